"""How everybody chose at a stall: a bar for each choice, beside its mark and its cards. One's own has a gold frame."""

from PIL import Image, ImageDraw

from render.canvas import Canvas
from render.geometry import Rect
from render.layout.today import MOST_BARS, BarPlaces
from render.palette import CREAM, GOLD
from render.parts.last_move import paint_cards_both_ways
from render.parts.marks import COLOURS, paint_mark
from render.parts.numerals import percent, write
from render.picture import Picture, encode_freely
from render.today_results import ChoiceBar, ChoiceBars
from rules.cards import Card, spread

GROUND, STRIPE, MINE, EMPTY = "#2b0f10", "#431c19", "#5d2a22", "#1d0a0a"
SHORTEST, LEAST = 8, 0.01  # of a bar, and of a share: one choice among a thousand is seen, too


def choice_bars(bars: ChoiceBars) -> Picture:
    return encode_freely(paint(bars), "choices")


def paint(bars: ChoiceBars) -> Image.Image:
    shown = bars.bars[:MOST_BARS]
    where = BarPlaces(len(shown))
    canvas = Canvas(_background(shown, where))
    for index, one in enumerate(shown):
        paint_mark(canvas, one.mark, where.mark(index))
        paint_cards_both_ways(canvas, _sides(one), where.move(index))
        write(canvas, percent(max(one.share, LEAST)), where.share(index), CREAM, side="right")
    return canvas.image


def _sides(bar: ChoiceBar) -> list[tuple[str, list[Card]]]:
    """What comes, and what goes."""
    taken = [Card.CAMEL] * bar.camels if bar.move.takes_camels else list(spread(bar.move.taken))
    return [(arrow, cards) for arrow, cards in (("down", taken), ("up", list(spread(bar.move.given)))) if cards]


def _background(bars: tuple[ChoiceBar, ...], where: BarPlaces) -> Image.Image:
    image = Image.new("RGB", (where.picture.width, where.picture.height), GROUND)
    pen = ImageDraw.Draw(image)
    for index, one in enumerate(bars):
        _box(pen, where.row(index), MINE if one.is_mine else STRIPE, 14, GOLD if one.is_mine else None)
        whole = where.bar(index)
        _box(pen, whole, EMPTY, whole.height // 2)
        filled = whole._replace(width=max(SHORTEST, round(whole.width * one.share)))
        _box(pen, filled, COLOURS[one.mark], min(filled.width, whole.height) // 2)
    return image


def _box(pen: ImageDraw.ImageDraw, space: Rect, colour: str, radius: int, outline: str | None = None) -> None:
    edges = (*space.corner, space.right - 1, space.bottom - 1)
    pen.rounded_rectangle(edges, radius, fill=colour, outline=outline, width=4 if outline else 0)
