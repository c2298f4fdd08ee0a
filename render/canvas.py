"""A picture in the making: sprites are put on a background."""

from PIL import Image

from render.geometry import Rect
from render.sprites import Sprite, in_palette, sprite
from render.tiles import Background, Piece, paint_in_palette, paste


class Canvas:
    """Not shared between threads; what it starts from is never changed.

    On a `Background` the canvas is painted from remembered tiles: for what is painted with every click.
    """

    def __init__(self, background: Background | Image.Image) -> None:
        self._background = background
        self._pieces: list[Piece] = []

    def put(self, what: str | Sprite, x: int, y: int) -> None:
        """A sprite with its upper left corner at x, y."""
        self._pieces.append(Piece(sprite(what) if isinstance(what, str) else what, x, y))

    def place(self, what: str | Sprite, space: Rect) -> None:
        """A sprite in the middle of a space."""
        piece = sprite(what) if isinstance(what, str) else what
        self.put(piece, *space.centred(piece.width, piece.height).corner)

    @property
    def image(self) -> Image.Image:
        """In full colours."""
        background = self._background
        image = background.image if isinstance(background, Background) else background.copy()
        for piece in self._pieces:
            paste(image, *piece)
        return image

    def as_background(self) -> Background:
        """For other canvases to begin with."""
        if isinstance(self._background, Background):
            return Background(self.image)
        return Background(self._background, self._pieces)

    @property
    def in_palette(self) -> Image.Image:
        """The numbers of its colours in the common palette."""
        if isinstance(self._background, Background):
            return paint_in_palette(self._background, self._pieces)
        return in_palette(self.image)
