"""SVG to pixels. The only module that needs resvg: painting does without."""

from io import BytesIO
from pathlib import Path

import resvg_py
from PIL import Image

from render.art.drawing import Drawing

SPRITES = Path(__file__).parent.parent / "sprites"


def rasterise(drawing: Drawing) -> Image.Image:
    width, height = drawing.size
    png = resvg_py.svg_to_bytes(svg_string=drawing.svg, width=width, height=height, skip_system_fonts=True)
    picture = Image.open(BytesIO(png)).convert("RGBA")
    return picture.convert("RGB") if picture.getchannel("A").getextrema() == (255, 255) else picture
