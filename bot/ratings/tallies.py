"""What matches add up to: a player's tally and standing, and the rivalry of two people. Pure sums, no store."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from math import log2
from typing import NamedTuple

from bot.ratings.glicko import Rating
from bot.ratings.match_facts import MatchFacts, SaleFact, SeatFacts
from rules import GOODS, Card, Seat
from rules.rulebook import CARDS

EVERYWHERE = 0  # the scope of all matches of a person; a server's is its id
ALL_TIME = ""  # the season of ratings as they stand
GAMES_FOR_PLACE = 10  # rated matches
OPPONENTS_FOR_PLACE = 3  # different people
STEPS_A_DOUBLING = 4  # of the scale of reply times: a median is right to a tenth


def season_of(time: int) -> str:
    """The calendar quarter, such as `2026-4`."""
    day = datetime.fromtimestamp(time, UTC)
    return f"{day.year}-{(day.month + 2) // 3}"


def season_bounds(season: str) -> tuple[int, int]:
    """When a season begins, and when the next one does."""
    if season == ALL_TIME:
        return 0, 2**62
    year, quarter = map(int, season.split("-"))
    begin, end = (datetime(year + at // 4, at % 4 * 3 + 1, 1, tzinfo=UTC) for at in (quarter - 1, quarter))
    return int(begin.timestamp()), int(end.timestamp())


@dataclass(slots=True)
class RatedMatches:
    """A rating, after so many rated matches; `last` is when the last one ended."""

    rating: float = Rating().rating
    deviation: float = Rating().deviation
    volatility: float = Rating().volatility
    games: int = 0
    wins: int = 0
    last: int = 0

    @property
    def glicko(self) -> Rating:
        return Rating(self.rating, self.deviation, self.volatility)

    @property
    def is_provisional(self) -> bool:
        return self.glicko.is_provisional

    def count(self, rating: Rating, ended: int, *, is_won: bool) -> None:
        self.rating, self.deviation, self.volatility = rating
        self.games += 1
        self.wins += is_won
        self.last = max(self.last, ended)


@dataclass(slots=True)
class MerchantStanding(RatedMatches):
    """Against the merchants."""


@dataclass(slots=True)
class Standing(RatedMatches):
    """Among people. `opponents` are different people: all who have erased themselves count as one, nobody can tell them
    apart.
    """

    opponents: int = 0

    @property
    def has_place(self) -> bool:
        """Whether it has a place on a leaderboard: known well enough, and not from playing with one or two friends."""
        return not self.is_provisional and self.games >= GAMES_FOR_PLACE and self.opponents >= OPPONENTS_FOR_PLACE


@dataclass(slots=True)
class Tally:
    """How somebody plays, over all finished matches against people."""

    games: int = 0
    wins: int = 0
    rounds: int = 0  # that were played out
    rounds_won: int = 0
    rupees: int = 0  # at the end of those rounds
    camel_tokens: int = 0
    sales: int = 0
    sale_rupees: int = 0
    bonuses: int = 0  # sales that earned a bonus token
    diamond: int = 0  # cards sold
    gold: int = 0
    silver: int = 0
    cloth: int = 0
    spice: int = 0
    leather: int = 0
    best_sale: int = 0
    best_sale_in: str | None = None  # the match

    def count(self, code: str, facts: MatchFacts, mine: SeatFacts, *, is_won: bool) -> None:
        self.games += 1
        self.wins += is_won
        self.rounds += facts.rounds
        self.rounds_won += mine.rounds_won
        self.rupees += mine.rupees
        self.camel_tokens += mine.camel_tokens
        for sale in mine.sales:
            self._count_sale(code, sale)

    def _count_sale(self, code: str, sale: SaleFact) -> None:
        self.sales += 1
        self.sale_rupees += sale.rupees
        self.bonuses += sale.has_bonus
        name = sale.good.name.lower()
        setattr(self, name, getattr(self, name) + sale.number)
        if sale.rupees > self.best_sale:
            self.best_sale, self.best_sale_in = sale.rupees, code

    def sold(self, good: Card) -> int:
        """Cards of this good."""
        return int(asdict(self)[good.name.lower()])

    @property
    def cards_sold(self) -> int:
        return sum(map(self.sold, GOODS))

    @property
    def favourite(self) -> Card:
        """The good sold most often, measured by how many cards of it there are."""
        return max(GOODS, key=lambda good: self.sold(good) / CARDS[good])


@dataclass(slots=True)
class Rivalry:
    """Two people, the one with the smaller id first."""

    wins1: int = 0
    wins2: int = 0
    rounds1: int = 0
    rounds2: int = 0
    streak: int = 0  # matches won in a row up to now: above 0 by the first, below by the second
    longest1: int = 0
    longest2: int = 0
    best_sale1: int = 0
    best_sale2: int = 0
    best_sale1_in: str | None = None
    best_sale2_in: str | None = None
    closest: int | None = None  # rupees between the two over a match that was played out
    closest_in: str | None = None
    last_in: str = ""
    last: int = 0

    def count(
        self,
        code: str,
        facts: MatchFacts,
        seats: tuple[SeatFacts, SeatFacts],
        *,
        first_won: bool,
        ended: int,
        is_whole: bool,
    ) -> None:
        """Count a match, `seats` in the order of the two people."""
        first, second = seats
        if first_won:
            self.wins1, self.streak = self.wins1 + 1, max(self.streak, 0) + 1
        else:
            self.wins2, self.streak = self.wins2 + 1, min(self.streak, 0) - 1
        self.longest1, self.longest2 = max(self.longest1, self.streak), max(self.longest2, -self.streak)
        self.rounds1, self.rounds2 = self.rounds1 + first.rounds_won, self.rounds2 + second.rounds_won
        if first.best_sale > self.best_sale1:
            self.best_sale1, self.best_sale1_in = first.best_sale, code
        if second.best_sale > self.best_sale2:
            self.best_sale2, self.best_sale2_in = second.best_sale, code
        if is_whole and (self.closest is None or facts.margin < self.closest):
            self.closest, self.closest_in = facts.margin, code
        self.last_in, self.last = code, ended


class ErasedRating(NamedTuple):
    """What is left of an erased player's rating in one match: enough to rate the opponent again."""

    rating_before: float
    deviation_before: float
    rating: float
    deviation: float


ErasedRatings = Mapping[tuple[str, Seat, int], ErasedRating]  # by match, seat and scope


def step_of(seconds: int) -> int:
    """Where a reply time stands on the scale."""
    return int(STEPS_A_DOUBLING * log2(seconds + 1))


def median_reply(steps: dict[int, int]) -> int:
    """About the middle of these reply times, in seconds: the middle of the step in which it lies."""
    half, passed = sum(steps.values()) / 2, 0
    for step in sorted(steps):
        passed += steps[step]
        if passed >= half:
            return round(2 ** ((step + 0.5) / STEPS_A_DOUBLING) - 1)
    return 0
