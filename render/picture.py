"""A painted picture, ready to be sent."""

from dataclasses import dataclass
from io import BytesIO

from PIL import Image


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded picture. The file name says what kind it is and nothing about the game."""

    data: bytes
    filename: str
    width: int
    height: int


def encode(canvas: Image.Image, name: str) -> Picture:
    """Compress a painted canvas; docs/pictures.md says why this way."""
    stream = BytesIO()
    canvas.save(stream, "WEBP", quality=85, method=2)
    return Picture(stream.getvalue(), f"{name}.webp", canvas.width, canvas.height)
