"""The tokens a player earns, and what a sale brings."""

from typing import NamedTuple

from rules.cards import Card
from rules.rulebook import BONUS_TOKENS, GOODS_TOKENS


class Token(NamedTuple):
    good: Card
    value: int


class BonusToken(NamedTuple):
    """A bonus token for 3, 4 or 5 cards. Its value is None for whoever may not see it."""

    kind: int
    value: int | None


class Sale(NamedTuple):
    """What selling brings: the goods tokens, and the kind of bonus token (None where there is none)."""

    good: Card
    number: int
    values: tuple[int, ...]
    bonus: int | None

    @property
    def rupees(self) -> int:
        """Of the goods tokens; the bonus is a surprise."""
        return sum(self.values)


def pile(good: Card, left: int) -> tuple[int, ...]:
    """The tokens of a good of which so many are left, top first."""
    tokens = GOODS_TOKENS[good]
    return tokens[len(tokens) - left :]


def bonus_kind(cards_sold: int) -> int | None:
    """The bonus goes by the cards sold, not by the tokens earned."""
    most = max(BONUS_TOKENS)
    return min(cards_sold, most) if cards_sold >= min(BONUS_TOKENS) else None


def sale(good: Card, number: int, left: int, bonuses_left: dict[int, int]) -> Sale:
    kind = bonus_kind(number)
    earns_bonus = kind is not None and bonuses_left[kind] > 0
    return Sale(good, number, pile(good, left)[:number], kind if earns_bonus else None)
