"""Rows of `fair_entrants` and `fair_games`: who takes part in a fair, and which matches they play in it."""

from typing import NamedTuple

from bot.fairs.model import Departure, Entrant, Membership, Participant
from bot.match.model import Level, Place, Player, PublicMatch
from bot.store.database import Queries, Reading, Row, Value, insertion
from bot.store.matches import match_of
from rules import Termination

SELECT = """
    SELECT e.*, p.name, s.rating FROM fair_entrants e
    JOIN fairs f ON f.code = e.fair
    LEFT JOIN people p ON p.user_id = e.user_id
    LEFT JOIN standings s ON s.user_id = e.user_id AND s.scope = f.guild_id AND s.season = ''
"""
GAMES = """
    SELECT g.low, g.high, g.starter, m.*, p1.name AS name1, p2.name AS name2 FROM fair_games g
    JOIN matches m ON m.code = g.match
    LEFT JOIN people p1 ON p1.user_id = m.user1
    LEFT JOIN people p2 ON p2.user_id = m.user2
    WHERE g.fair = ?
"""
UNRATED = 1500.0


class GameRow(NamedTuple):
    players: tuple[int, int]  # entrants, in the order of the seats
    match: PublicMatch


async def add(
    queries: Queries,
    fair: str,
    user_id: int | None,
    level: Level | None,
    now: int,
    reserve: int,
) -> int:
    """The number of the new entrant, who is to be given a membership. Numbers are never given twice in a fair."""
    row = await queries.fetch_one("SELECT COALESCE(max(number), 0) + 1 AS next FROM fair_entrants WHERE fair = ?", fair)
    number = int(row["next"]) if row else 1
    columns: dict[str, Value] = {
        "fair": fair,
        "number": number,
        "user_id": user_id,
        "level": level.value if level else None,
        "membership": Membership.INVITED.value,
        "joined": now,
        "is_finalist": False,
        "reserve": reserve,
        "has_won": False,
    }
    await queries.execute(*insertion("fair_entrants", columns))
    return number


async def change(queries: Queries, fair: str, number: int, **changes: Value) -> None:
    columns = ", ".join(f"{column} = ?" for column in changes)
    await queries.execute(
        f"UPDATE fair_entrants SET {columns} WHERE fair = ? AND number = ?",  # noqa: S608  # our own names
        *(*changes.values(), fair, number),
    )


async def write_membership(
    queries: Queries, fair: str, number: int, membership: Membership, now: int, group: int | None = None
) -> None:
    """From now on, also for somebody who had gone before it began."""
    changes: dict[str, Value] = {"membership": membership.value, "joined": now, "group_number": group}
    await change(queries, fair, number, **changes, gone=None, departure=None)


async def all_of(reading: Reading, fair: str) -> list[Participant]:
    rows = await reading.fetch_all(f"{SELECT} WHERE e.fair = ? ORDER BY e.number", fair)
    return [_participant(row) for row in rows]


async def live_fairs_of(reading: Reading, user_id: int) -> list[str]:
    """Codes of the fairs that have not ended and in which this person has a place, or is asked to."""
    rows = await reading.fetch_all(
        "SELECT e.fair FROM fair_entrants e JOIN fairs f ON f.code = e.fair"
        " WHERE e.user_id = ? AND f.ended IS NULL AND e.gone IS NULL",
        user_id,
    )
    return [row["fair"] for row in rows]


async def trophies_of(reading: Reading, user_id: int) -> list[tuple[str, Place]]:
    """The names of the fairs that this person has won, latest first, and where each was held."""
    rows = await reading.fetch_all(
        "SELECT f.name, f.guild_id, f.channel_id FROM fair_entrants e JOIN fairs f ON f.code = e.fair"
        " WHERE e.user_id = ? AND e.has_won ORDER BY f.ended DESC",
        user_id,
    )
    return [(row["name"], Place(row["guild_id"], row["channel_id"])) for row in rows]


async def winners_of(reading: Reading, fair: str) -> list[Player]:
    rows = await reading.fetch_all(f"{SELECT} WHERE e.fair = ? AND e.has_won ORDER BY e.number", fair)
    return [_participant(row).player for row in rows]


