"""What the pictures of the bazaar of the day show, and their alt texts tell."""

from dataclasses import dataclass
from typing import Literal

from rules import Move

MarkName = Literal["best", "good", "fair", "poor"]


@dataclass(frozen=True, slots=True)
class TodayCard:
    """What became of somebody's day."""

    day: int
    marks: tuple[MarkName | None, ...]  # of the stalls; None: nobody can say any more how good the choice was
    grade: int | None


@dataclass(frozen=True, slots=True)
class ChoiceBar:
    move: Move
    camels: int  # that a move which takes all camels takes
    mark: MarkName
    share: float
    is_mine: bool


@dataclass(frozen=True, slots=True)
class ChoiceBars:
    """How everybody chose at a stall, most frequent first."""

    bars: tuple[ChoiceBar, ...]
    people: int
