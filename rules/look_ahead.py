"""What a legal move would lead to, as far as its player can know: the deck stays face down."""

from typing import NamedTuple

from rules.cards import ONE, ONE_CAMEL, Card, bundle, count, kinds, singles, size, spread
from rules.events import Event, Exchanged, Sold, Took
from rules.market import Market, lay, slots_of
from rules.moves import Move
from rules.tokens import BonusToken
from rules.views import View


class Prospect(NamedTuple):
    """A slot of the market is None where a card from the deck would come."""

    move: Event  # as if it had been played, without what the player cannot know
    market: tuple[Card | None, ...]
    hand: tuple[Card, ...]
    herd: int
    fresh: tuple[Card, ...]  # goods that would come into the hand


def prospect(view: View, move: Move) -> Prospect:
    """Look ahead one move of the view's seat; an illegal one raises what `View.check` raises."""
    view.check(move)
    me = view.me
    if me.hand is None or me.herd is None:
        raise ValueError("this view does not show the hand")
    hand = bundle(me.hand)
    market = tuple(ONE[card] for card in view.market if card is not None)
    if move.is_sale:
        return Prospect(_sale(view, move), view.market, spread(hand - move.given), me.herd, ())
    if move.is_exchange:
        slots, taken, given = slots_of(move.taken, market), spread(move.taken), spread(move.given)
        camels = given.count(Card.CAMEL)
        return Prospect(
            Exchanged(me.seat, taken, given, slots),
            _cards(lay(singles(move.given), market, slots)),
            spread(hand + move.taken - move.given + camels * ONE_CAMEL),
            me.herd - camels,
            taken,
        )
    all_taken = count(sum(market), Card.CAMEL) * ONE_CAMEL if move.takes_camels else move.taken
    slots = slots_of(all_taken, market)
    took, left = Took(me.seat, spread(all_taken), slots, ()), _cards(lay((), market, slots))
    if move.takes_camels:
        return Prospect(took, left, me.hand, me.herd + len(slots), ())
    return Prospect(took, left, spread(hand + all_taken), me.herd, spread(all_taken))


def _sale(view: View, move: Move) -> Sold:
    """The value of a bonus token is a surprise."""
    good, number = kinds(move.given)[0], size(move.given)
    sale = view.sale(good, number)
    return Sold(view.me.seat, good, number, sale.values, BonusToken(sale.bonus, None) if sale.bonus else None)


def _cards(market: Market) -> tuple[Card | None, ...]:
    return tuple(kinds(card)[0] if card else None for card in market)
