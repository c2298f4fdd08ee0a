"""Made-up views that have a bit of everything: the common palette is mixed from their pictures."""

from rules import (
    BonusToken,
    Card,
    DecidedBy,
    Ending,
    Event,
    Options,
    PlayerView,
    Purse,
    Result,
    Seat,
    Sold,
    Token,
    Took,
)
from rules.cards import GOODS
from rules.rulebook import GOODS_TOKENS
from rules.tokens import pile
from rules.views import View

D, G, S, C, P, L, K = Card
EVERY_TOKEN = tuple(Token(good, value) for good in GOODS for value in GOODS_TOKENS[good])
EVERY_BONUS = tuple(
    BonusToken(kind, value) for kind, values in ((3, (1, 2, 3)), (4, (4, 5, 6)), (5, (8, 9, 10))) for value in values
)


def player(
    seat: Seat,
    *,
    hand: tuple[Card, ...] | None = None,
    hand_size: int = 5,
    herd: int | None = 3,
    tokens: tuple[Token, ...] = EVERY_TOKEN[::3],
    bonuses: tuple[BonusToken, ...] = EVERY_BONUS,
    seals: int = 1,
) -> PlayerView:
    return PlayerView(seat, hand_size if hand is None else len(hand), hand, herd, tokens, bonuses, seals)


def view(
    *,
    seat: Seat | None = None,
    mover: Seat | None = 0,
    market: tuple[Card | None, ...] = (D, G, S, C, P),
    deck: int = 25,
    left: tuple[int, ...] = (5, 5, 5, 7, 7, 9),
    players: tuple[PlayerView, PlayerView] | None = None,
    last: Event | None = None,
    results: tuple[Result, ...] = (),
    options: Options = Options(),  # noqa: B008  # never changes
) -> View:
    """A view of a round in the making."""
    return View(
        seat=seat,
        options=options,
        round_number=1,
        starter=0,
        ply=10,
        mover=mover,
        market=market,
        deck_size=deck,
        piles=tuple(pile(good, number) for good, number in zip(GOODS, left, strict=True)),
        bonus_piles={3: 7, 4: 6, 5: 5},
        players=players or (player(0), player(1)),
        history=(last,) if last else (),
        seal=None,
        results=results,
        outcome=None,
    )


def boards() -> list[View]:
    poor = (player(0, tokens=(), bonuses=(), seals=0), player(1, tokens=(), bonuses=(), seals=0))
    return [
        view(last=Took(1, (K, K), (0, 1), (D, G))),
        view(players=poor),
        view(players=poor, mover=1),
        view(
            mover=1,
            market=(L, K, K, S, C),
            deck=5,
            left=(3, 3, 3, 4, 4, 5),
            last=Sold(0, P, 3, (5, 3, 3), EVERY_BONUS[0]),
        ),
        view(market=(P, K, L, G, D), deck=2, left=(3, 3, 3, 4, 4, 6), last=Sold(1, L, 3, (4, 3, 2), EVERY_BONUS[0])),
    ]


def panels() -> list[View]:
    hands = ((D, G, S, C, P, L), (D, D, G, S, S, C, C), (P, P, P, L, L, L, L))
    return [
        view(seat=0, players=(player(0, hand=hands[0]), player(1))),
        view(seat=1, players=(player(0), player(1, hand=hands[1])), last=Took(0, (K,), (2,), (S,))),
        view(seat=0, mover=1, players=(player(0, hand=hands[2]), player(1)), market=(K, K, L, L, P)),
    ]


def results() -> list[View]:
    half = len(EVERY_TOKEN) // 2
    purses = (
        Purse(EVERY_TOKEN[:half], EVERY_BONUS[:4], 6, (D, G, S), 5),
        Purse(EVERY_TOKEN[half:], EVERY_BONUS[4:], 2, (C, P, L), 0),
    )
    return [
        view(mover=None, results=(Result(1, purses, winner, DecidedBy.BONUS_TOKENS, Ending.SOLD_OUT),))
        for winner in (0, 1)
    ]
