"""The finished sprites, read once each and cut into parts that are pasted fast."""

from functools import cache
from importlib.resources import files
from itertools import product
from typing import NamedTuple

from PIL import Image

_FOLDER = files("render") / "sprites"
FAINT = 0.3  # how much is seen of what a player does not have
WORTH_CUTTING = 4096  # pixels: to paste a part more takes as long as to blend about so many


class Part(NamedTuple):
    """Where it lies in its sprite, its colours, and how much they cover (None: wholly)."""

    x: int
    y: int
    colours: Image.Image
    mask: Image.Image | None


class Sprite(NamedTuple):
    """Pasting through a mask takes twenty times as long as pasting what covers wholly, so the middle is a part of its
    own wherever it does."""

    width: int
    height: int
    parts: tuple[Part, ...]


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


def _part(drawing: Image.Image, box: tuple[int, int, int, int]) -> Part:
    piece = drawing.crop(box)
    mask = piece.getchannel("A")
    return Part(box[0], box[1], piece.convert("RGB"), None if mask.getextrema() == (255, 255) else mask)


def _opaque_middle(mask: Image.Image) -> tuple[int, int, int, int]:
    """As wide as the row in the middle covers wholly, and as high as that width does. Empty where nothing covers."""
    width, height = mask.size
    solid = mask.point([0] * 255 + [255])
    left, right = _run(solid.crop((0, height // 2, width, height // 2 + 1)).tobytes())
    rows = [solid.crop((left, y, right, y + 1)).tobytes().count(0) == 0 for y in range(height)] if left < right else []
    top, bottom = _run(bytes(rows))
    return left, top, right, bottom


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


def png(name: str) -> bytes:
    """The sprite as a file."""
    return (_FOLDER / f"{name}.png").read_bytes()


def _drawing(name: str) -> Image.Image:
    with (_FOLDER / f"{name}.png").open("rb") as file, Image.open(file) as picture:
        return picture.convert("RGBA")
