"""Cards as people type them, in any of our languages."""

import re
from collections import Counter
from collections.abc import Iterator

from bot.language import languages
from cogs.core.errors import NotUnderstood, TooManyCards
from rules import LETTERS, Card
from rules.cards import BY_LETTER
from rules.rulebook import CARDS

LONGEST = 100  # characters; nobody needs so many for the five cards of the market
COUNTERS = "枚頭個"  # what Japanese puts after a number of things
ATTACHING = "をの"  # what may stand between a thing and its number
SEPARATORS = ",;、，；"
MOST_DIGITS = 3
NUMBER = r"[-−+]?\d+(?:[^\w\s]\d+)*"  # also `-2` and `2.5`, which are no number of cards


def is_spelt_out(text: str) -> bool:
    """Letters of the notation and nothing else, as suggestions fill them in: there is nothing to misread."""
    return bool(text) and set(text) <= set(LETTERS)


def read_good(text: str) -> Card:
    """A good by letter or by name. Raises NotUnderstood, TooManyCards."""
    cards = read_cards(text)
    if len(set(cards)) != 1:
        raise NotUnderstood(text)
    return cards[0]


def read_cards(text: str) -> list[Card]:
    """`GGL`, `gold gold leather`, `2 gold, leather` or `金2枚と革`, in any of our languages.

    Raises NotUnderstood, and TooManyCards for more cards of a kind than the game has.
    """
    stripped = text.strip()
    if not stripped or len(stripped) > LONGEST:
        raise NotUnderstood(text)
    is_letters = set(stripped.upper()) <= set(LETTERS) and len(stripped) <= 10
    cards = [BY_LETTER[letter] for letter in stripped.upper()] if is_letters else _read_words(text, stripped)
    for card, number in Counter(cards).items():
        if number > CARDS[card]:
            raise TooManyCards(card)
    return cards


def _read_words(text: str, stripped: str) -> list[Card]:
    """A number counts the card after it, or in Japanese, with a counter behind it, the card before it.

    One that could be meant for either is not understood: nobody wants another move than the one they typed.
    """
    cards: list[Card] = []
    parts, number, joining = list(_parts(stripped)), "", _joining_words()
    while parts:
        part = parts.pop(0)
        if part.isdecimal() and not number:
            number = part
        elif part in SEPARATORS:
            if number:
                raise NotUnderstood(text)
        elif (card := _named(part)) is not None:
            counted = _count_behind(parts)
            if (number and counted) or (counted and parts and parts[0] in ATTACHING):  # `金2枚の銀`: which of them?
                raise NotUnderstood(text)
            cards += [card] * min(int((number or counted or "1")[:MOST_DIGITS]), CARDS[card] + 1)
            number = ""
        elif part.casefold() not in joining:
            raise NotUnderstood(text)
    if not cards or number:
        raise NotUnderstood(text)
    return cards


def _count_behind(parts: list[str]) -> str:
    """Take the number that Japanese puts behind a word: `金2枚`, `金を2枚`. Empty where there is none."""
    where = 1 if parts and parts[0] in ATTACHING else 0
    if len(parts) < where + 2 or not parts[where].isdecimal() or parts[where + 1] not in COUNTERS:
        return ""
    found = parts[where]
    del parts[: where + 2]
    return found


def _parts(text: str) -> Iterator[str]:
    """Numbers, words and separators. Japanese has no spaces, so its little words are parts wherever they stand.

    Each character is looked at once: no part of the expression can take back what another one took.
    """
    little = "".join(word for word in _joining_words() if not word.isascii() and len(word) == 1)
    alone = re.escape(little + COUNTERS)
    for found in re.finditer(rf"{NUMBER}|[{alone}{SEPARATORS}]|[^\W\d_{alone}]+", text):
        yield found[0]


def _named(word: str) -> Card | None:
    """The card with this name, or whose name begins with this, or with an s too many: `diam`, `cuirs`."""
    word = word.casefold()
    for language in languages().values():
        for card in Card:
            name = language.say("good-name", good=card.word).casefold()
            if word in (name, f"{name}s") or (len(word) >= 3 and name.startswith(word)):
                return card
    return None


def _joining_words() -> frozenset[str]:
    return frozenset(word for language in languages().values() for word in language.say("joining-words").split())
