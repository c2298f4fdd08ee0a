"""The panel: all that one player needs to decide, for that player's eyes only."""

from collections.abc import Sequence
from functools import lru_cache, partial

from PIL import Image

from render.canvas import Canvas
from render.geometry import Rect
from render.layout import panel as private
from render.layout.sizes import LARGE, NUMERAL
from render.palette import CREAM
from render.parts.hand_and_herd import OwnCards, paint_own_cards
from render.parts.line import Line
from render.parts.market_and_tokens import (
    market_background,
    paint_chosen,
    paint_deck,
    paint_market,
    paint_token_rows_background,
    paint_tokens,
)
from render.parts.name_plate import NAMELESS, Names, write_name
from render.parts.numerals import write
from render.parts.player_tokens import paint_seals, rupees_and_bonuses
from render.picture import Picture, encode
from render.sprites import read
from render.tiles import Background
from rules import Seat
from rules.cards import Card
from rules.rulebook import SALE_MINIMUM
from rules.views import View


def panel(view: View, names: Names = NAMELESS, chosen: Sequence[int] = ()) -> Picture:
    """A seat's view, with the hand: never for anybody else. Slots of the market not `chosen` fade, where some are."""
    return encode(compose(view, names, chosen), "panel")


def paint(view: View, names: Names = NAMELESS, chosen: Sequence[int] = ()) -> Image.Image:
    """In full colours."""
    return compose(view, names, chosen).image


def compose(view: View, names: Names = NAMELESS, chosen: Sequence[int] = ()) -> Canvas:
    me, last = view.me, view.last_event
    if me.hand is None or me.herd is None:
        raise ValueError("this view does not show the hand")
    canvas = Canvas(_background(me.seat))
    if chosen:
        paint_chosen(canvas, private.MARKET, view.market, chosen)
    else:
        paint_market(canvas, private.MARKET, view.market, last.filled_slots if last else (), last.seat if last else 0)
    paint_deck(canvas, private.MARKET, view)
    paint_tokens(canvas, private.TOKEN_ROWS, view, last)
    label = partial(_paint_sale, canvas, view)
    cards = OwnCards(me.seat, me.hand, me.herd, is_lit=view.is_my_turn)
    paint_own_cards(canvas, cards, private.OWN_CARDS, label)
    _paint_own_score(canvas, view, names[me.seat])
    _paint_opponent(canvas, view)
    write_name(canvas, names[1 - me.seat], private.OPPONENT_NAME, head_start=view.opponent.head_start)
    return canvas


@lru_cache(maxsize=2)
def _background(seat: Seat) -> Background:
    canvas = market_background("wall-panel", private.MARKET)
    paint_token_rows_background(canvas, private.TOKEN_ROWS)
    for whose, score, cloth in ((seat, private.OWN_SCORE, "own"), (1 - seat, private.OPPONENT, "opponent")):
        canvas.place(read(f"{cloth}-score-{whose}"), score.frame)
        canvas.place(f"emblem-{whose}", score.emblem)
    return canvas.as_background()


def _paint_sale(canvas: Canvas, view: View, good: Card, group: list[Rect]) -> None:
    """What all my cards of a good would bring if I sold them now; a lock where it takes more of them."""
    number = len(group)
    if number < SALE_MINIMUM[good]:
        place = private.pill(group, 124)
        canvas.place("pill-124", place)
        canvas.place("lock", place.at(8, 2, 40, 48))
        write(canvas, f"{SALE_MINIMUM[good]}+", place.at(52, 8, 0, NUMERAL), CREAM, "left")
        return
    sale = view.sale(good, number)
    width = 182 if sale.bonus else 96 if sale.rupees < 10 else 124
    place = private.pill(group, width)
    canvas.place(f"pill-{width}", place)
    canvas.place("coin", place.at(3, 2, 48, 48))
    write(canvas, sale.rupees, place.at(54, 8, 0, NUMERAL), CREAM, "left")
    if sale.bonus:
        canvas.place(f"bonus-{sale.bonus}", place.at(width - 66, -5, 62, 62))


def _paint_own_score(canvas: Canvas, view: View, name: str) -> None:
    """My rupees, with my bonus tokens, which are turned over for me alone."""
    me = view.me
    rupees, space = Line(), private.OWN_SCORE.name
    rupees.put("coin")
    rupees.write(me.goods_rupees + sum(bonus.value or 0 for bonus in me.bonuses), LARGE, gap=4)
    rupees.paint(canvas, space.at(space.width - rupees.width, 0, rupees.width, space.height))
    write_name(canvas, name, space._replace(width=space.width - rupees.width - 12), head_start=me.head_start)
    bonuses = sorted(me.bonuses, key=lambda bonus: (bonus.kind, bonus.value))
    for bonus, place in zip(bonuses, private.own_bonuses(len(bonuses)), strict=True):
        canvas.place(f"bonus-{bonus.kind}-{bonus.value}", place)
    paint_seals(canvas, me.seals, private.OWN_SCORE.seals(view.options.length.seals_to_win), "-small")


def _paint_opponent(canvas: Canvas, view: View) -> None:
    opponent = view.opponent
    cards = Line()
    cards.put("back-small")
    cards.write(opponent.hand_size, NUMERAL, gap=4)
    cards.put("herd-small", gap=8)
    cards.write("?" if opponent.herd is None else opponent.herd, NUMERAL, gap=2)
    cards.paint(canvas, private.OPPONENT_CARDS)
    rupees_and_bonuses(opponent.goods_rupees, opponent.bonus_counts, NUMERAL).paint(canvas, private.OPPONENT.rupees)
    paint_seals(canvas, opponent.seals, private.OPPONENT.seals(view.options.length.seals_to_win), "-small")
