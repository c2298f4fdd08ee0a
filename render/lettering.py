"""Words in pictures: names of people, labels. Two bundled fonts; a neutral sign for what neither has.

Names are anybody's text. They are cleaned before they are measured, so that no name can be long, tall or turned
around, and each character stands for itself: no ligatures, no right-to-left, no marks on marks.
"""

import re
import struct
from bisect import bisect_right
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import groupby
from typing import NamedTuple
from unicodedata import category, normalize

from PIL import Image, ImageDraw, ImageFont

from render.sprites import Sprite, cut

_FOLDER = files("render") / "fonts"
FONTS = ("NotoSans-Bold.ttf", "NotoSansCJKjp-Bold.otf")  # whoever has a character first writes it
NEUTRAL_SIGN = "◆"  # the second font has it
ELLIPSIS = "…"
LONGEST = 200  # characters that are looked at; Discord's names have at most 32
LINE = 1.25  # height of a line of text, in font sizes
_DROPPED = ("C", "M")  # control and format characters; marks that found no letter to join


def cleaned(text: str) -> str:
    """Plain letters: styled ones are made plain, marks without a letter and control characters go, and what no font
    has (emoji, scripts that need shaping) becomes one neutral sign a run."""
    plain = normalize("NFKC", text[:LONGEST])[:LONGEST]
    kept = "".join(" " if letter.isspace() else letter for letter in plain if _stays(letter))
    signed = "".join(letter if font_of(letter) is not None else NEUTRAL_SIGN for letter in kept)
    return re.sub(f"{NEUTRAL_SIGN}[{NEUTRAL_SIGN} ]*{NEUTRAL_SIGN}", NEUTRAL_SIGN, " ".join(signed.split()))


def _stays(letter: str) -> bool:
    return letter.isspace() or not category(letter).startswith(_DROPPED)


def font_of(character: str) -> int | None:
    """Which font has it."""
    code = ord(character)
    return next((index for index, name in enumerate(FONTS) if _coverage(name).holds(code)), None)


@lru_cache(maxsize=256)
def lettered(text: str, size: int, width: int, colour: str) -> Sprite:
    """Cleaned text in one line, cut with an ellipsis where it is wider; a line of its size high."""
    shown = fitted(cleaned(text) or NEUTRAL_SIGN, size, width)
    shape = Image.new("L", (max(1, round(length(shown, size))), round(size * LINE)))
    pen, x = ImageDraw.Draw(shape), 0.0
    for index, run in _runs(shown):
        pen.text((x, size), run, fill=255, font=_font(index, size), anchor="ls")
        x += _font(index, size).getlength(run)
    drawing = Image.new("RGBA", shape.size, colour)
    drawing.putalpha(shape)
    return cut(drawing)


def fitted(text: str, size: int, width: int) -> str:
    """As much of a cleaned text as the width holds."""
    if length(text, size) <= width:
        return text
    kept = text
    while kept and length(kept.rstrip() + ELLIPSIS, size) > width:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS


def fitting_size(text: str, width: int, sizes: Sequence[int]) -> int:
    """The largest in which all of a cleaned text can be read; else the smallest."""
    return next((size for size in sizes if length(text, size) <= width), sizes[-1])


def broken(text: str, size: int, width: int, lines: int) -> list[str]:
    """A label in at most so many lines, broken at spaces, or anywhere in scripts that write without."""
    found: list[str] = []
    for piece in re.findall(r"\S+\s*|\s+", text) if " " in text else list(text):
        if found and length((found[-1] + piece).rstrip(), size) <= width:
            found[-1] += piece
        else:
            found.append(piece)
    if len(found) > lines:
        found = [*found[: lines - 1], "".join(found[lines - 1 :])]
    return [fitted(line.strip(), size, width) for line in found]


def length(text: str, size: int) -> float:
    return sum(_font(index, size).getlength(run) for index, run in _runs(text))


def _runs(text: str) -> list[tuple[int, str]]:
    """Neighbours that one font writes."""
    return [(index, "".join(run)) for index, run in groupby(text, lambda letter: font_of(letter) or 0)]


@cache
def _font(index: int, size: int) -> ImageFont.FreeTypeFont:
    # The plain layout: with the other one a text could be turned around or take any time.
    return ImageFont.truetype(str(_FOLDER / FONTS[index]), size, layout_engine=ImageFont.Layout.BASIC)


class _Coverage(NamedTuple):
    """Which characters a font has: first and last of every unbroken stretch."""

    starts: tuple[int, ...]
    ends: tuple[int, ...]

    def holds(self, code: int) -> bool:
        index = bisect_right(self.starts, code) - 1
        return index >= 0 and code <= self.ends[index]


@cache
def _coverage(name: str) -> _Coverage:
    """Read from the font itself: its table `cmap`, in the format (4) that every font has."""
    data = (_FOLDER / name).read_bytes()
    entries = range(12, 12 + 16 * struct.unpack_from(">H", data, 4)[0], 16)
    start = next(struct.unpack_from(">I", data, at + 8)[0] for at in entries if data[at : at + 4] == b"cmap")
    records = (start + 4 + 8 * index for index in range(struct.unpack_from(">H", data, start + 2)[0]))
    places = (start + struct.unpack_from(">I", data, record + 4)[0] for record in records)
    place = next(place for place in places if struct.unpack_from(">H", data, place)[0] == 4)
    segments = struct.unpack_from(">H", data, place + 6)[0] // 2
    ends = struct.unpack_from(f">{segments}H", data, place + 14)
    starts = struct.unpack_from(f">{segments}H", data, place + 16 + 2 * segments)
    return _Coverage(starts[:-1], ends[:-1])  # the last segment only ends the table
