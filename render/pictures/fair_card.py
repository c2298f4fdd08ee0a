"""The final result of a fair, as a card to share: who has won, and the first three."""

from PIL import Image, ImageDraw

from render.canvas import Canvas
from render.fair_results import FairCard
from render.layout import fair as places
from render.layout.sizes import GRAND, LARGE, NAME
from render.palette import CREAM, GOLD
from render.parts.fair_wall import GROUND, MADDER, framed, wall_of
from render.parts.name_plate import write_label, write_name
from render.parts.numerals import write
from render.picture import Picture, encode_freely


def fair_card(card: FairCard) -> Picture:
    return encode_freely(paint(card), "fair-result")


def paint(card: FairCard) -> Image.Image:
    canvas = Canvas(_background())
    write_label(canvas, card.title, places.FINAL_NAME, GOLD, size=NAME + 6)
    canvas.place("turban", places.FINAL_PRIZE)
    write_label(canvas, card.winner, places.FINAL_WINNER, CREAM, size=GRAND - 10)
    write_label(canvas, card.summary, places.FINAL_SUMMARY, CREAM)
    for place, row in zip(card.places, places.FINAL_ROWS, strict=False):
        write(canvas, place.rank, row.at(0, (row.height - LARGE) // 2, 70, LARGE), GOLD)
        write_name(canvas, place.name, row.at(90, 0, row.width - 260, row.height))
        canvas.place("turban-small", row.at(row.width - 160, 0, 60, row.height))
        write(canvas, place.wins, row.at(row.width - 96, (row.height - LARGE) // 2, 90, LARGE), CREAM)
    return canvas.image


def _background() -> Image.Image:
    image = wall_of(places.FINAL_CARD.height)
    pen = ImageDraw.Draw(image)
    framed(pen, places.FINAL_FRAME, MADDER)
    for row in places.FINAL_ROWS:
        pen.rounded_rectangle((*row.corner, row.right - 1, row.bottom - 1), 14, fill=GROUND)
    return image
