"""One round: the full truth, hidden cards included. Whoever paints or talks gets a view of it instead.

A round never changes. Playing a move gives a new round and the event that tells what happened.
"""

from enum import Enum
from typing import NamedTuple, Self, TypeVar

from rules import moves
from rules.cards import ONE_CAMEL, Bundle, Card, count, kinds, singles, size, spread
from rules.deal import Deal
from rules.errors import RoundIsOver
from rules.events import Event, Exchanged, Seat, Sold, Took
from rules.market import Market, lay, slots_of
from rules.moves import Move
from rules.rulebook import EMPTY_PILES_TO_END, FIRST_HAND, GOODS_TOKENS, MARKET_CAMELS, MARKET_SIZE
from rules.tokens import BonusToken, Token, bonus_kind, pile

T = TypeVar("T")


class Ending(Enum):
    """Why a round is over."""

    SOLD_OUT = "sold out"  # three kinds of goods tokens are used up
    DECK_EMPTY = "deck empty"  # the market could not be refilled to five


class Round(NamedTuple):
    deal: Deal
    mover: Seat
    ply: int  # moves played
    market: Market  # a slot is empty only when the round is over
    drawn: int  # cards that have left the top of the deal
    hands: tuple[Bundle, Bundle]  # goods
    herds: tuple[int, int]  # camels
    piles: tuple[int, ...]  # goods tokens left, diamonds first
    tokens: tuple[tuple[Token, ...], tuple[Token, ...]]  # goods tokens earned
    bonuses: tuple[tuple[BonusToken, ...], tuple[BonusToken, ...]]  # bonus tokens earned
    ending: Ending | None

    def __repr__(self) -> str:
        return f"<Round at ply {self.ply} of {self.deal!r}>"

    @classmethod
    def start(cls, deal: Deal, starter: Seat) -> Self:
        """Lay out the market and deal the hands; camels among them go to the herds."""
        cards = deal.cards
        dealt = sum(cards[:FIRST_HAND]), sum(cards[FIRST_HAND : 2 * FIRST_HAND])
        drawn = 2 * FIRST_HAND + MARKET_SIZE - MARKET_CAMELS
        herds = count(dealt[0], Card.CAMEL), count(dealt[1], Card.CAMEL)
        return cls(
            deal=deal,
            mover=starter,
            ply=0,
            market=(ONE_CAMEL,) * MARKET_CAMELS + cards[2 * FIRST_HAND : drawn],
            drawn=drawn,
            hands=(dealt[0] - herds[0] * ONE_CAMEL, dealt[1] - herds[1] * ONE_CAMEL),
            herds=herds,
            piles=tuple(map(len, GOODS_TOKENS)),
            tokens=((), ()),
            bonuses=((), ()),
            ending=None,
        )

    @property
    def deck_size(self) -> int:
        return len(self.deal.cards) - self.drawn

    @property
    def is_over(self) -> bool:
        return self.ending is not None

    def bonuses_left(self, kind: int) -> int:
        earned = [bonus.kind for own in self.bonuses for bonus in own]
        return len(self.deal.bonuses[kind]) - earned.count(kind)

    def legal_moves(self) -> list[Move]:
        if self.ending:
            return []
        return moves.legal_moves(sum(self.market), self.hands[self.mover], self.herds[self.mover])

    def check(self, move: Move) -> None:
        """Raise why the mover may not play this; return quietly when it is legal."""
        if self.ending:
            raise RoundIsOver
        moves.check(move, sum(self.market), self.hands[self.mover], self.herds[self.mover])

    def play(self, move: Move) -> tuple[Self, Event]:
        """Play a move for the player whose turn it is."""
        self.check(move)
        if move.is_sale:
            return self._sell(move.given)
        if move.is_exchange:
            return self._exchange(*move)
        return self._take(sum(self.market) & 15 * ONE_CAMEL if move.takes_camels else move.taken)

    def _take(self, taken: Bundle) -> tuple[Self, Event]:
        """Take a good or all the camels, and fill the slots from the deck as far as it goes."""
        slots, camels = slots_of(taken, self.market), count(taken, Card.CAMEL)
        cards = self.deal.cards[self.drawn : self.drawn + len(slots)]
        after = self._replace(
            mover=1 - self.mover,
            ply=self.ply + 1,
            market=lay(cards, self.market, slots),
            drawn=self.drawn + len(cards),
            hands=self._mine(self.hands, self.hands[self.mover] + taken - camels * ONE_CAMEL),
            herds=self._mine(self.herds, self.herds[self.mover] + camels),
            ending=None if len(cards) == len(slots) else Ending.DECK_EMPTY,
        )
        return after, Took(self.mover, spread(taken), slots, tuple([kinds(card)[0] for card in cards]))

    def _exchange(self, taken: Bundle, given: Bundle) -> tuple[Self, Event]:
        slots = slots_of(taken, self.market)
        camels = count(given, Card.CAMEL)
        hand = self.hands[self.mover] + taken - given + camels * ONE_CAMEL
        after = self._replace(
            mover=1 - self.mover,
            ply=self.ply + 1,
            market=lay(singles(given), self.market, slots),
            hands=self._mine(self.hands, hand),
            herds=self._mine(self.herds, self.herds[self.mover] - camels),
        )
        return after, Exchanged(self.mover, spread(taken), spread(given), slots)

    def _sell(self, given: Bundle) -> tuple[Self, Event]:
        good, number = kinds(given)[0], size(given)
        values = pile(good, self.piles[good])[:number]
        bonus = self._bonus(number)
        piles = (*self.piles[:good], self.piles[good] - len(values), *self.piles[good + 1 :])
        earned = tuple(Token(good, value) for value in values)
        after = self._replace(
            mover=1 - self.mover,
            ply=self.ply + 1,
            hands=self._mine(self.hands, self.hands[self.mover] - given),
            piles=piles,
            tokens=self._mine(self.tokens, self.tokens[self.mover] + earned),
            bonuses=self._mine(self.bonuses, self.bonuses[self.mover] + ((bonus,) if bonus else ())),
            ending=Ending.SOLD_OUT if piles.count(0) >= EMPTY_PILES_TO_END else None,
        )
        return after, Sold(self.mover, good, number, values, bonus)

    def _bonus(self, cards_sold: int) -> BonusToken | None:
        """The top bonus token for so many cards; an empty pile gives nothing."""
        kind = bonus_kind(cards_sold)
        if kind is None or not (left := self.bonuses_left(kind)):
            return None
        return BonusToken(kind, self.deal.bonuses[kind][-left])

    def _mine(self, both: tuple[T, T], new: T) -> tuple[T, T]:
        """Both players' things, the mover's replaced."""
        return (both[0], new) if self.mover else (new, both[1])
