"""A picture in the making: sprites and numbers are pasted on it, nothing is drawn."""

from functools import lru_cache
from typing import Literal

from PIL import Image

from render.geometry import Rect
from render.layout.board import OVERSHOOT
from render.sprites import Sprite, cut, sprite, stencil

SPOKEN = {"+": "plus", "x": "times", "?": "unknown", "=": "equals"}
Side = Literal["left", "middle", "right"]


class Canvas:
    """Not shared between threads; the pictures it starts from are never changed."""

    def __init__(self, ground: Image.Image) -> None:
        self.image = ground.copy()

    def put(self, what: str | Sprite, x: int, y: int) -> None:
        """Paste a sprite with its upper left corner at x, y."""
        for part in (sprite(what) if isinstance(what, str) else what).parts:
            self.image.paste(part.colours, (x + part.x, y + part.y), part.mask)

    def place(self, what: str | Sprite, space: Rect) -> None:
        """Paste a sprite in the middle of a space."""
        piece = sprite(what) if isinstance(what, str) else what
        self.put(piece, *space.centred(piece.width, piece.height).corner)

    def number(self, number: int | str, space: Rect, colour: str, side: Side = "middle") -> None:
        """Write a number as high as the space."""
        written = _written(str(number), space.height, colour)
        x = {"left": 0, "middle": (space.width - written.width) // 2, "right": space.width - written.width}[side]
        self.put(written, space.x + x, space.y - OVERSHOOT)


@lru_cache(maxsize=256)
def _written(text: str, height: int, colour: str) -> Sprite:
    """Numerals side by side. The same numbers come up again and again."""
    letters = [stencil(f"numeral-{height}-{SPOKEN.get(letter, letter)}") for letter in text]
    shape, x = Image.new("L", (sum(letter.width for letter in letters), letters[0].height)), 0
    for letter in letters:
        shape.paste(letter, (x, 0))
        x += letter.width
    drawing = Image.new("RGBA", shape.size, colour)
    drawing.putalpha(shape)
    return cut(drawing)
