"""The two bottom rungs of the ladder: opponents to measure against, not to play with."""

from random import Random

from rules import Move, View
from rules.cards import kinds, size


def random_move(view: View, rng: Random) -> Move:
    """Any legal move."""
    return rng.choice(view.legal_moves())


def greedy_move(view: View, rng: Random) -> Move:
    """Greedy: the move that brings the most rupees now; of equals any."""
    return max(view.legal_moves(), key=lambda move: (_rupees_now(view, move), rng.random()))


def _rupees_now(view: View, move: Move) -> int:
    return view.sale(kinds(move.given)[0], size(move.given)).rupees if move.is_sale else 0
