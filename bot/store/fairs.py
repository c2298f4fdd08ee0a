"""Rows of `fairs`: a fair is found, started and changed here. Who takes part is in `fair_entrants`."""

from bot.errors import NoSuchFair
from bot.fairs.model import Fair, FairState, FairTerms
from bot.match.model import Place, PublicMatch
from bot.store.database import Database, Queries, Reading, Row, Value, insertion
from bot.store.leases import LEASE, growing_pause, is_of_later, latest
from bot.store.match_codes import as_code
from bot.store.one_time_notices import REMOVED
from rules import Length

AT_ONCE = 0  # a time that is over whatever the clock says, also after it was set back
HAS_THE_BOT = f"NOT EXISTS (SELECT 1 FROM notices WHERE key = '{REMOVED}' || guild_id)"  # noqa: S608  # our own name
OF_LATER = is_of_later("tell_at", "refusals")
MOVE_ASKED = "UPDATE fair_entrants SET joined = joined + ? WHERE membership = 'asked' AND gone IS NULL AND fair IN"
REFUSED = "WHERE tell_at IS NOT NULL AND guild_id = ? AND refusals > 0"


async def insert(
    queries: Queries, code: str, organiser: int, place: Place, terms: FairTerms, created: int, begins: int
) -> None:
    row: dict[str, Value] = {
        "code": code,
        "organiser": organiser,
        "guild_id": place.guild_id,
        "channel_id": place.channel_id,
        "name": terms.name,
        "days": terms.days,
        "length": terms.length.value,
        "is_open": terms.is_open,
        "games_at_once": terms.games_at_once,
        "has_merchants": terms.has_merchants,
        "state": FairState.GATHERING.value,
        "created": created,
        "begins": begins,
        "due_at": begins,
        "version": 1,
        "told": 1,
        "refusals": 0,
        "end_told": False,
    }
    await queries.execute(*insertion("fairs", row))


async def find(reading: Reading, code: str) -> Fair:
    """Raises NoSuchFair."""
    row = await reading.fetch_one("SELECT * FROM fairs WHERE code = ?", as_code(code))
    if row is None:
        raise NoSuchFair(code)
    return _fair(row)


async def live_in(reading: Reading, guild_id: int) -> list[Fair]:
    """Those of a server that have not ended, oldest first."""
    rows = await reading.fetch_all(
        "SELECT * FROM fairs WHERE guild_id = ? AND ended IS NULL ORDER BY created", guild_id
    )
    return [_fair(row) for row in rows]


async def last_ended_in(reading: Reading, guild_id: int, limit: int) -> list[Fair]:
    """The last ones of a server that came to their end, latest first."""
    rows = await reading.fetch_all(
        "SELECT * FROM fairs WHERE guild_id = ? AND ended IS NOT NULL ORDER BY ended DESC LIMIT ?", guild_id, limit
    )
    return [_fair(row) for row in rows]


async def due(reading: Reading, now: int, limit: int) -> list[str]:
    """Codes of the fairs of which somebody has to look what comes next. Where the bot was removed, they wait."""
    rows = await reading.fetch_all(
        f"SELECT code FROM fairs WHERE due_at <= ? AND {HAS_THE_BOT} ORDER BY due_at LIMIT ?",  # noqa: S608
        *(now, limit),
    )
    return [row["code"] for row in rows]


async def wake(queries: Queries, match: PublicMatch) -> None:
    """A match is over: what comes next in its fair is due."""
    if match.terms.fair is not None:
        await queries.execute("UPDATE fairs SET due_at = ? WHERE code = ? AND ended IS NULL", AT_ONCE, match.terms.fair)


async def change(queries: Queries, code: str, now: int, **changes: Value) -> None:
    """Change the row as a new version, which the message does not show yet."""
    columns = "".join(f"{column} = ?, " for column in changes)
    await queries.execute(
        f"UPDATE fairs SET {columns} version = version + 1, tell_at = COALESCE(tell_at, ?) WHERE code = ?",  # noqa: S608
        *(*changes.values(), now, code),
    )


async def move_all(queries: Queries, seconds: int) -> None:
    """After an outage: what has not begun begins later, what runs ends later, who has asked to join is let in later."""
    await queries.execute(
        "UPDATE fairs SET begins = begins + ?, due_at = due_at + ? WHERE due_at IS NOT NULL", seconds, seconds
    )
    await queries.execute(f"{MOVE_ASKED} (SELECT code FROM fairs WHERE due_at IS NOT NULL)", seconds)  # noqa: S608


async def move_of_server(queries: Queries, guild_id: int, seconds: int) -> None:
    """The same for one server, which was without the bot for so long."""
    await queries.execute(
        "UPDATE fairs SET begins = begins + ?, due_at = due_at + ? WHERE guild_id = ? AND ended IS NULL",
        *(seconds, seconds, guild_id),
    )
    live = "(SELECT code FROM fairs WHERE guild_id = ? AND ended IS NULL)"
    await queries.execute(f"{MOVE_ASKED} {live}", seconds, guild_id)


async def attach_message(db: Database, code: str, message_id: int) -> bool:
    """False: it has one already."""
    return bool(
        await db.execute("UPDATE fairs SET message_id = ? WHERE code = ? AND message_id IS NULL", message_id, code)
    )


async def forget_message(db: Database, code: str, message_id: int) -> None:
    """Somebody has deleted it."""
    await db.execute("UPDATE fairs SET message_id = NULL WHERE code = ? AND message_id = ?", code, message_id)


async def move(db: Database, code: str, channel_id: int) -> None:
    """It goes on in another channel, where it has no message yet."""
    await db.execute("UPDATE fairs SET channel_id = ?, message_id = NULL WHERE code = ?", channel_id, code)


async def attach_event(db: Database, code: str, event_id: int | None) -> None:
    await db.execute("UPDATE fairs SET event_id = ? WHERE code = ?", event_id, code)


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


async def forget_server(queries: Queries, guild_id: int, now: int) -> None:
    """The fairs of a server that removed the bot belong to no server any more, and go on no longer."""
    await queries.execute(
        "UPDATE fairs SET organiser = NULL, message_id = NULL, event_id = NULL, channel_id = 0, guild_id = 0,"
        " due_at = NULL, tell_at = NULL, end_told = TRUE, ended = ?, state = ? WHERE guild_id = ? AND ended IS NULL",
        *(now, FairState.CALLED_OFF.value, guild_id),
    )
    await queries.execute(
        "UPDATE fairs SET organiser = NULL, message_id = NULL, event_id = NULL, channel_id = 0, guild_id = 0,"
        " tell_at = NULL WHERE guild_id = ? AND ended IS NOT NULL",
        guild_id,
    )


def _fair(row: Row) -> Fair:
    terms = FairTerms(
        row["name"],
        row["days"],
        Length(row["length"]),
        bool(row["is_open"]),
        row["games_at_once"],
        bool(row["has_merchants"]),
    )
    return Fair(
        code=row["code"],
        organiser=row["organiser"],
        place=Place(row["guild_id"], row["channel_id"]),
        message_id=row["message_id"],
        event_id=row["event_id"],
        terms=terms,
        state=FairState(row["state"]),
        created=row["created"],
        begins=row["begins"],
        ended=row["ended"],
        version=row["version"],
    )
