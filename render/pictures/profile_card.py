"""The profile card: rating and its curve, results, and five figures in alcoves."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from PIL import Image

from render.canvas import Canvas
from render.geometry import Rect
from render.layout import record_book as places
from render.layout.sizes import NAME
from render.palette import CREAM, GOLD, INK
from render.parts import curves
from render.parts.bar import paint_bar
from render.parts.name_plate import write_label
from render.parts.numerals import percent, rupees, step_for, write
from render.picture import Picture, encode_freely
from render.sprites import faint, wall
from rules.cards import Card

MADDER = "#a51d36"


class ProfileLabels(NamedTuple):
    """What the figures are called, in the reader's language."""

    rating: str = ""
    margin: str = ""
    rank: str = ""
    curve: str = ""
    won: str = ""
    win_rate: str = ""
    lost: str = ""
    favourite: str = ""
    average_sale: str = ""
    bonus_rate: str = ""
    camel_rate: str = ""
    reply: str = ""


NO_LABELS = ProfileLabels()


@dataclass(frozen=True, slots=True)
class ProfileCard:
    """What a profile card shows; None where there are too few games to say."""

    rating: float | None
    deviation: float | None
    rank: int | None
    curve: tuple[float, ...]
    wins: int
    losses: int
    win_rate: float | None
    favourite: Card | None
    favourite_share: float  # of all cards sold
    average_sale: float | None
    bonus_rate: float | None
    camel_rate: float | None
    reply: str | None  # a time, in the reader's language
    name: str = ""
    labels: ProfileLabels = NO_LABELS


def profile(card: ProfileCard) -> Picture:
    return encode_freely(paint(card), "profile")


def paint(card: ProfileCard) -> Image.Image:
    canvas = Canvas(_background())
    write_label(canvas, card.name, places.HEADLINE_NAME, size=NAME)
    _paint_rating(canvas, card)
    _paint_curve(canvas, card.curve)
    write_label(canvas, card.labels.curve, places.CURVE_LABEL, INK)
    _paint_results(canvas, card)
    _paint_figures(canvas, card)
    return canvas.image


@cache
def _background() -> Image.Image:
    canvas = Canvas(wall("wall-profile"))
    canvas.place("headline", places.HEADLINE)
    canvas.place("cartouche", places.CARTOUCHE)
    canvas.place("scroll", places.SCROLL)
    canvas.place("ribbon", places.RESULTS)
    for alcove in places.ALCOVES:
        canvas.place("alcove", alcove)
    return canvas.image


def _paint_rating(canvas: Canvas, card: ProfileCard) -> None:
    """The rating, give or take; a question mark where there is none yet."""
    labels = card.labels
    write_label(canvas, labels.rating, places.RATING_LABEL, GOLD)
    if card.rating is None or card.deviation is None:
        write(canvas, "?", places.RATING, CREAM)
    else:
        write(canvas, round(card.rating), places.RATING, CREAM)
        margin = places.RANKED_DEVIATION if card.rank else places.DEVIATION
        write(canvas, f"±{round(2 * card.deviation)}", margin, GOLD)
        write_label(canvas, labels.margin, places.RANKED_DEVIATION_LABEL if card.rank else places.DEVIATION_LABEL, GOLD)
    if card.rank:
        canvas.place("seal", places.RANK_SEAL)
        write(canvas, card.rank, places.RANK, CREAM, "left")
        write_label(canvas, labels.rank, places.RANK_LABEL, GOLD)


