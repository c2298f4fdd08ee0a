"""The board: what everybody at the table sees."""

from functools import lru_cache

from PIL import Image

from render.canvas import Canvas
from render.layout import board as layout
from render.layout.board import Plate
from render.palette import CREAM
from render.parts.last_move import paint_last_moves
from render.parts.market_and_tokens import (
    market_background,
    paint_deck,
    paint_market,
    paint_token_rows_background,
    paint_tokens,
)
from render.parts.name_plate import NAMELESS, Names, write_name
from render.parts.numerals import write
from render.parts.player_tokens import goods_tokens, paint_seals, rupees_and_bonuses
from render.picture import Picture, encode
from render.sprites import read
from render.tiles import Background
from rules import Seat
from rules.public_view import is_open, public
from rules.views import PlayerView, View


def board(view: View, names: Names = NAMELESS) -> Picture:
    """The table as the public sees it, even if a seat's view is given."""
    return encode(compose(view, names), "board")


def paint(view: View, names: Names = NAMELESS) -> Image.Image:
    """In full colours."""
    return compose(view, names).image


def compose(view: View, names: Names = NAMELESS) -> Canvas:
    view = public(view)
    last = view.last_event
    hands_open = is_open(view)
    canvas = Canvas(_background(view.mover, hands_open=hands_open))
    paint_market(canvas, layout.MARKET, view.market, last.filled_slots if last else (), last.seat if last else 0)
    paint_deck(canvas, layout.MARKET, view)
    paint_tokens(canvas, layout.TOKEN_ROWS, view, last)
    paint_last_moves(canvas, view.history[-len(layout.MOVES) :], layout.MOVES)
    for player, plate in zip(view.players, layout.OPEN_PLATES if hands_open else layout.PLATES, strict=True):
        write_name(canvas, names[player.seat], plate.name, head_start=player.head_start)
        _paint_player(canvas, view, player, plate)
    return canvas


@lru_cache(maxsize=3)
def _background(mover: Seat | None, *, hands_open: bool) -> Background:
    """All that does not change from move to move, so that a board is made of few pieces."""
    canvas = market_background("wall-open-board" if hands_open else "wall-board", layout.MARKET)
    paint_token_rows_background(canvas, layout.TOKEN_ROWS)
    canvas.place(read("ribbon"), layout.RIBBON)
    for seat, plate in enumerate(layout.OPEN_PLATES if hands_open else layout.PLATES):
        cloth = "open-cloth" if hands_open else "cloth"
        canvas.place(read(f"{cloth}-{seat}-{'lit' if mover == seat else 'unlit'}"), plate.frame)
        canvas.place(f"emblem-{seat}", plate.emblem)
        canvas.place("back-small", plate.hand)
        canvas.place("herd", plate.herd)
    return canvas.as_background()


def _paint_player(canvas: Canvas, view: View, player: PlayerView, plate: Plate) -> None:
    write(canvas, player.hand_size, plate.hand_size, CREAM, "left")
    write(canvas, "?" if player.herd is None else player.herd, plate.herd_size, CREAM, "left")
    paint_seals(canvas, player.seals, plate.seals(view.options.length.seals_to_win))
    rupees_and_bonuses(player.goods_rupees, player.bonus_counts).paint(canvas, plate.rupees)
    goods_tokens(player.tokens).paint(canvas, plate.goods)
    hand = player.hand or ()
    for card, place in zip(hand, plate.open_hand(len(hand)), strict=True):
        canvas.place(f"mini-{card.word}", place)
