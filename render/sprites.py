"""The finished sprites, read once each."""

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from PIL import Image

_FOLDER = files("render") / "sprites"


class Sprite(NamedTuple):
    """Colours, and where they cover (None: everywhere). Kept apart, because pasting is fastest so."""

    colours: Image.Image
    mask: Image.Image | None

    @property
    def width(self) -> int:
        return self.colours.width

    @property
    def height(self) -> int:
        return self.colours.height


@cache
def sprite(name: str) -> Sprite:
    return read(name)


def read(name: str) -> Sprite:
    """Read a large sprite for a ground that is itself remembered: to keep both would waste memory."""
    with (_FOLDER / f"{name}.png").open("rb") as file, Image.open(file) as picture:
        picture.load()  # a lazily read picture may not be shared between threads
        if picture.mode == "RGB":
            return Sprite(picture.copy(), None)
        rgba = picture.convert("RGBA")
        return Sprite(rgba.convert("RGB"), rgba.getchannel("A"))


@cache
def faint(name: str, strength: float) -> Sprite:
    """The sprite as a ghost of itself."""
    whole = sprite(name)
    mask = whole.mask or Image.new("L", whole.colours.size, 255)
    return Sprite(whole.colours, mask.point([round(level * strength) for level in range(256)]))


@cache
def swatch() -> Image.Image:
    """The common palette, as the picture that carries it."""
    with (_FOLDER / "palette.png").open("rb") as file, Image.open(file) as picture:
        picture.load()
        return picture.copy()


def png(name: str) -> bytes:
    """The sprite as a file."""
    return (_FOLDER / f"{name}.png").read_bytes()