def _paint_curve(canvas: Canvas, curve: Sequence[float]) -> None:
    field = places.CURVE
    if len(curve) < 2:
        canvas.place(faint("icon-sun"), field.centred(128, 128))
        return
    low, high = min(curve), max(curve)
    step = step_for(max(high - low, 60))
    bottom, top = step * (int(low) // step), step * -(-int(high + 1) // step)
    for value in range(bottom, top + 1, step):
        y = _height(value, bottom, top, field)
        curves.draw(canvas, field, "#b4553a", curves.dashes(min(max(y, 1), field.height - 2), field.width), 0.55)
    write(canvas, top, places.CURVE_TOP, INK, "right")
    write(canvas, bottom, places.CURVE_BOTTOM, INK, "right")
    pitch = (field.width - 20) / (len(curve) - 1)
    points = [(10 + index * pitch, _height(rating, bottom, top, field)) for index, rating in enumerate(curve)]
    ground = [(points[0][0], float(field.height)), *points, (points[-1][0], float(field.height))]
    curves.draw(canvas, field, "#f0a03c", curves.area(ground), 0.38)
    curves.draw(canvas, field, MADDER, curves.line(points, 5))
    if len(curve) <= 30:
        curves.draw(canvas, field, MADDER, curves.dots(points, 6))
    end = field.at(-12, -12, field.width + 24, field.height + 24)
    last = [(points[-1][0] + 12, points[-1][1] + 12)]
    curves.draw(canvas, end, INK, curves.dots(last, 12))
    curves.draw(canvas, end, GOLD, curves.dots(last, 9))


def _height(value: float, bottom: int, top: int, field: Rect) -> float:
    return field.height * (1 - (value - bottom) / (top - bottom))


def _paint_results(canvas: Canvas, card: ProfileCard) -> None:
    """Won on the left, lost on the right, and how they share the band between."""
    canvas.place("turban", places.WON_ICON)
    write(canvas, card.wins, places.WON, CREAM, "left")
    write(canvas, card.losses, places.LOST, CREAM, "right")
    canvas.place("flag", places.LOST_ICON)
    bar, games = places.WIN_BAR, card.wins + card.losses
    share = card.wins / games if games else 0.5
    paint_bar(canvas, bar, share)
    if card.win_rate is not None:
        write(canvas, percent(card.win_rate), places.WIN_RATE, CREAM)
    for label, place in zip(
        (card.labels.won, card.labels.win_rate, card.labels.lost), places.RESULT_LABELS, strict=True
    ):
        write_label(canvas, label, place)


def _paint_figures(canvas: Canvas, card: ProfileCard) -> None:
    favourite, sale, bonus, camels, reply = places.ALCOVES
    if card.favourite is None:
        _unknown(canvas, favourite, "figure-diamond")
    else:
        _figure(canvas, favourite, f"figure-{card.favourite.word}", percent(card.favourite_share))
    _figure(canvas, sale, "coin-large", None if card.average_sale is None else rupees(card.average_sale))
    _paint_bonuses(canvas, bonus, card.bonus_rate)
    _figure(canvas, camels, "figure-camel", None if card.camel_rate is None else percent(card.camel_rate))
    if card.reply is None:
        _unknown(canvas, reply, "hourglass-large")
    else:
        canvas.place("hourglass-large", places.alcove_icon(reply))
        write_label(canvas, card.reply, places.alcove_number(reply), size=NAME)
    labels = card.labels
    named = (labels.favourite, labels.average_sale, labels.bonus_rate, labels.camel_rate, labels.reply)
    for alcove, label in zip(places.ALCOVES, named, strict=True):
        write_label(canvas, label, places.alcove_label(alcove))


def _figure(canvas: Canvas, alcove: Rect, icon: str, number: str | None) -> None:
    if number is None:
        _unknown(canvas, alcove, icon)
        return
    canvas.place(icon, places.alcove_icon(alcove))
    write(canvas, number, places.alcove_number(alcove), CREAM)


def _unknown(canvas: Canvas, alcove: Rect, icon: str) -> None:
    canvas.place(faint(icon), places.alcove_icon(alcove))
    write(canvas, "?", places.alcove_number(alcove), CREAM)


def _paint_bonuses(canvas: Canvas, alcove: Rect, rate: float | None) -> None:
    """The three kinds of bonus tokens together."""
    middle = places.alcove_icon(alcove)
    for kind, (x, y) in {3: (-12, 44), 4: (54, 44), 5: (21, -10)}.items():
        token = f"bonus-{kind}"
        canvas.place(faint(token) if rate is None else token, middle.at(x, y, 62, 62))
    write(canvas, "?" if rate is None else percent(rate), places.alcove_number(alcove), CREAM)
