"""Calls that reached nobody: a call is kept as a text, see `bot.tables.calls`."""

from bot.match.model import PublicMatch
from bot.store import one_time_notices
from bot.store.database import Queries


def turn(match: PublicMatch) -> str:
    """The call of the player to move, for this turn."""
    return f"{match.round}.{match.ply}"


async def give_back(queries: Queries, code: str, call: str, now: int) -> None:
    """The call can be claimed once more, and the table is behind. Nothing changes when the turn is over."""
    if call.startswith("late:"):
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
