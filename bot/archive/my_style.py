"""My style: how somebody plays, from their own latest games. For themselves alone; no rating rests on it.

    style = await styles.of(user_id, progress)

A round is judged once, by a worker process, when its player opens the page, and stored at once: who is interrupted goes
on where they were. What cannot be stored is shown all the same. Nothing is judged for anybody who did not ask, and
nothing of the opponent is stored.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ai.analysis import GradedMoves, grade_of_rounds, margin
from ai.habits import FavouriteMistake, favourite_mistake
from ai.style import Comparison, RoundStyle, compare
from bot.archive.jobs import JobKey, Jobs
from bot.archive.open_rounds import OpenRoundLookup
from bot.archive.worker_questions import StyleWanted
from bot.match.model import Position, PublicMatch
from bot.store import finished_matches, judged_rounds, matches
from bot.store.database import Database, Reading
from bot.store.side_notes import SideNotes
from bot.workers.pipe_messages import Progress

STYLE = "style"
FEWEST_GAMES = 5
GAMES = 12  # the latest ones, which are judged
CURVE = 24  # games, of which the grade is shown; of those before the latest only what was judged once
SMOOTH = 5  # games that a point of the line is about


@dataclass(frozen=True, slots=True)
class MyStyle:
    games: int  # that were looked at
    rounds: int
    moves: int  # live ones
    grade: int | None  # of all these rounds; None where they say too little
    margin: int  # how far it may be off
    grades: tuple[int | None, ...]  # game by game, the latest last
    lately: tuple[int | None, ...]  # the same, of up to SMOOTH games together
    early: Comparison | None
    late: Comparison | None
    favourite: FavouriteMistake | None
    example: tuple[str, Position] | None  # where the favourite mistake cost most: just after it


class Styles:
    def __init__(self, db: Database, open_rounds: OpenRoundLookup, jobs: Jobs) -> None:
        self._db, self._open_rounds, self._jobs, self._notes = db, open_rounds, jobs, SideNotes()

    async def missing_games(self, user_id: int) -> int:
        """How many more this person has to finish before there is anything to tell."""
        return max(0, FEWEST_GAMES - len(await self._games(user_id)))

    async def has_games(self, user_id: int) -> bool:
        """Whether this person has finished any that can be judged."""
        return bool(await self._games(user_id))

    async def is_judged(self, user_id: int) -> bool:
        """Whether there is nothing left to do but to show it."""
        return not _unjudged(await self._games(user_id))

    async def of(self, user_id: int, progress: Progress) -> MyStyle:
        """Judges first what has not been judged. Raises TooManyJobs, OneJobAtATime, WorkerFailed."""
        wanted, judged = _unjudged(await self._games(user_id)), defaultdict[str, dict[int, RoundStyle]](dict)
        for done, (match, number) in enumerate(wanted):

            def of_all(share: int, of: int, before: int = done) -> None:
                progress(before * of + share, len(wanted) * of)

            style = judged[match.code][number] = await self._judge(user_id, match, number, of_all)
            await self._notes.write("a judged round", self._store(user_id, match.code, number, style))
            if not await self._plays(self._db, user_id, match.code):
                break
        return _style([game.with_rounds(judged[game.match.code]) for game in await self._games(user_id)])

    async def _games(self, user_id: int) -> list["_Game"]:
        """The latest first."""
        found = await finished_matches.freshly_dealt_to(self._db, user_id, CURVE)
        mine = [match for match in found if _can_be_judged(match, user_id)]
        judged = await judged_rounds.of_matches(self._db, user_id, [match.code for match in mine])
        return [_Game(match, judged.get(match.code, {})) for match in mine]

    async def _judge(self, user_id: int, match: PublicMatch, number: int, progress: Progress) -> RoundStyle:
        seat = match.seat_of(user_id)
        assert seat is not None  # noqa: S101  # found by it
        rounds = await self._open_rounds.of_match(match)
        if not any(event.seat == seat for event in rounds.round(number).events):
            return RoundStyle(GradedMoves(), ())
        question = StyleWanted(rounds.record(), number, seat)
        return await self._jobs.result(JobKey(STYLE, match.code, number, seat=seat), question, user_id, progress)

    async def _store(self, user_id: int, code: str, number: int, style: RoundStyle) -> None:
        """Not where this person has erased themselves meanwhile."""
        async with self._db.transaction(code) as queries:
            if await self._plays(queries, user_id, code):
                await judged_rounds.write(queries, user_id, code, number, style)

    async def _plays(self, reading: Reading, user_id: int, code: str) -> bool:
        return (await matches.find(reading, code)).seat_of(user_id) is not None


class _Game(NamedTuple):
    match: PublicMatch
    rounds: dict[int, RoundStyle]  # by number, those that have been judged

    def with_rounds(self, rounds: dict[int, RoundStyle]) -> "_Game":
        return _Game(self.match, dict(sorted((rounds | self.rounds).items())))

    @property
    def graded(self) -> GradedMoves:
        return _together([one.graded for one in self.rounds.values()])


def _can_be_judged(match: PublicMatch, user_id: int) -> bool:
    """Not where a merchant has moved in this person's place: those moves were not their own."""
    return match.seat_of(user_id) not in match.stewarded_seats and match.have_both_moved


def _unjudged(games: Sequence[_Game]) -> list[tuple[PublicMatch, int]]:
    """The rounds of the latest games that are still to be judged, the oldest first."""
    return [
        (game.match, number)
        for game in reversed(games[:GAMES])
        for number in range(1, game.match.round + 1)
        if number not in game.rounds
    ]


def _together(graded: Sequence[GradedMoves]) -> GradedMoves:
    return sum(graded, GradedMoves())


def _style(games: Sequence[_Game]) -> MyStyle:
    """Of all games the grades, of the latest everything else."""
    latest = games[:GAMES]
    rounds = [(game.match.code, number, one) for game in latest for number, one in game.rounds.items()]
    choices = [choice for _, _, one in rounds for choice in one.choices]
    favourite = favourite_mistake([one for _, _, one in rounds])
    example = None
    if favourite:
        code, number, _ = rounds[favourite.worst.round]
        example = code, Position(number, favourite.worst.choice.ply)
    graded = [one.graded for _, _, one in rounds]
    curve = [game.graded for game in reversed(games) if game.rounds]
    return MyStyle(
        games=len(latest),
        rounds=len(rounds),
        moves=len(choices),
        grade=grade_of_rounds(graded),
        margin=margin(graded),
        grades=tuple(graded.grade for graded in curve),
        lately=tuple(_together(curve[max(0, end - SMOOTH) : end]).grade for end in range(1, len(curve) + 1)),
        early=compare(choice for choice in choices if choice.is_early),
        late=compare(choice for choice in choices if not choice.is_early),
        favourite=favourite,
        example=example,
    )
