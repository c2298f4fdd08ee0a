"""The value alone: the move after which the trained value sees the best chance."""

import numpy as np

from ai.engine.card_counting import Memory
from ai.engine.move_tables import move
from ai.engine.sampling import guess
from ai.engine.value import Net, options, trained
from rules import Move, View


def best_move(view: View, memory: Memory, net: Net | None = None) -> Move:
    """One look at each move. The value asks only what the seat knows, so any world behind the view will do."""
    rows = guess(view, memory, 1, np.random.default_rng(0)).rows
    choice = options(rows, net or trained())
    best = int(choice.best()[0])
    return move(int(choice.taken[best]), int(choice.given[best]))
