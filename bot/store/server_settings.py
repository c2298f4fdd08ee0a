"""Rows of `servers`: what servers have set. A server without a row has changed nothing."""

from collections.abc import Mapping

from bot.store.database import Database, Reading, Row, Value, upsert


async def find(reading: Reading, guild_id: int) -> Row | None:
    return await reading.fetch_one("SELECT * FROM servers WHERE guild_id = ?", guild_id)


async def write(db: Database, guild_id: int, columns: Mapping[str, Value]) -> None:
    await db.execute(upsert("servers", ["guild_id"], list(columns)), guild_id, *columns.values())


async def remove(db: Database, guild_id: int) -> None:
    await db.execute("DELETE FROM servers WHERE guild_id = ?", guild_id)
