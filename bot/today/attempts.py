"""The bazaar of the day as somebody plays it: three stalls, one after the other, one choice each.

attempt = await today.open_now(user_id)
while stall := attempt.next_stall:
    exercise = today.exercise(attempt.day, stall)
    attempt = await today.choose(user_id, attempt.day, stall, exercise.best)
score = today.score(attempt)
"""

from collections import Counter, OrderedDict
from dataclasses import dataclass
from functools import lru_cache

from ai.exercises.exercise import Exercise, Mark
from ai.exercises.files import Days, stall_name
from bot.clock import Clock
from bot.errors import DayNotOpened, NoSuchDay
from bot.store import today_attempts
from bot.store.database import Database
from bot.store.side_notes import SideNotes
from bot.store.today_attempts import STALLS as STALLS
from bot.store.today_attempts import Attempt as Attempt
from bot.today.day_numbers import WEEK, closes, day_at
from bot.today.file_lengths import FileLengths
from rules import Move

ENOUGH = 10  # choices at a stall, before anybody is told how everybody chose
REMEMBERED = 30  # stalls
UNWRITTEN = 1000  # attempts, while nothing can be written
MISSED = 25  # days back that are offered as practice: as many as a select can hold


@dataclass(frozen=True, slots=True)
class Judged:
    """A choice, and how good it was; None where its position is not in the file any more, so that nobody can say."""

    move: Move
    mark: Mark | None
    grade: int | None


@dataclass(frozen=True, slots=True)
class DayScore:
    """What became of a finished attempt."""

    day: int
    judged: tuple[Judged, ...]
    counts: bool

    @property
    def grade(self) -> int | None:
        """0 to 100: the mean of the three, or of those of which one can say how good they were."""
        known = [one.grade for one in self.judged if one.grade is not None]
        return round(sum(known) / len(known)) if known else None

    @property
    def marks(self) -> tuple[Mark | None, ...]:
        return tuple(one.mark for one in self.judged)


class Today:
    def __init__(self, db: Database, clock: Clock, days: Days) -> None:
        self._db, self._clock, self._days = db, clock, days
        self._notes = SideNotes()
        self._unwritten: OrderedDict[tuple[int, int], Attempt] = OrderedDict()  # by person and day
        self._lengths = FileLengths(db, clock, days)
        # Reading one takes a millisecond or two, and a list of results needs the same three for everybody in it.
        self._exercises = lru_cache(maxsize=REMEMBERED)(self._read)

    def _read(self, day: int, stall: int) -> Exercise:
        return self._lengths.at(day)[stall_name(day, stall)]

    async def note_file(self) -> None:
        """When the bot starts: should the file have more days than before, what has begun stays as it is."""
        await self._lengths.note()
        self._exercises.cache_clear()

    @property
    def day(self) -> int:
        return day_at(self._clock.now())

    def before_exchange(self, day: int) -> int | None:
        """The day that this one is with cloth and spice exchanged; None where it is a day of its own."""
        return self._lengths.before_exchange(day)

    def is_open(self, day: int) -> bool:
        """Whether an attempt that was begun on its day can still be finished and shown."""
        return self._clock.now() < closes(day)

    def exercise(self, day: int, stall: int) -> Exercise:
        """Raises KeyError where there is no such stall."""
        return self._exercises(day, stall)

    async def open_now(self, user_id: int) -> Attempt:
        """Today's; in its first hour yesterday's for who has begun that and not finished it."""
        now = self._clock.now()  # asked once: it may be midnight meanwhile
        return await self._open(user_id, await self._day_for(user_id, now), now)

    async def _day_for(self, user_id: int, now: int) -> int:
        today = day_at(now)
        if now < closes(today - 1):
            yesterday = await self.find(user_id, today - 1)
            if yesterday and yesterday.counts and not yesterday.is_finished:
                return today - 1
        return today

    async def find(self, user_id: int, day: int) -> Attempt | None:
        """Also one that was opened when nothing could be written, as on a full disk."""
        return await today_attempts.find(self._db, user_id, day) or self._unwritten.get((user_id, day))

    async def open(self, user_id: int, day: int) -> Attempt:
        """The attempt of this person, begun now or before. A day that is over is practice. Raises NoSuchDay."""
        now = self._clock.now()
        if not 1 <= day <= day_at(now):
            raise NoSuchDay(day)
        return await self._open(user_id, day, now)

    async def _open(self, user_id: int, day: int, now: int) -> Attempt:
        found = await self.find(user_id, day)
        if found:
            return found
        fresh = Attempt(user_id, day, now, counts=day == day_at(now))
        await self._notes.write("an attempt", self._add(fresh))
        written = await today_attempts.find(self._db, user_id, day)  # a click at the same time may have been faster
        if written is None:
            self._unwritten[user_id, day] = fresh
            if len(self._unwritten) > UNWRITTEN:
                self._unwritten.popitem(last=False)
        return written or fresh

    async def _add(self, attempt: Attempt) -> None:
        await today_attempts.add(self._db, attempt.user_id, attempt.day, attempt.opened, counts=attempt.counts)

    async def choose(self, user_id: int, day: int, stall: int, move: Move) -> Attempt:
        """Choose at a stall, once: what was chosen there before stays, and the attempt as it is comes back.

        Raises DayNotOpened, also for a stall whose turn has not come, and rules.IllegalMove.
        """
        attempt = await self.find(user_id, day)
        if attempt is None or stall > len(attempt.choices) + 1:
            raise DayNotOpened(day)
        if stall <= len(attempt.choices):
            return attempt
        self.exercise(day, stall).view.check(move)
        if unwritten := self._unwritten.get((user_id, day)):
            await self._add(unwritten)
            self._unwritten.pop((user_id, day), None)
        async with self._db.transaction(user_id) as queries:
            is_late = not self.is_open(day)
            chosen = await today_attempts.choose(queries, user_id, day, stall, move, is_late=is_late)
        found = chosen or await self.find(user_id, day)  # a click at the same time was faster
        if found is None:  # erased meanwhile
            raise DayNotOpened(day)
        return found

    def judge(self, day: int, stall: int, move: Move) -> Judged:
        """A move that is none there was chosen when the file of the days was another one."""
        exercise = self.exercise(day, stall)
        if move not in exercise.chances:
            return Judged(move, None, None)
        return Judged(move, exercise.mark(move), exercise.grade(move))

    def score(self, attempt: Attempt) -> DayScore:
        """Of a finished attempt."""
        judged = tuple(self.judge(attempt.day, stall, move) for stall, move in enumerate(attempt.choices, start=1))
        return DayScore(attempt.day, judged, attempt.counts)

    async def attendance(self, user_id: int, day: int) -> int:
        """On how many of the seven days up to this one somebody has finished in time."""
        week = await today_attempts.between(self._db, user_id, day - WEEK + 1, day)
        return sum(one.counts and one.is_finished for one in week.values())

    async def missed(self, user_id: int) -> list[int]:
        """Days before today that this person has not finished, latest first."""
        today = self.day
        first = max(1, today - MISSED)
        played = await today_attempts.between(self._db, user_id, first, today - 1)
        return [day for day in range(today - 1, first - 1, -1) if day not in played or not played[day].is_finished]

    async def choices_of_all(self, day: int, stall: int) -> Counter[Move] | None:
        """How everybody chose there; None while they are too few. What is no move there any more is not counted."""
        chances = self.exercise(day, stall).chances
        found = await today_attempts.choices_of_all(self._db, day, stall)
        counted = Counter({move: number for move, number in found.items() if move in chances})
        return counted if counted.total() >= ENOUGH else None
