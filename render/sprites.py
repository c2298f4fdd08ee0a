"""The finished sprites, read once each and cut into parts that are pasted fast."""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from itertools import product
from typing import TYPE_CHECKING, TypeAlias, cast
from weakref import WeakValueDictionary

from PIL import Image

from render.packed import Box, Packed

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

_FOLDER = files("render") / "sprites"
FAINT = 0.3  # how much is seen of what a player does not have
WORTH_CUTTING = 4096  # pixels: to paste a part more takes as long as to blend about so many
NEARLY = 0.98
UNCHANGED = tuple(range(256))

Core: TypeAlias = "ImagingCore"  # the pixels of a picture, as Pillow's C code has them


class Part:
    """Where it lies in its sprite, its colours, and how much they cover (None: wholly).

    Of a part in a single colour, such as a name or a number, only that colour is kept: names are many. Colours that
    cover wholly are kept packed: what is painted with every click is the numbers in the palette.
    """

    __slots__ = ("__weakref__", "_colours", "_numbers", "height", "mask", "width", "x", "y")

    def __init__(self, x: int, y: int, colours: Image.Image, mask: Image.Image | None = None) -> None:
        self.x, self.y, self.mask = x, y, mask
        self.width, self.height = colours.size
        self._colours = (_single_colour(colours) or colours) if mask else Packed(colours)
        self._numbers: Core | None = None

    @property
    def is_kept_as_one_colour(self) -> bool:
        return isinstance(self._colours, tuple)

    def paste(self, image: Image.Image, x: int, y: int) -> None:
        """Put it on a picture in full colours, its upper left corner at x, y. By Pillow's core, as in `tiles`."""
        if isinstance(self._colours, Packed):
            self._colours.paste(image, x, y)
        else:
            colours = self._colours if isinstance(self._colours, tuple) else self._colours.im
            assert self.mask is not None  # noqa: S101  # else the colours are packed
            image.im.paste(colours, (x, y, x + self.width, y + self.height), self.mask.im)

    @property
    def numbers(self) -> Core:
        """Of a part that covers wholly: the numbers of its colours, found when they are first asked for."""
        if self._numbers is None:
            assert isinstance(self._colours, Packed)  # noqa: S101  # it covers wholly
            self._numbers = numbers(self._colours.image)
        return self._numbers


def _single_colour(colours: Image.Image) -> tuple[int, ...] | None:
    """Its red, green and blue where a picture has the same everywhere."""
    found = colours.getcolors(maxcolors=1)
    return cast(tuple[int, ...], found[0][1]) if found else None


class Sprite:
    """Pasting through a mask takes twenty times as long as pasting what covers wholly, so the middle is a part of its
    own wherever it does. `bounds` (left, top, right, bottom) is where there is anything."""

    __slots__ = ("bounds", "height", "parts", "width")

    def __init__(self, width: int, height: int, parts: tuple[Part, ...]) -> None:
        self.width, self.height, self.parts = width, height, parts
        self.bounds = (
            min(part.x for part in parts),
            min(part.y for part in parts),
            max(part.x + part.width for part in parts),
            max(part.y + part.height for part in parts),
        )


@cache
def sprite(name: str) -> Sprite:
    return read(name)


def read(name: str) -> Sprite:
    """Read a large sprite for a background that is itself cached: to keep both would waste memory."""
    return cut(_drawing(name))


