"""Somebody's day at the bazaar, to be shown to others: a mark under each of three awnings, and the grade."""

from functools import lru_cache

from PIL import Image, ImageDraw

from render.canvas import Canvas
from render.geometry import Rect
from render.layout import today as places
from render.layout.sizes import GRAND, NAME
from render.palette import CREAM, GOLD, INK
from render.parts.marks import paint_mark
from render.parts.name_plate import write_label
from render.parts.numerals import write
from render.picture import Picture, encode_freely
from render.today_results import TodayCard

FINE = 3  # drawn so much larger and then reduced, for clean edges
GROUND, COUNTER, SHADE, POLE = "#2b0f10", "#6b2f1f", "#431c19", "#8d4a26"
CLOTHS = (("#a91b80", "#fbdcf0"), ("#d4400f", "#ffe3c6"), ("#178ba6", "#d6f6f8"))  # from easy to hard
STRIPES = 6
NOBODY_KNOWS = "?"


def today_card(card: TodayCard) -> Picture:
    return encode_freely(paint(card), "bazaar")


def paint(card: TodayCard) -> Image.Image:
    canvas = Canvas(_background())
    for mark, stall in zip(card.marks, places.STALLS, strict=True):
        if mark is None:
            write(canvas, NOBODY_KNOWS, places.mark_in(stall).centred(places.MARK_SIDE, GRAND), CREAM)
        else:
            paint_mark(canvas, mark, places.mark_in(stall))
    write_label(canvas, f"#{card.day}", places.DAY, GOLD, size=NAME)
    write(canvas, NOBODY_KNOWS if card.grade is None else card.grade, places.GRADE, CREAM)
    return canvas.image


@lru_cache(maxsize=1)
def _background() -> Image.Image:
    width, height = places.CARD.width * FINE, places.CARD.height * FINE
    image = Image.new("RGB", (width, height), GROUND)
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle(_large(places.FRAME), 22 * FINE, outline=GOLD, width=4 * FINE)
    for stall, cloth in zip(places.STALLS, CLOTHS, strict=True):
        _paint_stall(pen, stall, cloth)
    _paint_coin(pen, places.SCORE)
    return image.resize((places.CARD.width, places.CARD.height), Image.Resampling.LANCZOS)


def _paint_stall(pen: ImageDraw.ImageDraw, stall: Rect, cloth: tuple[str, str]) -> None:
    """Two poles and a counter, and above them an awning whose stripes end in scallops."""
    left, right = stall.x + 16, stall.right - 16
    inside = Rect(left, stall.y + 40, right - left, stall.height - 40)
    pen.rectangle(_large(inside), fill=SHADE)
    for x in (left, right - 10):
        pen.rectangle(_large(Rect(x, stall.y + 40, 10, stall.height - 46)), fill=POLE)
    pen.rounded_rectangle(_large(Rect(stall.x + 4, stall.bottom - 26, stall.width - 8, 26)), 6 * FINE, fill=COUNTER)
    pen.rectangle(_large(Rect(stall.x + 10, stall.bottom - 20, stall.width - 20, 4)), fill=GOLD)
    step = stall.width / STRIPES
    roof, brim = stall.y + 4, stall.y + places.AWNING - 22
    for index in range(STRIPES):
        colour = cloth[index % 2]
        at, to = stall.x + index * step, stall.x + (index + 1) * step
        lean = 0.78  # the roof is narrower than its brim
        middle = stall.x + stall.width / 2
        above = [(middle + (x - middle) * lean, roof) for x in (at, to)]
        corners = [above[0], above[1], (to, brim), (at, brim)]
        pen.polygon([(x * FINE, y * FINE) for x, y in corners], fill=colour)
        pen.ellipse((at * FINE, (brim - step / 2) * FINE, to * FINE, (brim + step / 2) * FINE), fill=colour)
    pen.line((stall.x * FINE, brim * FINE, stall.right * FINE, brim * FINE), fill=INK, width=2 * FINE)


def _paint_coin(pen: ImageDraw.ImageDraw, space: Rect) -> None:
    """A plaque for the grade."""
    plaque = space.at(28, 84, space.width - 56, GRAND + 44)
    pen.rounded_rectangle(_large(plaque), 26 * FINE, fill=SHADE, outline=GOLD, width=3 * FINE)


def _large(space: Rect) -> tuple[int, int, int, int]:
    return space.x * FINE, space.y * FINE, space.right * FINE - 1, space.bottom * FINE - 1
