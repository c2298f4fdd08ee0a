"""Rows of `merchant_rungs`: which merchant of the ladder is an even opponent for a person."""

from bot.store.database import Queries, Reading


async def find(reading: Reading, user_id: int) -> int | None:
    """None for who has not finished a match at their level."""
    row = await reading.fetch_one("SELECT rung FROM merchant_rungs WHERE user_id = ?", user_id)
    return int(row["rung"]) if row else None


async def write(queries: Queries, user_id: int, rung: int) -> None:
    await queries.execute(
        "INSERT INTO merchant_rungs (user_id, rung) VALUES (?, ?)"
        " ON CONFLICT (user_id) DO UPDATE SET rung = excluded.rung",
        *(user_id, rung),
    )
