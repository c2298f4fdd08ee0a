"""Names of people, as last seen, for records and recaps."""

import unicodedata

from bot.store import people
from bot.store.database import Database
from bot.store.people import Person
from bot.store.side_notes import SideNotes

LONGEST = 32  # what Discord allows
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that show nothing


class PeopleNames:
    def __init__(self, db: Database) -> None:
        self._db, self._notes = db, SideNotes()

    async def remember(self, user_id: int, name: str, locale: str | None = None) -> str:
        """Keep somebody's display name, cleaned, and their client's language; writes only what is new, if it can.

        Returns the clean name. Without a locale the one last seen stays.
        """
        return await self._remember(user_id, await people.find(self._db, user_id), name, locale)

    async def refresh(self, user_id: int, name: str, locale: str | None = None) -> None:
        """The same for whoever plays. Of people who only look, or who erased themselves, nothing is stored."""
        known = await people.find(self._db, user_id)
        if known or await people.is_playing(self._db, user_id):
            await self._remember(user_id, known, name, locale)

    async def _remember(self, user_id: int, known: Person | None, name: str, locale: str | None) -> str:
        cleaned = clean(name)
        seen = Person(cleaned, locale or (known.locale if known else None))
        if seen != known:
            await self._notes.write("a name", people.write(self._db, user_id, seen))
        return cleaned

    async def forget(self, user_id: int) -> None:
        """Of somebody who does not play after all. It stays where another click of theirs has begun something."""
        await people.remove_unless_playing(self._db, user_id)

    async def locale(self, user_id: int) -> str | None:
        """The language of their Discord, as last seen."""
        person = await people.find(self._db, user_id)
        return person.locale if person else None

    async def name(self, user_id: int) -> str | None:
        """The name as last seen; None for strangers."""
        person = await people.find(self._db, user_id)
        return person.name if person else None


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
