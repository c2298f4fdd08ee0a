"""Make every sprite anew: `python -m render.art`."""

from render.art.rasterise import SPRITES, rasterise
from render.art.sheet import drawings


def main() -> None:
    SPRITES.mkdir(exist_ok=True)
    sheet = drawings()
    for stale in SPRITES.glob("*.png"):
        if stale.stem not in sheet:
            stale.unlink()
    for name, drawing in sheet.items():
        rasterise(drawing).save(SPRITES / f"{name}.png", optimize=True)
    size = sum(path.stat().st_size for path in SPRITES.glob("*.png"))
    print(f"{len(sheet)} sprites, {size / 1024:.0f} KiB")


if __name__ == "__main__":
    main()
