"""The two bottom rungs of the ladder: opponents to measure against, not to play with."""

from random import Random

from ai.appraise import proceeds
from rules import GOODS, Move, View
from rules.cards import count, size


def anything(view: View, rng: Random) -> Move:
    """Any legal move."""
    return rng.choice(view.legal_moves())


def grab(view: View, rng: Random) -> Move:
    """Greedy: the sale that brings most now; without one, the card with the highest token."""
    return max(view.legal_moves(), key=lambda move: (_rupees_now(view, move), rng.random()))


def _rupees_now(view: View, move: Move) -> float:
    left = [len(tokens) for tokens in view.piles]
    if move.is_sale:
        good = next(kind for kind in GOODS if count(move.given, kind))
        return 10 + proceeds(good, size(move.given), left[good], view.bonus_piles)
    top = [tokens[0] if tokens else 0 for tokens in view.piles]
    gained = sum(top[good] * (count(move.taken, good) - count(move.given, good)) for good in GOODS)
    return gained - 0.1 * size(move.given)
