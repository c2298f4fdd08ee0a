"""What the public table of a match shows, and who is telling it: columns of `matches`.

`version` grows with every change that the table shows, `told` is the version that it shows now. `tell_at` says when
the table is to be told next; it is NULL while the table is up to date. Who tells it moves `tell_at` ahead and writes
the same time into `tell_lease`: until then the table is theirs. A lease in the past with a later `tell_at` means that
the table was postponed. Tables of interrupted matches are told by nobody: see `interrupted_matches`.
"""

from collections.abc import Collection
from typing import NamedTuple

from bot.match.model import UNHEARD, Position, PublicMatch
from bot.store.database import Database, Queries, Reading
from bot.store.leases import LEASE
from bot.store.match_codes import as_code
from bot.store.matches import find_row, match_of
from bot.store.unheard_turns import CALL_AT

ARCHIVED_AFTER = 24 * 3600  # seconds after the end of a match has been told
# To be told in the future, though at once, or by a lease longer than any: written before the clock was set back.
OF_LATER = "tell_at > ? AND (tell_lease IS NULL OR tell_lease > ?)"


class ToldMatch(NamedTuple):
    match: PublicMatch
    told_at: Position  # what the table shows
    is_first: bool  # it was never told
    is_called: bool  # the player to move was mentioned for this turn


class Telling(NamedTuple):
    """What was just told: this version of the match, in this channel.

    `message_id` is the new message, None where the one that the match had was edited.
    """

    match: PublicMatch
    channel_id: int
    message_id: int | None
    lease: int
    begun: int  # when the table was claimed
    was_called: bool  # the player to move had been mentioned by then


class Told(NamedTuple):
    message_id: int | None  # the live table now
    is_behind: bool  # there is something new to tell, and it is ours to tell


async def codes_behind(reading: Reading, now: int, limit: int) -> list[str]:
    """Tables that are behind and that nobody is telling, longest behind first. Only those that the bot can reach.

    Those of a later time, from before the clock was set back, come last.
    """
    rows = await reading.fetch_all(
        "SELECT code FROM matches WHERE tell_at <= ? AND interrupted IS NULL AND is_reachable ORDER BY tell_at LIMIT ?",
        *(now, limit),
    )
    of_later = await reading.fetch_all(
        f"SELECT code FROM matches WHERE {OF_LATER} AND interrupted IS NULL AND is_reachable"  # noqa: S608
        " ORDER BY tell_at LIMIT ?",
        *(now, now + LEASE, limit),
    )
    return [row["code"] for row in (*rows, *of_later)][:limit]


async def claim(queries: Queries, code: str, now: int, lease: int, *, again: bool, idle: bool = False) -> bool:
    """True for the one whose table it is until `lease`.

    Only a table that is behind can be had; with `again` also one that is up to date or postponed, with `idle` only one
    that is up to date.
    """
    if idle:
        return await _claim_idle(queries, code, lease)
    due = "tell_lease IS NULL OR tell_lease <= ?" if again else "tell_at <= ?"
    return bool(
        await queries.execute(
            f"UPDATE matches SET tell_at = ?, tell_lease = ?"  # noqa: S608
            f" WHERE code = ? AND ({due} OR ({OF_LATER})) AND interrupted IS NULL",
            *(lease, lease, as_code(code), now, now, now + LEASE),
        )
    )


async def _claim_idle(queries: Queries, code: str, lease: int) -> bool:
    return bool(
        await queries.execute(
            "UPDATE matches SET tell_at = ?, tell_lease = ? WHERE code = ? AND tell_at IS NULL AND interrupted IS NULL",
            *(lease, lease, as_code(code)),
        )
    )


async def find_told(reading: Reading, code: str) -> ToldMatch:
    """Raises NoSuchMatch."""
    row = await find_row(reading, code)
    match, is_first = match_of(row), row["told"] == 0
    is_called = (row["pinged_round"], row["pinged_ply"]) == match.position
    return ToldMatch(match, Position(row["told_round"], row["told_ply"]), is_first, is_called)


