"""Reading the record book: profiles, leaderboards, rivalries. What is due is entered first."""

import logging
from collections.abc import Collection
from dataclasses import dataclass, replace

from bot.errors import NothingBooked
from bot.match.model import PublicMatch, State
from bot.ratings.count_each_once import MatchCounter
from bot.ratings.profile_figures import Profile
from bot.ratings.tallies import ALL_TIME, EVERYWHERE, MerchantStanding, Rivalry, Standing, Tally
from bot.store import people, preferences, record_book, standings
from bot.store.database import Database, Queries
from bot.store.errors import StoreError
from bot.store.standings import RatedPlayer, SeatRating
from rules import Seat

log = logging.getLogger(__name__)
CURVE = 60  # rated matches shown
MOST_SEASONS = 24
LAST_SEASON = "9999"  # later than all that will be played


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a match did to a player's rating, in whole points."""

    seat: Seat
    rating: int
    change: int
    is_provisional: bool


@dataclass(frozen=True, slots=True)
class LeaderboardEntry:
    """One line of a leaderboard. Who has no place yet stands below the others and has no rank."""

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
    last_in: str | None
    last: int

    @property
    def codes(self) -> set[str]:
        """Of the matches that are named."""
        return {code for code in (*self.best_sales_in, self.closest_in, self.last_in) if code}

    def naming_only(self, codes: Collection[str]) -> "HeadToHead":
        """Without what is told of other matches; they are in the sums all the same."""
        sales = [(rupees, code) if code in codes else (0, None) for rupees, code in self._sales]
        is_closest_named = self.closest_in in codes
        return replace(
            self,
            best_sales=(sales[0][0], sales[1][0]),
            best_sales_in=(sales[0][1], sales[1][1]),
            closest=self.closest if is_closest_named else None,
            closest_in=self.closest_in if is_closest_named else None,
            last_in=self.last_in if self.last_in in codes else None,
        )

    @property
    def _sales(self) -> list[tuple[int, str | None]]:
        return list(zip(self.best_sales, self.best_sales_in, strict=True))


class RecordBook:
    def __init__(self, db: Database, recorder: MatchCounter) -> None:
        self._db, self._recorder = db, recorder

    async def _catch_up(self) -> None:
        """What cannot be entered now, as on a full disk, is missing; the rest can be read."""
        try:
            await self._recorder.catch_up()
        except StoreError as fault:
            log.warning("the record book is behind: %s", fault)

    async def profile(self, user_id: int, scope: int = EVERYWHERE, *, is_mine: bool = False) -> Profile:
        """A person in one server or everywhere; for the person also the rating against merchants.

        Raises NothingBooked when there is nothing to show.
        """
        await self._catch_up()
        async with self._db.snapshot() as queries:
            tally = await record_book.find(queries, Tally, user_id, scope)
            merchants = await record_book.find(queries, MerchantStanding, user_id) if is_mine else None
            if tally is None and merchants is None:
                raise NothingBooked(user_id)
            standing = await record_book.find(queries, Standing, user_id, scope, ALL_TIME)
            is_hidden = await preferences.is_hidden(queries, user_id)
            return Profile(
                user_id=user_id,
                name=await _name(queries, user_id),
                scope=scope,
                tally=tally or Tally(),
                standing=standing,
                overall=await record_book.find(queries, Standing, user_id, EVERYWHERE, ALL_TIME),
                rank=None if is_hidden else await _rank(queries, standing, scope),
                curve=tuple(await standings.latest_ratings(queries, user_id, scope, CURVE)),
                steps=await record_book.reply_steps(queries, user_id, scope),
                against_merchants=merchants,
                is_hidden=is_hidden,
            )

    async def leaderboard(self, guild_id: int, season: str = ALL_TIME, page: int = 0, size: int = 10) -> Leaderboard:
        """The rated players of a server, best first; without those who hide."""
        await self._catch_up()
        async with self._db.snapshot() as queries:
            players = await standings.leaderboard(queries, guild_id, season, size + 1, page * size)
            seasons = await _seasons(queries, guild_id)
        lines = tuple(_line(player, page * size + index) for index, player in enumerate(players[:size], start=1))
        return Leaderboard(season, seasons, lines, page, has_more=len(players) > size)

    async def changes(self, match: PublicMatch) -> tuple[RatingChange, ...]:
        """What a finished match did to the ratings, in its server or else everywhere; without those who hide.

        Empty where nothing was rated.
        """
        if not match.is_rated or match.state is not State.OVER:
            return ()
        await self._catch_up()
        changed = await standings.changes_by(self._db, match.code, match.place.guild_id or EVERYWHERE)
        return tuple(map(_change, changed))

    async def rivalry(self, user_id: int, other: int, scope: int = EVERYWHERE) -> HeadToHead:
        """Two people against each other. Raises NothingBooked (of the other) when they have finished no match."""
        await self._catch_up()
        async with self._db.snapshot() as queries:
            found = await record_book.find(queries, Rivalry, min(user_id, other), max(user_id, other), scope)
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


def _line(player: RatedPlayer, rank: int) -> LeaderboardEntry:
    return LeaderboardEntry(rank if player.standing.has_place else None, *player)


def _change(changed: SeatRating) -> RatingChange:
    rounded = round(changed.after.rating)
    return RatingChange(changed.seat, rounded, rounded - round(changed.before), changed.after.is_provisional)


async def _rank(queries: Queries, standing: Standing | None, scope: int) -> int | None:
    """The place on the leaderboard of a server; there is none of everywhere."""
    if standing is None or not standing.has_place or scope == EVERYWHERE:
        return None
    return 1 + await standings.count_better(queries, scope, standing.rating)


async def _seasons(queries: Queries, guild_id: int) -> tuple[str, ...]:
    """The seasons in which somebody played here, latest first."""
    found: list[str] = []
    season: str | None = await standings.season_before(queries, guild_id, LAST_SEASON)
    while season and len(found) < MOST_SEASONS:
        found.append(season)
        season = await standings.season_before(queries, guild_id, season)
    return tuple(found)


async def _name(queries: Queries, user_id: int) -> str | None:
    person = await people.find(queries, user_id)
    return person.name if person else None
