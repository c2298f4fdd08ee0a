"""At my level: the merchant against whom a person wins about every other match.

One number a person, the rung of the ladder. A win goes one rung up, a loss one down: a staircase finds the level of
whoever plays and follows them when they learn.
"""

from bot.match.model import Level, PublicMatch
from bot.store import merchant_rungs
from bot.store.database import Queries, Reading
from rules import Outcome, Seat

LADDER = tuple(Level)  # the gentlest first
FIRST_RUNG = 3  # of who has not played at their level yet; rungs are counted from 1


def rung_of(level: Level) -> int:
    return LADDER.index(level) + 1


def next_rung(rung: int, *, is_won: bool) -> int:
    """After a finished match. The ladder has two ends."""
    return min(max(rung + (1 if is_won else -1), 1), len(LADDER))


async def level_of(reading: Reading, user_id: int) -> Level:
    """Which merchant this person meets at their level."""
    return LADDER[await _rung(reading, user_id) - 1]


async def count_end(queries: Queries, match: PublicMatch, outcome: Outcome | None) -> None:
    """Move the person's rung when a match at their level ends with a winner.

    What is called off does not count, nor what was played with a head start: that is no measure of anybody.
    """
    if not match.is_at_my_level or match.terms.options.head_start or outcome is None or outcome.winner is None:
        return
    seat, user_id = _person(match)
    if user_id is not None:
        await queries.hold(user_id)  # another match of theirs may end at the same time
        rung = next_rung(await _rung(queries, user_id), is_won=outcome.winner == seat)
        await merchant_rungs.write(queries, user_id, rung)


def _person(match: PublicMatch) -> tuple[Seat, int | None]:
    seat = next(seat for seat, player in enumerate(match.players) if not player.is_merchant)
    return seat, match.players[seat].user_id


async def _rung(reading: Reading, user_id: int) -> int:
    return await merchant_rungs.find(reading, user_id) or FIRST_RUNG
