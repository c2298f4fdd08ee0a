"""A move told in pictures: down is what the player gets, up is what goes back."""

from collections.abc import Sequence

from render.canvas import Canvas
from render.geometry import Rect
from render.layout.board import MINI
from rules import Event, Sold, Took
from rules.cards import Card

GAP = 2  # between thumbnails


def paint_move(canvas: Canvas, move: Event, ribbon: Rect) -> None:
    row = _Row(canvas, ribbon)
    row.put(f"emblem-{move.seat}-small", 64)
    if isinstance(move, Sold):
        row.put("up", 44)
        row.cards([move.good] * move.number)
        row.put("down", 44)
        for value in move.values:
            row.put(f"token-{move.good.word}-{value}", 58)
        if move.bonus:
            row.put(f"bonus-{move.bonus.kind}", 70)
        return
    row.put("down", 44)
    row.cards(move.cards if isinstance(move, Took) else move.taken)
    if not isinstance(move, Took):
        row.put("up", 44)
        row.cards(move.given)


class _Row:
    """Pieces side by side on the ribbon, each to the right of the one before."""

    def __init__(self, canvas: Canvas, ribbon: Rect) -> None:
        self.canvas, self.ribbon, self.x = canvas, ribbon, ribbon.x + 14

    def put(self, what: str, width: int) -> None:
        self.canvas.place(what, Rect(self.x, self.ribbon.y, width, self.ribbon.height))
        self.x += width

    def cards(self, cards: Sequence[Card]) -> None:
        for card in cards:
            self.put(f"mini-{card.word}", MINI[0] + GAP)
        self.x += 4 * GAP
