"""The three levels of computer merchants, and the function that asks any of them for a move."""

from enum import Enum
from random import Random

from ai.engine.card_counting import CountedCards
from ai.engine.rules_of_thumb import beginner_move, trader_move
from rules import Move, View


class Level(Enum):
    BEGINNER = "beginner"  # gentle, with human mistakes
    TRADER = "trader"  # solid rules of thumb
    MASTER = "master"  # a trained value and a search


def choose(
    view: View, counted: CountedCards, level: Level, rng: Random, seconds: float, *, worlds: int | None = None
) -> Move:
    """The move this merchant plays for the seat of the view, which has to be on turn.

    Only the master takes time, at most so many seconds. With `worlds` its search is bounded by work and not by the
    clock, so that the same seed gives the same move everywhere.
    """
    if level is Level.BEGINNER:
        return beginner_move(view, counted, rng)
    if level is Level.TRADER:
        return trader_move(view, counted, rng)
    import numpy as np

    from ai.engine.search import search

    dice = np.random.default_rng(rng.getrandbits(64))
    return search(view, counted, dice, seconds=None if worlds else seconds, worlds=worlds)
