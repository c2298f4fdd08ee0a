"""What a seat can know by counting cards: those that were seen to come and go in this round.

Everything here follows from the public events and the seat's own view; a person with a good memory knows as much.
"""

from dataclasses import dataclass

from rules import Card, Event, Exchanged, Sold, Took, View
from rules.cards import NOTHING, ONE, Bundle, bundle, count, size
from rules.rulebook import CARDS, FIRST_HAND


@dataclass(frozen=True, slots=True)
class CountedCards:
    """The opponent's hand is `known` cards and `unknown` others; `shown` is what the opponent knows of my hand."""

    known: Bundle
    unknown: int
    herd: int  # the opponent's, which a counter knows even where herds are secret
    shown: Bundle
    unseen: tuple[int, ...]  # by kind, camels last: the deck and the opponent's unknown cards together


def count_cards(view: View) -> CountedCards:
    """Count from the history of the round, as the seat of this view could."""
    me = view.me
    if me.hand is None or me.herd is None:
        raise ValueError("this view does not show the hand")
    seen = [NOTHING, NOTHING]  # of each seat's hand: cards taken in the open and still held
    grown = [0, 0]  # goods that came to each hand since the deal
    camels = [0, 0]  # the same for the herds
    sold = NOTHING
    for event in view.history:
        seat = event.seat
        came, went = _goods(event)
        seen[seat] = _without(seen[seat] + came, went)
        grown[seat] += size(came) - size(went)
        camels[seat] += _camels(event)
        if isinstance(event, Sold):
            sold += went
    other = 1 - me.seat
    dealt = view.players[other].hand_size - grown[other]  # goods of the first hand; the rest of it were camels
    herd = FIRST_HAND - dealt + camels[other]
    placed = bundle(me.hand) + seen[other] + bundle(card for card in view.market if card is not None) + sold
    unseen = [number - count(placed, kind) for kind, number in zip(Card, CARDS, strict=True)]
    unseen[Card.CAMEL] -= me.herd + herd
    return CountedCards(
        known=seen[other],
        unknown=view.players[other].hand_size - size(seen[other]),
        herd=herd,
        shown=seen[me.seat],
        unseen=tuple(unseen),
    )


def _goods(event: Event) -> tuple[Bundle, Bundle]:
    """The goods that came to the hand and that left it."""
    match event:
        case Took(cards=cards):
            return bundle(card for card in cards if card is not Card.CAMEL), NOTHING
        case Exchanged(taken=taken, given=given):
            return bundle(taken), bundle(card for card in given if card is not Card.CAMEL)
        case Sold(good=good, number=number):
            return NOTHING, number * ONE[good]


def _camels(event: Event) -> int:
    """How many camels came to the herd (fewer than none: left it)."""
    match event:
        case Took(cards=cards):
            return cards.count(Card.CAMEL)
        case Exchanged(given=given):
            return -given.count(Card.CAMEL)
        case Sold():
            return 0


def _without(cards: Bundle, gone: Bundle) -> Bundle:
    """What is still surely there. Of equal cards the seen ones go first: what is left is a lower bound."""
    return sum(max(0, count(cards, kind) - count(gone, kind)) * ONE[kind] for kind in Card)
