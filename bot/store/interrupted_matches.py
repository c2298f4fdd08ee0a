"""Tables that Discord refuses, and matches that are interrupted because of that: columns of `matches`."""

from typing import NamedTuple

from bot.match.model import NextAlarm, PublicMatch
from bot.store import calls
from bot.store.database import Queries, Reading
from bot.store.match_codes import as_code

# Whoever comes back finds the time before them that they had when the turn began, with the same reserve; a table that
# was not told for so long is told now. The first alarm is the one of `bot.match.turn_clock.TurnClock.alarms`.
RESERVE = "(CASE mover WHEN 0 THEN reserve1 ELSE reserve2 END)"
IS_RESERVE_FIRST = f"({RESERVE} > 0 AND (pace + {RESERVE}) * 3 / 4 >= pace)"
RESUME = f"""
    UPDATE matches SET
        interrupted = NULL, refusals = 0, refused_since = NULL,
        tell_at = ?, tell_lease = NULL,
        next_alarm = CASE WHEN deadline IS NULL THEN NULL WHEN {IS_RESERVE_FIRST} THEN ? ELSE ? END,
        alarm_at = CASE
            WHEN deadline IS NULL THEN NULL WHEN {IS_RESERVE_FIRST} THEN ? + pace ELSE ? + (pace + {RESERVE}) * 3 / 4
        END,
        deadline = CASE WHEN deadline IS NOT NULL THEN ? + pace + {RESERVE} END
    WHERE interrupted IS NOT NULL AND
"""  # noqa: S608  # our own words


class Refused(NamedTuple):
    times: int  # in a row, up to now
    since: int


async def count_refusal(queries: Queries, match: PublicMatch, now: int) -> Refused:
    """The table was refused once more."""
    row = await queries.fetch_one(
        "UPDATE matches SET refusals = refusals + 1, refused_since = COALESCE(refused_since, ?) WHERE code = ?"
        " RETURNING refusals, refused_since",
        *(now, match.code),
    )
    assert row is not None  # noqa: S101  # the match was found
    return Refused(row["refusals"], row["refused_since"])


async def move_refusals(queries: Queries, seconds: int) -> None:
    """The bot was away for so long: nobody tried meanwhile, so nothing was refused."""
    await queries.execute(
        "UPDATE matches SET refused_since = refused_since + ?"
        " WHERE tell_at IS NOT NULL AND interrupted IS NULL AND refused_since IS NOT NULL",
        seconds,
    )


async def interrupt(queries: Queries, match: PublicMatch, now: int) -> None:
    """Nobody tries any more. The lease ends."""
    await queries.execute(
        "UPDATE matches SET interrupted = ?, tell_lease = ?, call_at = NULL WHERE code = ?", now, now, match.code
    )


async def interrupt_in_server(queries: Queries, guild_id: int, now: int) -> int:
    """The bot is no member of this server any more. How many matches were interrupted."""
    interrupting = "UPDATE matches SET interrupted = ?, tell_lease = ?, call_at = NULL WHERE guild_id = ? AND"
    running = await queries.execute(
        f"{interrupting} state = 'running' AND interrupted IS NULL AND is_reachable",
        *(now, now, guild_id),
    )
    behind = await queries.execute(
        f"{interrupting} tell_at IS NOT NULL AND interrupted IS NULL AND is_reachable",
        *(now, now, guild_id),
    )
    return running + behind


async def are_there(reading: Reading, guild_id: int) -> bool:
    found = await reading.fetch_one(
        "SELECT 1 FROM matches WHERE guild_id = ? AND interrupted IS NOT NULL LIMIT 1", guild_id
    )
    return found is not None


async def resume(queries: Queries, code: str, now: int) -> None:
    """Somebody asks for the table of this match: where it was interrupted, it is due now, and time runs again."""
    if await queries.execute(f"{RESUME} code = ?", *_resuming(now), as_code(code)):
        await calls.forget_late(queries, as_code(code))


async def resume_in_server(queries: Queries, guild_id: int, channel_id: int | None, now: int) -> list[str]:
    """The same for all matches of a server, or of a channel; their codes."""
    where, values = "guild_id = ?", [guild_id]
    if channel_id is not None:
        where, values = f"{where} AND (channel_id = ? OR thread_id = ?)", [guild_id, channel_id, channel_id]
    rows = await queries.fetch_all(f"{RESUME} {where} RETURNING code", *_resuming(now), *values)
    for row in rows:
        await calls.forget_late(queries, row["code"])
    return [row["code"] for row in rows]


def _resuming(now: int) -> tuple[int | str, ...]:
    return now, NextAlarm.RESERVE.value, NextAlarm.REMIND.value, now, now, now
