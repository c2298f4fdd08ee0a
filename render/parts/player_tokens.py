"""What a player has earned: goods tokens in pouches, seals."""

from collections.abc import Sequence

from render.canvas import Canvas
from render.geometry import Rect
from render.layout.board import TokensOfGood
from render.palette import CREAM
from render.parts.numerals import write
from render.sprites import faint
from rules.cards import GOODS
from rules.tokens import Token


def paint_goods_background(canvas: Canvas, places: Sequence[TokensOfGood]) -> None:
    """Ghosts of the goods, for those that were never sold."""
    for good, place in zip(GOODS, places, strict=True):
        canvas.place(faint(f"pouch-{good.word}"), place.icon)


def paint_goods(canvas: Canvas, tokens: Sequence[Token], places: Sequence[TokensOfGood]) -> None:
    """For every good: one dot a token, and their sum."""
    for good, place in zip(GOODS, places, strict=True):
        values = [token.value for token in tokens if token.good == good]
        if values:
            canvas.place(f"pouch-{good.word}", place.icon)
            write(canvas, sum(values), place.rupees, CREAM)
            canvas.place(f"dots-{len(values)}", place.dots)


def paint_seals(canvas: Canvas, seals: int, places: Sequence[Rect]) -> None:
    for index, place in enumerate(places):
        canvas.place("seal" if index < seals else "seal-place", place)
