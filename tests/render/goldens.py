"""`python -m tests.render.goldens`: paint the golden pictures anew. Look at them before you commit.

They are kept at half size: enough to see any piece that moved, and small in the repository.
"""

from pathlib import Path

from PIL import Image

from render.sprites import swatch
from tests.render.scenes import paintings

FOLDER = Path(__file__).parent / "golden"


def small(picture: Image.Image) -> Image.Image:
    half = picture.resize((picture.width // 2, picture.height // 2), Image.Resampling.BOX)
    return half.quantize(palette=swatch(), dither=Image.Dither.NONE)


def write_all() -> None:
    for stale in FOLDER.glob("*.png"):
        if stale.stem not in paintings():
            stale.unlink()
    for name, paint in paintings().items():
        small(paint()).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    write_all()
