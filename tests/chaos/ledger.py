"""What people were told: every move that the bot acknowledged to somebody."""

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple


class Stored(NamedTuple):
    """A row of the moves."""

    code: str
    round: int
    ply: int
    move: str


@dataclass
class Ledger:
    """`acknowledged` moves were stored when the answer was seen. `missing` ones were not: that would be the end."""

    acknowledged: set[Stored] = field(default_factory=set)
    missing: list[str] = field(default_factory=list)
    mishaps: Counter[str] = field(default_factory=Counter)  # what people lived through, by kind
    troubles: Counter[str] = field(default_factory=Counter)  # what was done to the bot, by kind
