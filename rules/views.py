"""What a seat or the public may see of a match. Whoever paints, talks or thinks gets one of these.

A view holds copies of open things only: nothing in it leads back to the hidden cards. When a round is over,
everything about it is open.
"""

from dataclasses import dataclass

from rules import moves
from rules.cards import GOODS, Card, bundle, kinds, spread
from rules.errors import RoundIsOver
from rules.events import Event, Seat, redact
from rules.match import Herds, Match, Options, Outcome
from rules.moves import Move
from rules.rulebook import BONUS_TOKENS
from rules.scoring import Result
from rules.tokens import BonusToken, Sale, Token, pile, sale


@dataclass(frozen=True, slots=True)
class PlayerView:
    seat: Seat
    hand_size: int
    hand: tuple[Card, ...] | None  # None for whoever may not see it
    herd: int | None  # None where herds are secret
    tokens: tuple[Token, ...]
    bonuses: tuple[BonusToken, ...]
    seals: int
    head_start: int = 0  # rupees that come on top when the round is counted

    @property
    def goods_rupees(self) -> int:
        """The sum of the goods tokens, which everybody can add up."""
        return sum(token.value for token in self.tokens)

    @property
    def bonus_counts(self) -> dict[int, int]:
        """How many bonus tokens of each kind."""
        return {kind: sum(bonus.kind == kind for bonus in self.bonuses) for kind in BONUS_TOKENS}


@dataclass(frozen=True, slots=True)
class View:
    """A round of a match as one seat sees it; `seat` is None for the public.

    `history` has everything that happened in this round, redacted for the seat; `results` the rounds that were
    played out, this one too when it is over.
    """

    seat: Seat | None
    options: Options
    round_number: int
    starter: Seat
    ply: int
    mover: Seat | None  # None when nobody can move
    market: tuple[Card | None, ...]  # five slots; None only when the round is over
    deck_size: int
    piles: tuple[tuple[int, ...], ...]  # goods tokens left, diamonds first, top first
    bonus_piles: dict[int, int]  # how many are left for 3, 4 and 5 cards
    players: tuple[PlayerView, PlayerView]
    history: tuple[Event, ...]
    seal: str | None
    results: tuple[Result, ...]
    outcome: Outcome | None

    @property
    def me(self) -> PlayerView:
        """The player whose view this is."""
        if self.seat is None:
            raise ValueError("the public has no seat")
        return self.players[self.seat]

    @property
    def opponent(self) -> PlayerView:
        if self.seat is None:
            raise ValueError("the public has no opponent")
        return self.players[1 - self.seat]

    @property
    def is_my_turn(self) -> bool:
        return self.mover is not None and self.mover == self.seat

    @property
    def result(self) -> Result | None:
        """How this round was decided; None while it goes on or when it was not played out."""
        return next((counted for counted in self.results if counted.number == self.round_number), None)

    @property
    def last_event(self) -> Event | None:
        """The last thing that happened in this round; None before the first move."""
        return self.history[-1] if self.history else None

    @property
    def camels_in_market(self) -> int:
        return self.market.count(Card.CAMEL)

    def legal_moves(self) -> list[Move]:
        """What my seat could play, also while the opponent thinks."""
        if self.result or self.outcome:
            return []
        return moves.legal_moves(*self._position())

    def check(self, move: Move) -> None:
        """Raise why my seat could not play this; return quietly when it could."""
        if self.result or self.outcome:
            raise RoundIsOver
        moves.check(move, *self._position())

    def sale(self, good: Card, number: int) -> Sale:
        """What selling so many would bring now."""
        return sale(good, number, len(self.piles[good]), self.bonus_piles)

    def _position(self) -> tuple[int, int, int]:
        hand, herd = self.me.hand, self.me.herd
        if hand is None or herd is None:
            raise ValueError("this view does not show the hand")
        return bundle(card for card in self.market if card is not None), bundle(hand), herd


def view(match: Match, seat: Seat | None, *, reveal: bool = False) -> View:
    """The round at hand as this seat sees it (None: the public); `reveal` opens everything, for replays."""
    played = match.current
    now = played.now
    is_open = reveal or now.is_over or match.is_over
    return View(
        seat=seat,
        options=match.options,
        round_number=played.number,
        starter=played.starter,
        ply=now.ply,
        mover=match.mover,
        market=tuple(kinds(card)[0] if card else None for card in now.market),
        deck_size=now.deck_size,
        piles=tuple(pile(good, now.piles[good]) for good in GOODS),
        bonus_piles={kind: now.bonuses_left(kind) for kind in BONUS_TOKENS},
        players=(_player(match, 0, seat, is_open), _player(match, 1, seat, is_open)),
        history=played.events if is_open else tuple(redact(event, seat) for event in played.events),
        seal=now.deal.seal,
        results=match.results,
        outcome=match.outcome,
    )


def _player(match: Match, seat: Seat, viewer: Seat | None, is_open: bool) -> PlayerView:
    now = match.current.now
    sees_all = is_open or viewer == seat
    bonuses, hand = now.bonuses[seat], spread(now.hands[seat])
    return PlayerView(
        seat=seat,
        hand_size=len(hand),
        hand=hand if sees_all else None,
        herd=now.herds[seat] if sees_all or match.options.herds is Herds.OPEN else None,
        tokens=now.tokens[seat],
        bonuses=bonuses if sees_all else tuple(BonusToken(bonus.kind, None) for bonus in bonuses),
        seals=match.seals[seat],
        head_start=match.options.head_start.of(seat) if match.options.head_start else 0,
    )
