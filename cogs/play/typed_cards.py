"""Cards as people type them, in any of our languages."""

import re

from bot.language import languages
from cogs.core.errors import NotUnderstood
from rules import LETTERS, Card
from rules.cards import BY_LETTER

MOST_CAMELS = 11  # of no card there are more
COUNTERS = "枚頭個"  # what Japanese puts after a number of things


def read_good(text: str) -> Card:
    """A good by letter or by name. Raises NotUnderstood."""
    cards = read_cards(text)
    if len(set(cards)) != 1:
        raise NotUnderstood(text)
    return cards[0]


def read_cards(text: str) -> list[Card]:
    """`GGL`, `gold gold leather`, `2 gold, leather` or `金2枚と革`, in any of our languages. Raises NotUnderstood."""
    stripped = text.strip()
    if stripped and set(stripped.upper()) <= set(LETTERS) and len(stripped) <= 10:
        return [BY_LETTER[letter] for letter in stripped.upper()]
    cards: list[Card] = []
    number, joining = "", _joining_words()
    for digits, word in re.findall(r"(\d*)\s*([^\W\d_]+|$)", _apart(stripped, joining)):
        number = (number + digits)[:3]  # what stands before a little word is meant for what comes after: `2 de cuir`
        card = _named(word) if word else None
        if card is not None:
            cards += [card] * min(int(number or 1), MOST_CAMELS)
            number = ""
        elif word and word.casefold() not in joining:
            raise NotUnderstood(text)
    if not cards or number:
        raise NotUnderstood(text)
    return cards


def _apart(text: str, joining: frozenset[str]) -> str:
    """Japanese has no spaces and counts after the word: `金2枚と革` becomes `2 金 革`."""
    counted = re.sub(rf"([^\W\d_]+?)\s*(\d+)\s*[{COUNTERS}]", r" \2 \1 ", text)
    little = [word for word in joining if not word.isascii() and len(word) == 1]
    return re.sub(f"[{''.join(little)}]", " ", counted) if little else counted


def _named(word: str) -> Card | None:
    """The card with this name, or whose name begins with this, or with an s too many: `diam`, `cuirs`."""
    word = word.casefold()
    for language in languages().values():
        for card in Card:
            name = language.say("good-name", good=card.name.lower()).casefold()
            if word in (name, f"{name}s") or (len(word) >= 3 and name.startswith(word)):
                return card
    return None


def _joining_words() -> frozenset[str]:
    return frozenset(word for language in languages().values() for word in language.say("joining-words").split())
