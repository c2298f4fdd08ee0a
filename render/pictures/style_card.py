"""My style: the grade game by game, and how often each kind of move was played, beside a strong player's choices."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.canvas import Canvas
from render.geometry import Rect
from render.layout import my_style as places
from render.layout.sizes import LABEL
from render.palette import CREAM, GOLD, INK, TONES
from render.parts import curves
from render.parts.fair_wall import framed, wall_of
from render.parts.name_plate import write_label, write_name
from render.parts.numerals import percent, write
from render.picture import Picture, encode_freely
from rules.cards import Card

MADDER, EMBER = "#a51d36", "#b4553a"
MINE, STRONG, EMPTY = GOLD, TONES[Card.DIAMOND].mid, "#1d0a0a"
LONGEST_BAR = 0.6  # the share whose bar is as long as can be, unless there is a larger one
SHORTEST_BAR = 6  # pixels
SMALL_LABEL = 28
BEST_GRADE = 100
SIGNS = (("down-small", "back-small"), ("herd",), ("up-small", "down-small"), ("up-small", "coin"))


class StyleLabels(NamedTuple):
    """What everything is called, in the reader's language."""

    grade: str = ""
    games: str = ""  # that the grade is about
    curve: str = ""
    mine: str = ""
    strong: str = ""
    early: str = ""
    late: str = ""
    take: str = ""
    camels: str = ""
    exchange: str = ""
    sale: str = ""


NO_LABELS = StyleLabels()


class KindShares(NamedTuple):
    """How often single goods, camels, exchanges and sales were chosen, 0 to 1."""

    mine: tuple[float, ...]
    strong: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class StyleCard:
    """None where there is too little to say."""

    grade: int | None
    grades: tuple[int | None, ...]  # game by game
    lately: tuple[int | None, ...]  # the same, of some games together
    early: KindShares | None
    late: KindShares | None
    labels: StyleLabels = NO_LABELS


def style_card(card: StyleCard) -> Picture:
    return encode_freely(paint(card), "my-style")


def paint(card: StyleCard) -> Image.Image:
    canvas = Canvas(_background(card))
    labels = card.labels
    canvas.place("cartouche", places.CARTOUCHE)
    write_label(canvas, labels.grade, places.GRADE_LABEL, GOLD)
    write(canvas, "?" if card.grade is None else card.grade, places.GRADE, CREAM)
    write_label(canvas, labels.games, places.GAMES_LABEL, GOLD)
    canvas.place("scroll", places.SCROLL)
    write_label(canvas, labels.curve, places.CURVE_LABEL, INK)
    _paint_curve(canvas, card)
    for label, place in zip((labels.mine, labels.strong), places.LEGEND_LABELS, strict=True):
        write_name(canvas, label, place, size=LABEL)
    for label, place in zip((labels.early, labels.late), places.STAGE_LABELS, strict=True):
        write_label(canvas, label, place, GOLD)
    for number, label in enumerate((labels.take, labels.camels, labels.exchange, labels.sale)):
        row = places.KindRow(number)
        _paint_sign(canvas, SIGNS[number], row.icon)
        write_label(canvas, label, row.label, size=SMALL_LABEL)
        for stage, shares in enumerate((card.early, card.late)):
            if shares is None:
                write(canvas, "?", row.unknown[stage], CREAM)
                continue
            for place, share in zip(row.numbers[stage], (shares.mine[number], shares.strong[number]), strict=True):
                write(canvas, percent(share), place, CREAM, "right")
    return canvas.image


def _background(card: StyleCard) -> Image.Image:
    """Wall and frame; the bars, and what they are measured by."""
    image = wall_of(places.PICTURE.height)
    pen = ImageDraw.Draw(image)
    framed(pen, places.LEGEND)
    framed(pen, places.FRAME)
    for place, colour in zip(places.SWATCHES, (MINE, STRONG), strict=True):
        _bar(pen, place, colour)
    longest = max([LONGEST_BAR, *(share for one in (card.early, card.late) if one for both in one for share in both)])
    for number in range(len(SIGNS)):
        for shares, bars in zip((card.early, card.late), places.KindRow(number).bars, strict=True):
            for bar, colour, both in zip(bars, (MINE, STRONG), shares or (), strict=False):
                _bar(pen, bar, EMPTY)
                if share := both[number]:
                    _bar(pen, bar._replace(width=max(SHORTEST_BAR, round(bar.width * share / longest))), colour)
    return image


def _bar(pen: ImageDraw.ImageDraw, space: Rect, colour: str) -> None:
    pen.rounded_rectangle((*space.corner, space.right - 1, space.bottom - 1), min(10, space.width // 2), fill=colour)


def _paint_sign(canvas: Canvas, names: Sequence[str], space: Rect) -> None:
    """What it is about, side by side."""
    width = space.width // 2
    for index, name in enumerate(names):
        canvas.place(name, space if len(names) == 1 else space.at(index * width, 0, width, space.height))


def _paint_curve(canvas: Canvas, card: StyleCard) -> None:
    """A dot for each game; the line is about some games together, and says more."""
    field = places.CURVE
    for share in (0, 1, 2):
        y = min(max(field.height * share / 2, 1), field.height - 2)
        curves.draw(canvas, field, EMBER, curves.dashes(y, field.width), 0.55)
    write(canvas, BEST_GRADE, places.CURVE_TOP, INK, "right")
    write(canvas, 0, places.CURVE_BOTTOM, INK, "right")
    wide = field.at(-14, -14, field.width + 28, field.height + 28)
    if games := _points(card.grades):
        curves.draw(canvas, wide, EMBER, curves.dots(games, 7), 0.6)
    if line := _points(card.lately):
        curves.draw(canvas, wide, MADDER, curves.line(line, 6))
        curves.draw(canvas, wide, INK, curves.dots(line[-1:], 12))
        curves.draw(canvas, wide, GOLD, curves.dots(line[-1:], 9))


def _points(grades: Sequence[int | None]) -> list[curves.Point]:
    """On a field with a margin of 14."""
    width, height = places.CURVE.width, places.CURVE.height
    pitch = (width - 40) / max(len(grades) - 1, 1)
    return [
        (14 + 20 + index * pitch, 14 + height * (1 - grade / BEST_GRADE))
        for index, grade in enumerate(grades)
        if grade is not None
    ]
