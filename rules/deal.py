"""A deal: the shuffled deck and bonus piles of one round, and the seal that fixes them before the first move."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from random import Random
from re import fullmatch
from typing import Self

from rules.cards import BY_LETTER, ONE, Bundle, Card
from rules.errors import BadDeal
from rules.rulebook import BONUS_TOKENS, CARDS, DECK_SIZE, MARKET_CAMELS

_DECK = [card for card in Card for _ in range(CARDS[card])]
_DECK = _DECK[: len(_DECK) - MARKET_CAMELS]  # camels are last


@dataclass(frozen=True, repr=False)
class Deal:
    """The secrets of a round. `repr` hides them, so that no log line can show them by accident.

    `deck` has 52 letters in draw order: 5 to seat 1, 5 to seat 2, 2 to the market, then the deck, top first.
    `bonuses` maps 3, 4 and 5 to the values of that pile, top first.
    """

    deck: str
    bonuses: Mapping[int, tuple[int, ...]]
    salt: str | None = None

    def __post_init__(self) -> None:
        _check_deck(self.deck)
        for kind, values in BONUS_TOKENS.items():
            if sorted(self.bonuses.get(kind, ())) != sorted(values):
                raise BadDeal(f"the bonus tokens for {kind} cards are {spaced(values)} in some order")
        if self.salt is not None and not fullmatch("[0-9a-fA-F]{32}", self.salt):
            raise BadDeal("a salt has 32 hex digits")

    def __repr__(self) -> str:
        return f"<Deal sealed {self.seal}>"

    @classmethod
    def shuffle(cls, rng: Random) -> Self:
        """Shuffle with the given randomness: `secrets.SystemRandom()` in earnest, a seeded one in tests."""
        deck = [card.letter for card in _DECK]
        rng.shuffle(deck)
        bonuses = {kind: tuple(rng.sample(values, len(values))) for kind, values in BONUS_TOKENS.items()}
        return cls("".join(deck), bonuses, salt=f"{rng.getrandbits(128):032x}")

    @cached_property
    def cards(self) -> tuple[Bundle, ...]:
        """The deck as bundles of one card."""
        return tuple(ONE[BY_LETTER[letter]] for letter in self.deck)

    @property
    def seal(self) -> str | None:
        """The SHA-256 that is published before the round; None for a hand-written deal without salt."""
        if self.salt is None:
            return None
        sealed = [self.salt, self.deck, *(spaced(self.bonuses[kind]) for kind in BONUS_TOKENS)]
        return sha256("|".join(sealed).encode()).hexdigest()


def _check_deck(deck: str) -> None:
    if len(deck) != DECK_SIZE:
        raise BadDeal(f"a deck has {DECK_SIZE} letters, not {len(deck)}")
    should, has = Counter(card.letter for card in _DECK), Counter(deck)
    for letter in sorted(should | has):
        if has[letter] != should[letter]:
            raise BadDeal(f"a deck has {should[letter]} {letter}, not {has[letter]}")


def spaced(values: tuple[int, ...]) -> str:
    return " ".join(map(str, values))