async def write_told(queries: Queries, telling: Telling, now: int, next_lease: int) -> Told | None:
    """Write down that a table was told. None: the lease ran out and somebody else has taken the table over.

    Between claiming the table and this moment three things may have happened, alone or together:

    - Somebody moved: the row has a higher version than the one told.
    - Somebody had the table set up elsewhere (`move_table`): the row has another channel, or another message, than the
      ones that the teller knew. The message that was told is then not the live table.
    - The call of this turn may be made once more, for a reminder or because the first was not heard: the row says that
      nobody was called, although somebody had been.

    One statement decides all of it from the row as it is now, so nothing can come in between:

    - `told`, `told_round` and `told_ply` take the version that was told, always: people have read it.
    - `message_id` takes the new message only where the table is still in the same place (`is_in_place`). It stays as
      it is where the message was edited (the new id is NULL), and where the table has moved.
    - `tell_at` and `tell_lease` become NULL: up to date, in nobody's hands. But where there is a newer version,
      another place or a call to make (`is_behind`), they take the next lease: the table is still ours, and we go on.

    A player to move whom nobody has called for this turn is to be called a while later (`call_at`); the thread of a
    finished match is archived a while later (`archive_at`).

    All of this happens only while our lease stands in the row. Who comes too late changes nothing.
    """
    match = telling.match
    known_place = (telling.channel_id, match.message_id or 0)
    is_in_place = "(COALESCE(thread_id, channel_id) = ? AND COALESCE(message_id, 0) = ?)"
    is_to_call = "(? AND (pinged_round, pinged_ply) < (round, ply))"
    is_behind = f"(version > ? OR {is_to_call} OR NOT {is_in_place})"
    row = await queries.fetch_one(
        f"""
        UPDATE matches SET
            told = ?, told_round = ?, told_ply = ?,
            message_id = CASE WHEN {is_in_place} THEN COALESCE(?, message_id) ELSE message_id END,
            tell_at = CASE WHEN {is_behind} THEN CAST(? AS BIGINT) END,
            tell_lease = CASE WHEN {is_behind} THEN CAST(? AS BIGINT) END,
            refusals = 0, refused_since = NULL,
            call_at = {CALL_AT},
            archive_at = CASE WHEN ended IS NOT NULL AND thread_id IS NOT NULL THEN CAST(? AS BIGINT) END
        WHERE code = ? AND tell_lease = ?
        RETURNING message_id, tell_at
        """,  # noqa: S608  # the conditions above
        *(match.version, *match.position),
        *(*known_place, telling.message_id),
        *(match.version, telling.was_called, *known_place, next_lease),
        *(match.version, telling.was_called, *known_place, next_lease),
        *(UNHEARD, telling.begun, UNHEARD, now + ARCHIVED_AFTER),
        *(match.code, telling.lease),
    )
    return Told(row["message_id"], row["tell_at"] is not None) if row else None


async def codes_let_go(reading: Reading, now: int, codes: Collection[str]) -> list[str]:
    """Of these tables, where the bot is no member, those whose teller did not come to an end."""
    marks = ", ".join("?" * len(codes))
    rows = await reading.fetch_all(
        "SELECT code FROM matches WHERE tell_at <= ? AND tell_lease = tell_at AND interrupted IS NULL"  # noqa: S608
        f" AND NOT is_reachable AND code IN ({marks})",
        now,
        *codes,
    )
    return [row["code"] for row in rows]


async def postpone(queries: Queries, match: PublicMatch, lease: int, now: int, until: int) -> None:
    """The table could not be told. The lease ends now, but stays in the row: `retry_postponed` finds it by that."""
    await queries.execute(
        "UPDATE matches SET tell_at = ?, tell_lease = ? WHERE code = ? AND tell_lease = ?",
        *(until, now, match.code, lease),
    )


async def has_postponed(reading: Reading, now: int, guild_id: int, channel_id: int | None) -> bool:
    """Whether tables in this server, or in this channel of it, were postponed."""
    where, values = _postponed(now, guild_id, channel_id)
    return await reading.fetch_one(f"SELECT 1 FROM matches WHERE {where} LIMIT 1", *values) is not None  # noqa: S608


async def retry_postponed(queries: Queries, now: int, guild_id: int, channel_id: int | None) -> list[str]:
    """Make the postponed tables due now; their codes. Tables that somebody is telling are left alone."""
    where, values = _postponed(now, guild_id, channel_id)
    rows = await queries.fetch_all(f"UPDATE matches SET tell_at = ? WHERE {where} RETURNING code", now, *values)  # noqa: S608
    return [row["code"] for row in rows]


def _postponed(now: int, guild_id: int, channel_id: int | None) -> tuple[str, list[int]]:
    where = "tell_at > ? AND interrupted IS NULL AND tell_lease <= ? AND guild_id = ? AND is_reachable"
    values = [now, now, guild_id]
    if channel_id is None:
        return where, values
    return f"{where} AND (channel_id = ? OR thread_id = ?)", [*values, channel_id, channel_id]


async def tell_all_again(queries: Queries, now: int) -> None:
    """Make the tables of all running matches due, as if they had never been told."""
    await queries.execute(
        "UPDATE matches SET told = 0, tell_at = ?, tell_lease = NULL,"
        " interrupted = NULL, refusals = 0, refused_since = NULL WHERE state = 'running' AND is_reachable",
        now,
    )


async def claim_ping(queries: Queries, match: PublicMatch) -> bool:
    """True exactly once for a turn: for the one who may mention the player to move.

    Nobody is mentioned while a plan is about to take the turn: see `plans.call_after_all`.
    """
    return bool(
        await queries.execute(
            "UPDATE matches SET pinged_round = ?, pinged_ply = ?"
            " WHERE code = ? AND (pinged_round, pinged_ply) < (?, ?)"
            " AND NOT EXISTS (SELECT 1 FROM plans WHERE plans.match = matches.code AND plans.is_due)",
            *(*match.position, match.code, *match.position),
        )
    )


async def attach_thread(db: Database, code: str, thread_id: int | None) -> None:
    await db.execute("UPDATE matches SET thread_id = ? WHERE code = ?", thread_id, as_code(code))


async def move_table(queries: Queries, match: PublicMatch, channel_id: int, now: int) -> None:
    """The table belongs into this channel and has no message there yet. Its thread is forgotten."""
    await queries.execute(
        "UPDATE matches SET channel_id = ?, thread_id = NULL, message_id = NULL, tell_at = COALESCE(tell_at, ?)"
        " WHERE code = ?",
        *(channel_id, now, match.code),
    )
