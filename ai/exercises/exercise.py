"""An exercise, and how good a choice in it was."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from rules import Move, View


class Mark(Enum):
    """How good a choice was, in four steps. Each emoji has its own colour and its own shape."""

    BEST = "best"
    GOOD = "good"
    FAIR = "fair"
    POOR = "poor"

    @property
    def emoji(self) -> str:
        return EMOJIS[self]


EMOJIS = {Mark.BEST: "🟩", Mark.GOOD: "🟡", Mark.FAIR: "🔶", Mark.POOR: "🔺"}
# What share of the winning chance that was there may be given away. Shares are fair in good and in bad positions.
GIVES_AWAY_AT_MOST = {Mark.BEST: 0.02, Mark.GOOD: 0.15, Mark.FAIR: 0.30}


def kept(chance: float, best: float) -> float:
    """The share of the winning chance that a choice has kept; all of it where nothing was there to lose."""
    return min(1.0, chance / best) if best > 0 else 1.0


def mark(share_kept: float) -> Mark:
    given_away = 1 - share_kept
    return next((step for step, most in GIVES_AWAY_AT_MOST.items() if given_away <= most), Mark.POOR)


def grade(share_kept: float) -> int:
    """0 to 100. Only the best there was gets 100: a little less is not rounded up."""
    return 100 if share_kept >= 1 else min(99, round(100 * share_kept))


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position as the seat on turn sees it, with the chance to win the round after each of its legal moves."""

    name: str  # stable: `b17` in the bank, `d214.2` the second stall of day 214
    view: View
    chances: Mapping[Move, float]
    rating: int | None = None  # on the scale of people's ratings; None: nobody can say

    @property
    def best(self) -> Move:
        return max(self.chances, key=self.chances.__getitem__)

    @property
    def best_chance(self) -> float:
        return self.chances[self.best]

    def next_best(self, move: Move) -> Move | None:
        """The best of all the others."""
        others = [one for one in self.chances if one != move]
        return max(others, key=self.chances.__getitem__, default=None)

    def cost(self, move: Move) -> float:
        """What it is behind the best one, of the chance to win the round."""
        return self.best_chance - self.chances[move]

    def kept(self, move: Move) -> float:
        """The share of the winning chance that this move keeps. An illegal move is a KeyError."""
        return kept(self.chances[move], self.best_chance)

    def mark(self, move: Move) -> Mark:
        return mark(self.kept(move))

    def grade(self, move: Move) -> int:
        return grade(self.kept(move))
