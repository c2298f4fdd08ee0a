"""Reading the record book: profiles, leaderboards, rivalries. What is due is booked first."""

from dataclasses import dataclass

from bot.errors import NothingBooked
from bot.match.model import PublicMatch, State
from bot.ratings.glicko import Rating
from bot.ratings.profile_figures import Profile
from bot.ratings.recorder import RatingRecorder
from bot.ratings.tallies import ALL_TIME, EVERYWHERE, Rivalry, Standing, Tally
from bot.store.database import Database, Queries, Row
from bot.store.record_book import page_of, read
from rules import Seat

CURVE = 60  # rated matches shown
MOST_SEASONS = 24
VISIBLE = "(p.is_hidden IS NULL OR NOT p.is_hidden)"
BOARD = f"""
    SELECT s.*, n.name FROM standings s
    LEFT JOIN preferences p ON p.user_id = s.user_id
    LEFT JOIN people n ON n.user_id = s.user_id
    WHERE s.scope = ? AND s.season = ? AND {VISIBLE}
    ORDER BY s.is_provisional, s.rating DESC, s.user_id LIMIT ? OFFSET ?
"""  # noqa: S608  # our own words
AHEAD = f"""
    SELECT count(*) AS total FROM standings s LEFT JOIN preferences p ON p.user_id = s.user_id
    WHERE s.scope = ? AND s.season = '' AND s.is_provisional = FALSE AND s.rating > ? AND {VISIBLE}
"""  # noqa: S608
CHANGES = f"""
    SELECT c.* FROM rating_changes c LEFT JOIN preferences p ON p.user_id = c.user_id
    WHERE c.match = ? AND c.scope = ? AND c.user_id IS NOT NULL AND {VISIBLE} ORDER BY c.seat
"""  # noqa: S608


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a match did to a player's rating, in whole points."""

    seat: Seat
    rating: int
    change: int
    is_provisional: bool


@dataclass(frozen=True, slots=True)
class LeaderboardEntry:
    """One line of a leaderboard. Provisional players stand below the others and have no rank."""

    rank: int | None
    user_id: int
    name: str | None
    standing: Standing


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """A page of a server's table, `number` counting from 0; `season` is ALL_TIME for ratings as they stand."""

    season: str
    seasons: tuple[str, ...]  # that were played here, latest first
    lines: tuple[LeaderboardEntry, ...]
    number: int
    has_more: bool


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """A rivalry, told from the side of `users[0]`: the streak is theirs when above 0."""

    users: tuple[int, int]
    names: tuple[str | None, str | None]
    wins: tuple[int, int]
    rounds: tuple[int, int]
    streak: int
    longest: tuple[int, int]
    best_sales: tuple[int, int]
    best_sales_in: tuple[str | None, str | None]
    closest: int | None
    closest_in: str | None
    last_in: str
    last: int


