"""A move, its one spelling, and which moves are legal.

+G       take a gold              +DG-LK   take diamond and gold, give leather and camel
+K       take all the camels      -LLL     sell three leather
"""

from functools import cache, lru_cache
from typing import NamedTuple

from rules import errors
from rules.cards import NOTHING, ONE, ONE_CAMEL, Bundle, Card, all_but, count, from_letters, kinds, letters, picks, size
from rules.rulebook import EXCHANGE_MINIMUM, HAND_LIMIT, SALE_MINIMUM


class Move(NamedTuple):
    """What enters the player's hand and what leaves it (or the herd). `+K` stands for all the camels."""

    taken: Bundle = NOTHING
    given: Bundle = NOTHING

    def __str__(self) -> str:
        taken = f"+{letters(self.taken)}" if self.taken else ""
        given = f"-{letters(self.given)}" if self.given else ""
        return taken + given

    @property
    def is_sale(self) -> bool:
        return not self.taken

    @property
    def is_exchange(self) -> bool:
        return bool(self.taken and self.given)

    @property
    def takes_camels(self) -> bool:
        return self == TAKE_CAMELS


TAKE_CAMELS = Move(taken=ONE_CAMEL)


def take(good: Card) -> Move:
    return Move(taken=ONE[good])


def sell(good: Card, number: int) -> Move:
    return Move(given=number * ONE[good])


@lru_cache(maxsize=4096)
def parse(text: str) -> Move:
    """Read the notation. Every move has one spelling: letters on each side in the order D G S C P L K."""
    gains, _, gives = text.partition("-")
    taken, given = from_letters(gains.removeprefix("+")), from_letters(gives)
    if taken is None or given is None or str(Move(taken, given)) != text or not text:
        raise errors.NotAMove(text)
    return Move(taken, given)


def check(move: Move, market: Bundle, hand: Bundle, herd: int) -> None:
    """Raise the error that says why this move is illegal; return quietly when it is legal."""
    taken, given = move
    if not given:
        _check_take(taken, market, hand)
    elif not taken:
        _check_sale(given, hand)
    else:
        _check_exchange(taken, given, market, hand, herd)


def _check_take(taken: Bundle, market: Bundle, hand: Bundle) -> None:
    if taken == ONE_CAMEL:
        if not market & 15 * ONE_CAMEL:
            raise errors.NoCamels
    elif taken in ONE:
        _check_within(taken, market, errors.NotInMarket)
        if size(hand) >= HAND_LIMIT:
            raise errors.HandFull(size(hand) + 1, HAND_LIMIT)
    elif not taken:
        raise errors.NothingMoves
    elif count(taken, Card.CAMEL):
        raise errors.MixedTake
    else:
        raise errors.UnequalExchange(size(taken), 0)


def _check_sale(given: Bundle, hand: Bundle) -> None:
    good, *others = kinds(given)
    if Card.CAMEL in (good, *others):
        raise errors.CamelsAreNotSold
    if others:
        raise errors.MixedSale
    _check_within(given, hand, errors.NotInHand)
    if count(given, good) < SALE_MINIMUM[good]:
        raise errors.TooFewToSell(good, SALE_MINIMUM[good])


def _check_exchange(taken: Bundle, given: Bundle, market: Bundle, hand: Bundle, herd: int) -> None:
    if count(taken, Card.CAMEL):
        raise errors.CamelsInExchange
    number, camels = size(taken), count(given, Card.CAMEL)
    if number != size(given):
        raise errors.UnequalExchange(number, size(given))
    if number < EXCHANGE_MINIMUM:
        raise errors.ExchangeTooSmall(number, EXCHANGE_MINIMUM)
    if given & all_but(taken) != given:
        raise errors.SameGoodBothWays(next(good for good in kinds(taken) if count(given, good)))
    _check_within(taken, market, errors.NotInMarket)
    _check_within(given - camels * ONE_CAMEL, hand, errors.NotInHand)
    if camels > herd:
        raise errors.NotInHerd(camels, herd)
    if size(hand) + camels > HAND_LIMIT:  # a good comes for each camel that goes
        raise errors.HandFull(size(hand) + camels, HAND_LIMIT)


def _check_within(cards: Bundle, there: Bundle, error: type[errors.NotInMarket] | type[errors.NotInHand]) -> None:
    for kind in kinds(cards):
        if count(cards, kind) > count(there, kind):
            raise error(kind, count(cards, kind), count(there, kind))


def legal_moves(market: Bundle, hand: Bundle, herd: int) -> list[Move]:
    """Every move that `check` lets pass: sales, takes, camels, then exchanges."""
    moves = list(_sales(hand))
    goods, room = market & all_but(ONE_CAMEL), HAND_LIMIT - size(hand)
    if room:
        moves += _takes(goods)
    if goods != market:
        moves.append(TAKE_CAMELS)
    camels = min(herd, room)  # each camel given lets the hand grow by one
    for exchanges, number, other_kinds in _exchangeable(goods):
        moves += map(exchanges.__getitem__, _returns(hand & other_kinds, camels, number))
    return moves


# Hands and markets come up again and again, so the parts of the list are remembered.


@lru_cache(maxsize=4096)
def _sales(hand: Bundle) -> tuple[Move, ...]:
    return tuple(
        sell(good, number) for good in kinds(hand) for number in range(SALE_MINIMUM[good], count(hand, good) + 1)
    )


@lru_cache(maxsize=4096)
def _takes(goods: Bundle) -> tuple[Move, ...]:
    return tuple(take(good) for good in kinds(goods))


@lru_cache(maxsize=4096)
def _exchangeable(goods: Bundle) -> tuple[tuple["_Exchanges", int, Bundle], ...]:
    """What an exchange can take from a market: its moves, how many goods, the kinds that may be given for them."""
    return tuple(
        (_exchanges(taken), number, all_but(taken))
        for number in range(EXCHANGE_MINIMUM, size(goods) + 1)
        for taken in picks(goods, number)
    )


class _Exchanges(dict[Bundle, Move]):
    """The exchanges that take the same goods, by what is given for them. Each is made once; there are some 25,000."""

    def __init__(self, taken: Bundle) -> None:
        super().__init__()
        self.taken = taken

    def __missing__(self, given: Bundle) -> Move:
        self[given] = move = Move(self.taken, given)
        return move


@cache
def _exchanges(taken: Bundle) -> _Exchanges:
    return _Exchanges(taken)


@lru_cache(maxsize=1 << 15)
def _returns(available: Bundle, camels: int, number: int) -> tuple[Bundle, ...]:
    """The bundles of so many cards that can be given from these goods and camels."""
    return tuple(
        given + of_them_camels * ONE_CAMEL
        for of_them_camels in range(min(camels, number) + 1)
        for given in picks(available, number - of_them_camels)
    )