async def export_of(reading: Reading, user_id: int) -> list[Row]:
    return await reading.fetch_all(
        "SELECT f.name, e.* FROM fair_entrants e JOIN fairs f ON f.code = e.fair WHERE e.user_id = ?", user_id
    )


async def organised_by(reading: Reading, user_id: int) -> list[Row]:
    return await reading.fetch_all("SELECT code, name, created FROM fairs WHERE organiser = ?", user_id)


async def add_game(queries: Queries, fair: str, starter: int, other: int, code: str) -> None:
    """The key lets two entrants meet once."""
    low, high = sorted((starter, other))
    row: dict[str, Value] = {"fair": fair, "low": low, "high": high, "starter": starter, "match": code}
    await queries.execute(*insertion("fair_games", row))


async def games_of(reading: Reading, fair: str) -> list[GameRow]:
    rows = await reading.fetch_all(f"{GAMES} ORDER BY m.started, g.low, g.high", fair)
    return [GameRow(_players(row), match_of(row)) for row in rows]


async def reserve_of(reading: Reading, fair: str, user_id: int) -> int:
    row = await reading.fetch_one("SELECT reserve FROM fair_entrants WHERE fair = ? AND user_id = ?", fair, user_id)
    return int(row["reserve"]) if row else 0


async def use_reserve(queries: Queries, match: PublicMatch, now: int) -> None:
    """Whose turn is over, by a move or by a loss, was later than the time for a move: that comes out of the reserve."""
    user_id, deadline = match.user_to_move, match.deadline
    if match.terms.fair is None or user_id is None or deadline is None or now <= deadline:
        return
    await queries.execute(
        "UPDATE fair_entrants SET reserve = CASE WHEN reserve > ? THEN reserve - ? ELSE 0 END"
        " WHERE fair = ? AND user_id = ?",
        *(now - deadline, now - deadline, match.terms.fair, user_id),
    )


async def lost_on_time(reading: Reading, user_id: int, since: int) -> tuple[int, int]:
    """How many matches with people somebody has lost on time since then, and how many they have finished.

    What the end of a fair has decided is neither: whoever lost it may have had a minute for it.
    """
    half = (
        "SELECT {seat} = 1 - winner AND termination = ? AS is_lost FROM matches m"
        " WHERE user{number} = ? AND ended IS NOT NULL AND ended >= ? AND winner IS NOT NULL AND level{other} IS NULL"
        " AND NOT EXISTS (SELECT 1 FROM fairs f WHERE f.code = m.fair AND f.ended = m.ended)"
    )
    halves = [half.format(seat=0, number=1, other=2), half.format(seat=1, number=2, other=1)]
    values = (Termination.TIMEOUT.value, user_id, since) * 2
    rows = await reading.fetch_all(" UNION ALL ".join(halves), *values)
    return sum(bool(row["is_lost"]) for row in rows), len(rows)


async def blocked_pairs(reading: Reading, fair: str) -> set[frozenset[int]]:
    """Entrants of whom one has blocked the other."""
    rows = await reading.fetch_all(
        "SELECT a.number AS one, b.number AS other FROM fair_entrants a"
        " JOIN blocks x ON x.user_id = a.user_id JOIN fair_entrants b ON b.fair = a.fair AND b.user_id = x.whom"
        " WHERE a.fair = ?",
        fair,
    )
    return {frozenset((row["one"], row["other"])) for row in rows}


def _players(row: Row) -> tuple[int, int]:
    return (row["low"], row["high"]) if row["starter"] == row["low"] else (row["high"], row["low"])


def _participant(row: Row) -> Participant:
    level = Level(row["level"]) if row["level"] else None
    entrant = Entrant(
        number=row["number"],
        joined=row["joined"],
        rating=row["rating"] if row["rating"] is not None else UNRATED,
        group=row["group_number"],
        is_merchant=level is not None,
        is_finalist=bool(row["is_finalist"]),
        left=row["gone"],
        departure=Departure(row["departure"]) if row["departure"] else None,
    )
    player = Player(row["user_id"], row["name"], level)
    return Participant(entrant, player, Membership(row["membership"]), row["reserve"], bool(row["has_won"]))
