"""Turns that began with an edit of the table, of which no phone tells: the column `call_at` of `matches`."""

from bot.match.model import UNHEARD, PublicMatch
from bot.store.database import Queries, Reading
from bot.store.matches import SELECT, match_of

# For the one who has told the table: when the player to move is to be called, if nobody has called them for this turn.
CALL_AT = """
    CASE
        WHEN state = 'running' AND level1 IS NULL AND level2 IS NULL
            AND (pinged_round, pinged_ply) < (round, ply) AND since + ? > ?
        THEN since + ?
    END
"""


async def due_calls(reading: Reading, now: int, limit: int) -> list[PublicMatch]:
    """Longest due first; at last those of a later time than any, from before the clock was set back."""
    rows = await reading.fetch_all(
        f"{SELECT} WHERE m.call_at <= ? ORDER BY m.call_at LIMIT ?",
        *(now, limit),
    )
    of_later = await reading.fetch_all(
        f"{SELECT} WHERE m.call_at > ? ORDER BY m.call_at LIMIT ?",
        *(now + UNHEARD, limit),
    )
    return [match_of(row) for row in (*rows, *of_later)][:limit]


async def take_call(queries: Queries, match: PublicMatch, now: int, *, is_wanted: bool) -> bool:
    """The call is seen to; a table whose call is wanted is behind now. True for one caller, while the turn lasts."""
    return bool(
        await queries.execute(
            "UPDATE matches SET call_at = NULL, tell_at = COALESCE(tell_at, ?)"
            " WHERE code = ? AND version = ? AND call_at IS NOT NULL",
            *(now if is_wanted else None, match.code, match.version),
        )
    )
