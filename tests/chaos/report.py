"""What people were told: every move that the bot acknowledged, every match that it said had begun or ended."""

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

FEW = 6


class StoredMove(NamedTuple):
    """A row of the moves."""

    code: str
    round: int
    ply: int
    move: str


@dataclass
class ChaosReport:
    """`acknowledged` moves were stored when the answer was seen. `missing` ones were not: that must never happen."""

    acknowledged: set[StoredMove] = field(default_factory=set)
    missing: list[str] = field(default_factory=list)
    begun: set[str] = field(default_factory=set)  # codes of matches
    ended: set[str] = field(default_factory=set)
    mishaps: Counter[str] = field(default_factory=Counter)  # what people lived through, by kind
    troubles: Counter[str] = field(default_factory=Counter)  # what was done to the bot, by kind

    def has_enough(self, moves: int) -> bool:
        """More moves than this, and a few troubles: enough to learn something from it."""
        return len(self.acknowledged) > moves and self.troubles.total() >= FEW
