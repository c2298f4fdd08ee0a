"""What goes wrong: one trouble after the other, chosen by a seeded chance."""

import asyncio
import os
import signal
from collections.abc import Collection
from pathlib import Path
from random import Random

from tests.chaos.database_troubles import DatabaseTroubles
from tests.chaos.host import SLOWLY
from tests.chaos.invalid_input import send_invalid_input
from tests.chaos.persistent_player import PersistentPlayer
from tests.chaos.report import ChaosReport
from tests.chaos.second_process import run_second_process
from tests.e2e.jaipur_playground import JaipurPlayground

EVERYTHING = r"/(channels|interactions|webhooks)/"
MESSAGES = r"/channels/\d+/messages"
PERMISSIONS = ("VIEW_CHANNEL", "SEND_MESSAGES", "ATTACH_FILES", "EMBED_LINKS", "READ_MESSAGE_HISTORY",
               "CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS")  # fmt: skip
TEXT, THREAD = 0, 11
MINUTE = 60


WEIGHTS = {  # how often each comes in a deck of them
    "server_errors": 4,
    "lost_connections": 3,
    "slow_answers": 3,
    "rate_limits": 2,
    "gateway": 2,
    "deleted_table": 3,
    "deleted_fair": 1,
    "archived_thread": 2,
    "lost_permission": 3,
    "chatter": 2,
    "long_pause": 4,
    "kicked_bot": 1,
    "power_cut": 2,
    "restart": 2,
    "standstill": 1,
    "invalid_input": 4,
    "slow_disk": 2,
    "removed_database": 1,
    "killed_restore": 1,
    "second_process": 1,
}
OF_FILES = {"removed_database", "killed_restore", "second_process"}  # PostgreSQL refuses the last, or has none of it


class Troubles(DatabaseTroubles):
    """Caused until cancelled; `end` makes everything work again. Each that was begun is brought to its end."""

    def __init__(
        self, jaipur: JaipurPlayground, chance: Random, report: ChaosReport, players: list[PersistentPlayer]
    ) -> None:
        super().__init__(jaipur, chance, report, players)
        self.control = jaipur.control
        is_file = isinstance(jaipur.database, Path)
        self._weights = {name: times for name, times in WEIGHTS.items() if is_file or name not in OF_FILES}
        self._denied: set[str] = set()
        self._current: asyncio.Task[None] | None = None

    async def cause_one_after_the_other(self, only: Collection[str]) -> None:
        """Until cancelled; of some kinds only, if any are named."""
        deck: list[str] = []
        while True:
            if not deck:
                deck = list(only) or [name for name, times in self._weights.items() for _ in range(times)]
                self.chance.shuffle(deck)
            name = deck.pop()
            self.report.troubles[name] += 1
            self._current = asyncio.create_task(getattr(self, name)())
            await asyncio.shield(self._current)
            await asyncio.sleep(self.chance.uniform(0.1, 0.8))

    async def end(self) -> None:
        """Everything works again. What could not be told meanwhile is due now."""
        if self._current is not None:
            await self._current
        await self.control.clear_faults()
        await self.control.rate_limits(on=False)
        for channel in self._denied:
            await self.control.deny(channel)
        for thread in self.jaipur.tomoko.channels(THREAD):
            await self.control.archive(thread, archived=False, locked=False)
        await self.jaipur.pg.bot_is(online=True, within=SLOWLY)
        await self.jaipur.advance_bot_clock(30 * MINUTE)

    async def server_errors(self) -> None:
        status = self.chance.choice([500, 502, 503, 504])
        await self._fault("status", EVERYTHING, status=status)

    async def lost_connections(self) -> None:
        await self._fault("reset", EVERYTHING)

    async def slow_answers(self) -> None:
        path = self.chance.choice(["/callback$", MESSAGES, EVERYTHING])
        await self._fault("slow", path, seconds=self.chance.uniform(0.3, 3.5))

    async def _fault(self, kind: str, path: str, **fields: object) -> None:
        after, count = self.chance.random() < 0.5, self.chance.randint(1, 6)
        await self.control.fault(kind, path=path, count=count, chance=0.6, after=after, **fields)

    async def rate_limits(self) -> None:
        await self.control.rate_limits(on=self.chance.random() < 0.6, messages=3, per_second=20)

    async def gateway(self) -> None:
        await self.control.gateway(self.chance.choice(["drop", "forget", "reconnect"]))

    async def deleted_table(self) -> None:
        tables = [one for one in self.jaipur.tomoko.messages() if one.button("My hand") and not one.is_private]
        if tables:
            table = self.chance.choice(tables)
            self.report.deleted.add(table.id)
            try:
                await self.control.delete_message(table)
            except AssertionError:  # the bot was faster
                self.report.mishaps["table gone already"] += 1

    async def deleted_fair(self) -> None:
        """Its message, that is."""
        found = [one for one in self.jaipur.tomoko.messages() if one.button("Leave") and not one.is_private]
        for message in found:
            await self.control.delete_message(message)

    async def archived_thread(self) -> None:
        """A thread is archived, perhaps for good; now and then somebody deletes it."""
        threads = self.jaipur.tomoko.channels(THREAD)
        if not threads:
            return
        thread = self.chance.choice(threads)
        if self.chance.random() < 0.2:
            await self.control.delete_channel(thread)
        else:
            await self.control.archive(thread, locked=self.chance.random() < 0.3)

    async def lost_permission(self) -> None:
        """For a while the bot may do less in a channel."""
        channel = self.chance.choice(self.jaipur.tomoko.channels(TEXT))
        self._denied.add(channel)
        await self.control.deny(channel, self.chance.choice(PERMISSIONS))
        await asyncio.sleep(self.chance.uniform(0.3, 2))
        await self.control.deny(channel)

    async def chatter(self) -> None:
        """What the bot looks for is no longer among the last messages."""
        channel = self.chance.choice([*self.jaipur.tomoko.channels(TEXT), *self.jaipur.tomoko.channels(THREAD)])
        for number in range(30):
            await self.jaipur.tomoko.say(f"{number} bottles of wine", at=channel)

    async def long_pause(self) -> None:
        """Everybody was away: the next table is posted anew, with a ping."""
        await self.jaipur.advance_bot_clock(self.chance.choice([3, 10, 20]) * MINUTE)

    async def kicked_bot(self) -> None:
        """Somebody throws the bot out, and lets it in again."""
        guild = self.jaipur.tomoko.state.guild["id"]
        await self.control.kick_bot(guild)
        await asyncio.sleep(self.chance.uniform(0.1, 1))
        await self.control.invite_bot(guild)

    async def power_cut(self) -> None:
        await self.jaipur.bot.kill()
        await asyncio.sleep(self.chance.uniform(0, 0.5))
        await self._start_bot()

    async def restart(self) -> None:
        """As for an update: what is at hand is finished, and that is a good end."""
        assert await self.jaipur.bot.stop(within=SLOWLY) == 0, self.jaipur.bot.tail()
        await self._start_bot()

    async def standstill(self) -> None:
        """The machine sleeps for a moment, or has no time."""
        pid = self.jaipur.bot.pid
        assert pid
        os.kill(pid, signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(1, 6))
        os.kill(pid, signal.SIGCONT)

    async def second_process(self) -> None:
        await self.control.clear_faults()
        await run_second_process(self.jaipur, self.chance)

    async def invalid_input(self) -> None:
        await send_invalid_input(self.jaipur, self.chance, self.report)
