"""The panel: all that one player needs to decide, for that player's eyes only."""

from functools import lru_cache, partial

from PIL import Image

from render.canvas import Canvas
from render.geometry import Rect
from render.layout import panel as private
from render.layout.board import NUMERAL
from render.palette import CREAM
from render.parts.hand_and_herd import OwnCards, paint_own_cards
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
from rules.cards import Card
from rules.rulebook import SALE_MINIMUM
from rules.views import View


def panel(view: View) -> Picture:
    """A seat's view, with the hand: never for anybody else."""
    return encode(paint(view), "panel")


def paint(view: View) -> Image.Image:
    me, last = view.me, view.last_event
    if me.hand is None or me.herd is None:
        raise ValueError("this view does not show the hand")
    canvas = Canvas(_background(me.seat))
    paint_market(canvas, view.market, last.filled_slots if last else (), last.seat if last else 0)
    paint_deck(canvas, view)
    paint_piles(canvas, view)
    paint_tokens(canvas, view, last)
    label = partial(_paint_sale, canvas, view)
    cards = OwnCards(me.seat, me.hand, me.herd, is_lit=view.is_my_turn)
    paint_own_cards(canvas, cards, private.OWN_CARDS, label)
    _paint_purse(canvas, view)
    return canvas.image


@lru_cache(maxsize=2)
def _background(seat: Seat) -> Image.Image:
    canvas = market_background("wall-panel")
    paint_token_rows_background(canvas)
    canvas.place(read(f"purse-{seat}"), private.PURSE)
    canvas.place(f"emblem-{seat}", private.EMBLEM)
    paint_goods_background(canvas, private.OWN_GOODS)
    canvas.place("coin", private.COIN)
    canvas.place(f"emblem-{1 - seat}-small", private.OPPONENT)
    canvas.place("back-small", private.OPPONENT_HAND)
    canvas.place("herd-small", private.OPPONENT_HERD)
    return canvas.image


def _paint_sale(canvas: Canvas, view: View, good: Card, group: list[Rect]) -> None:
    """What all my cards of a good would bring if I sold them now."""
    number = len(group)
    if number < SALE_MINIMUM[good]:
        place = private.pill(group, 66)
        canvas.place("pill-66", place)
        canvas.place(faint("coin", 0.4), place)
        return
    sale = view.sale(good, number)
    width = 182 if sale.bonus else 96 if sale.rupees < 10 else 124
    place = private.pill(group, width)
    canvas.place(f"pill-{width}", place)
    canvas.place("coin", place.at(3, 2, 48, 48))
    write(canvas, sale.rupees, place.at(54, 8, 0, NUMERAL), CREAM, "left")
    if sale.bonus:
        canvas.place(f"bonus-{sale.bonus}", place.at(width - 66, -5, 62, 62))


def _paint_purse(canvas: Canvas, view: View) -> None:
    me, opponent = view.me, view.opponent
    paint_goods(canvas, me.tokens, private.OWN_GOODS)
    write(canvas, me.goods_rupees + sum(bonus.value or 0 for bonus in me.bonuses), private.RUPEES, CREAM, "left")
    bonuses = sorted(me.bonuses, key=lambda bonus: (bonus.kind, bonus.value))
    for bonus, place in zip(bonuses, private.bonuses(len(bonuses)), strict=True):
        canvas.place(f"bonus-{bonus.kind}-{bonus.value}", place)
    if not bonuses:
        for kind, place in zip(view.bonus_piles, private.bonuses(3), strict=True):
            canvas.place(faint(f"bonus-{kind}"), place)
    paint_seals(canvas, me.seals, private.seals(view.options.length.seals_to_win))
    write(canvas, opponent.hand_size, private.OPPONENT_HAND_SIZE, CREAM, "left")
    write(canvas, "?" if opponent.herd is None else opponent.herd, private.OPPONENT_HERD_SIZE, CREAM, "left")
