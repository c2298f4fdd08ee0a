"""What the card of a match shows, and its alt text tells."""

from dataclasses import dataclass
from typing import NamedTuple

from ai.analysis import TurningPoint
from rules import Result, Seat, Sold, Termination


class ShareLabels(NamedTuple):
    """What the rows are called, in the reader's language."""

    best_sale: str = ""
    turning: str = ""
    even_luck: str = ""


@dataclass(frozen=True, slots=True)
class ShareCard:
    """`first_share` is the first seat's chance in an average round of this match, had the luck been even."""

    winner: Seat
    termination: Termination | None  # how it was broken off, where it was
    rounds: tuple[Result, ...]  # that were played out
    best_sale: Sold | None
    turning_point: TurningPoint | None
    first_share: float
    names: tuple[str, str] = ("", "")
    labels: ShareLabels = ShareLabels()  # noqa: RUF009  # a tuple of texts, which nobody can change

    @property
    def seals(self) -> tuple[int, int]:
        first = sum(result.winner == 0 for result in self.rounds)
        return first, sum(result.winner == 1 for result in self.rounds)


def worth(sale: Sold) -> int:
    """What a sale brought in all, its bonus token counted."""
    return sum(sale.values) + ((sale.bonus.value or 0) if sale.bonus else 0)
