"""Numbers in pictures: how they are written, and how shares and rupees become short texts.

A text is made of digits and signs. Each is a sprite of its own, in every height of `layout.sizes.HEIGHTS`.
"""

from functools import lru_cache
from math import floor, log10
from typing import Literal

from PIL import Image

from render.canvas import Canvas
from render.geometry import Rect
from render.layout.sizes import OVERSHOOT
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
    "×": "so-many",
}


def write(canvas: Canvas, number: int | str, space: Rect, colour: str, side: Side = "middle") -> None:
    """Write a number or a short text as high as the space."""
    drawn = written(str(number), space.height, colour)
    x = {"left": 0, "middle": (space.width - drawn.width) // 2, "right": space.width - drawn.width}[side]
    canvas.put(drawn, space.x + x, space.y - OVERSHOOT)


@lru_cache(maxsize=256)
def written(text: str, height: int, colour: str) -> Sprite:
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


def step_for(span: float, lines: int = 3) -> int:
    """A round distance for grid lines: 1, 2 or 5 times a power of ten."""
    rough = max(span / lines, 1)
    power: int = 10 ** floor(log10(rough))
    return next(times * power for times in (1, 2, 5, 10) if times * power >= rough)
