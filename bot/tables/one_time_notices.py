"""Things that are said once, by whichever process comes first: a missing permission, a welcome."""

from bot.clock import Clock
from bot.store import one_time_notices
from bot.store.database import Database
from bot.store.side_notes import SideNotes


class OneTimeNotices:
    """Keys are the caller's. One about a person begins with `user:ID:`, so that it is erased with them."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db, self._clock = db, clock
        self._notes = SideNotes()

    async def claim_once(self, key: str, every: int | None = None) -> bool:
        """True for the first caller with this key; with `every`, again after so many seconds."""
        now = self._clock.now()
        said_before = now - every if every is not None else -1
        return await one_time_notices.claim(self._db, key, now, said_before)

    async def note(self, key: str) -> None:
        """It was said; that is written down if it can be. For what comes after a deed that stands in any case."""
        await self._notes.write("a notice", one_time_notices.claim(self._db, key, self._clock.now(), -1))

    async def was_said(self, key: str) -> bool:
        return await one_time_notices.was_said(self._db, key)

    async def forget(self, key: str) -> None:
        """The fault was mended: should it come back, it may be said again."""
        await one_time_notices.forget(self._db, key)
