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


IS_PLAYING = (
    "(EXISTS (SELECT 1 FROM matches WHERE user1 = ? AND state = 'running')"
    " OR EXISTS (SELECT 1 FROM matches WHERE user2 = ? AND state = 'running')"
    " OR EXISTS (SELECT 1 FROM challenges WHERE challenger = ? AND state = 'open')"
    " OR EXISTS (SELECT 1 FROM fair_entrants e JOIN fairs f ON f.code = e.fair WHERE e.user_id = ?"
    " AND e.membership <> 'invited' AND e.gone IS NULL AND f.ended IS NULL))"
)
WAYS_TO_PLAY = IS_PLAYING.count("?")


async def is_playing(reading: Reading, user_id: int) -> bool:
    """Whether this person is in a running match or in a fair, or asks for one."""
    return await reading.fetch_one(f"SELECT 1 WHERE {IS_PLAYING}", *[user_id] * WAYS_TO_PLAY) is not None


async def write(db: Database, user_id: int, person: Person) -> None:
    await db.execute(
        "INSERT INTO people (user_id, name, locale) VALUES (?, ?, ?)"
        " ON CONFLICT (user_id) DO UPDATE SET name = excluded.name, locale = excluded.locale",
        *(user_id, *person),
        light=True,
    )


async def remove_unless_playing(db: Database, user_id: int) -> None:
    async with db.transaction(light=True) as queries:  # nobody begins a match meanwhile
        await queries.execute(
            f"DELETE FROM people WHERE user_id = ? AND NOT {IS_PLAYING}",  # noqa: S608  # our own words
            *[user_id] * (1 + WAYS_TO_PLAY),
        )
