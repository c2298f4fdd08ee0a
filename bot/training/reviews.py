"""Reviews: positions before a player's costliest moves of a match that is over, to choose anew. People say *lessons*.

    review = await reviews.first(user_id, code) or await reviews.look_for(user_id, code, progress)
    review = await reviews.answer(user_id, review.position, move)

What was found is kept beside the exercises of training: so a review is there after any restart, and one that was
answered wrong comes back in training.
"""

from dataclasses import dataclass, replace
from itertools import zip_longest

from ai.exercises.exercise import Exercise, Mark
from ai.exercises.stored import chances_by_move
from bot.archive.analysis import Analyses
from bot.archive.open_rounds import OpenRoundLookup
from bot.clock import Clock
from bot.errors import NoSuchExercise, NotAPlayer, Refused
from bot.store import matches, training
from bot.store.database import Database
from bot.store.training import KeptExercise
from bot.training.own_positions import OwnPosition
from bot.training.training import Training
from bot.workers.pipe_messages import Progress
from rules import Move


@dataclass(frozen=True, slots=True)
class Review:
    """`number` of so many in this match; the costliest comes first."""

    position: OwnPosition
    exercise: Exercise
    played: Move  # in the match
    number: int = 1
    of: int = 1
    next: OwnPosition | None = None
    comes_back: bool = False  # tomorrow, as it was answered

    @property
    def cost(self) -> float:
        return self.exercise.cost(self.played)

    def is_right(self, move: Move) -> bool:
        return self.exercise.mark(move) is Mark.BEST


class Reviews:
    def __init__(
        self, db: Database, clock: Clock, open_rounds: OpenRoundLookup, analyses: Analyses, training: Training
    ) -> None:
        self._db, self._clock, self._open_rounds = db, clock, open_rounds
        self._analyses, self._training = analyses, training

    async def first(self, user_id: int, code: str) -> Review | None:
        """The costliest move, where it has been looked for. Raises NoSuchMatch, NotAPlayer, MatchRunning."""
        return next(iter(await self._all(user_id, code)), None)

    async def is_looked_for(self, user_id: int, code: str) -> bool:
        """Whether `look_for` has its answer at once."""
        rounds, seat = await self._open_rounds.of_player(code, user_id)
        return self._analyses.has_costly_moves(rounds.match.code, seat)

    async def look_for(self, user_id: int, code: str, progress: Progress) -> Review | None:
        """Find and keep this player's costliest moves; the first of them, or None where nothing cost much.

        Raises NoSuchMatch, NotAPlayer, MatchRunning, TooManyJobs, OneJobAtATime, WorkerFailed.
        """
        rounds, seat = await self._open_rounds.of_player(code, user_id)
        found, code = await self._analyses.costly_moves(rounds, seat, user_id, progress), rounds.match.code
        async with self._db.transaction(user_id) as queries:
            if (await matches.find(queries, code)).seat_of(user_id) is None:
                raise NotAPlayer(code)  # any more: they have erased themselves meanwhile
            for at, chances in found:
                name = str(OwnPosition(code, at))
                if await training.find_kept(queries, user_id, name) is None:  # else it may be coming back already
                    await training.write_kept(queries, user_id, KeptExercise(name, self._clock.now(), chances=chances))
        return await self.first(user_id, code)

    async def find(self, user_id: int, position: OwnPosition) -> Review:
        """One that was found before. Raises NoSuchExercise."""
        try:
            found = await self._all(user_id, position.code)
        except Refused:
            raise NoSuchExercise(str(position)) from None
        for review in found:
            if review.position == position:
                return review
        raise NoSuchExercise(str(position))

    async def answer(self, user_id: int, position: OwnPosition, move: Move) -> Review:
        """Unless the first one is right, it comes back in training. Raises NoSuchExercise, IllegalMove."""
        review = await self.find(user_id, position)
        review.exercise.view.check(move)
        is_right = review.is_right(move)
        return replace(review, comes_back=await self._training.answer_lesson(user_id, position, is_right=is_right))

    async def _all(self, user_id: int, code: str) -> list[Review]:
        """Those of a match that were found, the costliest first."""
        rounds, seat = await self._open_rounds.of_player(code, user_id)
        found: list[Review] = []
        for kept in await training.find_kept_of_match(self._db, user_id, rounds.match.code):
            position = OwnPosition.from_text(kept.name)
            seen = rounds.mover_view(position.at)
            if seen is not None and seen.seat == seat and kept.chances is not None:
                exercise = Exercise(kept.name, seen, chances_by_move(seen, kept.chances))
                found.append(Review(position, exercise, rounds.played(position.at)))
        found.sort(key=lambda one: -one.cost)
        following = [one.position for one in found[1:]]
        return [
            replace(one, number=number, of=len(found), next=after)
            for number, (one, after) in enumerate(zip_longest(found, following), start=1)
        ]
