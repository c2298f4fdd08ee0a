"""Things that are said once, by whichever process comes first: a missing permission, a welcome."""

from bot.clock import Clock
from bot.store import one_time_notices
from bot.store.database import Database


class OneTimeNotices:
    """Keys are the caller's. One about a person begins with `user:ID:`, so that it is erased with them."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db, self._clock = db, clock

    async def claim_once(self, key: str, every: int | None = None) -> bool:
        """True for the first caller with this key; with `every`, again after so many seconds."""
        now = self._clock.now()
        said_before = now - every if every is not None else -1
        return await one_time_notices.claim(self._db, key, now, said_before)

    async def was_said(self, key: str) -> bool:
        return await one_time_notices.was_said(self._db, key)

    async def forget(self, key: str) -> None:
        """The fault was mended: should it come back, it may be said again."""
        await one_time_notices.forget(self._db, key)
