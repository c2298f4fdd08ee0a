"""Small tables from which the legal moves of many worlds are read at once.

A bundle is a row number of `CARDS`: how many there are of each kind, camels last. Goods are also packed into three
bits a kind (no hand holds more than 7), so that a whole kind is masked out with one `&`.
"""

from collections.abc import Iterable
from itertools import accumulate
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from rules.cards import GOODS, ONE_CAMEL, Bundle, Card, all_but, count, kinds, picks, size
from rules.moves import TAKE_CAMELS, Move, legal_moves
from rules.rulebook import EXCHANGE_MINIMUM, HAND_LIMIT, MARKET_SIZE

# The element type is left open: most arrays mix 16- and 64-bit whole numbers, and NumPy widens them as it likes.
Ints: TypeAlias = npt.NDArray[Any]
Floats: TypeAlias = npt.NDArray[Any]

_EVERYTHING = sum(HAND_LIMIT << 4 * card for card in Card)
HANDS: tuple[Bundle, ...] = tuple(
    cards for number in range(HAND_LIMIT + 1) for cards in picks(_EVERYTHING & all_but(ONE_CAMEL), number)
)
BUNDLES: tuple[Bundle, ...] = tuple(cards for number in range(HAND_LIMIT + 1) for cards in picks(_EVERYTHING, number))
NUMBER_OF = {cards: number for number, cards in enumerate(BUNDLES)}
CARDS = np.array([[count(cards, kind) for kind in Card] for cards in BUNDLES], dtype=np.int16)
SIZES = CARDS.sum(axis=1)
NONE = NUMBER_OF[0]
CAMELS = NUMBER_OF[TAKE_CAMELS.taken]

_BITS = np.array([1 << 3 * good for good in GOODS], dtype=np.int64)
_HAND_NUMBER = np.full(1 << 3 * len(GOODS), -1, dtype=np.int32)


def _packed(cards: Bundle) -> int:
    return sum(count(cards, good) << 3 * good for good in GOODS)


for _number, _hand in enumerate(HANDS):
    _HAND_NUMBER[_packed(_hand)] = _number


class Lists:
    """Many lists of whole numbers end to end: list `i` is `items[starts[i]:][:lengths[i]]`."""

    def __init__(self, lists: Iterable[list[int]]) -> None:
        whole = list(lists)
        self.lengths = np.array([len(one) for one in whole], dtype=np.int64)
        self.starts = np.array([0, *accumulate(len(one) for one in whole)][:-1], dtype=np.int64)
        self.items = np.array([item for one in whole for item in one], dtype=np.int32)


def spread(starts: Ints, lengths: Ints) -> tuple[Ints, Ints]:
    """For runs of numbers: which run each belongs to, and the number itself."""
    owner = np.repeat(np.arange(len(lengths)), lengths)
    before = np.cumsum(lengths) - lengths
    return owner, np.arange(len(owner)) - np.repeat(before - starts, lengths)


_SALES = Lists([[NUMBER_OF[move.given] for move in legal_moves(0, hand, 0)] for hand in HANDS])
_TAKES = Lists([[NUMBER_OF[1 << 4 * good] for good in kinds(hand)] for hand in HANDS])
_SWAPS = Lists(  # what an exchange can take from the goods of a market
    [
        [
            NUMBER_OF[taken]
            for number in range(EXCHANGE_MINIMUM, MARKET_SIZE + 1)
            if size(goods) <= MARKET_SIZE
            for taken in picks(goods, number)
        ]
        for goods in HANDS
    ]
)
_KEPT = np.array(  # packed goods but the kinds of a bundle
    [sum(7 << 3 * good for good in GOODS if not count(cards, good)) for cards in BUNDLES], dtype=np.int64
)
# What can be given from a hand for so many cards, those with fewer camels first: so `fewer camels` is a shorter list.
_GIVES = Lists(
    [
        [
            NUMBER_OF[given + camels * ONE_CAMEL]
            for camels in range(number + 1)
            for given in picks(hand, number - camels)
        ]
        for hand in HANDS
        for number in range(MARKET_SIZE + 1)
    ]
)
_GIVES_WITH = np.array(  # by list and camels at hand: how long the list is then
    [
        [sum(len(picks(hand, number - camels)) for camels in range(min(number, at_hand) + 1)) for at_hand in range(8)]
        for hand in HANDS
        for number in range(MARKET_SIZE + 1)
    ],
    dtype=np.int64,
)


def legal(market: Ints, hand: Ints, herd: Ints) -> tuple[Ints, Ints, Ints]:
    """All legal moves of many worlds, sorted by world: the world, what is taken, what is given.

    `market` has a row a kind, `hand` a row a good, `herd` one number a world.
    """
    goods = _HAND_NUMBER[_BITS @ market[: Card.CAMEL]]
    packed = _BITS @ hand
    number = _HAND_NUMBER[packed]
    room = HAND_LIMIT - hand.sum(axis=0)

    seller, at = spread(_SALES.starts[number], _SALES.lengths[number])
    sales = _SALES.items[at]
    taker, at = spread(_TAKES.starts[goods], np.where(room > 0, _TAKES.lengths[goods], 0))
    takes = _TAKES.items[at]
    herder = np.flatnonzero(market[Card.CAMEL])
    owner, at = spread(_SWAPS.starts[goods], _SWAPS.lengths[goods])
    swaps = _SWAPS.items[at]
    left = _HAND_NUMBER[packed[owner] & _KEPT[swaps]] * (MARKET_SIZE + 1) + SIZES[swaps]
    swap, at = spread(_GIVES.starts[left], _GIVES_WITH[left, np.minimum(herd, room)[owner]])

    world = np.concatenate([seller, taker, herder, owner[swap]])
    taken = np.concatenate([np.full(len(sales), NONE), takes, np.full(len(herder), CAMELS), swaps[swap]])
    given = np.concatenate([sales, np.full(len(takes) + len(herder), NONE), _GIVES.items[at]])
    order = np.argsort(world, kind="stable")
    return world[order], taken[order], given[order]


def move(taken: int, given: int) -> Move:
    """A move of the tables as the rules spell it."""
    return Move(BUNDLES[taken], BUNDLES[given])
