"""What a finished match tells about its two players: sales, camels, seals, how fast they answered."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules import Card, Sold
from rules.match import Match


@dataclass(frozen=True, slots=True)
class SaleFact:
    good: Card
    number: int  # cards
    rupees: int  # with the bonus token
    has_bonus: bool


@dataclass(slots=True)
class SeatFacts:
    """One player's part of a match. Rounds that were broken off count for sales and replies only."""

    rounds_won: int = 0
    rupees: int = 0  # at the end of the rounds that were played out
    camel_tokens: int = 0
    sales: list[SaleFact] = field(default_factory=list)
    replies: list[int] = field(default_factory=list)  # seconds

    @property
    def moves(self) -> int:
        return len(self.replies)

    @property
    def best_sale(self) -> int:
        return max((sale.rupees for sale in self.sales), default=0)


@dataclass(frozen=True, slots=True)
class MatchFacts:
    rounds: int  # played out
    seats: tuple[SeatFacts, SeatFacts]

    @property
    def margin(self) -> int:
        """Rupees between the two over all rounds."""
        return abs(self.seats[0].rupees - self.seats[1].rupees)


@dataclass(frozen=True, slots=True)
class Times:
    """When the rounds were dealt, by number, and the moves played, by round and ply (the first is 1)."""

    dealt: Mapping[int, int]
    played: Mapping[tuple[int, int], int]

    def reply(self, number: int, ply: int) -> int:
        """Seconds from the moment the player could move to the move."""
        return max(self.played[number, ply] - self.possible(number, ply), 0)

    def possible(self, number: int, ply: int) -> int:
        """The moment from which on the player could move."""
        return self.dealt[number] if ply == 1 else self.played[number, ply - 1]


def facts_of(truth: Match, times: Times) -> MatchFacts:
    seats = SeatFacts(), SeatFacts()
    for played in truth.rounds:
        for ply, event in enumerate(played.events, start=1):
            mine = seats[event.seat]
            mine.replies.append(times.reply(played.number, ply))
            if isinstance(event, Sold):
                mine.sales.append(_sale(event))
        if result := played.result:
            for seat, purse in enumerate(result.purses):
                seats[seat].rupees += purse.earned
                seats[seat].camel_tokens += purse.camel_token > 0
            if result.winner is not None:
                seats[result.winner].rounds_won += 1
    return MatchFacts(len(truth.results), seats)


def _sale(event: Sold) -> SaleFact:
    bonus = event.bonus.value or 0 if event.bonus else 0
    return SaleFact(event.good, event.number, sum(event.values) + bonus, has_bonus=event.bonus is not None)
