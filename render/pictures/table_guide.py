"""How to read the table: a board in the middle of a round, with a numbered label on everything that needs a word.

The legend is text, in the reader's language: `rules-table` in the catalogue has a line for every number.
"""

from PIL import Image

from render.canvas import Canvas
from render.geometry import Rect
from render.layout import board as layout
from render.layout.record_book import MARK
from render.parts.name_plate import NAMELESS, Names
from render.picture import Picture, encode
from render.pictures import board as boards
from rules import BonusToken, Card, Exchanged, Options, PlayerView, Sold, Token, Took
from rules.cards import GOODS
from rules.tokens import pile
from rules.views import View

D, G, S, C, P, L, K = Card


def table_guide(names: Names = NAMELESS) -> Picture:
    return encode(compose(names), "table-guide")


def paint(names: Names = NAMELESS) -> Image.Image:
    """In full colours."""
    return compose(names).image


def compose(names: Names = NAMELESS) -> Canvas:
    canvas = boards.compose(EXAMPLE, names)
    for number, (x, y) in enumerate(PLACES, start=1):
        canvas.place(f"note-{number}", Rect(x - MARK // 2, y - MARK // 2, MARK, MARK))
    return canvas


def _tokens(**values: tuple[int, ...]) -> tuple[Token, ...]:
    return tuple(Token(good, value) for good in GOODS for value in values.get(good.word, ()))


EXAMPLE = View(
    seat=None,
    options=Options(),
    round_number=2,
    starter=0,
    ply=16,
    mover=1,
    market=(G, K, D, L, S),
    deck_size=17,
    piles=tuple(pile(good, left) for good, left in zip(GOODS, (5, 3, 5, 4, 5, 6), strict=True)),
    bonus_piles={3: 5, 4: 6, 5: 5},
    players=(
        PlayerView(0, 4, None, 5, _tokens(cloth=(5, 3, 3), spice=(5, 3)), (BonusToken(3, None),), 1),
        PlayerView(1, 6, None, 2, _tokens(gold=(6, 6), leather=(4, 3, 2)), (BonusToken(3, None),), 0),
    ),
    history=(
        Took(0, (K, K), (1, 4), (K, S)),
        Sold(1, G, 2, (6, 6), None),
        Exchanged(0, (P, P), (D, L), (2, 3)),
    ),
    seal=None,
    results=(),
    outcome=None,
)
_MARKET, _ROWS, _PLATE = layout.MARKET, layout.TOKEN_ROWS, layout.PLATES[0]
PLACES = (  # in the order of the legend, beside what they speak of
    (_MARKET.niches[0].x + 30, _MARKET.niches[0].y + 30),  # market
    (_MARKET.deck.x + 22, _MARKET.deck.y + 24),  # deck
    (_MARKET.piles.x - 4, _MARKET.bonus_piles[4].middle[1] + 34),  # bonus piles
    _ROWS.tokens[1][0].middle,  # token rows: on a place that is empty
    (_ROWS.camel_token.right - 16, _ROWS.camel_token.bottom + 26),  # camel token
    (layout.MOVES[0].right - 46, layout.RIBBON.middle[1]),  # last moves
    (_PLATE.frame.x + 16, _PLATE.frame.y + 14),  # who it is, and whose turn
    (_PLATE.herd_size.right + 24, _PLATE.herd.middle[1]),  # hand, herd, seals
    (_PLATE.rupees.right - 60, _PLATE.rupees.middle[1]),  # what was earned
)
