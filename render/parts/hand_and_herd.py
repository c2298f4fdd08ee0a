"""A player's own cards: the hand in groups of one good, and the herd."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from render.canvas import Canvas
from render.geometry import Rect
from render.layout import panel as private
from render.layout.sizes import CARD, HUGE
from render.palette import CREAM
from render.parts.numerals import write
from render.sprites import faint, laid
from rules import Seat
from rules.cards import GOODS, Card

Label = Callable[[Card, list[Rect]], None]  # paints something on a good's group of cards


@dataclass(frozen=True, slots=True)
class OwnCards:
    seat: Seat
    hand: Sequence[Card]
    herd: int
    is_lit: bool  # hung with marigolds: it is this player's turn
    fresh: Sequence[Card] = ()  # cards of the hand that glow


def paint_own_cards(canvas: Canvas, cards: OwnCards, frame: Rect, label: Label | None = None) -> None:
    """Hand and herd on the seat's cloth."""
    seat, hand = cards.seat, cards.hand
    canvas.place(f"tray-{seat}-{'lit' if cards.is_lit else 'unlit'}", frame)
    groups = [good for good in GOODS if good in hand]
    new = Counter(cards.fresh)
    places = private.hand(private.hand_space(frame), [hand.count(good) for good in groups])
    size = "card" if private.card_size(len(groups)) == CARD else "held"
    for good, group in zip(groups, places, strict=True):
        for index, place in enumerate(group):
            is_new = index >= len(group) - new[good]
            canvas.place(laid(f"{size}-{good.word}", f"glow-{size}-{seat}" if is_new else f"shadow-{size}"), place)
        if label:
            label(good, group)
    _paint_herd(canvas, frame, cards.herd)


def _paint_herd(canvas: Canvas, frame: Rect, herd: int) -> None:
    place = private.herd_card(frame)
    canvas.place(laid("herd-card", "shadow-herd") if herd else faint("herd-card", 0.35), place)
    count = private.herd_count(frame)
    canvas.place("plaque-plenty", count)
    write(canvas, herd, count.centred(count.width, HUGE), CREAM)
