"""Rows of `notices`: what has been said and is not said again, by key. Keys about a person begin with `user:ID:`."""

from bot.store.database import Database, Queries, Reading

REMOVED = "removed:"  # and the id of a server that removed the bot
LINE = "today-"
CARD = "share:"


async def claim(writing: Database | Queries, key: str, now: int, said_before: int) -> bool:
    """True for the one who may say it: it was never said, or last said at `said_before` or earlier."""
    return bool(
        await writing.execute(
            "INSERT INTO notices (key, said) VALUES (?, ?)"
            " ON CONFLICT (key) DO UPDATE SET said = excluded.said WHERE notices.said <= ?",
            *(key, now, said_before),
        )
    )


async def was_said(reading: Reading, key: str) -> bool:
    return await reading.fetch_one("SELECT 1 FROM notices WHERE key = ?", key) is not None


async def forget(writing: Database | Queries, key: str) -> bool:
    """It may be said again. False: it was not said."""
    return bool(await writing.execute("DELETE FROM notices WHERE key = ?", key))


async def forget_about(queries: Queries, user_id: int) -> None:
    """Erase what was said to a person."""
    await forget_all(queries, f"user:{user_id}:")


async def forget_all(queries: Queries, prefix: str) -> None:
    """Whose keys begin with this, a colon at its end. A range and no LIKE, which would read the whole table."""
    await forget_between(queries, prefix, f"{prefix[:-1]};")  # which comes after `:`


async def forget_between(queries: Queries, first: str, before: str) -> None:
    """All keys from the first on, up to the other one, which stays."""
    await queries.execute("DELETE FROM notices WHERE key >= ? AND key < ?", first, before)


async def said_between(reading: Reading, first: str, before: str) -> dict[str, int]:
    """When each of these was said, by key."""
    rows = await reading.fetch_all("SELECT key, said FROM notices WHERE key >= ? AND key < ?", first, before)
    return {row["key"]: row["said"] for row in rows}


async def said_to(reading: Reading, user_id: int) -> dict[str, int]:
    """When what was said to a person, by the rest of its key."""
    prefix = f"user:{user_id}:"
    said = await said_between(reading, prefix, f"{prefix[:-1]};")
    return {key.removeprefix(prefix): when for key, when in said.items()}


def line_key(user_id: int, day: int, channel_id: int) -> str:
    """Somebody has shown their day in this channel. Two keys are used by turns: yesterday's can be shown today, too."""
    return f"user:{user_id}:{LINE}{day % 2}:{channel_id}"


def card_key(code: str, channel_id: int) -> str:
    """The card of this match is shown in this channel."""
    return f"{CARD}{code}:{channel_id}"


async def forget_cards(queries: Queries, code: str) -> None:
    """In which channels the card of this match was shown."""
    await forget_all(queries, f"{CARD}{code}:")


async def lines_of(reading: Reading, user_id: int) -> dict[int, int]:
    """In which channels somebody has shown a day, and when last."""
    prefix = f"user:{user_id}:{LINE}"
    rows = await reading.fetch_all(
        "SELECT key, said FROM notices WHERE key >= ? AND key < ? ORDER BY said", prefix, f"{prefix};"
    )
    return {int(row["key"].rpartition(":")[2]): row["said"] for row in rows}
