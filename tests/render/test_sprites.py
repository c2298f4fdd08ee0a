"""The committed sprites are what the drawings say. After a change of art: `make art`."""

import numpy as np
import pytest
from PIL import Image, ImageChops

from render.art import mixing
from render.art.rasterise import SPRITES, rasterise
from render.art.sheet import drawings
from render.art.svg import HERE, glyphs
from render.picture import encode
from render.sprites import sprite, swatch

SHEET = drawings()
TOLERANCE = 6  # levels on average: another release of the rasteriser may round edges otherwise


def test_there_is_a_sprite_for_every_drawing_and_no_other() -> None:
    assert {path.stem for path in SPRITES.glob("*.png")} == {*SHEET, "palette"}


@pytest.mark.parametrize("name", SHEET)
def test_the_sprite_is_up_to_date(name: str) -> None:
    drawn = rasterise(SHEET[name]).convert("RGBA")
    with Image.open(SPRITES / f"{name}.png") as committed:
        assert committed.size == SHEET[name].size
        difference = ImageChops.difference(drawn, committed.convert("RGBA"))
    assert np.asarray(difference).mean() <= TOLERANCE


def test_the_common_palette_is_true_to_the_pictures() -> None:
    assert len(swatch().getpalette() or []) == 3 * 256
    for picture in mixing.sample_pictures():
        with_palette = picture.quantize(palette=swatch().copy(), dither=Image.Dither.NONE).convert("RGB")
        difference = np.asarray(with_palette, np.float64) - np.asarray(picture, np.float64)
        assert 10 * np.log10(255**2 / (difference**2).mean()) > 34  # decibels; WebP at quality 80 has 30


def test_the_sprites_are_small_enough_for_the_repository() -> None:
    assert sum(path.stat().st_size for path in SPRITES.glob("*.png")) < 2 * 1024 * 1024


def test_the_numerals_come_with_their_licence() -> None:
    assert "SIL OPEN FONT LICENSE" in (HERE / "OFL.txt").read_text(encoding="utf-8")
    assert set("0123456789") <= set(glyphs())


def test_a_sprite_is_read_once() -> None:
    assert sprite("purse") is sprite("purse")
    assert encode(sprite("wall-preview").colours, "wall").filename == "wall.png"
