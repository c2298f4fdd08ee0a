"""The scheduled event of a fair, in its row of `fairs`: `event_at` says when to see to it, because it is wanted or has
to go; `event_id` is the one that is there.
"""

from bot.fairs.model import Fair
from bot.store.database import Database, Queries, Reading
from bot.store.fairs import AT_ONCE, HAS_THE_BOT
from bot.store.leases import LEASE, growing_pause, is_of_later, latest

IS_DUE = f"(event_at <= ? OR {is_of_later('event_at', 'event_refusals')})"


async def due(reading: Reading, now: int, limit: int) -> list[str]:
    """Codes of the fairs of which somebody has to make the event, or to remove it."""
    rows = await reading.fetch_all(
        f"SELECT code FROM fairs WHERE event_at IS NOT NULL AND {IS_DUE} AND {HAS_THE_BOT}"  # noqa: S608
        " ORDER BY event_at LIMIT ?",
        *(now, *latest(now), limit),
    )
    return [row["code"] for row in rows]


async def claim(queries: Queries, code: str, now: int) -> bool:
    """True for the one who may see to it, for a while. After that it is due again."""
    return bool(
        await queries.execute(
            f"UPDATE fairs SET event_at = ? WHERE code = ? AND {IS_DUE}",  # noqa: S608
            *(now + LEASE, code, now, *latest(now)),
        )
    )


async def write_settled(db: Database, fair: Fair, event_id: int | None) -> None:
    """This one is there, or none. One that shows what is no longer so, as the fair has changed, is due at once."""
    await db.execute(
        "UPDATE fairs SET event_id = ?, event_refusals = 0,"
        " event_at = CASE WHEN CAST(? AS BIGINT) IS NOT NULL"
        " AND (ended IS NOT NULL OR begins <> ? OR channel_id <> ?) THEN CAST(? AS BIGINT) END"
        " WHERE code = ?",
        *(event_id, event_id, fair.begins, fair.place.channel_id, AT_ONCE, fair.code),
    )


async def wake(queries: Queries, code: str) -> None:
    """The fair has begun, or has ended: its event is to show it. Who has it in hand, or was refused, comes to it."""
    await queries.execute(
        "UPDATE fairs SET event_at = COALESCE(event_at, ?) WHERE code = ? AND event_id IS NOT NULL", AT_ONCE, code
    )


async def write_refused(queries: Queries, code: str, now: int) -> None:
    """Discord refused it, or nobody knows: again after a pause that grows."""
    row = await queries.fetch_one(
        "UPDATE fairs SET event_refusals = event_refusals + 1 WHERE code = ? RETURNING event_refusals", code
    )
    if row:
        pause = growing_pause(LEASE, row["event_refusals"])
        await queries.execute("UPDATE fairs SET event_at = ? WHERE code = ?", now + pause, code)


async def retry_refused(db: Database, guild_id: int, now: int) -> None:
    """What was in the way in this server may be gone: what Discord refused is due now."""
    where = "WHERE event_at IS NOT NULL AND guild_id = ? AND event_refusals > 0"
    if await db.fetch_one(f"SELECT 1 FROM fairs {where}", guild_id):  # noqa: S608
        await db.execute(f"UPDATE fairs SET event_at = ? {where}", now, guild_id, light=True)  # noqa: S608
