"""Players as unlike each other as we have them: whoever judges play has to tell them apart."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from ai.engine.card_counting import count_cards
from ai.engine.levels import Level, choose
from ai.engine.move_tables import NONE, SIZES
from ai.engine.move_tables import move as as_move
from ai.engine.sampling import guess
from ai.engine.search import SearchSettings, search
from ai.engine.value import RatedMoves, best_move, rate_moves, trained
from ai.training.arena import Player
from ai.training.baselines import greedy_move
from rules import Move, View

Marks: TypeAlias = npt.NDArray[np.bool_]

MOST_SOLD = 2  # at once, by who sells one by one: as many as diamonds, gold and silver need
QUICK = SearchSettings(candidates=4, plies=4, batch=24)
WORLDS = 24


def with_a_habit(is_never_done: Callable[[RatedMoves], Marks]) -> Player:
    """A fixed bad habit: judges moves by the trained value, and never plays some of them while there is any other."""

    def choose(view: View, _rng: Random) -> Move:
        rated = rate_moves(guess(view, count_cards(view), 1, np.random.default_rng(0)).rows, trained())
        best = int(np.argmax(rated.chance - is_never_done(rated)))
        return as_move(int(rated.taken[best]), int(rated.given[best]))

    return choose


def large_sales(rated: RatedMoves) -> Marks:
    large: Marks = (rated.taken == NONE) & (SIZES[rated.given] > MOST_SOLD)
    return large


def exchanges(rated: RatedMoves) -> Marks:
    swaps: Marks = (rated.taken != NONE) & (rated.given != NONE)
    return swaps


def looks_ahead(view: View, rng: Random) -> Move:
    """A search that takes some hundredths of a second."""
    dice = np.random.default_rng(rng.getrandbits(64))
    return search(view, count_cards(view), dice, worlds=WORLDS, settings=QUICK)


def values(view: View, _rng: Random) -> Move:
    """The trained value alone."""
    return best_move(view, count_cards(view))


def merchant(level: Level) -> Player:
    """One who takes no time."""
    return lambda view, rng: choose(view, count_cards(view), level, rng, seconds=0)


PLAYERS: dict[str, Player] = {
    "greedy": greedy_move,
    "one by one": with_a_habit(large_sales),  # never sells three cards at once
    "no exchange": with_a_habit(exchanges),
    "beginner": merchant(Level.BEGINNER),  # rules of thumb, carelessly
    "trader": merchant(Level.TRADER),  # rules of thumb, carefully
    "hasty": merchant(Level.HASTY),  # the value with noise
    "value": values,
    "search": looks_ahead,
}
