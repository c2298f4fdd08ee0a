"""The sandstone behind pictures of many heights, such as those of a fair, and the dark ground in front of it."""

from PIL import Image, ImageDraw

from render.geometry import Rect
from render.palette import GOLD
from render.sprites import wall

GROUND, MADDER = "#2b0f10", "#5c1426"
FOOT = 14  # of the wall: its frame


def wall_of(height: int) -> Image.Image:
    """A wall no taller than the drawn one, with its foot."""
    drawn = wall("wall-fair")
    image = drawn.crop((0, 0, drawn.width, height))
    image.paste(drawn.crop((0, drawn.height - FOOT, drawn.width, drawn.height)), (0, height - FOOT))
    return image


def framed(pen: ImageDraw.ImageDraw, space: Rect, colour: str = GROUND) -> None:
    pen.rounded_rectangle((*space.corner, space.right - 1, space.bottom - 1), 16, fill=colour, outline=GOLD, width=3)
