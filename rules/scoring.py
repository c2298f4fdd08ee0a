"""Who takes the seal, and why."""

from enum import Enum
from typing import NamedTuple

from rules.cards import Card, spread
from rules.events import Seat
from rules.head_start import HeadStart
from rules.round import Ending, Round
from rules.rulebook import CAMEL_TOKEN
from rules.tokens import BonusToken, Token


class DecidedBy(Enum):
    RUPEES = "rupees"
    BONUS_TOKENS = "bonus tokens"  # equal rupees: who has more of them
    GOODS_TOKENS = "goods tokens"  # equal again: who has more of them
    NOTHING = "nothing"  # equal in all three: no seal, the round is played again


class Purse(NamedTuple):
    """What one player had when the round ended: everything is open then."""

    tokens: tuple[Token, ...]
    bonuses: tuple[BonusToken, ...]
    herd: int
    hand: tuple[Card, ...]
    camel_token: int  # its rupees, or 0
    head_start: int = 0  # given before the match, not earned

    @property
    def goods(self) -> int:
        return sum(token.value for token in self.tokens)

    @property
    def bonus(self) -> int:
        return sum(bonus.value or 0 for bonus in self.bonuses)

    @property
    def earned(self) -> int:
        return self.goods + self.bonus + self.camel_token

    @property
    def total(self) -> int:
        """What decides the round."""
        return self.earned + self.head_start


class Result(NamedTuple):
    """A round that was played out."""

    number: int
    purses: tuple[Purse, Purse]
    winner: Seat | None
    decided_by: DecidedBy
    ending: Ending

    @property
    def score(self) -> str:
        return f"{self.purses[0].total}-{self.purses[1].total}"


def result(played: Round, number: int, head_start: HeadStart | None = None) -> Result:
    """Count a round that is over. A head start counts like rupees that were earned; only then come the ties."""
    assert played.ending, "only a round that is over is counted"  # noqa: S101  # a programmer's error
    first, second = played.herds
    purses = (
        _purse(played, 0, CAMEL_TOKEN if first > second else 0, head_start),
        _purse(played, 1, CAMEL_TOKEN if second > first else 0, head_start),
    )
    for decided_by, (mine, theirs) in (
        (DecidedBy.RUPEES, (purses[0].total, purses[1].total)),
        (DecidedBy.BONUS_TOKENS, (len(purses[0].bonuses), len(purses[1].bonuses))),
        (DecidedBy.GOODS_TOKENS, (len(purses[0].tokens), len(purses[1].tokens))),
    ):
        if mine != theirs:
            return Result(number, purses, 0 if mine > theirs else 1, decided_by, played.ending)
    return Result(number, purses, None, DecidedBy.NOTHING, played.ending)


def _purse(played: Round, seat: Seat, camel_token: int, head_start: HeadStart | None) -> Purse:
    return Purse(
        tokens=played.tokens[seat],
        bonuses=played.bonuses[seat],
        herd=played.herds[seat],
        hand=spread(played.hands[seat]),
        camel_token=camel_token,
        head_start=head_start.of(seat) if head_start else 0,
    )
