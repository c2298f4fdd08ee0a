"""The board: what everybody at the table sees."""

from functools import cache

from PIL import Image

from render import layout
from render.canvas import Canvas
from render.geometry import Rect
from render.layout import Plate
from render.palette import CREAM
from render.picture import Picture, encode
from render.public import public
from render.sprites import faint
from render.stall import (
    changed_slots,
    name,
    paint_deck,
    paint_market,
    paint_minis,
    paint_piles,
    paint_tokens,
    shelves_ground,
    stall_ground,
)
from rules import Event, Exchanged, Sold, Took
from rules.cards import GOODS
from rules.views import PlayerView, View


def board(view: View) -> Picture:
    """The table as the public sees it, even if a seat's view is given."""
    return encode(paint(view), "board")


def paint(view: View) -> Image.Image:
    view = public(view)
    last = view.history[-1] if view.history else None
    canvas = Canvas(_ground())
    paint_market(canvas, view.market, changed_slots(last), last.seat if last else 0)
    paint_deck(canvas, view)
    paint_piles(canvas, view)
    paint_tokens(canvas, view, last)
    if last:
        _paint_move(canvas, last)
    for player, plate in zip(view.players, layout.PLATES, strict=True):
        _paint_player(canvas, view, player, plate)
    return canvas.image


@cache
def _ground() -> Image.Image:
    canvas = stall_ground("wall-board")
    shelves_ground(canvas)
    canvas.place("ribbon", layout.RIBBON)
    return canvas.image


def _paint_move(canvas: Canvas, move: Event) -> None:
    """The last move on the ribbon: down is what the player got, up is what went back."""
    x = layout.RIBBON.x + 14
    height = layout.RIBBON.height

    def put(what: str, width: int) -> None:
        nonlocal x
        canvas.place(what, Rect(x, layout.RIBBON.y, width, height))
        x += width

    put(f"emblem-{move.seat}-small", 64)
    if isinstance(move, Sold):
        put("up", 44)
        x = paint_minis(canvas, [move.good] * move.number, Rect(x, layout.RIBBON.y, 0, height)) + 8
        put("down", 44)
        for value in move.values:
            put(f"token-{name(move.good)}-{value}", 58)
        if move.bonus:
            put(f"bonus-{move.bonus.kind}", 70)
        return
    put("down", 44)
    taken = move.cards if isinstance(move, Took) else move.taken
    x = paint_minis(canvas, taken, Rect(x, layout.RIBBON.y, 0, height)) + 8
    if isinstance(move, Exchanged):
        put("up", 44)
        paint_minis(canvas, move.given, Rect(x, layout.RIBBON.y, 0, height))


def _paint_player(canvas: Canvas, view: View, player: PlayerView, plate: Plate) -> None:
    seat = player.seat
    canvas.place(f"cloth-{seat}-{'lit' if view.mover == seat else 'unlit'}", plate.frame)
    canvas.place(f"emblem-{seat}", plate.emblem)
    canvas.place("back-small", plate.hand)
    canvas.number(player.hand_size, plate.hand_size, CREAM, "left")
    canvas.place("herd", plate.herd)
    canvas.number("?" if player.herd is None else player.herd, plate.herd_size, CREAM, "left")
    canvas.place("purse", plate.purse)
    canvas.number(player.goods_rupees, plate.rupees, CREAM, "right")
    for good, pouch in zip(GOODS, plate.goods, strict=True):
        values = [token.value for token in player.tokens if token.good == good]
        canvas.place(f"pouch-{name(good)}" if values else faint(f"pouch-{name(good)}", 0.3), pouch.icon)
        for dot in pouch.dots(len(values)):
            canvas.place("dot", dot)
        if values:
            canvas.number(sum(values), pouch.rupees, CREAM)
    for kind, number in player.bonus_counts.items():
        canvas.place(f"bonus-{kind}" if number else faint(f"bonus-{kind}", 0.3), plate.bonuses[kind])
        if number:
            canvas.number(number, plate.bonus_counts[kind], CREAM, "left")
    for place, spot in enumerate(plate.seals(view.options.length.seals_to_win)):
        canvas.place("seal" if place < player.seals else "seal-place", spot)
