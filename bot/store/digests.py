"""Rows of `digests`: who wants a direct message a day about their games, and when the next is due."""

from bot.store.database import Database, Queries, Reading

DAY = 24 * 3600


async def find(reading: Reading, user_id: int) -> int | None:
    """When the next is due; None: this person wants none."""
    row = await reading.fetch_one("SELECT due FROM digests WHERE user_id = ?", user_id)
    return row["due"] if row else None


async def add(db: Database, user_id: int, due: int) -> None:
    await db.execute("INSERT INTO digests (user_id, due) VALUES (?, ?) ON CONFLICT (user_id) DO NOTHING", user_id, due)


async def remove(db: Database, user_id: int) -> None:
    await db.execute("DELETE FROM digests WHERE user_id = ?", user_id)


async def due_digests(reading: Reading, now: int, limit: int) -> list[tuple[int, int]]:
    """Who is to get one, and when it was due; at last those of a later time than any, from before a clock was set."""
    rows = await reading.fetch_all(
        "SELECT user_id, due FROM digests WHERE due <= ? ORDER BY due LIMIT ?",
        *(now, limit),
    )
    of_later = await reading.fetch_all(
        "SELECT user_id, due FROM digests WHERE due > ? ORDER BY due LIMIT ?",
        *(now + DAY, limit),
    )
    return [(row["user_id"], row["due"]) for row in (*rows, *of_later)][:limit]


async def move(queries: Queries, user_id: int, due: int, later: int) -> bool:
    """The next is due then. True for the one who finds it due as they read it."""
    return bool(await queries.execute("UPDATE digests SET due = ? WHERE user_id = ? AND due = ?", later, user_id, due))
