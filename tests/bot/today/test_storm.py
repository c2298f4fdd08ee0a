"""A storm over the messages a day: two processes, crashes, lost answers, clocks that jump, people who hide and erase.

Whatever happens there is one message a server and day, it names who has shown theirs and does not hide, and it closes.
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
from bot.today import messages
from bot.today.day_numbers import DAY, HOUR
from bot.today.messages import DayMessage
from tests.bot.world import IN_MEMORY, FakeClock, application

SERVERS, PEOPLE, STEPS = range(900, 906), range(100, 130), 250
Key = tuple[int, int]  # a server and a day

pytestmark = pytest.mark.sqlite_only


@dataclass
class Discord:
    """What stands in the channels, whether we heard of it or not."""

    posted: dict[Key, list[int]] = field(default_factory=lambda: defaultdict(list))
    named: dict[Key, set[int]] = field(default_factory=dict)
    is_result: dict[Key, bool] = field(default_factory=dict)
    last: int = 5000

    def post(self, key: Key) -> int:
        self.last += 1
        self.posted[key].append(self.last)
        return self.last

    def find(self, message: DayMessage) -> int | None:
        return next((one for one in self.posted[message.key] if one >= (message.first or 0)), None)


@dataclass
class Storm:
    apps: tuple[Application, Application]
    clock: FakeClock
    rng: Random
    discord: Discord = field(default_factory=Discord)
    is_calm: bool = False

    async def rage(self) -> None:
        deeds = (self.play, self.choose_channel, self.hide, self.erase, self.time_jumps, self.tell_twice)
        for _ in range(STEPS):
            (deed,) = self.rng.choices(deeds, (25, 10, 5, 3, 9, 48))
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

    async def hide(self, app: Application) -> None:
        user = self.rng.choice(PEOPLE)
        await app.preferences.change(user, Preferences(is_hidden=self.rng.random() < 0.5))
        await app.today_messages.hides_or_shows(user)

    async def erase(self, app: Application) -> None:
        await app.personal_data.erase(self.rng.choice(PEOPLE))

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

    async def see_to(self, app: Application, message: DayMessage) -> None:
        """As the updater does. One in ten processes dies before, as many after posting; others hear no answer."""
        fate = 1.0 if self.is_calm else self.rng.random()
        if fate < 0.1:
            return
        message_id = message.message_id or (self.discord.find(message) if message.first else None)
        if message_id is None:
            if app.today_messages.is_over(message):
                await app.today_messages.gone(message)
                return
            if not await app.today_messages.begin_posting(message, self.discord.last):
                return
            if fate < 0.2:
                await app.today_messages.postpone(message, 60, is_unheard=False, is_refused=True)
                return
            message_id = self.discord.post(message.key)
            if fate < 0.3:
                return
            if fate < 0.4:
                await app.today_messages.postpone(message, 60, is_unheard=True)
                return
        is_result = app.today_messages.is_closed(message)
        names = {one.attempt.user_id for one in await app.today_messages.shown(message)}
        if await app.today_messages.told(message, message_id, is_result=is_result):
            self.discord.named[message.key], self.discord.is_result[message.key] = names, is_result
        else:
            self.discord.posted[message.key].remove(message_id)

    async def calm_down(self) -> None:
        self.is_calm = True
        for _ in range(12):
            self.clock.forward(6 * HOUR)
            for app in self.apps:
                await self.tell(app)


@pytest.mark.parametrize("seed", range(3))
async def test_whatever_happens_there_is_one_message_a_day_and_it_is_right(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "HIDES_BACK", 10_000)  # also in messages far up
    clock = FakeClock()
    with TemporaryDirectory(dir=IN_MEMORY) as folder:
        async with application(Path(folder), clock) as one, application(Path(folder), clock) as other:
            storm = Storm((one, other), clock, Random(seed))
            await storm.rage()
            await storm.calm_down()
            await check(storm, one)


async def check(storm: Storm, app: Application) -> None:
    discord = storm.discord
    assert len(discord.named) > 10
    assert max(len(ids) for ids in discord.posted.values()) == 1, "two messages for one day"
    for key, names in discord.named.items():
        message = DayMessage(*key, channel_id=0, message_id=None, first=None, closes=None, version=1, lease=0)
        assert names == {one.attempt.user_id for one in await app.today_messages.shown(message)}, key
        assert discord.is_result[key] or key[1] >= app.today.day - 1, f"{key} was never closed"
    open_ones = "SELECT 1 FROM today_messages WHERE tell_at IS NOT NULL OR closes < ?"
    assert await app.db.fetch_all(open_ones, storm.clock.time) == []
