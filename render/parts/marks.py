"""The four marks of a choice, each with its own colour and its own shape, as the emojis have them."""

from PIL import ImageDraw

from render.canvas import Canvas
from render.geometry import Rect
from render.palette import CREAM, INK
from render.parts import curves
from render.today_results import MarkName

COLOURS: dict[MarkName, str] = {"best": "#4fb24a", "good": "#f7d23e", "fair": "#f28c1c", "poor": "#e0352f"}
RIM = 4.0
Shape = list[tuple[float, float]]


def paint_mark(canvas: Canvas, mark: MarkName, place: Rect) -> None:
    """As large as the smaller side of the place: a square, a circle, a diamond on its tip, a triangle."""
    side = min(place.width, place.height)
    inside = place.centred(side, side)
    curves.draw(canvas, inside, INK, _shape(mark, side, 0))
    curves.draw(canvas, inside, CREAM, _shape(mark, side, RIM / 2))
    curves.draw(canvas, inside, COLOURS[mark], _shape(mark, side, RIM * 1.5))


def _shape(mark: MarkName, side: int, inset: float) -> curves.Pen:
    """The same shape, so much smaller on every edge."""

    def pen(drawing: ImageDraw.ImageDraw, scale: int) -> None:
        near, far, middle = inset * scale, (side - inset) * scale, side * scale / 2
        if mark == "best":
            edge = side * scale * 0.07
            drawing.rounded_rectangle((near + edge, near + edge, far - edge, far - edge), side * scale // 10, fill=255)
        elif mark == "good":
            edge = side * scale * 0.04
            drawing.ellipse((near + edge, near + edge, far - edge, far - edge), fill=255)
        elif mark == "fair":
            tip = inset * scale * 1.42
            end = side * scale - tip
            drawing.polygon([(middle, tip), (end, middle), (middle, end), (tip, middle)], fill=255)
        else:
            top, foot, out = inset * scale * 2.1, far - side * scale * 0.08, inset * scale * 1.8
            drawing.polygon([(middle, top), (side * scale - out, foot), (out, foot)], fill=255)

    return pen
