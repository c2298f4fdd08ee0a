"""A picture in full colours that takes next to no memory: packed square by square, so that a piece is had in a moment.

For what is looked at seldom, and then in small pieces: walls and cards, when something new is blended with them.
"""

from functools import lru_cache

from PIL import Image

try:
    from isal.isal_zlib import compress, decompress
except ImportError:
    from zlib import compress, decompress

Box = tuple[int, int, int, int]  # left, top, right, bottom
SQUARE = 128  # pixels; of larger ones too much would be unpacked, of smaller ones too many
FAST = 1
LAST_UNPACKED = 32  # squares: most are of a few places, such as the edges of cards


class Packed:
    """Of a picture without a mask (RGB)."""

    __slots__ = ("_rows", "size")

    def __init__(self, image: Image.Image) -> None:
        self.size = width, height = image.size
        self._rows = [
            [
                _pack(image.crop((x, y, min(x + SQUARE, width), min(y + SQUARE, height))))
                for x in range(0, width, SQUARE)
            ]
            for y in range(0, height, SQUARE)
        ]

    def paste(self, image: Image.Image, x: int, y: int) -> None:
        """Put it on a picture (RGB), its upper left corner at x, y. Only the squares that lie on it are unpacked."""
        width, height = self.size
        for row in range(max(0, -y) // SQUARE, -(-min(height, image.height - y) // SQUARE)):
            for column in range(max(0, -x) // SQUARE, -(-min(width, image.width - x) // SQUARE)):
                square = _unpack(self._rows[row][column])
                left, top = x + column * SQUARE, y + row * SQUARE
                image.im.paste(square.im, (left, top, left + square.width, top + square.height))

    def crop(self, box: Box) -> Image.Image:
        """A piece of it; what lies outside of the picture is black."""
        left, top, right, bottom = box
        piece = Image.new("RGB", (right - left, bottom - top))
        self.paste(piece, -left, -top)
        return piece

    @property
    def image(self) -> Image.Image:
        return self.crop((0, 0, *self.size))


Square = tuple[tuple[int, int], bytes]  # its size, and its pixels


def _pack(square: Image.Image) -> Square:
    return square.size, compress(square.tobytes(), FAST)


@lru_cache(LAST_UNPACKED)
def _unpack(square: Square) -> Image.Image:
    size, pixels = square
    return Image.frombytes("RGB", size, decompress(pixels))
