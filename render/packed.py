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
LAST_UNPACKED = 64  # squares: most are of a few places, such as the edges of cards


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

    def crop(self, box: Box) -> Image.Image:
        """A piece of it; what lies outside of the picture is black."""
        left, top, right, bottom = box
        piece = Image.new("RGB", (right - left, bottom - top))
        for y in range(max(0, top) // SQUARE, -(-min(bottom, self.size[1]) // SQUARE)):
            for x in range(max(0, left) // SQUARE, -(-min(right, self.size[0]) // SQUARE)):
                piece.paste(_unpack(self._rows[y][x]), (x * SQUARE - left, y * SQUARE - top))
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
