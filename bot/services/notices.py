"""Things that are said once, by whichever process comes first: a missing permission, a welcome."""

from bot.clock import Clock
from bot.store.database import Database


class Notices:
    def __init__(self, db: Database, clock: Clock) -> None:
        self._db, self._clock = db, clock

    async def claim_once(self, key: str, every: int | None = None) -> bool:
        """True for the first caller with this key; with `every`, again after so many seconds."""
        raise NotImplementedError

    async def forget(self, key: str) -> None:
        """The fault was mended: should it come back, it may be said again."""
        raise NotImplementedError
