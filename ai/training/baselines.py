"""Opponents to measure against, not to play with: two that know nothing, and somebody after three games."""

from random import Random

from rules import Card, Move, View
from rules.cards import kinds, size
from rules.rulebook import HAND_LIMIT

SET = 3  # cards of a good that a newcomer waits for
GOOD_SALE = 6  # rupees
DEAR = 5
MANY_CAMELS = 3
NEARLY_FULL = HAND_LIMIT - 1


def random_move(view: View, rng: Random) -> Move:
    """Any legal move."""
    return rng.choice(view.legal_moves())


def greedy_move(view: View, rng: Random) -> Move:
    """Greedy: the move that brings the most rupees now; of equals any."""
    return max(view.legal_moves(), key=lambda move: (_rupees_now(view, move), rng.random()))


def newcomer_move(view: View, rng: Random) -> Move:
    """What somebody does who knows the rules and has played three games.

    Sells sets, at the latest with a nearly full hand; swaps camels for two dear cards; takes many camels; takes what is
    dear or goes with what is held; else sells the best.
    """
    moves = view.legal_moves()
    sales = sorted((move for move in moves if move.is_sale), key=lambda sale: _rupees_now(view, sale))
    sets = [sale for sale in sales if size(sale.given) >= SET or _rupees_now(view, sale) >= GOOD_SALE]
    if sets and (len(_hand(view)) >= NEARLY_FULL or rng.random() < 0.5):
        return sets[-1]
    if swaps := [move for move in moves if _is_dear_swap(view, move)]:
        return rng.choice(swaps)
    camels = [move for move in moves if move.takes_camels]
    if view.market.count(Card.CAMEL) >= MANY_CAMELS:
        return camels[0]
    takes = [move for move in moves if not (move.is_sale or move.is_exchange or move.takes_camels)]
    if takes:
        return max(takes, key=lambda move: (_liking(view, *kinds(move.taken)), rng.random()))
    return (sales[-1:] or camels or moves)[0]


def _is_dear_swap(view: View, move: Move) -> bool:
    """Camels for two cards whose tokens are worth five or more."""
    is_for_camels = move.is_exchange and size(move.taken) == 2 and kinds(move.given) == (Card.CAMEL,)
    return is_for_camels and all(_top(view, good) >= DEAR for good in kinds(move.taken))


def _liking(view: View, good: Card) -> int:
    return _top(view, good) + 2 * _hand(view).count(good)


def _hand(view: View) -> tuple[Card, ...]:
    return view.me.hand or ()


def _top(view: View, good: Card) -> int:
    """The token on top of a good's pile, as a newcomer reads the table."""
    return next(iter(view.piles[good]), 0)


def _rupees_now(view: View, move: Move) -> int:
    return view.sale(kinds(move.given)[0], size(move.given)).rupees if move.is_sale else 0
