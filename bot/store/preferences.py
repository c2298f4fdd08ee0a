"""Rows of `preferences`: what people have set. Who has no row has changed nothing."""

from collections.abc import Mapping

from bot.store.database import Database, Reading, Row, Value, upsert


async def find(reading: Reading, user_id: int) -> Row | None:
    return await reading.fetch_one("SELECT * FROM preferences WHERE user_id = ?", user_id)


async def write(db: Database, user_id: int, columns: Mapping[str, Value]) -> None:
    await db.execute(upsert("preferences", ["user_id"], list(columns)), user_id, *columns.values())


async def takes_challenges(reading: Reading, user_id: int) -> bool:
    row = await reading.fetch_one("SELECT takes_challenges FROM preferences WHERE user_id = ?", user_id)
    return bool(row["takes_challenges"]) if row else True


async def is_hidden(reading: Reading, user_id: int) -> bool:
    """Whether this person wishes not to be compared in public."""
    row = await reading.fetch_one("SELECT is_hidden FROM preferences WHERE user_id = ?", user_id)
    return bool(row["is_hidden"]) if row else False


async def mentions(reading: Reading, user_id: int) -> str | None:
    """How often this person wants to be mentioned; None: they have not chosen."""
    row = await reading.fetch_one("SELECT mentions FROM preferences WHERE user_id = ?", user_id)
    return row["mentions"] if row else None


async def away_until(reading: Reading, user_id: int) -> int | None:
    row = await reading.fetch_one("SELECT away_until FROM preferences WHERE user_id = ?", user_id)
    return row["away_until"] if row else None
