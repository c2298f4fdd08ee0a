"""Make every sprite anew: `python -m render.art`."""

from PIL import Image

from render.art.rasterise import SPRITES, rasterise
from render.art.sprite_list import drawings
from render.palette import COLOURS


def main() -> None:
    SPRITES.mkdir(exist_ok=True)
    sheet = drawings()
    for stale in SPRITES.glob("*.png"):
        if stale.stem not in {*sheet, "palette"}:
            stale.unlink()
    for name, drawing in sheet.items():
        rasterise(drawing).save(SPRITES / f"{name}.png", optimize=True)
    _finish_invitation()

    from render.art.mix_palette import mix  # paints with the sprites just made

    mix().save(SPRITES / "palette.png", optimize=True)
    size = sum(path.stat().st_size for path in SPRITES.glob("*.png"))
    print(f"{len(sheet) + 1} sprites, {size / 1024:.0f} KiB")


def _finish_invitation() -> None:
    """The invitation is sent as it is: it gets colours of its own, dithered for the sky's sake."""
    path = SPRITES / "challenge.png"
    with Image.open(path) as picture:
        colours = picture.quantize(COLOURS, kmeans=4)
        picture.quantize(palette=colours, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)


if __name__ == "__main__":
    main()
