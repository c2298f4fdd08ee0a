"""Positions for the painters: from ordinary play, and the most extreme that could come up."""

from collections.abc import Callable
from functools import cache
from random import Random

from PIL import Image

from render.art.samples import EVERY_BONUS, EVERY_TOKEN, player, view
from render.pictures import board as boards
from render.pictures import panel as panels
from render.pictures import preview as previews
from render.pictures import result as results
from rules import (
    BonusToken,
    Card,
    Deal,
    DecidedBy,
    Ending,
    Exchanged,
    HeadStart,
    Herds,
    Length,
    Move,
    Options,
    Outcome,
    Purse,
    Result,
    Sold,
    Termination,
    Token,
    Took,
    View,
    parse,
)
from rules import view as view_of
from rules.cards import BY_LETTER
from rules.match import Match
from tests.render import scenes_book, scenes_fair, scenes_today
from tests.render.scenes_book import NAMES

D, G, S, C, P, L, K = Card
NONE_LEFT = (0,) * 6
LEATHER = tuple(token for token in EVERY_TOKEN if token.good is L)
MANY_BONUSES = tuple(
    BonusToken(kind, value) for kind, value in ((3, 1), (3, 3), (3, 2), (4, 6), (4, 4), (5, 10), (5, 8))
)


@cache
def eager_match(seed: int, moves: int, options: Options = Options()) -> Match:  # noqa: B008  # never changes
    """A match in which both players like to exchange and to sell three or more."""
    rng = Random(seed)
    match = Match.start(options, Deal.shuffle(rng), starter=0)
    for _ in range(moves):
        if match.is_over:
            break
        if match.awaits_deal:
            match = match.deal(Deal.shuffle(rng))
        match, _ = match.play(_eager_move(match, rng))
    return match


def _eager_move(match: Match, rng: Random) -> Move:
    legal = match.current.now.legal_moves()
    large = [move for move in legal if move.is_sale and len(str(move)) > 3]
    exchanges = [move for move in legal if move.is_exchange]
    quiet = [move for move in legal if not move.is_sale]
    if large:
        return rng.choice(large)
    return rng.choice(exchanges) if exchanges and rng.random() < 0.4 else rng.choice(quiet or legal)


def over(decided_by: DecidedBy, winner: int | None, *purses: Purse, outcome: Outcome | None = None) -> View:
    """A round that is over."""
    first, second = purses
    counted = Result(1, (first, second), winner, decided_by, Ending.DECK_EMPTY)
    seen = view(mover=None, market=(D, None, K, None, L), deck=0, results=(counted,))
    return _with(seen, outcome=outcome)


def _with(seen: View, **changes: object) -> View:
    values = {name: getattr(seen, name) for name in View.__dataclass_fields__} | changes
    return View(**values)


RICH = Purse(EVERY_TOKEN, MANY_BONUSES, 11, (), 5)
POOR = Purse((), (), 0, (D, G, S, C, P, L, L), 0)
HALVES = (Purse(EVERY_TOKEN[::2], MANY_BONUSES[:3], 5, (G,), 0), Purse(EVERY_TOKEN[1::2], MANY_BONUSES[3:], 5, (), 0))


def _purse(values: str, bonuses: tuple[tuple[int, int], ...], herd: int = 4) -> Purse:
    """Tokens written as `D7 G6`."""
    tokens = tuple(Token(BY_LETTER[text[0]], int(text[1:])) for text in values.split())
    return Purse(tokens, tuple(BonusToken(*bonus) for bonus in bonuses), herd, (G, L), 0)


EVEN = (_purse("D7 G6 C5 P3", ((3, 2),)), _purse("D7 G6 C3 P5", ((3, 2),)))
MORE_BONUSES = (_purse("D7 G6 C5 P3", ((4, 4),)), _purse("D7 G6 C3 P5", ((3, 2), (3, 2))))
MORE_GOODS = (_purse("D7 G6 C5 P2 P1", ((3, 2),)), _purse("D7 G6 C3 P5", ((3, 2),)))

AHEAD = Options(head_start=HeadStart(0, 10))
FAR_AHEAD = Options(head_start=HeadStart(1, 30))

