"""A rounded band in two colours: how two numbers share a whole."""

from PIL import ImageDraw

from render.canvas import Canvas
from render.geometry import Rect
from render.palette import GOLD
from render.parts import curves


def paint_bar(canvas: Canvas, bar: Rect, share: float, left: str = "#c9650c", right: str = "#2b47a0") -> None:
    """A rounded band, so much of it in the left colour."""
    whole = (0.0, 0.0, float(bar.width), float(bar.height))

    def band(start: float, end: float) -> curves.Pen:
        def pen(drawing: ImageDraw.ImageDraw, scale: int) -> None:
            drawing.rounded_rectangle([side * scale for side in whole], radius=bar.height * scale // 2, fill=255)
            if start > 0:
                drawing.rectangle((0, 0, start * scale, bar.height * scale), fill=0)
            if end < bar.width:
                drawing.rectangle((end * scale, 0, bar.width * scale, bar.height * scale), fill=0)

        return pen

    cut = bar.width * share
    curves.draw(canvas, bar.at(-3, -3, bar.width + 6, bar.height + 6), GOLD, _rim(bar))
    if cut > 0:
        curves.draw(canvas, bar, left, band(0, cut))
    if cut < bar.width:
        curves.draw(canvas, bar, right, band(cut, bar.width))


def _rim(bar: Rect) -> curves.Pen:
    size = bar.width + 6, bar.height + 6
    return lambda drawing, scale: drawing.rounded_rectangle(
        (0, 0, size[0] * scale - 1, size[1] * scale - 1), radius=size[1] * scale // 2, fill=255
    )
