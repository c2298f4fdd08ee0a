"""The final result of a fair, as a card to share: who has won, and the first places, or the first of each group."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.canvas import Canvas
from render.fair_results import FairCard
from render.geometry import Rect
from render.layout import fair as places
from render.layout.fair import FairCardPlaces
from render.layout.sizes import GRAND, LARGE, NAME
from render.lettering import cleaned, fitting_size
from render.palette import CREAM, GOLD
from render.parts.fair_wall import GROUND, MADDER, framed, wall_of
from render.parts.name_plate import write_label, write_name
from render.parts.numerals import write
from render.picture import Picture, encode_freely

WINNER_SIZES = (GRAND - 10, GRAND - 20, NAME + 4)
TITLE_SIZES = (NAME + 6, NAME - 2, NAME - 10)


def fair_card(card: FairCard) -> Picture:
    return encode_freely(paint(card), "fair-result")


def paint(card: FairCard) -> Image.Image:
    shown = card.places[: places.MOST_PLACES]
    where = FairCardPlaces(len(shown))
    canvas = Canvas(_background(where))
    _write(canvas, card.title, where.name, GOLD, TITLE_SIZES)
    canvas.place("turban", where.prize)
    _write(canvas, card.winner, where.winner, CREAM, WINNER_SIZES)
    write_label(canvas, card.summary, where.summary, CREAM)
    for place, row in zip(shown, where.rows, strict=True):
        write(canvas, place.rank, row.at(0, (row.height - LARGE) // 2, 70, LARGE), GOLD)
        write_name(canvas, place.name, row.at(90, 0, row.width - 260, row.height))
        canvas.place("turban-small", row.at(row.width - 160, 0, 60, row.height))
        write(canvas, place.wins, row.at(row.width - 96, (row.height - LARGE) // 2, 90, LARGE), CREAM)
    return canvas.image


def _write(canvas: Canvas, label: str, space: Rect, colour: str, sizes: Sequence[int]) -> None:
    """As large as all of it can be read."""
    write_label(canvas, label, space, colour, size=fitting_size(cleaned(label), space.width, sizes))


def _background(where: FairCardPlaces) -> Image.Image:
    image = wall_of(where.picture.height)
    pen = ImageDraw.Draw(image)
    framed(pen, where.frame, MADDER)
    for row in where.rows:
        pen.rounded_rectangle((*row.corner, row.right - 1, row.bottom - 1), 14, fill=GROUND)
    return image