BOARDS: dict[str, View] = {
    "board-head-start": view_of(eager_match(5, 33, AHEAD), None),
    "board-start": view_of(eager_match(5, 0), None),
    "board-exchange": view_of(eager_match(5, 33), None),
    "board-sale": view_of(eager_match(12, 33), None),
    "board-replay": view_of(eager_match(8, 31), None, reveal=True),
    "board-extreme": view(
        options=Options(herds=Herds.SECRET, length=Length.SINGLE),
        mover=1,
        market=(K,) * 5,
        deck=3,
        left=NONE_LEFT,
        players=(
            player(0, hand_size=0, herd=None, tokens=EVERY_TOKEN, bonuses=MANY_BONUSES * 2, seals=0),
            player(1, hand_size=7, herd=None, tokens=(), bonuses=(), seals=0),
        ),
        last=Exchanged(0, (D, D, G, S, C), (L, L, L, P, K), (0, 1, 2, 3, 4)),
    ),
    "board-empty-slots": view(
        mover=None,
        market=(D, None, None, None, L),
        deck=0,
        players=(player(0, herd=11, tokens=LEATHER), player(1, herd=0, tokens=EVERY_TOKEN[::2], seals=2)),
        last=Took(0, (K, K, K, K), (1, 2, 3, 4), (L,)),
    ),
    "board-short-sale": view(left=(0, 2, 3, 4, 5, 6), last=Sold(1, D, 7, (5,), BonusToken(5, None))),
}
PANELS: dict[str, View] = {
    "panel-head-start": view_of(eager_match(5, 34, AHEAD), 0),
    "panel-opponent-head-start": view_of(eager_match(12, 33, FAR_AHEAD), 0),
    "panel-play": view_of(eager_match(5, 34), 0),
    "panel-waiting": view_of(eager_match(12, 33), 0),
    "panel-empty": view(
        seat=1,
        mover=1,
        players=(player(0, herd=None), player(1, hand=(), herd=0, tokens=(), bonuses=(), seals=0)),
        options=Options(herds=Herds.SECRET),
    ),
    "panel-one-good": view(seat=0, players=(player(0, hand=(L,) * 7, herd=11, tokens=EVERY_TOKEN), player(1, herd=11))),
    "panel-all-goods": view(
        seat=0,
        left=NONE_LEFT,
        market=(D, D, D, D, D),
        players=(player(0, hand=(D, G, S, C, P, P, L), bonuses=EVERY_BONUS * 2), player(1, hand_size=7)),
    ),
}
RESULTS: dict[str, View] = {
    "result-head-start": over(DecidedBy.RUPEES, 1, HALVES[0], HALVES[1]._replace(head_start=30)),
    "result-round": over(DecidedBy.RUPEES, 1, *HALVES),
    "result-extreme": over(DecidedBy.RUPEES, 0, RICH, POOR, outcome=Outcome(0)),
    "result-bonus-tokens": over(DecidedBy.BONUS_TOKENS, 1, *MORE_BONUSES),
    "result-goods-tokens": over(DecidedBy.GOODS_TOKENS, 0, *MORE_GOODS, outcome=Outcome(0)),
    "result-full-tie": over(DecidedBy.NOTHING, None, *EVEN),
    "result-resigned": view_of(eager_match(5, 20).end(Termination.RESIGNED, loser=1), None),
    "result-timeout": view_of(eager_match(5, 20).end(Termination.TIMEOUT, loser=0), None),
    "result-cancelled": view_of(eager_match(5, 20).end(Termination.CANCELLED), None),
}
PREVIEWS: dict[str, tuple[View, Move]] = {
    "preview-exchange": (PANELS["panel-play"], parse("+DGP-SLL")),
    "preview-take": (PANELS["panel-play"], parse("+G")),
    "preview-camels": (view(seat=0, market=(K, D, K, K, G), players=(player(0, hand=(D, D)), player(1))), parse("+K")),
    "preview-sale": (PANELS["panel-one-good"], parse("-LLLLLLL")),
}


def paintings() -> dict[str, Callable[[], Image.Image]]:
    """Every scene by name, and how it is painted."""
    scenes: dict[str, Callable[[], Image.Image]] = {}
    scenes |= {name: lambda seen=seen: boards.paint(seen, NAMES) for name, seen in BOARDS.items()}  # type: ignore[misc]
    scenes |= {name: lambda seen=seen: panels.paint(seen, NAMES) for name, seen in PANELS.items()}  # type: ignore[misc]
    scenes |= {name: lambda seen=seen: results.paint(seen, NAMES) for name, seen in RESULTS.items()}  # type: ignore[misc]
    for name, (seen, move) in PREVIEWS.items():
        scenes[name] = lambda seen=seen, move=move: previews.paint(seen, move)  # type: ignore[misc]
    return scenes | scenes_book.paintings() | scenes_fair.paintings() | scenes_today.paintings()
