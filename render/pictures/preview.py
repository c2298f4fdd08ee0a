"""The preview: how market, hand and herd would be after a move, before it is played."""

from functools import cache

from PIL import Image

from render.canvas import Canvas
from render.layout import panel as private
from render.parts.hand_and_herd import OwnCards, paint_own_cards
from render.parts.last_move import paint_move
from render.parts.market_and_tokens import market_background, paint_deck, paint_market
from render.picture import Picture, encode
from render.sprites import laid, read
from render.tiles import Background
from rules import Move, Sold
from rules.look_ahead import prospect
from rules.views import View


def preview(view: View, move: Move) -> Picture:
    """For the player's eyes only, like the panel."""
    return encode(compose(view, move), "preview")


def paint(view: View, move: Move) -> Image.Image:
    """In full colours."""
    return compose(view, move).image


def compose(view: View, move: Move) -> Canvas:
    after = prospect(view, move)
    seat = view.me.seat
    canvas = Canvas(_background())
    slots = () if isinstance(after.move, Sold) else after.move.slots
    paint_market(canvas, private.MARKET, after.market, slots, seat)
    for slot in slots:
        if after.market[slot] is None:
            canvas.place(laid("back-card", "shadow-card"), private.MARKET.slots[slot])
    paint_deck(canvas, private.MARKET, view)
    paint_move(canvas, after.move, private.PREVIEW_RIBBON)
    cards = OwnCards(seat, after.hand, after.herd, is_lit=view.is_my_turn, fresh=after.fresh)
    paint_own_cards(canvas, cards, private.PREVIEW_CARDS)
    return canvas


@cache
def _background() -> Background:
    canvas = market_background("wall-preview", private.MARKET)
    canvas.place(read("ribbon"), private.PREVIEW_RIBBON)
    return canvas.as_background()
