"""What can be wrong with a move or a record. Each error carries the data that explains it.

    RulesError
    ├── IllegalMove
    │   ├── RoundIsOver, MatchIsOver
    │   ├── NotInMarket, NotInHand, NotInHerd, NoCamels
    │   ├── HandFull
    │   ├── NothingMoves
    │   ├── MixedTake, CamelsInExchange, ExchangeTooSmall, UnequalExchange, SameGoodBothWays
    │   └── MixedSale, CamelsAreNotSold, TooFewToSell
    ├── NotAMove        the text is not the notation of any move
    ├── BadDeal         these are not the cards and tokens of the game
    └── RecordFault     a record that cannot be right, with round and move number

`reason` is plain English for command lines and logs. Players are told in their own language, by class and data.
"""

from dataclasses import dataclass
from typing import ClassVar

from rules.cards import Card


class RulesError(Exception):
    reason: ClassVar[str]

    def __str__(self) -> str:
        plain = {name: _plain(value) for name, value in vars(self).items()}
        return self.reason.format(**plain)


def _plain(value: object) -> object:
    return value.word if isinstance(value, Card) else value


class IllegalMove(RulesError):
    """A move that the rules forbid in this position."""


class RoundIsOver(IllegalMove):
    reason = "the round is over"


class MatchIsOver(IllegalMove):
    reason = "the match is over"


class NothingMoves(IllegalMove):
    reason = "a move takes something, gives something, or both"


@dataclass(eq=False)
class NotInMarket(IllegalMove):
    card: Card
    wanted: int
    there: int
    reason = "the market has {there} {card}, not {wanted}"


@dataclass(eq=False)
class NotInHand(IllegalMove):
    card: Card
    wanted: int
    there: int
    reason = "the hand has {there} {card}, not {wanted}"


@dataclass(eq=False)
class NotInHerd(IllegalMove):
    wanted: int
    there: int
    reason = "the herd has {there} camels, not {wanted}"


class NoCamels(IllegalMove):
    reason = "there are no camels in the market"


@dataclass(eq=False)
class HandFull(IllegalMove):
    size: int
    limit: int
    reason = "the hand would hold {size} goods; the limit is {limit}"


class MixedTake(IllegalMove):
    reason = "goods and camels are not taken together"


class CamelsInExchange(IllegalMove):
    reason = "camels cannot be taken by exchange"


@dataclass(eq=False)
class ExchangeTooSmall(IllegalMove):
    taken: int
    minimum: int
    reason = "an exchange takes at least {minimum} goods, not {taken}"


@dataclass(eq=False)
class UnequalExchange(IllegalMove):
    taken: int
    given: int
    reason = "{taken} cards are taken and {given} given"


@dataclass(eq=False)
class SameGoodBothWays(IllegalMove):
    good: Card
    reason = "{good} is both taken and given"


class MixedSale(IllegalMove):
    reason = "a sale is of one good only"


class CamelsAreNotSold(IllegalMove):
    reason = "camels cannot be sold"


@dataclass(eq=False)
class TooFewToSell(IllegalMove):
    good: Card
    minimum: int
    reason = "at least {minimum} {good} are sold at once"


@dataclass(eq=False)
class NotAMove(RulesError):
    text: str
    reason = "{text!r} is not a move"


@dataclass(eq=False)
class BadDeal(RulesError):
    what: str
    reason = "{what}"


@dataclass(eq=False)
class RecordFault(RulesError):
    """`round` and `move` count from 1; None where the fault is not in a round or not at a move.

    `why` may quote the record, which a stranger wrote; as text the fault is printable and short.
    """

    why: str
    round: int | None = None
    move: int | None = None
    reason = "{why}"

    def __str__(self) -> str:
        place = f"round {self.round}: " if self.round is not None else ""
        place += f"move {self.move}: " if self.move is not None else ""
        return place + printable(_short(self.why))


def printable(text: str) -> str:
    """Safe to show in a terminal, on one line: escape sequences and the like are spelled out."""
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)


def _short(text: str, each_end: int = 150) -> str:
    """What a record quotes may be as long as the record: both ends say enough."""
    return text if len(text) <= 2 * each_end else f"{text[:each_end]} … {text[-each_end:]}"
