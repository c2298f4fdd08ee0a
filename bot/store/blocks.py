"""Rows of `blocks`: who has blocked whom."""

from bot.store.database import Database, Reading


async def add(db: Database, user_id: int, whom: int) -> bool:
    """False when it was so already."""
    return bool(
        await db.execute("INSERT INTO blocks (user_id, whom) VALUES (?, ?) ON CONFLICT DO NOTHING", user_id, whom)
    )


async def remove(db: Database, user_id: int, whom: int) -> bool:
    """False when there was none."""
    return bool(await db.execute("DELETE FROM blocks WHERE user_id = ? AND whom = ?", user_id, whom))


async def blocked_by(reading: Reading, user_id: int) -> list[int]:
    rows = await reading.fetch_all("SELECT whom FROM blocks WHERE user_id = ? ORDER BY whom", user_id)
    return [row["whom"] for row in rows]


async def has_blocked(reading: Reading, user_id: int, whom: int) -> bool:
    return await reading.fetch_one("SELECT 1 FROM blocks WHERE user_id = ? AND whom = ?", user_id, whom) is not None
