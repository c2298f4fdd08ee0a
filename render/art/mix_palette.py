"""The common palette: 256 colours, mixed once from sample pictures, so that no picture has to look for its own."""

from PIL import Image

from render.art import samples
from render.palette import COLOURS
from render.pictures import board as boards
from render.pictures import panel as panels
from render.pictures import result as results


def sample_pictures() -> list[Image.Image]:
    return [
        *map(boards.paint, samples.boards()),
        *map(panels.paint, samples.panels()),
        *map(results.paint, samples.results()),
    ]


def mix() -> Image.Image:
    """A small picture that carries the palette."""
    pictures = sample_pictures()
    width, height = pictures[0].width // 2, sum(picture.height // 2 for picture in pictures)
    sheet, y = Image.new("RGB", (width, height)), 0
    for picture in pictures:
        # Every second pixel, taken as it is: the mix stays true and the work is a quarter.
        half = picture.resize((width, picture.height // 2), Image.Resampling.NEAREST)
        sheet.paste(half, (0, y))
        y += half.height
    mixed = sheet.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, kmeans=4, dither=Image.Dither.NONE)
    swatch = Image.new("P", (16, 16))
    swatch.putpalette(mixed.getpalette() or [])
    swatch.putdata(range(COLOURS))
    return swatch
