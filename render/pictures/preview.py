"""The preview: how market, hand and herd would be after a move, before it is played."""

from functools import cache
from typing import NamedTuple

from PIL import Image

from render.canvas import Canvas
from render.geometry import Rect
from render.layout import board as layout
from render.layout import private as private
from render.parts.hand_and_herd import paint_tray
from render.parts.last_move import paint_move
from render.parts.market_and_tokens import paint_deck, paint_market, paint_piles, stall_ground
from render.picture import Picture, encode
from render.sprites import laid, read
from rules import BonusToken, Event, Exchanged, Move, Sold, Took
from rules.cards import Card, kinds, size, spread
from rules.views import View

RIBBON = Rect(layout.MARGIN, layout.PREVIEW_RIBBON_Y, layout.RIBBON.width, layout.RIBBON.height)


class Prospect(NamedTuple):
    """What a move would lead to. A slot is None where a card from the deck would come."""

    move: Event
    market: tuple[Card | None, ...]
    hand: tuple[Card, ...]
    herd: int
    fresh: tuple[Card, ...]  # goods that would come into the hand


def prospect(view: View, move: Move) -> Prospect:
    """Look ahead one legal move, as far as a player can: the deck stays face down."""
    view.check(move)
    me = view.me
    if me.hand is None or me.herd is None:
        raise ValueError("this view does not show the hand")
    if move.is_exchange:
        market, hand, herd = view.after_exchange(move)
        taken, given = spread(move.taken), spread(move.given)
        slots = tuple(slot for slot, card in enumerate(market) if card != view.market[slot])
        return Prospect(Exchanged(me.seat, taken, given, slots), market, hand, herd, taken)
    if move.is_sale:
        good, number = kinds(move.given)[0], size(move.given)
        sale = view.sale(good, number)
        bonus = BonusToken(sale.bonus, None) if sale.bonus else None
        kept = tuple(card for card in me.hand if card != good) + (good,) * (me.hand.count(good) - number)
        return Prospect(Sold(me.seat, good, number, sale.values, bonus), view.market, kept, me.herd, ())
    card = kinds(move.taken)[0]
    slots = tuple(slot for slot, there in enumerate(view.market) if there == card)
    slots = slots if move.takes_camels else slots[:1]
    left = tuple(None if slot in slots else there for slot, there in enumerate(view.market))
    took = Took(me.seat, (card,) * len(slots), slots, ())
    if move.takes_camels:
        return Prospect(took, left, me.hand, me.herd + len(slots), ())
    return Prospect(took, left, tuple(sorted((*me.hand, card))), me.herd, (card,))


def preview(view: View, move: Move) -> Picture:
    """For the player's eyes only, like the panel."""
    return encode(paint(view, move), "preview")


def paint(view: View, move: Move) -> Image.Image:
    after = prospect(view, move)
    seat = view.me.seat
    canvas = Canvas(_ground())
    slots = () if isinstance(after.move, Sold) else after.move.slots
    paint_market(canvas, after.market, slots, seat)
    for slot in slots:
        if after.market[slot] is None:
            canvas.place(laid("back-card", "shadow-card"), layout.SLOTS[slot])
    paint_deck(canvas, view)
    paint_piles(canvas, view)
    paint_move(canvas, after.move, RIBBON)
    paint_tray(canvas, private.PREVIEW_TRAY, seat, after.hand, after.herd, is_lit=view.is_my_turn, fresh=after.fresh)
    return canvas.image


@cache
def _ground() -> Image.Image:
    canvas = stall_ground("wall-preview")
    canvas.place(read("ribbon"), RIBBON)
    return canvas.image
