"""Training: what somebody got wrong comes back until it is right; else an exercise of the bank, at their level.

    task = await training.next(user_id)
    result = await training.answer(user_id, task.exercise.name, task.exercise.best)

An exercise that was wrong comes back after a day, and once it is right then, after 3 and after 10 days more; wrong
again, it begins anew. The rating of a person is Glicko's: to find the best move of an exercise at the first try is a
win against its rating, which is on the scale of the merchants. What comes back is not rated: its answer has been shown.
"""

from dataclasses import dataclass, replace
from datetime import timedelta

from ai.exercises.exercise import Exercise, Mark
from ai.exercises.files import Bank
from ai.exercises.stored import chances_by_move
from bot.archive.open_rounds import OpenRoundLookup
from bot.clock import Clock
from bot.errors import NoSuchExercise, Refused
from bot.ratings.glicko import Encounter, Rating, rate
from bot.store import training
from bot.store.database import Database
from bot.store.side_notes import SideNotes
from bot.store.training import KeptExercise, Trainee
from bot.training.own_positions import OwnPosition
from rules import Move

COMES_BACK_AFTER = (1, 3, 10)  # days
DAY = 24 * 3600
EARLIER = int(timedelta(hours=4).total_seconds())  # who comes a little sooner than the day before finds it, too
KNOWN = 100.0  # deviation of an exercise: its rating rests on merchants, and people are others


@dataclass(frozen=True, slots=True)
class Task:
    exercise: Exercise
    comes_back: bool  # it was wrong before, or is from a game
    others: int  # how many others come back now


@dataclass(frozen=True, slots=True)
class TrainingResult:
    """`rating` is None where the answer was not rated. An answer that comes late does not count."""

    exercise: Exercise
    is_right: bool
    counts: bool
    returns_in: int | None = None  # days
    rating: Rating | None = None
    change: int = 0


