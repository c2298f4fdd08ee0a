"""The weather: one trouble after the other, chosen by a seeded chance."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

from tests.chaos.ledger import Ledger
from tests.chaos.nonsense import talk_nonsense
from tests.e2e.bazaar import Bazaar

EVERYTHING = r"/(channels|interactions|webhooks)/"
MESSAGES = r"/channels/\d+/messages"
PERMISSIONS = ("VIEW_CHANNEL", "SEND_MESSAGES", "ATTACH_FILES", "EMBED_LINKS", "READ_MESSAGE_HISTORY")
MINUTE = 60


class Storm:
    """`blow` until cancelled; `clear` makes the sky blue again."""

    def __init__(self, bazaar: Bazaar, chance: Random, ledger: Ledger) -> None:
        self.bazaar, self.chance, self.ledger = bazaar, chance, ledger
        self.control = bazaar.control
        self._denied: set[str] = set()

    async def blow(self) -> None:
        troubles: list[tuple[Callable[[], Awaitable[None]], int]] = [
            (self.server_errors, 4),
            (self.lost_lines, 3),
            (self.slow_answers, 3),
            (self.rate_limits, 2),
            (self.gateway, 2),
            (self.deleted_table, 3),
            (self.put_away_thread, 2),
            (self.lost_permission, 2),
            (self.long_pause, 4),
            (self.power_cut, 2),
            (self.nonsense, 3),
        ]
        kinds, weights = zip(*troubles, strict=True)
        while True:
            (trouble,) = self.chance.choices(kinds, weights)
            self.ledger.troubles[trouble.__name__] += 1
            await trouble()
            await asyncio.sleep(self.chance.uniform(0.1, 0.8))

    async def clear(self) -> None:
        """Everything works again. What could not be told meanwhile is due now."""
        await self.control.clear_faults()
        await self.control.rate_limits(on=False)
        for channel in self._denied:
            await self.control.deny(channel)
        if not self.bazaar.bot.is_running:
            await self.bazaar.bot.start()
        await self.bazaar.pg.bot_is(online=True)
        await self.bazaar.later(30 * MINUTE)

    async def server_errors(self) -> None:
        status = self.chance.choice([500, 502, 503, 504])
        await self._strike("status", EVERYTHING, status=status)

    async def lost_lines(self) -> None:
        await self._strike("reset", EVERYTHING)

    async def slow_answers(self) -> None:
        path = self.chance.choice(["/callback$", MESSAGES, EVERYTHING])
        await self._strike("slow", path, seconds=self.chance.uniform(0.3, 3.5))

    async def _strike(self, kind: str, path: str, **fields: object) -> None:
        after, count = self.chance.random() < 0.5, self.chance.randint(1, 6)
        await self.control.fault(kind, path=path, count=count, chance=0.6, after=after, **fields)

    async def rate_limits(self) -> None:
        await self.control.rate_limits(on=self.chance.random() < 0.6, messages=3, per_second=20)

    async def gateway(self) -> None:
        await self.control.gateway(self.chance.choice(["drop", "forget", "reconnect"]))

    async def deleted_table(self) -> None:
        tables = [one for one in self.bazaar.tomoko.messages() if one.button("My hand") and not one.is_private]
        if tables:
            try:
                await self.control.delete_message(self.chance.choice(tables))
            except AssertionError:  # the bot was faster
                self.ledger.mishaps["table gone already"] += 1

    async def put_away_thread(self) -> None:
        """A thread is archived; now and then somebody deletes it."""
        threads = [one for one in self.bazaar.tomoko.state.channels.values() if one["type"] == 11]
        if not threads:
            return
        thread = self.chance.choice(threads)["id"]
        if self.chance.random() < 0.2:
            await self.control.delete_channel(thread)
        else:
            await self.control.archive(thread)

    async def lost_permission(self) -> None:
        """For a while the bot may do less in the channel."""
        channel = self.bazaar.tomoko.channel
        self._denied.add(channel)
        await self.control.deny(channel, self.chance.choice(PERMISSIONS))
        await asyncio.sleep(self.chance.uniform(0.3, 2))
        await self.control.deny(channel)

    async def long_pause(self) -> None:
        """Everybody was away: the next table is posted anew, with a ping."""
        await self.bazaar.later(self.chance.choice([3, 10, 20]) * MINUTE)

    async def power_cut(self) -> None:
        await self.bazaar.bot.kill()
        await asyncio.sleep(self.chance.uniform(0, 0.5))
        await self.control.clear_faults()  # it could not even log in; see tests/e2e/test_hosting.py for that
        await self.bazaar.bot.start()

    async def nonsense(self) -> None:
        await talk_nonsense(self.bazaar, self.chance, self.ledger)
