"""A storm over the messages a day: two processes, crashes, restarts, lost answers, clocks that jump, processes that
stand still until their lease has run out, messages that somebody deletes, people who hide and erase.

Whatever happens there is at most one message a server and day, ever: it comes on its day, names who has shown theirs
and does not hide, and it closes. Who deletes it has none until tomorrow.
"""

import asyncio
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from bot.application import Application
from bot.errors import Refused
from bot.people.preferences import Preferences
from bot.server_settings import ServerSettings
from bot.store.leases import LEASE
from bot.today import messages
from bot.today.day_numbers import DAY, HOUR
from bot.today.messages import DayMessage
from tests.bot.world import IN_MEMORY, FakeClock, application

SERVERS, PEOPLE, STEPS = range(900, 906), range(100, 130), 350
Key = tuple[int, int]  # a server and a day

pytestmark = pytest.mark.sqlite_only


@dataclass
class Discord:
    """What was ever posted in the channels, whether we heard of it or not; without what we took back ourselves."""

    posted: dict[Key, list[int]] = field(default_factory=lambda: defaultdict(list))
    deleted: set[int] = field(default_factory=set)  # by people
    named: dict[Key, set[int]] = field(default_factory=dict)
    is_result: dict[Key, bool] = field(default_factory=dict)
    last: int = 5000

    def post(self, key: Key) -> int:
        self.last += 1
        self.posted[key].append(self.last)
        return self.last

    def find(self, message: DayMessage) -> int | None:
        there = (one for one in self.posted[message.key] if one not in self.deleted)
        return next((one for one in there if one >= (message.first or 0)), None)


