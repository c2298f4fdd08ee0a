"""A player's own cards: the hand in groups of one good, and the herd."""

from collections import Counter
from collections.abc import Callable, Sequence

from render.canvas import Canvas
from render.geometry import Rect
from render.layout import private as private
from render.layout.board import HUGE
from render.palette import CREAM
from render.parts.market_and_tokens import name
from render.sprites import faint, laid
from rules import Seat
from rules.cards import GOODS, Card

Label = Callable[[Card, list[Rect]], None]


def paint_tray(
    canvas: Canvas,
    tray: Rect,
    seat: Seat,
    hand: Sequence[Card],
    herd: int,
    *,
    is_lit: bool,
    fresh: Sequence[Card] = (),
    label: Label | None = None,
) -> None:
    """Hand and herd on the seat's cloth. Cards in `fresh` glow; `label` paints something on each group."""
    canvas.place(f"tray-{seat}-{'lit' if is_lit else 'unlit'}", tray)
    groups = [good for good in GOODS if good in hand]
    new = Counter(fresh)
    places = private.hand(private.hand_space(tray), [hand.count(good) for good in groups])
    for good, group in zip(groups, places, strict=True):
        for index, place in enumerate(group):
            is_new = index >= len(group) - new[good]
            canvas.place(laid(f"held-{name(good)}", f"glow-held-{seat}" if is_new else "shadow-held"), place)
        if label:
            label(good, group)
    _paint_herd(canvas, tray, herd)


def _paint_herd(canvas: Canvas, tray: Rect, herd: int) -> None:
    place = private.herd_card(tray)
    canvas.place(laid("held-camel", "shadow-held") if herd else faint("held-camel", 0.35), place)
    count = private.herd_count(tray)
    canvas.place("plaque-plenty", count)
    canvas.number(herd, count.centred(count.width, HUGE), CREAM)
