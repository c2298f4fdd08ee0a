"""The board: what everybody at the table sees."""

from functools import lru_cache

from PIL import Image

from render.canvas import Canvas
from render.layout import board as layout
from render.layout.board import Plate
from render.palette import CREAM
from render.parts.last_move import paint_move
from render.parts.market_and_tokens import (
    market_background,
    paint_deck,
    paint_market,
    paint_piles,
    paint_token_rows_background,
    paint_tokens,
)
from render.parts.numerals import write
from render.parts.player_tokens import paint_goods, paint_goods_background, paint_seals
from render.picture import Picture, encode
from render.sprites import faint, read
from rules import Seat
from rules.public_view import is_open, public
from rules.views import PlayerView, View


def board(view: View) -> Picture:
    """The table as the public sees it, even if a seat's view is given."""
    return encode(paint(view), "board")


def paint(view: View) -> Image.Image:
    view = public(view)
    last = view.last_event
    hands_open = is_open(view)
    canvas = Canvas(_background(view.mover, hands_open=hands_open))
    paint_market(canvas, view.market, last.filled_slots if last else (), last.seat if last else 0)
    paint_deck(canvas, view)
    paint_piles(canvas, view)
    paint_tokens(canvas, view, last)
    if last:
        paint_move(canvas, last, layout.RIBBON)
    for player, plate in zip(view.players, layout.OPEN_PLATES if hands_open else layout.PLATES, strict=True):
        _paint_player(canvas, view, player, plate)
    return canvas.image


@lru_cache(maxsize=3)
def _background(mover: Seat | None, *, hands_open: bool) -> Image.Image:
    """All that does not change from move to move, so that a board is made of few pieces."""
    canvas = market_background("wall-open-board" if hands_open else "wall-board")
    paint_token_rows_background(canvas)
    canvas.place(read("ribbon"), layout.RIBBON)
    for seat, plate in enumerate(layout.OPEN_PLATES if hands_open else layout.PLATES):
        cloth = "open-cloth" if hands_open else "cloth"
        canvas.place(read(f"{cloth}-{seat}-{'lit' if mover == seat else 'unlit'}"), plate.frame)
        canvas.place(f"emblem-{seat}", plate.emblem)
        canvas.place("back-small", plate.hand)
        canvas.place("herd", plate.herd)
        canvas.place("coin", plate.coin)
        paint_goods_background(canvas, plate.goods)
        for kind, place in plate.bonuses.items():
            canvas.place(faint(f"bonus-{kind}"), place)
    return canvas.image


def _paint_player(canvas: Canvas, view: View, player: PlayerView, plate: Plate) -> None:
    write(canvas, player.hand_size, plate.hand_size, CREAM, "left")
    write(canvas, "?" if player.herd is None else player.herd, plate.herd_size, CREAM, "left")
    write(canvas, player.goods_rupees, plate.rupees, CREAM, "left")
    paint_goods(canvas, player.tokens, plate.goods)
    for kind, number in player.bonus_counts.items():
        if number:
            canvas.place(f"bonus-{kind}", plate.bonuses[kind])
            write(canvas, number, plate.bonus_counts[kind], CREAM, "left")
    paint_seals(canvas, player.seals, plate.seals(view.options.length.seals_to_win))
    hand = player.hand or ()
    for card, place in zip(hand, plate.open_hand(len(hand)), strict=True):
        canvas.place(f"mini-{card.word}", place)
