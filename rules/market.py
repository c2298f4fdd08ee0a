"""The five slots of the market: a card stays where it lies until it is taken. A slot holds a bundle of one card."""

from typing import TypeAlias

from rules.cards import NOTHING, Bundle

Market: TypeAlias = tuple[Bundle, ...]
Slots: TypeAlias = tuple[int, ...]


def slots_of(cards: Bundle, market: Market) -> Slots:
    """Where these cards lie; of equal cards the first."""
    slots = []
    for slot, card in enumerate(market):
        if cards & 15 * card:
            slots.append(slot)
            cards -= card
    return tuple(slots)


def lay(cards: tuple[Bundle, ...], market: Market, slots: Slots) -> Market:
    """The market with these cards in these slots; where there are too few, the last slots stay empty."""
    after = list(market)
    for index, slot in enumerate(slots):
        after[slot] = cards[index] if index < len(cards) else NOTHING
    return tuple(after)
