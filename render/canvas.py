"""A picture in the making: sprites are pasted on it."""

from PIL import Image

from render.geometry import Rect
from render.sprites import Sprite, sprite


class Canvas:
    """Not shared between threads; the pictures it starts from are never changed."""

    def __init__(self, background: Image.Image) -> None:
        self.image = background.copy()

    def put(self, what: str | Sprite, x: int, y: int) -> None:
        """Paste a sprite with its upper left corner at x, y."""
        for part in (sprite(what) if isinstance(what, str) else what).parts:
            self.image.paste(part.colours, (x + part.x, y + part.y), part.mask)

    def place(self, what: str | Sprite, space: Rect) -> None:
        """Paste a sprite in the middle of a space."""
        piece = sprite(what) if isinstance(what, str) else what
        self.put(piece, *space.centred(piece.width, piece.height).corner)
