"""Rows of `fairs`: a fair is found, started and changed here. Who takes part is in `fair_entrants`."""

from bot.errors import NoSuchFair
from bot.fairs.model import Fair, FairState, FairTerms
from bot.match.model import Place, PublicMatch
from bot.store.database import Database, Queries, Reading, Row, Value, insertion
from bot.store.match_codes import as_code
from bot.store.one_time_notices import REMOVED
from rules import Length

AT_ONCE = 0  # a time that is over whatever the clock says, also after it was set back
HAS_THE_BOT = f"NOT EXISTS (SELECT 1 FROM notices WHERE key = '{REMOVED}' || guild_id)"  # noqa: S608  # our own name
SHOW_IN_EVENT = "event_at = CASE WHEN event_id IS NULL THEN event_at ELSE COALESCE(event_at, 0) END"
MOVE_ASKED = "UPDATE fair_entrants SET joined = joined + ? WHERE membership = 'asked' AND gone IS NULL AND fair IN"


async def insert(
    queries: Queries,
    code: str,
    organiser: int,
    place: Place,
    terms: FairTerms,
    created: int,
    begins: int,
    **more: Value,
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
        **more,
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
    """The last ones of a server that came to their end, latest first; none that was called off."""
    rows = await reading.fetch_all(
        "SELECT * FROM fairs WHERE guild_id = ? AND ended IS NOT NULL AND state = ? ORDER BY ended DESC LIMIT ?",
        *(guild_id, FairState.OVER.value, limit),
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
    """After an outage: what has not begun begins later, what runs ends later, who has asked to join is let in later.

    An event that announces one is moved, too.
    """
    await queries.execute(
        f"UPDATE fairs SET begins = begins + ?, due_at = due_at + ?, {SHOW_IN_EVENT} WHERE due_at IS NOT NULL",  # noqa: S608
        *(seconds, seconds),
    )
    await queries.execute(f"{MOVE_ASKED} (SELECT code FROM fairs WHERE due_at IS NOT NULL)", seconds)  # noqa: S608


async def move_of_server(queries: Queries, guild_id: int, seconds: int) -> None:
    """The same for one server, which was without the bot for so long."""
    await queries.execute(
        f"UPDATE fairs SET begins = begins + ?, due_at = due_at + ?, {SHOW_IN_EVENT}"  # noqa: S608  # our own
        " WHERE guild_id = ? AND ended IS NULL",
        *(seconds, seconds, guild_id),
    )
    live = "(SELECT code FROM fairs WHERE guild_id = ? AND ended IS NULL)"
    await queries.execute(f"{MOVE_ASKED} {live}", seconds, guild_id)


async def move(db: Database, code: str, old: int, new: int, message_first: int) -> bool:
    """It goes on in another channel, where somebody begins to post its message. False: it has moved already."""
    return bool(
        await db.execute(
            f"UPDATE fairs SET channel_id = ?, message_id = NULL, message_first = ?, {SHOW_IN_EVENT}"  # noqa: S608
            " WHERE code = ? AND channel_id = ?",
            *(new, message_first, code, old),
        )
    )


async def forget_server(queries: Queries, guild_id: int, now: int) -> None:
    """The fairs of a server that removed the bot belong to no server any more, and go on no longer.

    Who was only asked to one, or has played nothing in it, has no place in it.
    """
    for part in ("ended IS NULL", "ended IS NOT NULL"):  # each has an index
        await queries.execute(
            "UPDATE fair_entrants SET user_id = NULL WHERE group_number IS NULL"  # noqa: S608  # our own words
            f" AND fair IN (SELECT code FROM fairs WHERE guild_id = ? AND {part})",
            guild_id,
        )
    gone = (
        "organiser = NULL, message_id = NULL, message_first = NULL, event_id = NULL, event_at = NULL, channel_id = 0,"
        " guild_id = 0, tell_at = NULL"
    )
    await queries.execute(
        f"UPDATE fairs SET {gone}, due_at = NULL, end_told = TRUE, ended = ?, state = ?"  # noqa: S608  # our own
        " WHERE guild_id = ? AND ended IS NULL",
        *(now, FairState.CALLED_OFF.value, guild_id),
    )
    await queries.execute(f"UPDATE fairs SET {gone} WHERE guild_id = ? AND ended IS NOT NULL", guild_id)  # noqa: S608


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
        message_first=row["message_first"],
    )
