"""Threads of finished matches: archived some time after the end, when everybody has seen it."""

from collections.abc import Callable

from bot.clock import Clock
from bot.match.model import PublicMatch
from bot.store import finished_threads
from bot.store.database import Database

LEASE = 600  # seconds; nobody waits for it
LOOKED_AT, AT_A_TIME = 200, 20  # among those that are due are other processes', too


def everybodys(_: PublicMatch) -> bool:
    """Where there is one process."""
    return True


class FinishedThreads:
    def __init__(self, db: Database, clock: Clock) -> None:
        self._db, self._clock = db, clock

    async def claim_due(self, is_ours: Callable[[PublicMatch], bool] = everybodys) -> list[PublicMatch]:
        """The matches whose threads are to be archived now by this process, each to one caller.

        Unless `done` follows, they come again.
        """
        now = self._clock.now()
        due = [match for match in await finished_threads.due_threads(self._db, now, LOOKED_AT) if is_ours(match)]
        if not due:
            return []
        async with self._db.transaction(light=True) as queries:
            return [
                match
                for match in due[:AT_A_TIME]
                if await finished_threads.claim_thread(queries, match, now, now + LEASE)
            ]

    async def done(self, match: PublicMatch) -> None:
        """It is archived, or cannot be."""
        await finished_threads.write_archived(self._db, match)
