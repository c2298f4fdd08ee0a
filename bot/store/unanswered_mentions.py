"""Rows of `unanswered_mentions`: who was mentioned and has not used the bot since. One row a person.

A mention is claimed first and then sent. Who uses the bot in between has not answered it, so the click is kept until
it is known which came first: both ids are Discord's, and grow with time.
"""

from bot.store.database import Queries, Reading

UNDER_WAY = 900  # seconds; what has not arrived by then never will, or nobody has heard that it has
REMOVE_ANSWERED = "DELETE FROM unanswered_mentions WHERE clicked > message_id AND"
IS_OPEN = "(clicked IS NULL OR mentioned BETWEEN ? AND ?)"  # with `_lately`


async def is_open(reading: Reading, user_id: int, now: int) -> bool:
    """Somebody was mentioned, or is about to be, and has not used the bot since."""
    row = await reading.fetch_one(
        f"SELECT 1 FROM unanswered_mentions WHERE user_id = ? AND {IS_OPEN}",  # noqa: S608
        *(user_id, *_lately(now)),
    )
    return row is not None


async def is_there(reading: Reading, user_id: int) -> bool:
    return await find(reading, user_id) is not None


async def add(queries: Queries, user_id: int, call: str, now: int) -> bool:
    """False where one is open already: it stays. Of two who add at the same time, one is told so."""
    return bool(
        await queries.execute(
            "INSERT INTO unanswered_mentions (user_id, call, mentioned) VALUES (?, ?, ?) ON CONFLICT (user_id)"
            " DO UPDATE SET call = excluded.call, mentioned = excluded.mentioned, message_id = NULL, clicked = NULL"
            " WHERE unanswered_mentions.clicked IS NOT NULL AND NOT unanswered_mentions.mentioned BETWEEN ? AND ?",
            *(user_id, call, now, *_lately(now)),
        )
    )


async def write_click(queries: Queries, user_id: int, click: int) -> None:
    """They are back, and have answered a mention that was there before this interaction, or may have been."""
    await queries.execute(
        "UPDATE unanswered_mentions SET clicked = ? WHERE user_id = ? AND (message_id IS NULL OR message_id < ?)",
        *(click, user_id, click),
    )
    await queries.execute(f"{REMOVE_ANSWERED} user_id = ?", user_id)


async def write_arrived(queries: Queries, call: str, message_id: int) -> None:
    """The mention is in this message. Whoever has clicked since has answered it; an earlier click says nothing."""
    await queries.execute(
        "UPDATE unanswered_mentions SET message_id = ?, clicked = CASE WHEN clicked > ? THEN clicked END"
        " WHERE call = ?",
        *(message_id, message_id, call),
    )
    await queries.execute(f"{REMOVE_ANSWERED} call = ?", call)


async def remove_call(queries: Queries, call: str) -> None:
    """This call has reached nobody."""
    await queries.execute("DELETE FROM unanswered_mentions WHERE call = ?", call)


async def find(reading: Reading, user_id: int) -> int | None:
    """When the mention was made."""
    row = await reading.fetch_one("SELECT mentioned FROM unanswered_mentions WHERE user_id = ?", user_id)
    return row["mentioned"] if row else None


def _lately(now: int) -> tuple[int, int]:
    return now - UNDER_WAY, now
