"""Lists of finished matches: of a person, of a server, of everybody. Matches that were called off are in none."""

from bot.archive.history_filter import HistoryFilter
from bot.match.model import PublicMatch
from bot.store.database import Reading
from bot.store.matches import SELECT, match_of
from rules import Seat

IS_FINISHED = "m.state = 'over' AND m.ended IS NOT NULL"
FRESHLY_DEALT = "NOT m.is_lesson AND m.deal_of IS NULL"
PEOPLE_ONLY = "m.level1 IS NULL AND m.level2 IS NULL"
LATEST_FIRST = "ORDER BY ended DESC, code LIMIT ? OFFSET ?"


async def of_person(
    reading: Reading, user_id: int, guild_id: int | None, chosen: HistoryFilter, limit: int, offset: int
) -> list[PublicMatch]:
    """Somebody's matches, everywhere (None) or in a server, latest first."""
    # Two questions, one an index each; both are read in order and drawn together.
    seats = [_of_seat(seat, chosen, is_in_server=guild_id is not None) for seat in (0, 1)]
    values = [user_id] if guild_id is None else [user_id, guild_id]
    rows = await reading.fetch_all(f"{' UNION ALL '.join(seats)} {LATEST_FIRST}", *values, *values, limit, offset)
    return [match_of(row) for row in rows]


async def freshly_dealt_to(reading: Reading, user_id: int, limit: int) -> list[PublicMatch]:
    """Somebody's latest matches that say how they play: no lessons, nor deals that they tried and may have known."""
    seats = [f"{_of_seat(seat, HistoryFilter.ALL, is_in_server=False)} AND {FRESHLY_DEALT}" for seat in (0, 1)]
    rows = await reading.fetch_all(f"{' UNION ALL '.join(seats)} {LATEST_FIRST}", user_id, user_id, limit, 0)
    return [match_of(row) for row in rows]


async def of_server(
    reading: Reading, guild_id: int, chosen: HistoryFilter, limit: int, offset: int
) -> list[PublicMatch]:
    """The matches between people in a server, latest first."""
    conditions = filter(None, ["m.guild_id = ?", IS_FINISHED, PEOPLE_ONLY, _condition(chosen, None)])
    rows = await reading.fetch_all(f"{SELECT} WHERE {' AND '.join(conditions)} {LATEST_FIRST}", guild_id, limit, offset)
    return [match_of(row) for row in rows]


async def codes_after(reading: Reading, code: str, limit: int) -> list[str]:
    """Codes of matches that have ended, also of those called off, in the order of the codes."""
    rows = await reading.fetch_all(
        "SELECT code FROM matches WHERE code > ? AND state <> 'running' ORDER BY code LIMIT ?", code, limit
    )
    return [row["code"] for row in rows]


def _of_seat(seat: Seat, chosen: HistoryFilter, *, is_in_server: bool) -> str:
    in_server = "m.guild_id = ?" if is_in_server else None
    conditions = filter(None, [f"m.user{seat + 1} = ?", in_server, IS_FINISHED, _condition(chosen, seat)])
    return f"{SELECT} WHERE {' AND '.join(conditions)}"


def _condition(chosen: HistoryFilter, seat: Seat | None) -> str | None:
    """For a player on this seat; None for both, who cannot both have won."""
    match chosen:
        case HistoryFilter.WON:
            return f"m.winner = {seat}" if seat is not None else None
        case HistoryFilter.LOST:
            return f"m.winner = {1 - seat}" if seat is not None else None
        case HistoryFilter.RATED:
            return f"m.is_rated AND m.stewarded IS NULL AND {PEOPLE_ONLY}"
        case HistoryFilter.MATCHES:
            return "m.length = 'best of three'"
        case HistoryFilter.SINGLES:
            return "m.length = 'single'"
        case HistoryFilter.PRACTICE:
            return f"NOT ({PEOPLE_ONLY})"
        case HistoryFilter.ALL:
            return None
