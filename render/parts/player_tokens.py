"""What a player has earned: goods tokens in pouches, seals."""

from collections.abc import Sequence

from render.canvas import Canvas
from render.geometry import Rect
from render.layout.board import Pouch
from render.palette import CREAM
from render.parts.market_and_tokens import name
from render.sprites import faint
from rules.cards import GOODS
from rules.tokens import Token

GHOST = 0.3  # how much is seen of what a player does not have


def pouches_ground(canvas: Canvas, pouches: Sequence[Pouch]) -> None:
    """Ghosts of the goods, for those that were never sold."""
    for good, pouch in zip(GOODS, pouches, strict=True):
        canvas.place(faint(f"pouch-{name(good)}", GHOST), pouch.icon)


def paint_pouches(canvas: Canvas, tokens: Sequence[Token], pouches: Sequence[Pouch]) -> None:
    """For every good: one dot a token, and their sum."""
    for good, pouch in zip(GOODS, pouches, strict=True):
        values = [token.value for token in tokens if token.good == good]
        if values:
            canvas.place(f"pouch-{name(good)}", pouch.icon)
            canvas.number(sum(values), pouch.rupees, CREAM)
            canvas.place(f"dots-{len(values)}", pouch.dots)


def paint_seals(canvas: Canvas, seals: int, places: Sequence[Rect]) -> None:
    for index, place in enumerate(places):
        canvas.place("seal" if index < seals else "seal-place", place)
