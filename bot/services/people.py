"""Names of people, as last seen, for records and recaps."""

from bot.store.database import Database


class People:
    def __init__(self, db: Database) -> None:
        self._db = db

    async def remember(self, user_id: int, name: str) -> str:
        """Keep somebody's display name, cleaned; writes only when it is new. Returns the clean name."""
        raise NotImplementedError

    async def name(self, user_id: int) -> str | None:
        """The name as last seen; None for strangers."""
        raise NotImplementedError


def clean(name: str) -> str:
    """A name without control, bidirectional and zero-width characters, in one line, at most 32 characters long.

    Markdown is left alone: escaping it is the business of whoever prints it.
    """
    raise NotImplementedError
