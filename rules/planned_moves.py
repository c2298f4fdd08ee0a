"""Moves chosen ahead: which of them is played when the opponent has moved, or why none is.

It needs what the player sees and no more: the view in which the moves were chosen, and the view now.
"""

from enum import Enum
from typing import NamedTuple

from rules.cards import Card, kinds, size
from rules.errors import IllegalMove
from rules.moves import Move
from rules.rulebook import SALE_MINIMUM
from rules.views import View

MOST_PLANNED = 3  # moves, of which the first that is legal is played
MANY_CAMELS = 3  # in the market
PRECIOUS = tuple(good for good in Card if good is not Card.CAMEL and SALE_MINIMUM[good] > 1)


class Wake(Enum):
    """What lets a player decide anew. Only what has changed since the plan was made wakes anybody."""

    PRECIOUS = "precious"  # a diamond, gold or silver has come to the market
    CAMELS = "camels"  # camels have come, and three or more lie there now
    LESS = "less"  # the sale that would be played brings less than it would have then


class Stop(Enum):
    """Why no planned move is played."""

    PRECIOUS = Wake.PRECIOUS.value
    CAMELS = Wake.CAMELS.value
    LESS = Wake.LESS.value
    ILLEGAL = "illegal"  # none of the moves is possible any more


EVERY_WAKE = frozenset(Wake)


class PlannedMoves(NamedTuple):
    """Up to three moves in order, and what stops them."""

    moves: tuple[Move, ...]
    wakes: frozenset[Wake] = EVERY_WAKE


def choose_planned(plan: PlannedMoves, then: View, now: View) -> Move | Stop:
    """The first of the moves that is legal now, unless something wakes the player."""
    move = next((one for one in plan.moves if _is_legal(now, one)), None)
    if move is None:
        return Stop.ILLEGAL
    if Wake.PRECIOUS in plan.wakes and any(_more(good, then, now) for good in PRECIOUS):
        return Stop.PRECIOUS
    if Wake.CAMELS in plan.wakes and now.camels_in_market >= MANY_CAMELS and _more(Card.CAMEL, then, now):
        return Stop.CAMELS
    if Wake.LESS in plan.wakes and move.is_sale and _brings_less(move, then, now):
        return Stop.LESS
    return move


def _is_legal(view: View, move: Move) -> bool:
    try:
        view.check(move)
    except IllegalMove:
        return False
    return True


def _more(kind: Card, then: View, now: View) -> bool:
    return now.market.count(kind) > then.market.count(kind)


def _brings_less(sale: Move, then: View, now: View) -> bool:
    """Fewer rupees, or no bonus token any more."""
    good, number = kinds(sale.given)[0], size(sale.given)
    before, after = then.sale(good, number), now.sale(good, number)
    return after.rupees < before.rupees or after.bonus != before.bonus
