"""A person's figures. None of them is given from too small a sample; each says on how much it rests."""

from dataclasses import dataclass
from typing import NamedTuple

from bot.ratings.tallies import MerchantStanding, Standing, Tally, median_reply
from rules import Card

FEWEST_GAMES = 10
FEWEST_ROUNDS = 10
FEWEST_SALES = 30
FEWEST_CARDS = 40  # sold, to have a favourite good
FEWEST_REPLIES = 30


class Figure(NamedTuple):
    """A number and the sample behind it; `value` is None where the sample is too small to say anything."""

    value: float | None
    sample: int


@dataclass(frozen=True, slots=True)
class Profile:
    user_id: int
    name: str | None
    scope: int  # a server, or EVERYWHERE
    tally: Tally
    standing: Standing | None  # in this scope; None without rated matches
    overall: Standing | None
    rank: int | None  # on the server's leaderboard
    curve: tuple[float, ...]  # the rating after each of the last rated matches
    steps: dict[int, int]  # reply times
    against_merchants: MerchantStanding | None  # shown to the person alone
    is_hidden: bool  # wishes not to be compared in public

    @property
    def win_rate(self) -> Figure:
        return _share(self.tally.wins, self.tally.games, FEWEST_GAMES)

    @property
    def average_sale(self) -> Figure:
        """Rupees, with the bonus token."""
        return _share(self.tally.sale_rupees, self.tally.sales, FEWEST_SALES)

    @property
    def bonus_rate(self) -> Figure:
        """Sales that earned a bonus token."""
        return _share(self.tally.bonuses, self.tally.sales, FEWEST_SALES)

    @property
    def camel_rate(self) -> Figure:
        """Rounds with the larger herd."""
        return _share(self.tally.camel_tokens, self.tally.rounds, FEWEST_ROUNDS)

    @property
    def favourite(self) -> Card | None:
        return self.tally.favourite if self.tally.cards_sold >= FEWEST_CARDS else None

    @property
    def reply(self) -> Figure:
        """The median, in seconds."""
        number = sum(self.steps.values())
        return Figure(median_reply(self.steps) if number >= FEWEST_REPLIES else None, number)


def _share(part: int, whole: int, fewest: int) -> Figure:
    return Figure(part / whole if whole >= fewest else None, whole)
