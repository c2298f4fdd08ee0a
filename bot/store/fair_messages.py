"""The one message of a fair, in its row of `fairs`: which it is, whether it shows the newest version, how it ended.

The row says that somebody begins to post the message before it is there. So one that was posted and never noted,
because the power failed or Discord's answer was lost, is found again.
"""

from bot.store.database import Database, Queries, Reading
from bot.store.fairs import HAS_THE_BOT
from bot.store.leases import LEASE, growing_pause, is_of_later, latest

OF_LATER = is_of_later("tell_at", "refusals")
REFUSED = "WHERE tell_at IS NOT NULL AND guild_id = ? AND refusals > 0"


async def begin_posting(db: Database, code: str, first: int, begun_before: int) -> bool:
    """From now on the message is among those of its channel from `first` on.

    False: there is one, or somebody has begun to post it, later than `begun_before`.
    """
    return bool(
        await db.execute(
            "UPDATE fairs SET message_first = ? WHERE code = ? AND message_id IS NULL AND ended IS NULL"
            " AND (message_first IS NULL OR message_first NOT BETWEEN ? AND ?)",
            *(first, code, begun_before, first),
        )
    )


async def write_posted(queries: Queries, code: str, message_id: int, version: int, now: int) -> bool:
    """This message shows that version; a later one is due. False: the fair has another message."""
    return bool(
        await queries.execute(
            "UPDATE fairs SET message_id = ?, message_first = NULL,"
            " tell_at = CASE WHEN version > ? THEN CAST(? AS BIGINT) ELSE tell_at END"
            " WHERE code = ? AND (message_id IS NULL OR message_id = ?)",
            *(message_id, version, now, code, message_id),
        )
    )


async def write_gone(db: Database, code: str, message_id: int) -> None:
    """Somebody has deleted it."""
    await db.execute("UPDATE fairs SET message_id = NULL WHERE code = ? AND message_id = ?", code, message_id)


async def behind(reading: Reading, now: int, limit: int) -> list[str]:
    """Codes of the fairs whose message is not up to date; at last those that a wrong clock put off."""
    selecting = f"SELECT code FROM fairs WHERE {HAS_THE_BOT} AND"  # noqa: S608
    rows = await reading.fetch_all(f"{selecting} tell_at <= ? ORDER BY tell_at LIMIT ?", now, limit)
    of_later = await reading.fetch_all(f"{selecting} {OF_LATER} ORDER BY tell_at LIMIT ?", *latest(now), limit)
    return list(dict.fromkeys(row["code"] for row in (*rows, *of_later)))[:limit]


async def claim_telling(queries: Queries, code: str, now: int) -> bool:
    """True for the one who may bring the message up to date, for a while. After that it is due again."""
    return bool(
        await queries.execute(
            f"UPDATE fairs SET tell_at = ? WHERE code = ? AND (tell_at <= ? OR {OF_LATER})",  # noqa: S608
            *(now + LEASE, code, now, *latest(now)),
        )
    )


async def write_told(queries: Queries, code: str, version: int, now: int) -> None:
    """The message shows this version. A later one, which came meanwhile, is due at once: nobody has it in hand."""
    await queries.execute(
        "UPDATE fairs SET told = ?, refusals = 0, tell_at = CASE WHEN version > ? THEN CAST(? AS BIGINT) END"
        " WHERE code = ?",
        *(version, version, now, code),
    )


async def write_refused(queries: Queries, code: str, now: int) -> None:
    """Discord refused it: again after a pause that grows."""
    row = await queries.fetch_one("UPDATE fairs SET refusals = refusals + 1 WHERE code = ? RETURNING refusals", code)
    if row:
        pause = growing_pause(LEASE, row["refusals"])
        await queries.execute("UPDATE fairs SET tell_at = ? WHERE code = ?", now + pause, code)


async def are_refused(reading: Reading, guild_id: int) -> bool:
    return await reading.fetch_one(f"SELECT 1 FROM fairs {REFUSED}", guild_id) is not None  # noqa: S608


async def retry_refused(queries: Queries, guild_id: int, now: int) -> None:
    """What was in the way in this server may be gone: what Discord refused is due now."""
    await queries.execute(f"UPDATE fairs SET tell_at = ?, refusals = 0 {REFUSED}", now, guild_id)  # noqa: S608


async def tell_all(queries: Queries, now: int) -> None:
    """After a restore: the messages of all that have not ended may show what is no longer so."""
    await queries.execute("UPDATE fairs SET tell_at = ?, refusals = 0 WHERE ended IS NULL", now)


async def claim_end(queries: Queries, code: str) -> bool:
    """True for the first who posts the result, or that the fair was called off: nobody can have posted it before."""
    return bool(
        await queries.execute(
            "UPDATE fairs SET end_told = TRUE WHERE code = ? AND ended IS NOT NULL AND NOT end_told", code
        )
    )


async def release_end(queries: Queries, code: str) -> None:
    """Discord did not take it: the next one who tries is the first again."""
    await queries.execute("UPDATE fairs SET end_told = FALSE WHERE code = ?", code)
