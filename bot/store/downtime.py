"""The one row of `presence`: when the bot was last there for its players. Without a row it never was."""

from bot.store.database import Queries, Reading


async def last_present(reading: Reading) -> int | None:
    row = await reading.fetch_one("SELECT last_present FROM presence WHERE name = 'bot'")
    return row["last_present"] if row else None


async def write_present(queries: Queries, now: int) -> None:
    await queries.execute(
        "INSERT INTO presence (name, last_present) VALUES ('bot', ?)"
        " ON CONFLICT (name) DO UPDATE SET last_present = excluded.last_present",
        now,
    )
