"""Names in pictures: anybody's text, in one line of bounded width, whatever it is made of."""

from random import Random

import pytest
from PIL import Image, ImageChops

from render.art.font_characters import east_asian
from render.canvas import Canvas
from render.geometry import Rect
from render.layout.sizes import NAME
from render.lettering import ELLIPSIS, LINE, NEUTRAL_SIGN, broken, cleaned, font_of, length, lettered
from render.parts.name_plate import write_label, write_name
from render.pictures import board as boards
from tests.render.scenes import BOARDS, PANELS, RESULTS
from tests.render.test_golden import TOLERANCE, worst_block

SCRIPTS = (
    "Anoushka",
    "Zoë Łukasz Nguyễn",
    "Βασίλης",
    "Дмитрий Ёжиков",
    "さくら タロウ 田中",
    "김민준 홍길동",
    "王小明 陳大文",
)


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_fonts_write_names_of_many_scripts(name: str) -> None:
    assert cleaned(name) == name
    assert all(font_of(letter) is not None for letter in name)


def test_the_font_has_all_that_it_was_made_for() -> None:
    assert [chr(code) for code in east_asian() if font_of(chr(code)) is None] == []


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("  two \n\t words ", "two words"),
        ("𝓕𝓪𝓷𝓬𝔂 ｗｉｄｅ", "Fancy wide"),
        ("Z̷̢̛̯̈a̵̰͑l̸̬̈́g̴̡͠o̶̗͆", "Zalgo"),
        ("e\u0301te\u0301", "été"),
        ("\u202eevil\u2066\u200b\u00ad", "evil"),
        ("\x00\x1b[31mred\x07", "[31mred"),
        ("🎉🎊 party 👩‍👩‍👧 🎉", f"{NEUTRAL_SIGN} party {NEUTRAL_SIGN}"),
        ("محمد", NEUTRAL_SIGN),
        ("ราชา", NEUTRAL_SIGN),
        ("\ud800", ""),
        ("**bold** <@1> `x`", "**bold** <@1> `x`"),
        ("", ""),
    ],
)
def test_what_is_odd_in_a_name_is_made_plain(name: str, plain: str) -> None:
    assert cleaned(name) == plain


def test_a_long_name_ends_with_an_ellipsis() -> None:
    assert lettered("W" * 32, NAME, 300, "#fff4d9").width <= 300
    assert lettered("W" * 32, NAME, 300, "#fff4d9").width > 260
    assert lettered("Ann", NAME, 300, "#fff4d9").width == round(length("Ann", NAME))


@pytest.mark.parametrize("seed", range(40))
def test_any_text_stays_in_its_place(seed: int) -> None:
    """Any characters whatever, also those that no text may have."""
    rng = Random(seed)
    top = rng.choice((0x80, 0x800, 0x3000, 0x11_0000))
    name = "".join(chr(rng.randrange(top)) for _ in range(rng.choice((1, 32, 300))))
    drawn = lettered(name, NAME, 250, "#fff4d9")
    assert drawn.width <= 250
    assert drawn.height == NAME * LINE
    canvas = Canvas(Image.new("RGB", (300, 80)))
    write_name(canvas, name, Rect(25, 10, 250, 60))
    outside = canvas.image.copy()
    outside.paste((0, 0, 0), (25, 10, 275, 70))
    assert outside.getbbox() is None


def test_a_label_is_broken_into_lines() -> None:
    assert broken("sales with a bonus", 30, 180, 2) == ["sales with a", "bonus"]
    assert broken("ラクダトークン獲得", 30, 180, 2) == ["ラクダトーク", "ン獲得"]
    assert broken("one", 30, 180, 2) == ["one"]
    lines = broken("far too many words for two short lines", 30, 180, 2)
    assert len(lines) == 2
    assert lines[1].endswith(ELLIPSIS)
    canvas = Canvas(Image.new("RGB", (300, 80)))
    write_label(canvas, "", Rect(0, 0, 300, 80))
    assert canvas.image.getbbox() is None


@pytest.mark.parametrize("seat", [0, 1])
def test_both_names_stand_on_the_board(seat: int) -> None:
    view = BOARDS["board-sale"]
    both, other = ("Anoushka", "Balthazar"), ("Anoushka", "Balthazar")
    other = ("Zacharias", both[1]) if seat == 0 else (both[0], "Zacharias")
    first, second = boards.paint(view, both), boards.paint(view, other)
    changed = ImageChops.difference(first, second).getbbox()
    assert changed
    assert worst_block(first, second) > TOLERANCE
    assert (changed[0] < first.width // 2) is (seat == 0)


def test_names_stand_on_every_picture_that_has_both() -> None:
    from render.pictures import panel as panels
    from render.pictures import result as results

    for names in (("Zoë", "Ben"), ("Ann", "Zoë")):
        for paint, view in (
            (boards.paint, BOARDS["board-start"]),
            (panels.paint, PANELS["panel-play"]),
            (results.paint, RESULTS["result-round"]),
        ):
            assert ImageChops.difference(paint(view, names), paint(view, ("Ann", "Ben"))).getbbox()


def test_the_fonts_come_with_their_licence() -> None:
    from importlib.resources import files

    folder = files("render") / "fonts"
    assert "SIL OPEN FONT LICENSE" in (folder / "OFL.txt").read_text(encoding="utf-8")
    assert (
        sum(len((folder / name).read_bytes()) for name in ("NotoSans-Bold.ttf", "NotoSansCJKjp-Bold.otf")) < 4_000_000
    )
