"""Calls that reached nobody: a call is kept as a text, see `bot.tables.calls`."""

from bot.match.model import PublicMatch
from bot.store import one_time_notices, unanswered_mentions
from bot.store.database import Queries

_LATE = "late:"


def turn(match: PublicMatch) -> str:
    """The call of the player to move, for this turn."""
    return f"{match.round}.{match.ply}"


def late(match: PublicMatch) -> str:
    """The call of who waits for somebody out of time. It has no deadline in it, which an outage moves."""
    return f"{_LATE}{match.code}:{turn(match)}"


async def forget_late(queries: Queries, code: str) -> None:
    """There is time again: when that is over, it is another call."""
    await one_time_notices.forget_all(queries, f"{_LATE}{code}:")


def mention(code: str, call: str) -> str:
    """The name of this call among the mentions of all matches."""
    return f"{code}:{call}"


async def give_back(queries: Queries, code: str, call: str, now: int) -> None:
    """The call can be claimed once more, and the table is behind. Nothing changes when the turn is over."""
    await unanswered_mentions.remove_call(queries, mention(code, call))
    if call.startswith(_LATE):
        is_open = await one_time_notices.forget(queries, call)
    else:
        called = [int(number) for number in call.split(".")]
        is_open = bool(
            await queries.execute(
                "UPDATE matches SET pinged_ply = pinged_ply - 1"
                " WHERE code = ? AND (pinged_round, pinged_ply) = (?, ?) AND (round, ply) = (?, ?)",
                code,
                *called,
                *called,
            )
        )
    if is_open:
        await queries.execute("UPDATE matches SET tell_at = COALESCE(tell_at, ?) WHERE code = ?", now, code)
