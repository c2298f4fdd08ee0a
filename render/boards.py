"""The board: what everybody at the table sees."""

from functools import cache

from PIL import Image

from render import layout
from render.canvas import Canvas
from render.layout import Plate
from render.palette import CREAM
from render.picture import Picture, encode
from render.public import is_open, public
from render.purse import paint_pouches, paint_seals
from render.ribbon import paint_move
from render.sprites import faint
from render.stall import (
    changed_slots,
    name,
    paint_deck,
    paint_market,
    paint_piles,
    paint_tokens,
    shelves_ground,
    stall_ground,
)
from rules.views import PlayerView, View


def board(view: View) -> Picture:
    """The table as the public sees it, even if a seat's view is given."""
    return encode(paint(view), "board")


def paint(view: View) -> Image.Image:
    view = public(view)
    last = view.history[-1] if view.history else None
    hands_open = is_open(view)
    canvas = Canvas(_ground(hands_open=hands_open))
    paint_market(canvas, view.market, changed_slots(last), last.seat if last else 0)
    paint_deck(canvas, view)
    paint_piles(canvas, view)
    paint_tokens(canvas, view, last)
    if last:
        paint_move(canvas, last, layout.RIBBON)
    for player, plate in zip(view.players, layout.OPEN_PLATES if hands_open else layout.PLATES, strict=True):
        _paint_player(canvas, view, player, plate)
    return canvas.image


@cache
def _ground(*, hands_open: bool) -> Image.Image:
    canvas = stall_ground("wall-open-board" if hands_open else "wall-board")
    shelves_ground(canvas)
    canvas.place("ribbon", layout.RIBBON)
    return canvas.image


def _paint_player(canvas: Canvas, view: View, player: PlayerView, plate: Plate) -> None:
    seat = player.seat
    cloth = "open-cloth" if player.hand is not None else "cloth"
    canvas.place(f"{cloth}-{seat}-{'lit' if view.mover == seat else 'unlit'}", plate.frame)
    for card, place in zip(player.hand or (), plate.open_hand(len(player.hand or ())), strict=True):
        canvas.place(f"mini-{name(card)}", place)
    canvas.place(f"emblem-{seat}", plate.emblem)
    canvas.place("back-small", plate.hand)
    canvas.number(player.hand_size, plate.hand_size, CREAM, "left")
    canvas.place("herd", plate.herd)
    canvas.number("?" if player.herd is None else player.herd, plate.herd_size, CREAM, "left")
    canvas.place("purse", plate.purse)
    canvas.number(player.goods_rupees, plate.rupees, CREAM, "left")
    paint_pouches(canvas, player.tokens, plate.goods)
    for kind, number in player.bonus_counts.items():
        canvas.place(f"bonus-{kind}" if number else faint(f"bonus-{kind}", 0.3), plate.bonuses[kind])
        if number:
            canvas.number(number, plate.bonus_counts[kind], CREAM, "left")
    paint_seals(canvas, player.seals, plate.seals(view.options.length.seals_to_win))
