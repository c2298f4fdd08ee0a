"""Painting in palette colours: what was blended once is not blended again.

A picture in palette colours has one byte a pixel, the number of its colour. A part of a sprite that covers wholly is
only copied: its numbers are found once. A part that lets something through is blended in full colours with all that
lies below it, and remembered as a tile, since the same parts lie on the same places in board after board. So a board is
its background and a hundred parts and tiles that are copied, and looks as if it had been painted in full colours first.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from PIL import Image

from render.packed import Box, Packed
from render.sprites import Core, Part, Sprite, in_palette, numbers

ON_A_BACKGROUND, ANYWHERE = 512, 2048  # tiles that are remembered: see docs/scaling.md

Placed: TypeAlias = tuple[Part, int, int]  # a part, and where its upper left corner lies


class Piece(NamedTuple):
    """A sprite, and where its upper left corner lies."""

    sprite: Sprite
    x: int
    y: int


class Background:
    """A picture that others begin with. It never changes, and remembers the tiles that were painted on it.

    In full colours it is kept packed, the wall and what hangs on it by themselves.
    """

    def __init__(self, wall: Image.Image, pieces: Iterable[Piece] = ()) -> None:
        self._wall, self._pieces = Packed(wall), tuple(pieces)
        self.in_palette = in_palette(self.image)
        self.tile = lru_cache(ON_A_BACKGROUND)(self._tile)

    @property
    def image(self) -> Image.Image:
        """In full colours, painted anew."""
        return self._crop((0, 0, *self._wall.size))

    def _crop(self, box: Box) -> Image.Image:
        ground = self._wall.crop(box)
        for sprite, x, y in self._pieces:
            left, top = x - box[0], y - box[1]
            if left < ground.width and top < ground.height and left + sprite.width > 0 and top + sprite.height > 0:
                paste(ground, sprite, left, top)
        return ground

    def _tile(self, part: Part, x: int, y: int, below: tuple[Placed, ...] = ()) -> Core:
        ground = self._crop((x, y, x + part.width, y + part.height))
        return _blended(ground, (*below, (part, 0, 0)))


def paste(image: Image.Image, sprite: Sprite, x: int, y: int) -> None:
    for part in sprite.parts:
        part.paste(image, x + part.x, y + part.y)


def paint_in_palette(background: Background, pieces: Iterable[Piece]) -> Image.Image:
    """The background with all the pieces on it: the numbers of its colours."""
    picture = background.in_palette.copy()
    # Pillow's core itself: what `Image.paste` does around it takes twice as long as copying one of 160 tiles.
    copy = picture.im.paste
    earlier: list[tuple[int, int, int, int, Piece]] = []
    for piece in pieces:
        sprite, x, y = piece
        left, top, right, bottom = sprite.bounds
        left, top, right, bottom = left + x, top + y, right + x, bottom + y
        near = [one[4] for one in earlier if one[0] < right and left < one[2] and one[1] < bottom and top < one[3]]
        earlier.append((left, top, right, bottom, piece))
        for part in sprite.parts:
            here_x, here_y = x + part.x, y + part.y
            if part.mask is None:
                tile = part.numbers
            elif near:
                tile = _tile(background, part, here_x, here_y, near)
            else:
                tile = background.tile(part, here_x, here_y)
            copy(tile, (here_x, here_y, here_x + part.width, here_y + part.height))
    return picture


def _tile(background: Background, part: Part, x: int, y: int, near: Sequence[Piece]) -> Core:
    """A part with all that lies below it; where that hides the background, the tile is the same on any and anywhere."""
    below: list[Placed] = []
    shows_background = True
    for sprite, sprite_x, sprite_y in near:
        for other in sprite.parts:
            left, top = sprite_x + other.x - x, sprite_y + other.y - y
            right, bottom = left + other.width, top + other.height
            if left >= part.width or top >= part.height or right <= 0 or bottom <= 0:
                continue
            if other.mask is None and left <= 0 and top <= 0 and right >= part.width and bottom >= part.height:
                below, shows_background = [], False
            below.append((other, left, top))
    return background.tile(part, x, y, tuple(below)) if shows_background else _covering(part, tuple(below))


@lru_cache(ANYWHERE)
def _covering(part: Part, below: tuple[Placed, ...]) -> Core:
    return _blended(Image.new("RGB", (part.width, part.height)), (*below, (part, 0, 0)))


def _blended(ground: Image.Image, parts: Iterable[Placed]) -> Core:
    for part, x, y in parts:
        part.paste(ground, x, y)
    return numbers(ground)