class RecordBook:
    def __init__(self, db: Database, rating_recorder: RatingRecorder) -> None:
        self._db, self._bookkeeping = db, rating_recorder

    async def profile(self, user_id: int, scope: int = EVERYWHERE) -> Profile:
        """A person in one server or everywhere. Raises NothingBooked when they have finished no match there."""
        await self._bookkeeping.catch_up()
        async with self._db.snapshot() as queries:
            tally = await read(queries, Tally, user_id, scope)
            if tally is None:
                raise NothingBooked(user_id)
            standing = await read(queries, Standing, user_id, scope, ALL_TIME)
            steps = await queries.fetch_all(
                "SELECT step, number FROM replies WHERE user_id = ? AND scope = ?", user_id, scope
            )
            preferences = await queries.fetch_one("SELECT is_hidden FROM preferences WHERE user_id = ?", user_id)
            is_hidden = bool(preferences and preferences["is_hidden"])
            return Profile(
                user_id=user_id,
                name=await _name(queries, user_id),
                scope=scope,
                tally=tally,
                standing=standing,
                overall=await read(queries, Standing, user_id, EVERYWHERE, ALL_TIME),
                rank=None if is_hidden else await _rank(queries, standing, scope),
                curve=await _curve(queries, user_id, scope),
                steps={row["step"]: row["number"] for row in steps},
                is_hidden=is_hidden,
            )

    async def leaderboard(self, guild_id: int, season: str = ALL_TIME, page: int = 0, size: int = 10) -> Leaderboard:
        """The rated players of a server, best first; without those who hide."""
        await self._bookkeeping.catch_up()
        async with self._db.snapshot() as queries:
            rows = await queries.fetch_all(BOARD, guild_id, season, size + 1, page * size)
            seasons = await _seasons(queries, guild_id)
        lines = tuple(_line(row, page * size + index) for index, row in enumerate(rows[:size], start=1))
        return Leaderboard(season, seasons, lines, page, has_more=len(rows) > size)

    async def changes(self, match: PublicMatch) -> tuple[RatingChange, ...]:
        """What a finished match did to the ratings, in its server or else everywhere; without those who hide.

        Empty where nothing was rated.
        """
        if not match.terms.is_rated or match.state is not State.OVER:
            return ()
        await self._bookkeeping.catch_up()
        return tuple(map(_change, await self._db.fetch_all(CHANGES, match.code, match.place.guild_id or EVERYWHERE)))

    async def rivalry(self, user_id: int, other: int, scope: int = EVERYWHERE) -> HeadToHead:
        """Two people against each other. Raises NothingBooked (of the other) when they have finished no match."""
        await self._bookkeeping.catch_up()
        async with self._db.snapshot() as queries:
            found = await read(queries, Rivalry, min(user_id, other), max(user_id, other), scope)
            if found is None:
                raise NothingBooked(other)
            names = await _name(queries, user_id), await _name(queries, other)
        return _head_to_head(found, (user_id, other), names)


def _head_to_head(found: Rivalry, users: tuple[int, int], names: tuple[str | None, str | None]) -> HeadToHead:
    first, second = ("1", "2") if users[0] < users[1] else ("2", "1")

    def both(column: str) -> tuple[int, int]:
        return getattr(found, column + first), getattr(found, column + second)

    return HeadToHead(
        users=users,
        names=names,
        wins=both("wins"),
        rounds=both("rounds"),
        streak=found.streak if first == "1" else -found.streak,
        longest=both("longest"),
        best_sales=both("best_sale"),
        best_sales_in=(getattr(found, f"best_sale{first}_in"), getattr(found, f"best_sale{second}_in")),
        closest=found.closest,
        closest_in=found.closest_in,
        last_in=found.last_in,
        last=found.last,
    )


def _line(row: Row, rank: int) -> LeaderboardEntry:
    standing = page_of(Standing, row)
    return LeaderboardEntry(None if standing.is_provisional else rank, row["user_id"], row["name"], standing)


def _change(row: Row) -> RatingChange:
    after = Rating(row["rating"], row["deviation"])
    rounded = round(after.rating)
    return RatingChange(row["seat"], rounded, rounded - round(row["rating_before"]), after.is_provisional)


async def _rank(queries: Queries, standing: Standing | None, scope: int) -> int | None:
    """The place on the leaderboard of a server; there is none of everywhere."""
    if standing is None or standing.is_provisional or scope == EVERYWHERE:
        return None
    row = await queries.fetch_one(AHEAD, scope, standing.rating)
    return 1 + (row["total"] if row else 0)


async def _curve(queries: Queries, user_id: int, scope: int) -> tuple[float, ...]:
    rows = await queries.fetch_all(
        "SELECT rating FROM rating_changes WHERE user_id = ? AND scope = ? ORDER BY booked DESC LIMIT ?",
        *(user_id, scope, CURVE),
    )
    return tuple(row["rating"] for row in reversed(rows))


async def _seasons(queries: Queries, guild_id: int) -> tuple[str, ...]:
    """One step down the index for each, instead of reading all of it."""
    found: list[str] = []
    before = "9999"
    while len(found) < MOST_SEASONS:
        row = await queries.fetch_one(
            "SELECT max(season) AS season FROM standings WHERE scope = ? AND season < ? AND season > ''",
            guild_id,
            before,
        )
        if row is None or row["season"] is None:
            break
        before = row["season"]
        found.append(before)
    return tuple(found)


async def _name(queries: Queries, user_id: int) -> str | None:
    row = await queries.fetch_one("SELECT name FROM people WHERE user_id = ?", user_id)
    return row["name"] if row else None
