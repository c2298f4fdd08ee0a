"""Numbers in pictures: how they are written, and how shares, rupees and times become short texts.

A text is made of digits and signs. Each is a sprite of its own, in every height of `layout.board.HEIGHTS`.
"""

from functools import lru_cache
from math import floor, log10
from typing import Literal

from PIL import Image

from render.canvas import Canvas
from render.geometry import Rect
from render.layout.board import OVERSHOOT
from render.sprites import Sprite, cut, stencil

Side = Literal["left", "middle", "right"]
NUMERAL_NAMES = {"+": "plus", "x": "times", "?": "unknown", "=": "equals"}  # of the font; digits name themselves
SIGN_NAMES = {  # drawn to go with the font, which lacks them
    "%": "percent",
    ".": "point",
    "±": "give-or-take",
    "-": "less",
    "′": "minutes",
    "″": "seconds",
    "h": "hours",
    "d": "days",
}
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


def write(canvas: Canvas, number: int | str, space: Rect, colour: str, side: Side = "middle") -> None:
    """Write a number or a short text as high as the space."""
    written = _written(str(number), space.height, colour)
    x = {"left": 0, "middle": (space.width - written.width) // 2, "right": space.width - written.width}[side]
    canvas.put(written, space.x + x, space.y - OVERSHOOT)


@lru_cache(maxsize=256)
def _written(text: str, height: int, colour: str) -> Sprite:
    """The characters side by side. The same numbers come up again and again."""
    stencils = [stencil(sprite_name(character, height)) for character in text]
    shape, x = Image.new("L", (sum(piece.width for piece in stencils), stencils[0].height)), 0
    for piece in stencils:
        shape.paste(piece, (x, 0))
        x += piece.width
    drawing = Image.new("RGBA", shape.size, colour)
    drawing.putalpha(shape)
    return cut(drawing)


def sprite_name(character: str, height: int) -> str:
    if character in SIGN_NAMES:
        return f"sign-{height}-{SIGN_NAMES[character]}"
    return f"numeral-{height}-{NUMERAL_NAMES.get(character, character)}"


def percent(share: float) -> str:
    return f"{round(share * 100)}%"


def rupees(amount: float) -> str:
    """With one digit behind the point, as an average needs."""
    return f"{amount:.1f}"


def duration(seconds: float) -> str:
    """About how long, in the largest unit that fits: 40″, 12′, 5h, 2d."""
    for unit, sign in ((DAY, "d"), (HOUR, "h"), (MINUTE, "′")):
        if seconds >= unit:
            whole = seconds / unit
            return f"{whole:.1f}{sign}" if whole < 3 and floor(whole * 10) % 10 else f"{round(whole)}{sign}"
    return f"{round(seconds)}″"


def step_for(span: float, lines: int = 3) -> int:
    """A round distance for grid lines: 1, 2 or 5 times a power of ten."""
    rough = max(span / lines, 1)
    power: int = 10 ** floor(log10(rough))
    return next(times * power for times in (1, 2, 5, 10) if times * power >= rough)
