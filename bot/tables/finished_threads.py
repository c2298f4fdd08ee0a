"""Threads of finished matches: archived some time after the end, when everybody has seen it."""

from bot.clock import Clock
from bot.match.model import PublicMatch
from bot.store import finished_threads
from bot.store.database import Database

LEASE = 600  # seconds; nobody waits for it


class FinishedThreads:
    def __init__(self, db: Database, clock: Clock) -> None:
        self._db, self._clock = db, clock

    async def claim_due(self, limit: int = 20) -> list[PublicMatch]:
        """The matches whose threads are to be archived now, each to one caller.

        Unless `done` follows, they come again.
        """
        now = self._clock.now()
        if not await finished_threads.due_threads(self._db, now, limit):
            return []
        async with self._db.transaction(light=True) as queries:
            return [
                match
                for match in await finished_threads.due_threads(queries, now, limit)
                if await finished_threads.claim_thread(queries, match, now, now + LEASE)
            ]

    async def done(self, match: PublicMatch) -> None:
        """It is archived, or cannot be."""
        await finished_threads.write_archived(self._db, match)
