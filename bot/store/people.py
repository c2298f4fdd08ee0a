"""Rows of `people`: names and languages, as last seen on Discord."""

from typing import NamedTuple

from bot.store.database import Database, Reading


class Person(NamedTuple):
    name: str
    locale: str | None


async def find(reading: Reading, user_id: int) -> Person | None:
    """None for strangers."""
    row = await reading.fetch_one("SELECT name, locale FROM people WHERE user_id = ?", user_id)
    return Person(row["name"], row["locale"]) if row else None


async def write(db: Database, user_id: int, person: Person) -> None:
    await db.execute(
        "INSERT INTO people (user_id, name, locale) VALUES (?, ?, ?)"
        " ON CONFLICT (user_id) DO UPDATE SET name = excluded.name, locale = excluded.locale",
        *(user_id, *person),
        light=True,
    )
