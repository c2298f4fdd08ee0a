"""The beginner and the trader: one look at each move, by rules of thumb."""

from random import Random

from ai.engine.card_counting import Memory
from ai.engine.rules_of_thumb import KnownPosition, appraise
from rules import Move, View
from rules.cards import size

WOBBLE = 4.5  # rupees by which a beginner misjudges a move
OVERLOOKED = 0.45  # how often a beginner does not see a move at all


def trade(view: View, memory: Memory, rng: Random) -> Move:
    """The trader's move: the best by rules of thumb; of equals any."""
    position = KnownPosition.of(view, memory)
    return max(view.legal_moves(), key=lambda move: (appraise(position, move), rng.random()))


def fumble(view: View, memory: Memory, rng: Random) -> Move:
    """The beginner's move: overlooks some moves, finds large exchanges hard, and misjudges what is left."""
    position, moves = KnownPosition.of(view, memory), view.legal_moves()
    noticed = [move for move in moves if rng.random() > _overlooks(move)] or moves
    return max(noticed, key=lambda move: appraise(position, move) + rng.gauss(0, WOBBLE))


def _overlooks(move: Move) -> float:
    if move.is_exchange:
        return 1 - (1 - OVERLOOKED) ** size(move.taken)
    return OVERLOOKED / 2
