"""Whether it is this process that plays: alone with a file; with PostgreSQL, when it has the lock of its shards."""

import asyncio
from pathlib import Path

from bot.settings import Settings
from bot.store.engines import need_asyncpg


class LostShards(Exception):
    """The line to the database was cut: another process may play now, so this one ends."""


class ShardTurn:
    """The lock is taken before the database is opened: a standby of a newer version changes nothing before."""

    def __init__(self, settings: Settings) -> None:
        self._is_standby = settings.is_standby
        self._lock = None
        self.lost = asyncio.Event()
        if not isinstance(settings.database, Path):
            need_asyncpg(settings.database)
            from bot.store.shard_lock import ShardLock  # who has a file needs no asyncpg

            self._lock = ShardLock(settings.database, shards_of(settings))
            self.lost = self._lock.lost

    async def come(self, told_to_stop: asyncio.Event) -> bool:
        """Wait for it. False: we were told to stop before. Raises StoreError."""
        if self._lock is None:
            return True
        taking = asyncio.create_task(self._lock.take(is_standby=self._is_standby), name="take shards")
        stopping = asyncio.create_task(told_to_stop.wait(), name="stop while waiting")
        await asyncio.wait({taking, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if taking.done():
            await taking
            return True
        taking.cancel()
        await asyncio.gather(taking, return_exceptions=True)
        return False

    async def check(self) -> None:
        """Before anything is said to Discord: it is our turn still. Raises ClaimedElsewhere."""
        if self._lock:
            await self._lock.check()

    async def end(self) -> None:
        if self._lock:
            await self._lock.release()


def shards_of(settings: Settings) -> str:
    """The same for processes that are each other's standby."""
    which = ",".join(map(str, sorted(settings.shard_ids))) if settings.shard_ids else "all"
    return f"{which} of {settings.shards or 'all'}"