@dataclass
class Storm:
    apps: tuple[Application, Application]
    clock: FakeClock
    rng: Random
    discord: Discord = field(default_factory=Discord)
    is_calm: bool = False
    posting: dict[int, Key] = field(default_factory=dict)  # what somebody has begun to post, by the claim
    late: set[Key] = field(default_factory=set)  # posted when their day was over

    async def rage(self) -> None:
        deeds = {self.play: 25, self.choose_channel: 10, self.hide: 5, self.erase: 3, self.time_jumps: 9}
        deeds |= {self.tell_twice: 48, self.delete: 6, self.restart: 6}
        for _ in range(STEPS):
            (deed,) = self.rng.choices(list(deeds), list(deeds.values()))
            await deed(self.rng.choice(self.apps))

    async def play(self, app: Application) -> None:
        """Two clicks at once, in two processes; often not to the end; sometimes a day that is over."""
        user = self.rng.choice(PEOPLE)
        is_old = self.rng.random() < 0.3
        attempt = await (app.today.open(user, max(1, app.today.day - 2)) if is_old else app.today.open_now(user))
        day = attempt.day
        while (stall := attempt.next_stall) and self.rng.random() < 0.9:
            moves = self.rng.choices(list(app.today.exercise(day, stall).chances), k=2)
            clicks = (one.today.choose(user, day, stall, move) for one, move in zip(self.apps, moves, strict=True))
            attempt, other = await asyncio.gather(*clicks)
            assert attempt.choices[:stall] == other.choices[:stall], "everybody is told what counts"
        with suppress(Refused):
            await app.today_messages.show(self.rng.choice(SERVERS), user, day)

    async def choose_channel(self, app: Application) -> None:
        server, channel = self.rng.choice(SERVERS), self.rng.choice((None, 1, 2))
        await app.servers.change(server, ServerSettings(today_channel_id=channel))
        if channel:
            await app.today_messages.begin_in(server, channel)
        else:
            await app.today_messages.stop_in(server)

    async def hide(self, app: Application) -> None:
        user = self.rng.choice(PEOPLE)
        await app.preferences.change(user, Preferences(is_hidden=self.rng.random() < 0.5))
        await app.today_messages.hides_or_shows(user)

    async def erase(self, app: Application) -> None:
        await app.personal_data.erase(self.rng.choice(PEOPLE))

    async def delete(self, _app: Application) -> None:
        """Somebody deletes a message of these days, one that we know of: else nobody could say that it was there."""
        known = list(self.discord.named)[-len(SERVERS) :]
        if known:
            self.discord.deleted.add(self.discord.posted[self.rng.choice(known)][-1])

    async def restart(self, app: Application) -> None:
        """What a process keeps in mind is gone."""
        app.today_messages._begun = 0

    async def time_jumps(self, _app: Application) -> None:
        self.clock.forward(self.rng.choice((60, HOUR, 6 * HOUR, DAY, -60, -HOUR)))

    async def tell_twice(self, app: Application) -> None:
        self.clock.forward(61)
        other = self.rng.choice(self.apps)
        await asyncio.gather(self.tell(app), self.tell(other), self.play(app), self.hide(other), self.play(other))

    async def tell(self, app: Application) -> None:
        await app.today_messages.begin_day()
        for key in await app.today_messages.due():
            message = await app.today_messages.claim(*key)
            if message:
                await self.see_to(app, message)
                self.posting.pop(id(message), None)

    async def see_to(self, app: Application, message: DayMessage) -> None:
        """As the updater does. One in ten processes dies before, as many after posting; others hear no answer; and of
        those that live and hear, some stand still in between."""
        fate = 1.0 if self.is_calm else self.rng.random()
        if fate < 0.1:
            return
        still = self.rng.choice(("before", "posting", "after", "never")) if fate >= 0.4 else "never"
        message_id = message.message_id or (self.discord.find(message) if message.first else None)
        if message_id is None:
            message_id = await self.post(app, message, fate, still)
        elif message_id in self.discord.deleted:
            await app.today_messages.gone(message)
            return
        if message_id is None:
            return
        is_result = app.today_messages.is_closed(message)
        names = {one.attempt.user_id for one in await app.today_messages.shown(message)}
        if await app.today_messages.told(message, message_id, is_result=is_result):
            self.discord.named[message.key], self.discord.is_result[message.key] = names, is_result
        else:
            self.discord.posted[message.key].remove(message_id)

    async def post(self, app: Application, message: DayMessage, fate: float, still: str) -> int | None:
        """None: it was not posted, or nobody heard that it was."""
        begun = self.clock.time
        if app.today_messages.is_over(message):
            await app.today_messages.gone(message)
            return None
        if app.today_messages.is_early(message):
            await app.today_messages.not_yet(message)
            return None
        await self.stand_still(app, still == "before")
        if not await app.today_messages.begin_posting(message, self.discord.last):
            return None
        if message.key not in self.posting.values():
            assert not set(self.discord.posted[message.key]) - self.discord.deleted, "somebody else has posted it"
        self.posting[id(message)] = message.key
        if fate < 0.2:
            await app.today_messages.postpone(message, 60, is_unheard=False, is_refused=True)
            return None
        await self.stand_still(app, still == "posting")
        if self.clock.time == begun and message.day != app.today.day:
            self.late.add(message.key)
        message_id = self.discord.post(message.key)
        if 0.3 <= fate < 0.4:
            await app.today_messages.postpone(message, 60, is_unheard=True)
        await self.stand_still(app, still == "after")
        return message_id if fate >= 0.4 else None

    async def stand_still(self, app: Application, is_still: bool) -> None:
        """Until the lease has run out, and the other process goes on, which neither dies nor stands still meanwhile."""
        if is_still and not self.is_calm:
            self.is_calm = True
            self.clock.forward(LEASE)
            await self.tell(next(one for one in self.apps if one is not app))
            self.is_calm = False

    async def calm_down(self) -> None:
        self.is_calm = True
        for _ in range(12):
            self.clock.forward(6 * HOUR)
            for app in self.apps:
                await self.tell(app)


SEEDS = range(3)


async def live_through(seed: int) -> None:
    clock = FakeClock()
    with TemporaryDirectory(dir=IN_MEMORY) as folder:
        async with application(Path(folder), clock) as one, application(Path(folder), clock) as other:
            storm = Storm((one, other), clock, Random(seed))
            await storm.rage()
            await storm.calm_down()
            await check(storm, one)


@pytest.fixture(autouse=True)
def hiding_changes_all_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "HIDES_BACK", 10_000)  # also those far up


@pytest.mark.parametrize("seed", SEEDS)
async def test_whatever_happens_there_is_one_message_a_day_and_it_is_right(seed: int) -> None:
    await live_through(seed)


async def check(storm: Storm, app: Application) -> None:
    discord = storm.discord
    assert len(discord.named) > 10
    assert discord.deleted
    assert max(len(ids) for ids in discord.posted.values()) == 1, "two messages for one day"
    assert storm.late == set(), "a message for a day that was over"
    for key, names in discord.named.items():
        if discord.deleted & set(discord.posted[key]):
            continue
        message = DayMessage(*key, channel_id=0, message_id=None, first=None, closes=None, version=1, lease=0)
        assert names == {one.attempt.user_id for one in await app.today_messages.shown(message)}, key
        assert discord.is_result[key] or key[1] >= app.today.day - 1, f"{key} was never closed"
    open_ones = "SELECT 1 FROM today_messages WHERE tell_at IS NOT NULL OR closes < ?"
    assert await app.db.fetch_all(open_ones, storm.clock.time) == []