@cache
def laid(name: str, halo: str) -> Sprite:
    """A card with its shadow or glow."""
    drawing, card = _drawing(halo), _drawing(name)
    drawing.alpha_composite(card, ((drawing.width - card.width) // 2, (drawing.height - card.height) // 2))
    return cut(drawing)


@cache
def faint(name: str, strength: float = FAINT) -> Sprite:
    """The sprite as a ghost of itself: for what is not there, not known, or has just gone."""
    drawing = _drawing(name)
    drawing.putalpha(drawing.getchannel("A").point([round(level * strength) for level in range(256)]))
    return cut(drawing)


@cache
def stencil(name: str) -> Image.Image:
    """Where the sprite covers, for what is painted in any colour."""
    return _drawing(name).getchannel("A")


def wall(name: str) -> Image.Image:
    """The colours of a sprite without its mask, as a picture to paint on."""
    return _drawing(name).convert("RGB")


def cut(drawing: Image.Image) -> Sprite:
    """Cut a drawing (RGBA) into its opaque middle and what is around it; a small one only from its empty margin."""
    (width, height), mask = drawing.size, drawing.getchannel("A")
    left, top, right, bottom = middle = _opaque_middle(mask)
    if (right - left) * (bottom - top) < WORTH_CUTTING:
        return Sprite(width, height, (_part(drawing, mask.getbbox() or (0, 0, width, height)),))
    around = [(0, 0, width, top), (0, top, left, bottom), (right, top, width, bottom), (0, bottom, width, height)]
    boxes = [middle, *(box for box in around if box[0] < box[2] and box[1] < box[3])]
    return Sprite(width, height, tuple(_part(drawing, box) for box in boxes))


def opaque(image: Image.Image) -> Sprite:
    """A picture in full colours (RGB) as a sprite that covers wholly."""
    return Sprite(image.width, image.height, (Part(0, 0, image, None),))


def coloured(mask: Image.Image, colour: str) -> Sprite:
    """One colour, as much of it as the mask lets through."""
    return Sprite(mask.width, mask.height, (Part(0, 0, Image.new("RGB", mask.size, colour), mask),))


def _part(drawing: Image.Image, box: Box) -> Part:
    """Sprites share equal parts: the shadows of all cards are the same, and so are the tiles painted with them."""
    piece = drawing.crop(box)
    name = sha256(repr(box).encode() + piece.tobytes()).digest()
    part = _parts.get(name)
    if part is None:
        mask = piece.getchannel("A")
        part = Part(box[0], box[1], piece.convert("RGB"), None if mask.getextrema() == (255, 255) else mask)
        _parts[name] = part
    return part


_parts: WeakValueDictionary[bytes, Part] = WeakValueDictionary()


def _opaque_middle(mask: Image.Image) -> Box:
    """The largest box around the middle column that covers wholly; of those nearly as large the highest. It leaves so
    little around a card that this is the same for all cards. Empty where nothing covers."""
    width, height = mask.size
    lines = mask.point([0] * 255 + [255]).tobytes()
    runs = [_run(lines[y * width : (y + 1) * width]) for y in range(height)]
    most = max(((right - left) * (bottom - top) for left, top, right, bottom in _boxes(runs)), default=0)
    large = (box for box in _boxes(runs) if (box[2] - box[0]) * (box[3] - box[1]) >= NEARLY * most)
    return max(large, key=lambda box: box[3] - box[1], default=(0, 0, 0, 0))


def _boxes(runs: list[tuple[int, int]]) -> Iterator[Box]:
    """Every box whose rows lie in these runs and that cannot be wider or reach further up."""
    for top in (y for y in range(len(runs)) if y == 0 or runs[y] != runs[y - 1]):
        left, right = runs[top]
        for y in range(top, len(runs)):
            left, right = max(left, runs[y][0]), min(right, runs[y][1])
            if left >= right:
                break
            yield left, top, right, y + 1


def _run(line: bytes) -> tuple[int, int]:
    """The run of what is not 0 around the middle."""
    middle = len(line) // 2
    end = line.find(0, middle)
    return line.rfind(0, 0, middle) + 1, len(line) if end < 0 else end


@cache
def swatch() -> Image.Image:
    """The common palette, as the picture that carries it.

    While Pillow looks up colours it takes notes in the palette. A colour of each of its 8 × 8 × 8 boxes lets it take
    them all here, once: from then on painters share the palette, only read it, and find every colour noted.
    """
    with (_FOLDER / "palette.png").open("rb") as file, Image.open(file) as picture:
        picture.load()
        palette = picture.copy()
    boxes = Image.new("RGB", (512, 1))
    boxes.putdata(list(product(range(0, 256, 32), repeat=3)))
    boxes.quantize(palette=palette, dither=Image.Dither.NONE)
    return palette


@cache
def palette_bytes() -> bytes:
    """Red, green and blue of every colour of the common palette."""
    return bytes(swatch().getpalette() or ())


def in_palette(image: Image.Image) -> Image.Image:
    """The number of the nearest colour of the common palette for every pixel (mode "L")."""
    found = Image.new("L", image.size)
    found.im.paste(numbers(image), (0, 0, *image.size))
    return found


def numbers(image: Image.Image) -> Core:
    """The same as Pillow's core alone, which is all that a tile needs.

    In mode "L" it has no palette of its own, which would be larger than a tile.
    """
    found: Core = image.im.convert("P", Image.Dither.NONE, swatch().im).point(UNCHANGED, "L")
    return found


def png(name: str) -> bytes:
    """The sprite as a file."""
    return (_FOLDER / f"{name}.png").read_bytes()


def _drawing(name: str) -> Image.Image:
    with (_FOLDER / f"{name}.png").open("rb") as file, Image.open(file) as picture:
        return picture.convert("RGBA")
