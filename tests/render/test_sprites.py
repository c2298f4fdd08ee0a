"""The committed sprites are what the drawings say. After a change of art: `make art`."""

import numpy as np
import pytest
from PIL import Image, ImageChops

from render.art import mix_palette as mixing
from render.art.rasterise import SPRITES, rasterise
from render.art.sprite_list import drawings
from render.art.svg import HERE, glyphs
from render.canvas import Canvas
from render.lettering import lettered
from render.palette import CREAM
from render.parts.numerals import written
from render.picture import encode
from render.sprites import sprite, swatch, wall

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
        with_palette = picture.quantize(palette=swatch(), dither=Image.Dither.NONE).convert("RGB")
        difference = np.asarray(with_palette, np.float64) - np.asarray(picture, np.float64)
        assert 10 * np.log10(255**2 / (difference**2).mean()) > 33.5  # decibels; WebP at quality 80 has 30


def test_the_sprites_are_small_enough_for_the_repository() -> None:
    assert sum(path.stat().st_size for path in SPRITES.glob("*.png")) < 2 * 1024 * 1024


def test_the_numerals_come_with_their_licence() -> None:
    assert "SIL OPEN FONT LICENSE" in (HERE / "OFL.txt").read_text(encoding="utf-8")
    assert set("0123456789") <= set(glyphs())


@pytest.mark.parametrize("name", ["card-gold", "tray-0-lit", "token-gold-5", "shadow-card", "numeral-36-7"])
def test_the_parts_of_a_sprite_make_it_whole(name: str) -> None:
    with Image.open(SPRITES / f"{name}.png") as committed:
        whole = committed.convert("RGBA")
    expected, canvas = (Image.new("RGB", (1100, 300), "teal") for _ in range(2))
    expected.paste(whole.convert("RGB"), (20, 30), whole.getchannel("A"))
    for part in sprite(name).parts:
        part.paste(canvas, 20 + part.x, 30 + part.y)
    assert ImageChops.difference(expected, canvas).getbbox() is None


def test_what_covers_wholly_is_pasted_without_a_mask() -> None:
    assert [part.mask is None for part in sprite("card-gold").parts] == [True, False, False, False, False]
    assert len(sprite("token-gold-5").parts) == 1


def test_the_palette_with_all_its_notes_finds_the_same_colours() -> None:
    colours = Image.new("RGB", (64, 64))
    colours.putdata([(4 * red, 4 * green, 255 - 4 * red) for red in range(64) for green in range(64)])
    with_notes = colours.quantize(palette=swatch(), dither=Image.Dither.NONE)
    without = colours.quantize(palette=swatch().copy(), dither=Image.Dither.NONE)
    assert with_notes.tobytes() == without.tobytes()


def test_a_sprite_is_read_once() -> None:
    assert sprite("coin") is sprite("coin")
    assert encode(Canvas(wall("wall-preview")), "wall").filename == "wall.png"


def test_of_names_and_numbers_only_the_colour_is_kept() -> None:
    """A picture of it would have four bytes a pixel, and names are many."""
    for drawn in (lettered("Mira", 40, 300, CREAM), written("12", 36, CREAM)):
        assert all(part.is_kept_as_one_colour for part in drawn.parts)
    assert not any(part.is_kept_as_one_colour for part in sprite("card-gold").parts if part.mask is None)
