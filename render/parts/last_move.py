"""A move told in pictures: down is what the player gets, up is what goes back."""

from collections.abc import Sequence

from render.canvas import Canvas
from render.geometry import Rect
from render.layout.sizes import MINI, NUMERAL
from render.parts.line import Line
from rules import Event, Sold, Took
from rules.cards import Card

GAP = 2  # between thumbnails
EMBLEM, ARROW = 54, 34


def paint_move(canvas: Canvas, move: Event, ribbon: Rect) -> None:
    """A whole ribbon for one move: every card, every token."""
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
    for arrow, cards in sides(move):
        row.put(arrow, 44)
        row.cards(cards)


def paint_last_moves(canvas: Canvas, moves: Sequence[Event], places: Sequence[Rect]) -> None:
    """One beside the other, the newest last and lit."""
    for move, place in zip(moves, places, strict=False):
        if move is moves[-1]:
            canvas.place("newest-move", place)
        _paint_short_move(canvas, move, place)


def _paint_short_move(canvas: Canvas, move: Event, place: Rect) -> None:
    """In a third of the ribbon: a sale is counted, cards move together."""
    canvas.place(f"emblem-{move.seat}-small", place.at(8, 0, EMBLEM, place.height))
    inside = place.at(8 + EMBLEM, 0, place.width - EMBLEM - 18, place.height)
    if isinstance(move, Sold):
        line = Line()
        line.put("up-small")
        line.put(f"mini-{move.good.word}")
        line.write(f"×{move.number}", NUMERAL, gap=2)
        line.put("coin", gap=8)
        line.write(sum(move.values), NUMERAL, gap=2)
        if move.bonus:
            line.put(f"bonus-{move.bonus.kind}", gap=2)
        line.paint(canvas, inside)
        return
    paint_cards_both_ways(canvas, sides(move), inside)


def paint_cards_both_ways(canvas: Canvas, sides: Sequence[tuple[str, Sequence[Card]]], space: Rect) -> None:
    """Arrows with their cards, which move together where there are many."""
    number = sum(len(cards) for _, cards in sides)
    room = space.width - (ARROW + MINI[0] + 6) * len(sides)
    pitch = min(MINI[0] + GAP, room // max(number - len(sides), 1))
    x = space.x
    for arrow, cards in sides:
        canvas.place(f"{arrow}-small", Rect(x, space.y, ARROW, space.height))
        x += ARROW
        for card in cards:
            canvas.place(f"mini-{card.word}", Rect(x, space.y, MINI[0], space.height))
            x += pitch
        x += MINI[0] + 6 - pitch


def sides(move: Event) -> list[tuple[str, Sequence[Card]]]:
    """What came and what went."""
    if isinstance(move, Sold):
        return [("up", [move.good] * move.number)]
    if isinstance(move, Took):
        return [("down", move.cards)]
    return [("down", move.taken), ("up", move.given)]


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
