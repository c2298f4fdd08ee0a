"""A stall: the position with the usual buttons, and after the choice how good it was and how everybody chose."""

from collections import Counter

from discord import ButtonStyle

from ai.exercises.exercise import Exercise
from bot.today.attempts import Attempt, Today
from bot.today.day_numbers import closes
from cogs.core.phrasing import Phrasing
from cogs.core.screen import Item, Screen, box, button, lines, row, text
from cogs.exercises import screens
from cogs.exercises.asking import After, Asking
from render import Painters, Picture, alt_text
from render.layout.today import MOST_BARS
from render.today_results import ChoiceBar, ChoiceBars
from rules import Move

ACTION = "today-stall"


def asking(phrasing: Phrasing, today: Today, attempt: Attempt, stall: int, player: str) -> Asking:
    return Asking.by(ACTION, attempt.day, stall, title=_title(phrasing, today, attempt, stall), player=player)


async def answer_screen(
    painters: Painters, phrasing: Phrasing, today: Today, attempt: Attempt, stall: int, note: str | None = None
) -> Screen:
    """Of a stall at which this person has chosen."""
    exercise, move = today.exercise(attempt.day, stall), attempt.choices[stall - 1]
    choices = await today.choices_of_all(attempt.day, stall)
    said = [note] if note else []
    said.append(phrasing.say("today-choices", count=choices.total()) if choices else phrasing.say("today-too-few"))
    after = After(
        title=_title(phrasing, today, attempt, stall),
        buttons=(_onward(phrasing, attempt, stall),),
        said=tuple(said),
        pictured=(await _bars(painters, phrasing, exercise, choices, move),) if choices else (),
    )
    return await screens.answer(painters, phrasing, exercise, move, after)


def replaced_screen(phrasing: Phrasing, today: Today, attempt: Attempt, stall: int) -> Screen:
    """Of a stall at which this person has chosen, when there was another position: nobody can judge that now."""
    told = [_title(phrasing, today, attempt, stall), phrasing.say("today-replaced")]
    return Screen((box(text(lines(told)), row(_onward(phrasing, attempt, stall))),))


def _onward(phrasing: Phrasing, attempt: Attempt, stall: int) -> Item:
    is_last = stall == len(attempt.choices) and attempt.is_finished
    label = phrasing.say("button-today-result" if is_last else "button-today-next")
    return button(label, "today", attempt.day, style=ButtonStyle.primary)


def _title(phrasing: Phrasing, today: Today, attempt: Attempt, stall: int) -> str:
    """Which stall of which day, and what is special about it."""
    day = attempt.day
    is_still = attempt.counts and day != today.day and today.is_open(day)
    before = today.before_exchange(day)
    return lines(
        [
            phrasing.say("today-stall", day=str(day), stall=stall),
            phrasing.say("today-still", until=f"<t:{closes(day)}:R>") if is_still else None,
            None if attempt.counts and today.is_open(day) else phrasing.say("today-practice"),
            phrasing.say("today-exchanged", before=str(before)) if before else None,
        ]
    )


async def _bars(
    painters: Painters, phrasing: Phrasing, exercise: Exercise, choices: Counter[Move], mine: Move
) -> tuple[Picture, str]:
    camels = exercise.view.camels_in_market
    shown = _shown(exercise, choices, mine)
    bars = ChoiceBars(
        tuple(
            ChoiceBar(move, camels, exercise.mark(move).value, choices[move] / choices.total(), move == mine)
            for move in shown
        ),
        choices.total(),
    )
    words = [phrasing.move(move, camels) for move in shown]
    return await painters.choice_bars(bars), alt_text.choice_bars(bars, words, phrasing.say)


def _shown(exercise: Exercise, choices: Counter[Move], mine: Move) -> list[Move]:
    """The most frequent ones; one's own and the best are among them."""
    known = [move for move, _ in choices.most_common() if move in exercise.chances]
    wanted = {mine, exercise.best} & set(known)
    first = [move for move in known if move not in wanted][: MOST_BARS - len(wanted)]
    return [move for move in known if move in wanted or move in first]
