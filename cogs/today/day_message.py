"""A server's message for a day: first an invitation with who has shown theirs, at last the results and the solution."""

from collections.abc import Sequence
from dataclasses import dataclass

from discord import ButtonStyle

from ai.exercises.exercise import Exercise
from bot.store.today_messages import ShownAttempt
from bot.today.attempts import DayScore
from bot.today.day_numbers import ends
from cogs.core.phrasing import Phrasing
from cogs.core.screen import PublicScreen, box, button, lines, row, text
from cogs.today.words import graded, marks
from rules import Move

PLAY = "today-message"  # the action of its button, by which the message is known again
MOST_NAMES = 25
COLOUR = 0xD9950F


@dataclass(frozen=True, slots=True)
class Solution:
    """The best move at a stall, and how many in a hundred found it; None where too few have played."""

    exercise: Exercise
    found_by: int | None

    @property
    def move(self) -> Move:
        return self.exercise.best


@dataclass(frozen=True, slots=True)
class ShownScore:
    one: ShownAttempt
    score: DayScore

    def words(self, phrasing: Phrasing) -> str:
        name = phrasing.person(self.one.attempt.user_id, self.one.name)
        return phrasing.say("today-line", marks=marks(self.score), grade=graded(self.score.grade), name=name)


def invitation(phrasing: Phrasing, day: int, shown: Sequence[ShownScore]) -> PublicScreen:
    """While the day lasts. Who came last stands below; where they are many the first ones are counted."""
    left_out = len(shown) - MOST_NAMES
    before = phrasing.say("today-earlier", count=left_out) if left_out > 0 else None
    told = [before, *(one.words(phrasing) for one in shown[-MOST_NAMES:])]
    said = lines(
        [
            phrasing.say("today-message-title", day=str(day)),
            phrasing.say("today-message", until=f"<t:{ends(day)}:R>"),
            phrasing.say("today-message-shown", count=len(shown)) if shown else None,
            *told,
        ]
    )
    play = button(phrasing.say("button-today-play"), PLAY, day, style=ButtonStyle.primary)
    return PublicScreen((box(text(said), row(play), colour=COLOUR),))


def results(phrasing: Phrasing, day: int, shown: Sequence[ShownScore], solutions: Sequence[Solution]) -> PublicScreen:
    """When the day is over: best first, and what would have been best. Its button is practice from now on."""
    ordered = sorted(shown, key=lambda one: -1 if one.score.grade is None else one.score.grade, reverse=True)
    left_out = len(ordered) - MOST_NAMES
    after = phrasing.say("today-later", count=left_out) if left_out > 0 else None
    said = lines(
        [
            phrasing.say("today-results-title", day=str(day)),
            *(one.words(phrasing) for one in ordered[:MOST_NAMES]),
            after,
            None if shown else phrasing.say("today-nobody"),
            phrasing.say("today-solution-title"),
            *(_solution(phrasing, stall, one) for stall, one in enumerate(solutions, start=1)),
        ]
    )
    play = button(phrasing.say("button-today-practise"), PLAY, day)
    return PublicScreen((box(text(said), row(play), colour=COLOUR),))


def _solution(phrasing: Phrasing, stall: int, solution: Solution) -> str:
    words = phrasing.move(solution.move, solution.exercise.view.camels_in_market)
    found_by = "none" if solution.found_by is None else solution.found_by
    return phrasing.say("today-solution", stall=stall, move=words, found=found_by)
