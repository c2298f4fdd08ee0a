"""The weather: one trouble after the other, chosen by a seeded chance."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

from tests.chaos.ledger import Ledger
from tests.chaos.nonsense import talk_nonsense
from tests.e2e.bazaar import Bazaar

EVERYTHING = r"/(channels|interactions|webhooks)/"
MESSAGES = r"/channels/\d+/messages"
PERMISSIONS = ("VIEW_CHANNEL", "SEND_MESSAGES", "ATTACH_FILES", "EMBED_LINKS", "READ_MESSAGE_HISTORY",
               "CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS")  # fmt: skip
TEXT, THREAD = 0, 11
MINUTE = 60


class Storm:
    """`blow` until cancelled; `clear` makes the sky blue again."""

    def __init__(self, bazaar: Bazaar, chance: Random, ledger: Ledger) -> None:
        self.bazaar, self.chance, self.ledger = bazaar, chance, ledger
        self.control = bazaar.control
        self._denied: set[str] = set()
        self._kicked = self._stopped = False

    async def blow(self) -> None:
        troubles: list[tuple[Callable[[], Awaitable[None]], int]] = [
            (self.server_errors, 4),
            (self.lost_lines, 3),
            (self.slow_answers, 3),
            (self.rate_limits, 2),
            (self.gateway, 2),
            (self.deleted_table, 3),
            (self.put_away_thread, 2),
            (self.lost_permission, 3),
            (self.small_talk, 2),
            (self.long_pause, 4),
            (self.kicked_out, 1),
            (self.busy_disk, 1),
            (self.power_cut, 2),
            (self.new_start, 2),
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
        await self._let_in()
        for channel in self._denied:
            await self.control.deny(channel)
        for thread in self.bazaar.tomoko.channels(THREAD):
            await self.control.archive(thread, archived=False, locked=False)
        if self._stopped:  # the storm ended before it was back
            await self.bazaar.bot.restart()
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
        """A thread is archived, perhaps for good; now and then somebody deletes it."""
        threads = self.bazaar.tomoko.channels(THREAD)
        if not threads:
            return
        thread = self.chance.choice(threads)
        if self.chance.random() < 0.2:
            await self.control.delete_channel(thread)
        else:
            await self.control.archive(thread, locked=self.chance.random() < 0.3)

    async def lost_permission(self) -> None:
        """For a while the bot may do less in a channel."""
        channel = self.chance.choice(self.bazaar.tomoko.channels(TEXT))
        self._denied.add(channel)
        await self.control.deny(channel, self.chance.choice(PERMISSIONS))
        await asyncio.sleep(self.chance.uniform(0.3, 2))
        await self.control.deny(channel)

    async def small_talk(self) -> None:
        """What the bot looks for is no longer among the last messages."""
        channel = self.chance.choice([*self.bazaar.tomoko.channels(TEXT), *self.bazaar.tomoko.channels(THREAD)])
        for number in range(30):
            await self.bazaar.tomoko.say(f"{number} bottles of wine", at=channel)

    async def long_pause(self) -> None:
        """Everybody was away: the next table is posted anew, with a ping."""
        await self.bazaar.later(self.chance.choice([3, 10, 20]) * MINUTE)

    async def kicked_out(self) -> None:
        """Somebody throws the bot out, and lets it in again."""
        self._kicked = True
        await self.control.kick_bot(self.bazaar.tomoko.state.guild["id"])
        await asyncio.sleep(self.chance.uniform(0.1, 1))
        await self._let_in()

    async def _let_in(self) -> None:
        if self._kicked:
            self._kicked = False
            await self.control.invite_bot(self.bazaar.tomoko.state.guild["id"])

    async def busy_disk(self) -> None:
        async with self.bazaar.locked_database():
            await asyncio.sleep(self.chance.uniform(0.2, 2))

    async def power_cut(self) -> None:
        self._stopped = True
        await self.bazaar.bot.kill()
        await asyncio.sleep(self.chance.uniform(0, 0.5))
        await self._start()

    async def new_start(self) -> None:
        """As for an update: what is at hand is finished, and that is a good end."""
        self._stopped = True
        assert await self.bazaar.bot.stop() == 0, self.bazaar.bot.tail()
        await self._start()

    async def _start(self) -> None:
        await self.control.clear_faults()  # it could not even log in; see tests/e2e/test_hosting.py for that
        await self.bazaar.bot.start()
        self._stopped = False

    async def nonsense(self) -> None:
        await talk_nonsense(self.bazaar, self.chance, self.ledger)