class Training:
    def __init__(self, db: Database, clock: Clock, bank: Bank, open_rounds: OpenRoundLookup) -> None:
        self._db, self._clock, self._bank, self._open_rounds = db, clock, bank, open_rounds
        self._notes = SideNotes()

    async def next(self, user_id: int) -> Task:
        """What somebody is at, or has to try next. Asked again, it is the same until it has been answered."""
        trainee = await training.find_trainee(self._db, user_id)
        if trainee.exercise is None or not await self._is_there(user_id, trainee.exercise):
            trainee = await self._give(user_id, trainee.exercise)
        assert trainee.exercise is not None  # noqa: S101  # just given
        kept = await training.find_kept(self._db, user_id, trainee.exercise)
        comes_back = kept is not None and kept.due is not None
        due = await training.count_due(self._db, user_id, self._clock.now())
        return Task(await self.exercise(user_id, trainee.exercise), comes_back, max(0, due - comes_back))

    async def exercise(self, user_id: int, name: str) -> Exercise:
        """An exercise of the bank, or one kept from a game of this person. Raises NoSuchExercise."""
        if not _is_own(name):
            return self._of_bank(name)
        kept = await training.find_kept(self._db, user_id, name)
        if kept is None or kept.chances is None:
            raise NoSuchExercise(name)
        own = OwnPosition.from_text(name)
        try:
            seen = await self._open_rounds.seen_by(user_id, own.code, own.at)
        except Refused:
            raise NoSuchExercise(name) from None
        return Exercise(name, seen, chances_by_move(seen, kept.chances))

    async def answer_lesson(self, user_id: int, position: OwnPosition, *, is_right: bool) -> bool:
        """The first answer to a position that was found in a game counts: once wrong, it comes back from tomorrow on.

        Whether it does. Nothing is kept where this person has erased themselves meanwhile.
        """
        async with self._db.transaction(user_id) as queries:
            kept = await training.find_kept(queries, user_id, str(position))
            if kept is None or kept.step or kept.due is not None:
                return kept is not None and not kept.step and kept.due is not None and kept.due > self._clock.now()
            now = self._clock.now()
            after = replace(kept, step=1) if is_right else replace(kept, due=self._later(0))
            await training.write_kept(queries, user_id, replace(after, tried=now))
        return not is_right

    async def answer(self, user_id: int, name: str, move: Move) -> TrainingResult:
        """Raises NoSuchExercise, IllegalMove. Only the first answer to what somebody is at counts."""
        exercise = await self.exercise(user_id, name)
        exercise.view.check(move)
        is_right = exercise.mark(move) is Mark.BEST
        async with self._db.transaction(user_id) as queries:
            trainee = await training.find_trainee(queries, user_id)
            if trainee.exercise != name:
                return TrainingResult(exercise, is_right, counts=False)
            before = await training.find_kept(queries, user_id, name)
            kept = self._after(before or KeptExercise(name, 0), is_right=is_right, is_new=before is None)
            await training.write_kept(queries, user_id, kept)
            rated = before is None and exercise.rating is not None
            after = _rated(trainee, exercise, is_right=is_right) if rated else trainee
            await training.write_trainee(queries, user_id, replace(after, exercise=None))
        return TrainingResult(
            exercise,
            is_right,
            counts=True,
            returns_in=None if kept.due is None else COMES_BACK_AFTER[kept.step],
            rating=after.rating if rated else None,
            change=round(after.rating.rating) - round(trainee.rating.rating),
        )

    def _after(self, kept: KeptExercise, *, is_right: bool, is_new: bool) -> KeptExercise:
        """When it comes back, after this answer."""
        now = self._clock.now()
        if not is_right:
            return replace(kept, tried=now, step=0, due=self._later(0))
        step = kept.step + 1
        if is_new or kept.due is None or step == len(COMES_BACK_AFTER):
            return replace(kept, tried=now, due=None)
        return replace(kept, tried=now, step=step, due=self._later(step))

    def _later(self, step: int) -> int:
        return self._clock.now() + COMES_BACK_AFTER[step] * DAY - EARLIER

    async def _give(self, user_id: int, instead_of: str | None) -> Trainee:
        """Reading needs no writing: what cannot be noted is shown all the same, and comes again when asked again."""
        name = await self._due(user_id) or await self._at_level(user_id)
        await self._notes.write("an exercise", self._write_given(user_id, name, instead_of))
        trainee = await training.find_trainee(self._db, user_id)
        return replace(trainee, exercise=name) if trainee.exercise in (None, instead_of) else trainee

    async def _write_given(self, user_id: int, name: str, instead_of: str | None) -> None:
        async with self._db.transaction(user_id, light=True) as queries:
            trainee = await training.find_trainee(queries, user_id)
            if trainee.exercise == instead_of:  # else another click was faster
                await training.write_trainee(queries, user_id, replace(trainee, exercise=name))

    async def _due(self, user_id: int) -> str | None:
        """What comes back and can still be shown. The rest is forgotten, as far as that can be written."""
        before = None
        while (name := await training.next_due(self._db, user_id, self._clock.now())) and name != before:
            if await self._is_there(user_id, name):
                return name
            await self._notes.write("an exercise that is gone", training.drop_kept(self._db, user_id, name))
            before = name
        return None

    async def _at_level(self, user_id: int) -> str:
        """The untried exercise of the bank that is nearest to somebody's level. When all were tried: the oldest."""
        level = (await training.find_trainee(self._db, user_id)).rating.rating
        ratings, tried = self._bank.ratings, await training.tried(self._db, user_id)
        untried = [name for name in ratings if name not in tried]
        if not untried:
            return min(ratings, key=lambda name: tried[name])
        return min(untried, key=lambda name: abs(ratings[name] - level))

    async def _is_there(self, user_id: int, name: str) -> bool:
        try:
            await self.exercise(user_id, name)
        except NoSuchExercise:
            return False
        return True

    def _of_bank(self, name: str) -> Exercise:
        try:
            return self._bank[name]
        except KeyError:
            raise NoSuchExercise(name) from None


def _is_own(name: str) -> bool:
    return "." in name


def _rated(trainee: Trainee, exercise: Exercise, *, is_right: bool) -> Trainee:
    """After the first try of an exercise of the bank."""
    opponent = Rating(float(exercise.rating or 0), KNOWN)
    return replace(
        trainee,
        rating=rate(trainee.rating, [Encounter(opponent, float(is_right))], periods=0),
        tried=trainee.tried + 1,
        found=trainee.found + is_right,
    )
