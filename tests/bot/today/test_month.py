"""A month of five hundred people, with a real database and a clock that is moved: all figures are right at its end.

What is right is counted beside it, in plain Python, from what the people did.
"""

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from bot.application import Application
from bot.server_settings import ServerSettings
from bot.store.today_attempts import STALLS
from bot.today.attempts import ENOUGH, Attempt
from bot.today.day_numbers import DAY, begins, closes, day_at, ends
from rules import Move
from tests.bot.world import IN_MEMORY, FakeClock, application

PEOPLE, DAYS, SERVERS = 500, 30, (900, 901)
ERASED = 20  # people, in the middle of the month
HABITS = (0.15, 0.4, 0.7, 0.95)  # how often somebody comes

pytestmark = pytest.mark.sqlite_only


@dataclass
class Visitor:
    """Somebody with their habits, and what they have really done."""

    user_id: int
    comes: float
    skill: float  # how often they find the best move
    server: int
    finished: set[int] = field(default_factory=set)  # days in time
    chosen: dict[int, list[Move]] = field(default_factory=lambda: defaultdict(list))
    late: set[int] = field(default_factory=set)
    shown: set[int] = field(default_factory=set)


@dataclass
class Month:
    app: Application
    clock: FakeClock
    rng: Random
    visitors: list[Visitor]
    posted: Counter[tuple[int, int]] = field(default_factory=Counter)

    async def pass_by(self) -> None:
        first = day_at(self.clock.time)
        for day in range(first, first + DAYS):
            unfinished: list[Visitor] = []
            self.clock.time = begins(day)
            await self.tell()
            for visitor in self.visitors:
                if self.rng.random() < visitor.comes:
                    self.clock.time = begins(day) + self.rng.randrange(DAY)
                    unfinished += [visitor] if not await self.play(visitor, day) else []
            await self.come_back(unfinished, day)
            if day == first + DAYS // 2:
                await self.erase_some()
            await self.tell()  # its results

    async def play(self, visitor: Visitor, day: int) -> bool:
        """One in twenty is called away in the middle, one in ten clicks twice. False: it is unfinished."""
        attempt = await self.app.today.open_now(visitor.user_id)
        stops_at = self.rng.randrange(STALLS) if self.rng.random() < 0.05 else STALLS
        while (stall := attempt.next_stall) and len(attempt.choices) < stops_at:
            attempt = await self.choose(visitor, day, stall)
        if attempt.is_finished and attempt.counts:
            visitor.finished.add(day)
            if self.rng.random() < 0.3:
                assert await self.app.today_messages.show(visitor.server, visitor.user_id, day)
                visitor.shown.add(day)
        return attempt.is_finished

    async def choose(self, visitor: Visitor, day: int, stall: int) -> Attempt:
        exercise = self.app.today.exercise(day, stall)
        is_found = self.rng.random() < visitor.skill
        move = exercise.best if is_found else self.rng.choice(list(exercise.chances))
        visitor.chosen[day].append(move)
        attempt = await self.app.today.choose(visitor.user_id, day, stall, move)
        if self.rng.random() < 0.1:  # a second click changes nothing
            other = self.rng.choice(list(exercise.chances))
            assert await self.app.today.choose(visitor.user_id, day, stall, other) == attempt
        return attempt

    async def come_back(self, visitors: list[Visitor], day: int) -> None:
        """Half of them within the hour, the rest too late."""
        for visitor in sorted(visitors, key=lambda one: one.user_id % 2):
            is_late = visitor.user_id % 2 == 1
            self.clock.time = closes(day) if is_late else ends(day) + self.rng.randrange(3600)
            if is_late:
                visitor.late.add(day)
            await (self.practise if is_late else self.play)(visitor, day)

    async def practise(self, visitor: Visitor, day: int) -> bool:
        attempt = await self.app.today.open(visitor.user_id, day)
        while stall := attempt.next_stall:
            attempt = await self.choose(visitor, day, stall)
        return True

    async def erase_some(self) -> None:
        for visitor in self.visitors[:ERASED]:
            await self.app.personal_data.erase(visitor.user_id)
        del self.visitors[:ERASED]

    async def tell(self) -> None:
        """As the updater does, without Discord."""
        await self.app.today_messages.begin_day()
        for key in await self.app.today_messages.due():
            message = await self.app.today_messages.claim(*key)
            assert message
            if message.message_id is None:
                self.posted[key] += 1
            is_result = self.app.today_messages.is_closed(message)
            assert await self.app.today_messages.told(message, message.message_id or 1, is_result=is_result)


async def test_after_a_month_of_five_hundred_people_the_figures_are_right() -> None:
    clock, rng = FakeClock(), Random(23)
    with TemporaryDirectory(dir=IN_MEMORY) as folder:
        async with application(Path(folder), clock) as app:
            await live_through(app, clock, rng)


async def live_through(app: Application, clock: FakeClock, rng: Random) -> None:
    for server in SERVERS:
        await app.servers.change(server, ServerSettings(today_channel_id=server + 10))
    visitors = [
        Visitor(1000 + number, HABITS[number % 4], rng.random(), SERVERS[number % 2]) for number in range(PEOPLE)
    ]
    first = app.today.day
    month = Month(app, clock, rng, visitors)
    await month.pass_by()
    days = range(first, first + DAYS)
    await check_choices(month, days)
    await check_attendance(month, days)
    await check_shown(month, days)
    assert set(month.posted.values()) == {1}, "no server has two messages for a day"
    assert {day for _, day in month.posted} == {*days, days[-1] + 1}, "the next one has begun"


async def check_choices(month: Month, days: range) -> None:
    """How everybody chose, at every stall of every day: of those who are not erased, and in time."""
    told = 0
    for day in days:
        for stall in range(1, STALLS + 1):
            counted = Counter(
                one.chosen[day][stall - 1]
                for one in month.visitors
                if len(one.chosen.get(day, [])) >= stall and day not in one.late
            )
            found = await month.app.today.choices_of_all(day, stall)
            assert found == (counted if counted.total() >= ENOUGH else None), (day, stall)
            told += found is not None
    assert told == DAYS * STALLS


async def check_attendance(month: Month, days: range) -> None:
    finished = 0
    for visitor in month.visitors:
        for day in (days[6], days[-1]):
            of_seven = len(visitor.finished & set(range(day - 6, day + 1)))
            assert await month.app.today.attendance(visitor.user_id, day) == of_seven, visitor
        finished += len(visitor.finished)
    rows = await month.app.db.fetch_all(
        "SELECT count(*) AS number FROM today_attempts WHERE counts AND choice3 IS NOT NULL"
    )
    assert rows[0]["number"] == finished > 5000
    assert any(visitor.late for visitor in month.visitors)


async def check_shown(month: Month, days: range) -> None:
    for server in SERVERS:
        for day in days:
            rows = await month.app.db.fetch_all(
                "SELECT user_id FROM today_shown WHERE guild_id = ? AND day = ?", server, day
            )
            expected = {one.user_id for one in month.visitors if one.server == server and day in one.shown}
            assert {row["user_id"] for row in rows} == expected
