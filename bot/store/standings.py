"""Questions about ratings: the leaderboard of a server, and how ratings changed. Who hides is left out."""

from typing import NamedTuple

from bot.ratings.glicko import Rating
from bot.ratings.tallies import Standing
from bot.store.database import Reading
from bot.store.record_book import object_of
from rules import Seat

VISIBLE = "(p.is_hidden IS NULL OR NOT p.is_hidden)"


class RatedPlayer(NamedTuple):
    user_id: int
    name: str | None
    standing: Standing


class SeatRating(NamedTuple):
    """A rating before a match, in points, and after it."""

    seat: Seat
    before: float
    after: Rating


async def leaderboard(reading: Reading, scope: int, season: str, limit: int, offset: int) -> list[RatedPlayer]:
    """The rated players, best first; those without a place after all others."""
    rows = await reading.fetch_all(
        f"""
        SELECT s.*, n.name FROM standings s
        LEFT JOIN preferences p ON p.user_id = s.user_id
        LEFT JOIN people n ON n.user_id = s.user_id
        WHERE s.scope = ? AND s.season = ? AND {VISIBLE}
        ORDER BY s.has_place DESC, s.rating DESC, s.user_id LIMIT ? OFFSET ?
        """,  # noqa: S608  # our own words
        *(scope, season, limit, offset),
    )
    return [RatedPlayer(row["user_id"], row["name"], object_of(Standing, row)) for row in rows]


async def count_better(reading: Reading, scope: int, rating: float) -> int:
    """How many players with a place have a higher rating now."""
    row = await reading.fetch_one(
        f"""
        SELECT count(*) AS total FROM standings s LEFT JOIN preferences p ON p.user_id = s.user_id
        WHERE s.scope = ? AND s.season = '' AND s.has_place = TRUE AND s.rating > ? AND {VISIBLE}
        """,  # noqa: S608  # our own words
        *(scope, rating),
    )
    return int(row["total"]) if row else 0


async def season_before(reading: Reading, scope: int, season: str) -> str | None:
    """The latest season before this one in which somebody played: one step down the index, not all of it."""
    row = await reading.fetch_one(
        "SELECT max(season) AS season FROM standings WHERE scope = ? AND season < ? AND season > ''", scope, season
    )
    return row["season"] if row else None


async def seasons_won(reading: Reading, user_id: int, scope: int, before: str) -> list[str]:
    """The seasons before this one in which nobody with a place had a higher rating, latest first."""
    rows = await reading.fetch_all(
        f"""
        SELECT mine.season FROM standings mine
        WHERE mine.user_id = ? AND mine.scope = ? AND mine.season > '' AND mine.season < ? AND mine.has_place
        AND NOT EXISTS (
            SELECT 1 FROM standings s LEFT JOIN preferences p ON p.user_id = s.user_id
            WHERE s.scope = mine.scope AND s.season = mine.season AND s.has_place = TRUE AND s.rating > mine.rating
            AND {VISIBLE}
        ) ORDER BY mine.season DESC
        """,  # noqa: S608  # our own words
        *(user_id, scope, before),
    )
    return [row["season"] for row in rows]


async def winners_of_season(reading: Reading, scope: int, season: str) -> list[tuple[int, str | None]]:
    """The ids and names of who came first; empty where nobody has a place, or who has it hides."""
    rows = await reading.fetch_all(
        f"""
        SELECT s.user_id, n.name FROM standings s
        LEFT JOIN preferences p ON p.user_id = s.user_id
        LEFT JOIN people n ON n.user_id = s.user_id
        WHERE s.scope = ? AND s.season = ? AND s.has_place = TRUE AND {VISIBLE} AND s.rating = (
            SELECT max(best.rating) FROM standings best LEFT JOIN preferences p ON p.user_id = best.user_id
            WHERE best.scope = ? AND best.season = ? AND best.has_place = TRUE AND {VISIBLE}
        ) ORDER BY s.user_id
        """,  # noqa: S608  # our own words
        *(scope, season) * 2,
    )
    return [(row["user_id"], row["name"]) for row in rows]


async def latest_ratings(reading: Reading, user_id: int, scope: int, limit: int) -> list[float]:
    """Somebody's rating after each of the last rated matches, the latest last."""
    rows = await reading.fetch_all(
        "SELECT rating FROM rating_changes WHERE user_id = ? AND scope = ? ORDER BY booked DESC LIMIT ?",
        *(user_id, scope, limit),
    )
    return [row["rating"] for row in reversed(rows)]


async def changes_by(reading: Reading, code: str, scope: int) -> list[SeatRating]:
    """What a match did to the ratings of its players."""
    rows = await reading.fetch_all(
        f"""
        SELECT c.* FROM rating_changes c LEFT JOIN preferences p ON p.user_id = c.user_id
        WHERE c.match = ? AND c.scope = ? AND c.user_id IS NOT NULL AND {VISIBLE} ORDER BY c.seat
        """,  # noqa: S608  # our own words
        *(code, scope),
    )
    return [SeatRating(row["seat"], row["rating_before"], Rating(row["rating"], row["deviation"])) for row in rows]
