"""Rows of `old_tables`: where a table may stand that is not the live one, and when somebody is to look after it."""

from dataclasses import dataclass
from typing import NamedTuple

from bot.store.database import Database, Queries, Reading
from bot.store.leases import is_of_later, latest

WHERE_KEY = "WHERE match = ? AND channel_id = ? AND first = ?"
OF_LATER = is_of_later("clear_at")
REMOVE = f"DELETE FROM old_tables {WHERE_KEY}"  # noqa: S608
ADD = """
    INSERT INTO old_tables (match, channel_id, first, last, call, is_posting, clear_at) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (match, channel_id, first) DO UPDATE SET clear_at = excluded.clear_at
"""


@dataclass(frozen=True, slots=True)
class OldTable:
    """Among the messages `first` to `last` of a channel may be a table of this match that is not the live one."""

    code: str
    channel_id: int
    first: int
    last: int
    call: str | None = None  # comes with it, if it is there

    @property
    def is_known(self) -> bool:
        """It is one message, and certainly one to remove."""
        return self.first == self.last

    @property
    def key(self) -> tuple[str, int, int]:
        return self.code, self.channel_id, self.first


class LiveTable(NamedTuple):
    message_id: int | None
    is_being_posted: bool  # somebody posts a table of the match in the channel asked about


async def add(queries: Queries, old_table: OldTable, now: int) -> None:
    """It is to be cleared away now."""
    await queries.execute(ADD, *old_table.key, old_table.last, None, False, now)


async def add_posting(db: Database, posting: OldTable, until: int) -> None:
    """Somebody is about to post a table in this span of messages. Nobody else looks after it before `until`."""
    await db.execute(ADD, *posting.key, posting.last, posting.call, True, until, light=True)


async def finish_posting(queries: Queries, posting: OldTable, now: int) -> bool:
    """It was posted, and is known now; all other old tables of the match are due.

    False: `claim_due` has taken the posting from whoever was slow.
    """
    is_ours = await queries.execute(f"{REMOVE} AND is_posting", *posting.key)
    await queries.execute("UPDATE old_tables SET clear_at = ?, is_posting = FALSE WHERE match = ?", now, posting.code)
    return bool(is_ours)


async def codes_due(reading: Reading, now: int, limit: int) -> list[str]:
    """Matches of which something is to be cleared away, longest due first; at last what a wrong clock put off."""
    rows = await reading.fetch_all(
        "SELECT match FROM old_tables WHERE clear_at <= ? ORDER BY clear_at LIMIT ?", now, limit
    )
    of_later = await reading.fetch_all(
        f"SELECT match FROM old_tables WHERE {OF_LATER} ORDER BY clear_at LIMIT ?",  # noqa: S608
        *latest(now),
        limit,
    )
    return list(dict.fromkeys(row["match"] for row in (*rows, *of_later)))[:limit]


async def claim_due(queries: Queries, code: str, now: int, lease: int) -> list[OldTable]:
    """What is due of this match is ours until `lease`. Who was still posting there has lost the posting."""
    rows = await queries.fetch_all(
        "UPDATE old_tables SET clear_at = ?, is_posting = FALSE"  # noqa: S608
        f" WHERE match = ? AND (clear_at <= ? OR {OF_LATER}) RETURNING channel_id, first, last, call",
        *(lease, code, now, *latest(now)),
    )
    return [OldTable(code, row["channel_id"], row["first"], row["last"], row["call"]) for row in rows]


async def live_table(reading: Reading, code: str, channel_id: int) -> LiveTable | None:
    """The live table of a match, and whether somebody is posting one in this channel. None: there is no such match."""
    row = await reading.fetch_one(
        "SELECT message_id, EXISTS (SELECT 1 FROM old_tables WHERE match = code AND channel_id = ? AND is_posting)"
        " AS is_posting FROM matches WHERE code = ?",
        *(channel_id, code),
    )
    return LiveTable(row["message_id"], bool(row["is_posting"])) if row else None


async def known_messages(reading: Reading, code: str) -> set[int]:
    """Old tables of the match that were once known as the live one, or as posted too late."""
    rows = await reading.fetch_all("SELECT first FROM old_tables WHERE match = ? AND first = last", code)
    return {row["first"] for row in rows}


async def write_heard(queries: Queries, old_table: OldTable, message_id: int) -> None:
    """This message called somebody. Whichever of the lost tables it is, their call was heard."""
    await queries.execute(
        "UPDATE old_tables SET call = NULL WHERE match = ? AND channel_id = ? AND first <= ? AND last >= ?",
        *(old_table.code, old_table.channel_id, message_id, message_id),
    )


async def remove(queries: Queries, old_table: OldTable) -> str | None:
    """Gives the call that nobody has heard so far."""
    row = await queries.fetch_one(f"{REMOVE} RETURNING call", *old_table.key)
    return row["call"] if row else None


async def forget(db: Database, old_table: OldTable) -> None:
    """Like `remove`, by itself and light: where it is lost in a power cut, somebody looks there once more."""
    await db.execute(REMOVE, *old_table.key, light=True)


async def count_try(queries: Queries, old_table: OldTable) -> int:
    """It could not be cleared away; how often that was so."""
    row = await queries.fetch_one(
        f"UPDATE old_tables SET tries = tries + 1 {WHERE_KEY} RETURNING tries",  # noqa: S608
        *old_table.key,
    )
    return int(row["tries"]) if row else 1


async def postpone(queries: Queries, old_table: OldTable, until: int) -> None:
    await queries.execute(f"UPDATE old_tables SET clear_at = ? {WHERE_KEY}", until, *old_table.key)  # noqa: S608


async def add_after_restore(queries: Queries, last: int, now: int) -> None:
    """In the channel of every running match, all messages after its table, up to `last`, may be old tables."""
    await queries.execute(
        "INSERT INTO old_tables (match, channel_id, first, last, is_posting, clear_at)"
        " SELECT code, COALESCE(thread_id, channel_id), COALESCE(message_id, 0) + 1, ?, FALSE, ? FROM matches"
        " WHERE state = 'running' AND is_reachable ON CONFLICT (match, channel_id, first) DO NOTHING",
        *(last, now),
    )
