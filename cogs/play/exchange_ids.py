"""What the ids and options of exchange screens say.

The choice so far stands in the ids of the first version's selects: slots of the market (`034`) and letters (`LLK`),
`-` for none. They lie in people's channels, so they are understood for good.
"""

from typing import Annotated, Self

from cogs.core.click_arguments import Between
from rules import Card
from rules.cards import BY_LETTER, Bundle, from_letters
from rules.rulebook import MARKET_SIZE

DIGITS = "".join(map(str, range(MARKET_SIZE)))  # of slots
MOST_GIVEN = 2 * MARKET_SIZE  # more was never offered
NONE = "-"  # an empty choice, in an id
Slot = Annotated[int, Between(0, MARKET_SIZE - 1)]


class Taken(str):
    """What is to be taken, in letters: `DG`."""

    __slots__ = ()

    @classmethod
    def from_text(cls, text: str) -> Self:
        if not text or from_letters(text) is None:
            raise ValueError(text)
        return cls(text)

    @property
    def cards(self) -> Bundle:
        return from_letters(self) or 0


class Slots(tuple[int, ...]):
    """What is to be taken: slots of the market."""

    __slots__ = ()

    @classmethod
    def from_text(cls, text: str) -> Self:
        return cls(() if text == NONE else map(DIGITS.index, text))


class Cards(tuple[Card, ...]):
    """What is to be given: cards of the hand and camels."""

    __slots__ = ()

    @classmethod
    def from_text(cls, text: str) -> Self:
        letters = "" if text == NONE else text
        if len(letters) > MOST_GIVEN or not set(letters) <= set(BY_LETTER):
            raise ValueError(text)
        return cls(BY_LETTER[letter] for letter in letters)


class NthCard(str):
    """An option of the select with what can be given: a letter, and which of the equal cards it is (`L0`, `L1`)."""

    __slots__ = ()

    @classmethod
    def from_text(cls, text: str) -> Self:
        if text[:1] not in BY_LETTER:
            raise ValueError(text)
        return cls(text)

    @property
    def card(self) -> Card:
        return BY_LETTER[self[0]]
