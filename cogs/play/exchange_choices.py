"""Which exchanges are offered, and in which order. The same rule for everybody: what the tokens are worth now, which
everybody can see. It knows nothing of hidden cards, and is no advice.
"""

from collections.abc import Iterable

from rules import Card, Move, View
from rules.cards import Bundle, count, kinds, size

READY = 4  # exchanges that are offered ready made: with more of them a phone does not show the market


def worth(view: View, cards: Bundle) -> int:
    """What these goods would bring if they were sold now, kind by kind, without bonus tokens. Camels bring nothing."""
    return sum(view.sale(kind, count(cards, kind)).rupees for kind in kinds(cards) if kind is not Card.CAMEL)


def takes(view: View, legal: Iterable[Move]) -> list[Bundle]:
    """What an exchange can take: two cards before three and so on, among these the most valuable first."""
    found = dict.fromkeys(move.taken for move in legal if move.is_exchange)
    return sorted(found, key=lambda taken: (size(taken), -worth(view, taken), taken))


def gives(view: View, legal: Iterable[Move], taken: Bundle) -> list[Move]:
    """The exchanges that take just this: first those that pay with what is worth least."""
    found = [move for move in legal if move.is_exchange and move.taken == taken]
    return sorted(found, key=lambda move: (worth(view, move.given), -count(move.given, Card.CAMEL), -move.given))


def ready(view: View, legal: Iterable[Move]) -> list[Move]:
    """The usual exchanges, for each thing to take the first way to pay; where there is room, the second one too."""
    legal = list(legal)
    ways = [usual(gives(view, legal, taken)) for taken in takes(view, legal)]
    chosen = [*(one[0] for one in ways if one), *(move for one in ways for move in one[1:])][:READY]
    return [move for one in ways for move in one if move in chosen]


def usual(payments: list[Move]) -> list[Move]:
    """Of the ways to pay for one thing: all in camels, and in cards of the one kind of goods that is worth least.

    Where neither is possible: in the cards that are worth least.
    """
    in_camels = [move for move in payments if kinds(move.given) == (Card.CAMEL,)]
    in_one_good = [move for move in payments if len(kinds(move.given)) == 1 and move not in in_camels]
    return [*in_camels, *in_one_good[:1]] or payments[:1]
