"""When the bot was last there for its players: the one row of `presence`. Without a row it never was.

And the hours in which nobody could move, because the bot was away or a server was without it: rows of `notices`, whose
key has the server (0: everywhere) and when they ended, and which say when they began.
"""

from collections.abc import Iterable
from typing import NamedTuple

from bot.store import one_time_notices
from bot.store.database import Queries, Reading

EVERYWHERE = 0
OUTAGE = "outage:"
KEPT = 400 * 24 * 3600  # seconds; no fair lasts as long


class Outage(NamedTuple):
    began: int
    ended: int


async def last_present(reading: Reading) -> int | None:
    row = await reading.fetch_one("SELECT last_present FROM presence WHERE name = 'bot'")
    return row["last_present"] if row else None


async def write_present(queries: Queries, now: int) -> None:
    await queries.execute(
        "INSERT INTO presence (name, last_present) VALUES ('bot', ?)"
        " ON CONFLICT (name) DO UPDATE SET last_present = excluded.last_present",
        now,
    )


async def write_outage(queries: Queries, guild_id: int, began: int, ended: int) -> None:
    """Nobody could move there meanwhile. What is very old is forgotten."""
    await one_time_notices.claim(queries, _key(guild_id, ended), began, ended)
    await one_time_notices.forget_between(queries, _key(guild_id, 0), _key(guild_id, ended - KEPT))


async def outages(reading: Reading, guild_id: int | None, since: int) -> list[Outage]:
    """Those that ended later than this, everywhere and in this server; they may overlap."""
    found: list[Outage] = []
    for where in {EVERYWHERE, guild_id or EVERYWHERE}:
        rows = await one_time_notices.said_between(reading, _key(where, since), f"{OUTAGE}{where};")
        found += (Outage(began, int(key.rpartition(":")[2])) for key, began in rows.items())
    return found


async def forget_server(queries: Queries, guild_id: int) -> None:
    await one_time_notices.forget_all(queries, f"{OUTAGE}{guild_id}:")


def seconds_away(outages: Iterable[Outage], began: int, ended: int) -> int:
    """How many of the seconds between these two times nobody could use."""
    seconds, at = 0, began
    for outage in sorted(outages):
        begins, ends = max(outage.began, at), min(outage.ended, ended)
        if ends > begins:
            seconds, at = seconds + ends - begins, ends
    return seconds


def _key(guild_id: int, ended: int) -> str:
    """Sorts by the time, which has ten digits for a long while."""
    return f"{OUTAGE}{guild_id}:{ended:010}"
