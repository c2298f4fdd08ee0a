"""Rows of `today_messages`, the one message of a server for a day, and of `today_shown`, who is named in it.

A row is there before its message, and stays: so no day gets a second one.
"""

from typing import NamedTuple

from bot.store.database import Database, Queries, Reading, Row
from bot.store.leases import LEASE, is_of_later, latest
from bot.store.today_attempts import Attempt, attempt_of

OF_LATER = is_of_later("tell_at")
WHERE_KEY = "WHERE guild_id = ? AND day = ?"
WHERE_OURS = f"{WHERE_KEY} AND tell_at = ?"  # our lease stands
IS_WAITING = "today_messages.message_id IS NULL AND today_messages.first IS NULL AND today_messages.tell_at IS NOT NULL"
ADD = (
    "INSERT INTO today_messages (guild_id, day, channel_id, tell_at, closes) {source}"
    " ON CONFLICT (guild_id, day) DO {otherwise}"
)


class DayMessage(NamedTuple):
    """A server's message for a day. It is ours to see to until `lease`."""

    guild_id: int
    day: int
    channel_id: int
    message_id: int | None
    first: int | None  # somebody before us began to post it: it is among the messages from this one on
    closes: int | None  # None: it has the results already
    version: int
    lease: int
    refusals: int = 0  # in a row

    @property
    def key(self) -> tuple[int, int]:
        return self.guild_id, self.day

    @property
    def ours(self) -> tuple[int, int, int]:
        return self.guild_id, self.day, self.lease


class ShownAttempt(NamedTuple):
    name: str | None  # as last seen
    attempt: Attempt


async def add_in_all_servers(queries: Queries, day: int, now: int, closes: int) -> int:
    """A row for every server that wants one and has none for this day. How many are new."""
    source = "SELECT guild_id, CAST(? AS BIGINT), today_channel_id, CAST(? AS BIGINT), CAST(? AS BIGINT) FROM servers"
    statement = ADD.format(source=f"{source} WHERE today_channel_id IS NOT NULL", otherwise="NOTHING")
    return await queries.execute(statement, day, now, closes)


async def add(db: Database, guild_id: int, day: int, channel_id: int, now: int, closes: int) -> bool:
    """A message that still waits in another channel, and that nobody can have posted, goes along to this one.

    False: the day has its message, or it may be there, in whichever channel; or this one waits here already.
    """
    go_along = "UPDATE SET channel_id = excluded.channel_id, tell_at = excluded.tell_at, tries = 0"
    go_along = f"{go_along} WHERE today_messages.channel_id <> excluded.channel_id AND {IS_WAITING}"
    statement = ADD.format(source="VALUES (?, ?, ?, ?, ?)", otherwise=go_along)
    return bool(await db.execute(statement, guild_id, day, channel_id, now, closes))


async def withdraw(db: Database, guild_id: int, day: int) -> None:
    """What still waits, and nobody can have posted, is not wanted any more: as if it had never been."""
    await db.execute(f"DELETE FROM today_messages {WHERE_KEY} AND {IS_WAITING}", guild_id, day)  # noqa: S608


async def due(reading: Reading, now: int, limit: int) -> list[tuple[int, int]]:
    """Servers and days whose message is to be posted, edited or closed, longest due first; at last what a wrong clock
    put off."""
    found: list[Row] = []
    for condition, order, values in (
        ("tell_at <= ?", "tell_at", (now,)),
        ("closes <= ? AND tell_at IS NULL", "closes", (now,)),
        (OF_LATER, "tell_at", latest(now)),
    ):
        found += await reading.fetch_all(
            f"SELECT guild_id, day FROM today_messages WHERE {condition} ORDER BY {order} LIMIT ?",  # noqa: S608
            *(*values, limit),
        )
    return list(dict.fromkeys((row["guild_id"], row["day"]) for row in found))[:limit]


async def claim(queries: Queries, guild_id: int, day: int, now: int, lease: int) -> DayMessage | None:
    """None: it is up to date, or somebody else has it in hand."""
    row = await queries.fetch_one(
        f"UPDATE today_messages SET tell_at = ? {WHERE_KEY}"  # noqa: S608
        f" AND (tell_at <= ? OR (closes <= ? AND tell_at IS NULL) OR {OF_LATER})"
        " RETURNING channel_id, message_id, first, closes, version, tries",
        *(lease, guild_id, day, now, now, *latest(now)),
    )
    if row is None:
        return None
    return DayMessage(
        *(guild_id, day, row["channel_id"], row["message_id"], row["first"], row["closes"], row["version"], lease),
        refusals=row["tries"],
    )


async def begin_posting(db: Database, message: DayMessage, first: int) -> bool:
    """Somebody is about to post it. False: our lease ran out, and somebody else has it, or has posted it; or another
    channel was chosen meanwhile, or none."""
    statement = f"UPDATE today_messages SET first = ? {WHERE_OURS} AND channel_id = ? AND message_id IS NULL"  # noqa: S608
    return bool(await db.execute(statement, first, *message.ours, message.channel_id))


async def write_told(queries: Queries, message: DayMessage, message_id: int, now: int, *, is_result: bool) -> bool:
    """This message shows this version. False: the row knows another message, or wants none, so ours is one too many.

    A version that came meanwhile is due at once.
    """
    close = ", closes = NULL" if is_result else ""
    row = await queries.fetch_one(
        "UPDATE today_messages SET message_id = COALESCE(message_id, ?), first = NULL, tries = 0,"  # noqa: S608
        f" tell_at = CASE WHEN version > ? THEN CAST(? AS BIGINT) END{close} {WHERE_KEY}"
        " AND (message_id IS NOT NULL OR tell_at IS NOT NULL) RETURNING message_id",
        *(message_id, message.version, now, *message.key),
    )
    return row is not None and row["message_id"] == message_id


