"""Game records (`.jaipur`) of finished matches."""

from collections.abc import AsyncIterator

from bot.store.database import Database


class Records:
    def __init__(self, db: Database) -> None:
        self._db = db

    async def record(self, code: str) -> str:
        """The text of the record, which `python -m rules check` accepts. Raises NoSuchMatch, MatchRunning."""
        raise NotImplementedError

    def finished(self) -> AsyncIterator[str]:
        """The codes of all matches that have a record."""
        raise NotImplementedError
