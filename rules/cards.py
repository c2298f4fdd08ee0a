"""Cards, and bundles of cards.

A bundle says how many there are of each kind: a hand, a side of a move, what lies in the market. It is one
whole number with four bits a kind (no kind has more than 15 cards). So bundles are added and subtracted as
plain numbers, are equal when they hold the same cards, and make cheap keys for the small tables below.
"""

from collections.abc import Iterable
from enum import IntEnum
from functools import cache
from typing import TypeAlias

from rules.rulebook import CARDS


class Card(IntEnum):
    """A kind of card. Its order is the order of letters in the notation."""

    DIAMOND = 0
    GOLD = 1
    SILVER = 2
    CLOTH = 3
    SPICE = 4
    LEATHER = 5
    CAMEL = 6

    @property
    def letter(self) -> str:
        return LETTERS[self]

    @property
    def word(self) -> str:
        """Its English word, as sprites, messages and logs spell it: "diamond"."""
        return self.name.lower()


LETTERS = "DGSCPLK"  # sPice, because silver has the S; Kamel, because cloth has the C
GOODS = tuple(Card)[: Card.CAMEL]
BY_LETTER = dict(zip(LETTERS, Card, strict=True))

Bundle: TypeAlias = int
NOTHING: Bundle = 0
ONE: tuple[Bundle, ...] = tuple(1 << 4 * card for card in Card)  # a single card of each kind
ONE_CAMEL = ONE[Card.CAMEL]


MOST = 15  # of a kind in a bundle


def bundle(cards: Iterable[Card]) -> Bundle:
    """Raises ValueError for more cards of a kind than fit: one more would be counted as a card of the next kind."""
    several = tuple(cards)
    if len(several) > MOST and any(several.count(kind) > MOST for kind in set(several)):
        raise ValueError(f"more than {MOST} cards of a kind")
    return sum([ONE[card] for card in several])


def count(cards: Bundle, kind: Card) -> int:
    return cards >> 4 * kind & 15


# The tables below are filled as they are asked for. Hands of up to 7 goods and markets of 5 cards are few
# (about two thousand bundles), so they stay small without a bound.


@cache
def size(cards: Bundle) -> int:
    return sum(count(cards, kind) for kind in Card)


@cache
def spread(cards: Bundle) -> tuple[Card, ...]:
    """The cards of a bundle one by one, diamonds first."""
    return tuple(kind for kind in Card for _ in range(count(cards, kind)))


@cache
def singles(cards: Bundle) -> tuple[Bundle, ...]:
    """The cards of a bundle as bundles of one card, diamonds first."""
    return tuple(ONE[card] for card in spread(cards))


@cache
def letters(cards: Bundle) -> str:
    return "".join(LETTERS[card] for card in spread(cards))


@cache
def kinds(cards: Bundle) -> tuple[Card, ...]:
    return tuple(kind for kind in Card if count(cards, kind))


@cache
def all_but(cards: Bundle) -> Bundle:
    """A mask that takes every kind of `cards` out of another bundle: `hand & all_but(cards)`."""
    return sum(15 * ONE[kind] for kind in Card if not count(cards, kind))


@cache
def picks(cards: Bundle, number: int) -> tuple[Bundle, ...]:
    """Every different bundle of `number` cards that can be picked from `cards`."""
    if number == 0:
        return (NOTHING,)
    if not cards:
        return ()
    first = kinds(cards)[0]
    others = cards & all_but(ONE[first])
    return tuple(
        several * ONE[first] + rest
        for several in range(min(count(cards, first), number) + 1)
        for rest in picks(others, number - several)
    )


def from_letters(text: str) -> Bundle | None:
    """The bundle with these letters; None where a letter is unknown or the game has not so many cards."""
    numbers = [text.count(letter) for letter in LETTERS]
    if sum(numbers) != len(text) or any(n > most for n, most in zip(numbers, CARDS, strict=True)):
        return None
    return sum(n * one for n, one in zip(numbers, ONE, strict=True))