async def write_gone(db: Database, message: DayMessage) -> None:
    """There is no message to bring up to date in that channel, and there will be none."""
    await db.execute(
        f"UPDATE today_messages SET message_id = NULL, first = NULL, tell_at = NULL, closes = NULL {WHERE_KEY}"  # noqa: S608
        " AND channel_id = ?",
        *(*message.key, message.channel_id),
    )


async def drop(db: Database, message: DayMessage) -> None:
    """As if it had never been noted, unless somebody else has it, or has posted it."""
    await db.execute(f"DELETE FROM today_messages {WHERE_OURS} AND message_id IS NULL", *message.ours)  # noqa: S608


async def count_refusal(queries: Queries, message: DayMessage) -> int:
    """Discord has refused it; how often that was so in a row."""
    row = await queries.fetch_one(
        f"UPDATE today_messages SET tries = tries + 1 {WHERE_OURS} RETURNING tries",  # noqa: S608
        *message.ours,
    )
    return int(row["tries"]) if row else 1


async def postpone(queries: Queries, message: DayMessage, until: int, *, is_unheard: bool) -> None:
    """It could not be told now. Where Discord has refused it, nothing was posted."""
    forget = "" if is_unheard else ", first = NULL"
    await queries.execute(
        f"UPDATE today_messages SET tell_at = ?{forget} {WHERE_OURS}",  # noqa: S608
        until,
        *message.ours,
    )


async def retry_postponed(db: Database, guild_id: int, first_day: int, now: int) -> bool:
    """What waits for longer than anybody has it in hand is due now, of days from this one on."""
    values = (guild_id, first_day, now + LEASE)
    waiting = "WHERE guild_id = ? AND day >= ? AND tell_at > ?"
    if await db.fetch_one(f"SELECT 1 FROM today_messages {waiting}", *values) is None:  # noqa: S608
        return False
    return bool(
        await db.execute(f"UPDATE today_messages SET tell_at = ?, tries = 0 {waiting}", now, *values, light=True)  # noqa: S608
    )


async def look_after_restore(queries: Queries, day: int, first: int) -> None:
    """Since the backup the messages of this day may have been posted: whoever posts looks for them first."""
    await queries.execute(
        "UPDATE today_messages SET first = ? WHERE closes IS NOT NULL AND day = ? AND message_id IS NULL", first, day
    )


async def channel_of(reading: Reading, guild_id: int, day: int) -> int | None:
    """None where there is no message, and will be none."""
    row = await reading.fetch_one(
        f"SELECT channel_id FROM today_messages {WHERE_KEY} AND (message_id IS NOT NULL OR tell_at IS NOT NULL)",  # noqa: S608
        *(guild_id, day),
    )
    return row["channel_id"] if row else None


async def add_shown(queries: Queries, guild_id: int, user_id: int, day: int, now: int) -> bool:
    """False: it was shown in this server before."""
    return bool(
        await queries.execute(
            "INSERT INTO today_shown (guild_id, day, user_id, shown) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (guild_id, day, user_id) DO NOTHING",
            *(guild_id, day, user_id, now),
        )
    )


async def change(queries: Queries, guild_id: int, day: int, now: int) -> None:
    """There is something that the message does not show yet. Who has it in hand tells it next."""
    await queries.execute(
        f"UPDATE today_messages SET version = version + 1, tell_at = COALESCE(tell_at, ?) {WHERE_KEY}"  # noqa: S608
        " AND (message_id IS NOT NULL OR tell_at IS NOT NULL)",
        *(now, guild_id, day),
    )


async def change_all_of(queries: Queries, user_id: int, first_day: int, now: int) -> None:
    """The same for every message that names this person, of days from this one on."""
    rows = await queries.fetch_all(
        "SELECT guild_id, day FROM today_shown WHERE user_id = ? AND day >= ?", user_id, first_day
    )
    for row in rows:
        await change(queries, row["guild_id"], row["day"], now)


async def shown(reading: Reading, guild_id: int, day: int) -> list[ShownAttempt]:
    """Who has shown theirs there, in that order. Who hides is left out."""
    rows = await reading.fetch_all(
        "SELECT a.*, p.name FROM today_shown s"
        " JOIN today_attempts a ON a.user_id = s.user_id AND a.day = s.day"
        " LEFT JOIN people p ON p.user_id = s.user_id"
        " LEFT JOIN preferences w ON w.user_id = s.user_id"
        " WHERE s.guild_id = ? AND s.day = ? AND NOT COALESCE(w.is_hidden, FALSE) AND a.counts"
        " AND a.choice3 IS NOT NULL ORDER BY s.shown, s.user_id",
        *(guild_id, day),
    )
    return [ShownAttempt(row["name"], attempt_of(row)) for row in rows]


async def shown_by(reading: Reading, user_id: int) -> list[Row]:
    return await reading.fetch_all("SELECT * FROM today_shown WHERE user_id = ? ORDER BY day, guild_id", user_id)


async def forget_server(queries: Queries, guild_id: int) -> None:
    await queries.execute("DELETE FROM today_messages WHERE guild_id = ?", guild_id)
    await queries.execute("DELETE FROM today_shown WHERE guild_id = ?", guild_id)
