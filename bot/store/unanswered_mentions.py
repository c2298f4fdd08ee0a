"""Rows of `unanswered_mentions`: who was mentioned and has not used the bot since. One row a person."""

from bot.store.database import Database, Queries, Reading


async def exists(reading: Reading, user_id: int) -> bool:
    return await reading.fetch_one("SELECT 1 FROM unanswered_mentions WHERE user_id = ?", user_id) is not None


async def add(queries: Queries, user_id: int, call: str, now: int) -> bool:
    """False where there is one already: it stays. Of two who add at the same time, one is told so."""
    return bool(
        await queries.execute(
            "INSERT INTO unanswered_mentions (user_id, call, mentioned) VALUES (?, ?, ?)"
            " ON CONFLICT (user_id) DO NOTHING",
            *(user_id, call, now),
        )
    )


async def remove(db: Database, user_id: int) -> None:
    """They are back."""
    await db.execute("DELETE FROM unanswered_mentions WHERE user_id = ?", user_id, light=True)


async def remove_call(queries: Queries, call: str) -> None:
    """This call has reached nobody."""
    await queries.execute("DELETE FROM unanswered_mentions WHERE call = ?", call)


async def find(reading: Reading, user_id: int) -> int | None:
    """When the mention was made."""
    row = await reading.fetch_one("SELECT mentioned FROM unanswered_mentions WHERE user_id = ?", user_id)
    return row["mentioned"] if row else None
