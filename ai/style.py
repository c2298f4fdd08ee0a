"""How somebody plays, beside what a strong player would have played in the same positions.

Without NumPy: bot and pictures use it, too. The moves are judged in `ai.engine.own_moves`; which habit costs most is
found in `ai.habits`.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from ai.analysis import GradedMoves
from rules import Move

JUDGE = 1  # raised when moves are judged otherwise: what an earlier judge has said is stored and does not count
EARLY = 20  # cards in the deck, half of it, or more
FEWEST_MOVES = 25  # early, or late: fewer say too little


class Kind(Enum):
    TAKE = "take"  # a single good
    CAMELS = "camels"
    EXCHANGE = "exchange"
    SALE = "sale"

    @staticmethod
    def of(move: Move) -> "Kind":
        if move.is_sale:
            return Kind.SALE
        if move.takes_camels:
            return Kind.CAMELS
        return Kind.EXCHANGE if move.is_exchange else Kind.TAKE


@dataclass(frozen=True, slots=True)
class Choice:
    """A live move of one's own, and what a strong player would have played there."""

    ply: int  # the first is 1
    deck: int  # cards that were left in it
    played: Move
    better: Move  # the same where none was
    cost: float  # of the chance to win the round; 0 where the difference may be chance

    @property
    def is_early(self) -> bool:
        return self.deck >= EARLY


@dataclass(frozen=True, slots=True)
class RoundStyle:
    """One's own moves of a round."""

    graded: GradedMoves
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """How often each kind of move was played in some positions, and how often a strong player would have, 0 to 1."""

    moves: int
    mine: tuple[float, ...]  # in the order of Kind
    strong: tuple[float, ...]


def compare(choices: Iterable[Choice]) -> Comparison | None:
    """None where there are too few."""
    known = list(choices)
    if len(known) < FEWEST_MOVES:
        return None
    mine, strong = _shares([choice.played for choice in known]), _shares([choice.better for choice in known])
    return Comparison(len(known), mine, strong)


def _shares(moves: Sequence[Move]) -> tuple[float, ...]:
    number = Counter(map(Kind.of, moves))
    return tuple(number[kind] / len(moves) for kind in Kind)
