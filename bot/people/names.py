"""Names of people, as last seen, for records and recaps."""

import unicodedata

from bot.store.database import Database

LONGEST = 32  # what Discord allows
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that show nothing


class PeopleNames:
    def __init__(self, db: Database) -> None:
        self._db = db

    async def remember(self, user_id: int, name: str, locale: str | None = None) -> str:
        """Keep somebody's display name, cleaned, and their client's language; writes only what is new.

        Returns the clean name. Without a locale the one last seen stays.
        """
        cleaned = clean(name)
        known = await self._db.fetch_one("SELECT name, locale FROM people WHERE user_id = ?", user_id)
        locale = locale or (known["locale"] if known else None)
        if known is None or (known["name"], known["locale"]) != (cleaned, locale):
            await self._db.execute(
                "INSERT INTO people (user_id, name, locale) VALUES (?, ?, ?)"
                " ON CONFLICT (user_id) DO UPDATE SET name = excluded.name, locale = excluded.locale",
                user_id,
                cleaned,
                locale,
                light=True,
            )
        return cleaned

    async def locale(self, user_id: int) -> str | None:
        """The language of their Discord, as last seen."""
        row = await self._db.fetch_one("SELECT locale FROM people WHERE user_id = ?", user_id)
        return row["locale"] if row else None

    async def name(self, user_id: int) -> str | None:
        """The name as last seen; None for strangers."""
        row = await self._db.fetch_one("SELECT name FROM people WHERE user_id = ?", user_id)
        return row["name"] if row else None


def clean(name: str) -> str:
    """A name without control, bidirectional and zero-width characters, in one line, at most 32 characters long.

    What is left may be "?" where nothing can be read. Markdown is left alone: escaping it is the business of whoever
    prints it.
    """
    spaced = "".join(" " if _is_space(character) else character for character in name)
    visible = "".join(character for character in spaced if not unicodedata.category(character).startswith("C"))
    return " ".join(visible.split())[:LONGEST].strip() or "?"


def _is_space(character: str) -> bool:
    return character.isspace() or character in BLANKS or unicodedata.category(character).startswith("Z")
