"""Smooth lines and areas. The only things that are drawn and not pasted: no sprite can know how a match went."""

from collections.abc import Callable, Sequence

from PIL import Image, ImageDraw

from render.canvas import Canvas
from render.geometry import Rect
from render.sprites import coloured

FINE = 3  # drawn so much larger and then reduced, for clean edges
Point = tuple[float, float]
Pen = Callable[[ImageDraw.ImageDraw, int], None]


def draw(canvas: Canvas, space: Rect, colour: str, pen: Pen, strength: float = 1.0) -> None:
    """Let `pen` draw in a space (coordinates from its corner, times the scale), and lay it on in this colour."""
    stencil = Image.new("L", (space.width * FINE, space.height * FINE), 0)
    pen(ImageDraw.Draw(stencil), FINE)
    mask = stencil.resize((space.width, space.height), Image.Resampling.LANCZOS)
    if strength < 1:
        mask = mask.point([round(level * strength) for level in range(256)])
    canvas.put(coloured(mask, colour), space.x, space.y)


def line(points: Sequence[Point], width: float) -> Pen:
    def pen(drawing: ImageDraw.ImageDraw, scale: int) -> None:
        scaled = [(x * scale, y * scale) for x, y in points]
        if len(scaled) > 1:
            drawing.line(scaled, fill=255, width=round(width * scale), joint="curve")
        for x, y in (scaled[0], scaled[-1]):
            reach = width * scale / 2
            drawing.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)

    return pen


def area(points: Sequence[Point]) -> Pen:
    return lambda drawing, scale: drawing.polygon([(x * scale, y * scale) for x, y in points], fill=255)


def dots(points: Sequence[Point], radius: float) -> Pen:
    def pen(drawing: ImageDraw.ImageDraw, scale: int) -> None:
        for x, y in points:
            drawing.ellipse(
                ((x - radius) * scale, (y - radius) * scale, (x + radius) * scale, (y + radius) * scale), fill=255
            )

    return pen


def dashes(y: float, width: int, step: int = 14, thick: float = 2) -> Pen:
    def pen(drawing: ImageDraw.ImageDraw, scale: int) -> None:
        for x in range(0, width, step):
            drawing.line(
                (x * scale, y * scale, (x + step // 2) * scale, y * scale), fill=255, width=round(thick * scale)
            )

    return pen
