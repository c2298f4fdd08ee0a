"""A move told in pictures: down is what the player gets, up is what goes back."""

from collections.abc import Sequence

from render.canvas import Canvas
from render.geometry import Rect
from render.layout.board import MINI
from render.parts.market_and_tokens import name
from rules import Event, Sold, Took
from rules.cards import Card

GAP = 2  # between thumbnails


def paint_move(canvas: Canvas, move: Event, ribbon: Rect) -> None:
    pen = _Pen(canvas, ribbon)
    pen.put(f"emblem-{move.seat}-small", 64)
    if isinstance(move, Sold):
        pen.put("up", 44)
        pen.cards([move.good] * move.number)
        pen.put("down", 44)
        for value in move.values:
            pen.put(f"token-{name(move.good)}-{value}", 58)
        if move.bonus:
            pen.put(f"bonus-{move.bonus.kind}", 70)
        return
    pen.put("down", 44)
    pen.cards(move.cards if isinstance(move, Took) else move.taken)
    if not isinstance(move, Took):
        pen.put("up", 44)
        pen.cards(move.given)


class _Pen:
    """Goes along the ribbon from left to right."""

    def __init__(self, canvas: Canvas, ribbon: Rect) -> None:
        self.canvas, self.ribbon, self.x = canvas, ribbon, ribbon.x + 14

    def put(self, what: str, width: int) -> None:
        self.canvas.place(what, Rect(self.x, self.ribbon.y, width, self.ribbon.height))
        self.x += width

    def cards(self, cards: Sequence[Card]) -> None:
        for card in cards:
            self.put(f"mini-{name(card)}", MINI[0] + GAP)
        self.x += 4 * GAP
