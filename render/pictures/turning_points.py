"""How a round turned: the winning chance move by move, the three costliest moves, grades and even luck."""

from functools import cache
from typing import NamedTuple

from PIL import Image

from ai.analysis import RoundAnalysis, TurningPoint, told_grade, told_luck, with_even_luck
from render.canvas import Canvas
from render.geometry import Rect
from render.layout import record_book as places
from render.palette import CREAM, GOLD, INK, SEAT_COLOURS
from render.parts import curves
from render.parts.last_move import paint_cards_both_ways, sides
from render.parts.name_plate import NAMELESS, Names, write_label, write_name
from render.parts.numerals import percent, write
from render.picture import Picture, encode_freely
from render.sprites import wall
from rules import Event, Sold

SMALL_LABEL = 28
NO_GRADE = "-"
PIN = 42  # from a disc to its place on the line


class TurningLabels(NamedTuple):
    """What curve and figures are called, in the reader's language."""

    chance: str = ""  # to win
    grade: str = ""  # of somebody's moves, 0 to 100
    no_grade: str = ""  # where too few moves could decide anything
    luck: str = ""  # the chance of winning with even luck


NO_LABELS = TurningLabels()


def turning_points(analysis: RoundAnalysis, names: Names = NAMELESS, labels: TurningLabels = NO_LABELS) -> Picture:
    return encode_freely(paint(analysis, names, labels), "turning-points")


def paint(analysis: RoundAnalysis, names: Names = NAMELESS, labels: TurningLabels = NO_LABELS) -> Image.Image:
    canvas = Canvas(_ground())
    write_label(canvas, labels.chance, places.GRAPH_LABEL, INK)
    _paint_graph(canvas, analysis, names)
    for number, (space, point) in enumerate(zip(places.TURNING_POINTS, analysis.turning_points, strict=False), start=1):
        _paint_turning_point(canvas, number, point, space)
    even = told_luck(with_even_luck(analysis.moves))
    for seat, frame in enumerate(places.BALANCES):
        balance = places.Balance(frame)
        write_name(canvas, names[seat], balance.name)
        graded = told_grade(analysis.moves, seat)
        write(canvas, NO_GRADE if graded is None else graded, balance.grade, CREAM, "left")
        write(canvas, f"{even if seat == 0 else 100 - even}%", balance.luck, CREAM, "left")
        write_label(canvas, labels.no_grade if graded is None else labels.grade, balance.grade_label, size=SMALL_LABEL)
        write_label(canvas, labels.luck, balance.luck_label, size=SMALL_LABEL)
    return canvas.image


@cache
def _ground() -> Image.Image:
    canvas = Canvas(wall("wall-turning"))
    canvas.place("graph", places.GRAPH)
    for seat, place in enumerate(places.GRAPH_EMBLEMS):
        canvas.place(f"emblem-{seat}", place)
    write(canvas, "50%", places.HALF, INK, "right")
    for space in places.TURNING_POINTS:
        canvas.place("ribbon", space)
    for seat, frame in enumerate(places.BALANCES):
        canvas.place(f"balance-{seat}-unlit", frame)
        balance = places.Balance(frame)
        canvas.place(f"emblem-{seat}", balance.emblem)
        canvas.place("turban-small", balance.grade_icon)
        canvas.place("back-small", balance.luck_icon)
    return canvas.image


def _paint_graph(canvas: Canvas, analysis: RoundAnalysis, names: Names) -> None:
    """The first seat's share of the field is below the line, the second's above it."""
    field = places.GRAPH_FIELD
    sun, moon = (f"#{colour:06x}" for colour in SEAT_COLOURS)
    pitch = field.width / max(len(analysis.chances) - 1, 1)
    points = [(index * pitch, field.height * (1 - chance)) for index, chance in enumerate(analysis.chances)]
    edge = [(0.0, float(field.height)), *points, (float(field.width), float(field.height))]
    corners = [(0.0, 0.0), (field.width, 0.0), (field.width, field.height), (0.0, field.height)]
    curves.draw(
        canvas,
        field.at(-4, -4, field.width + 8, field.height + 8),
        INK,
        curves.area([(x * 2, y * 2) for x, y in corners]),
    )
    curves.draw(canvas, field, moon, curves.area(corners))
    curves.draw(canvas, field, sun, curves.area(edge))
    for share in (0.25, 0.5, 0.75):
        curves.draw(
            canvas, field, CREAM, curves.dashes(field.height * share, field.width), 0.9 if share == 0.5 else 0.3
        )
    wide = field.at(-8, -8, field.width + 16, field.height + 16)
    drawn = [(x + 8, y + 8) for x, y in points]
    curves.draw(canvas, wide, INK, curves.line(drawn, 9))
    curves.draw(canvas, wide, GOLD, curves.line(drawn, 5))
    for name, place in zip(names, places.GRAPH_NAMES, strict=True):
        write_name(canvas, name, place, size=SMALL_LABEL)
    for number, point in enumerate(analysis.turning_points, start=1):
        _pin(canvas, number, points[point.ply])


def _pin(canvas: Canvas, number: int, point: tuple[float, float]) -> None:
    """A numbered disc over the line, under it where there is no room, and a dot where it belongs."""
    field = places.GRAPH_FIELD
    x, y = point
    wide = field.at(-8, -8, field.width + 16, field.height + 16)
    for colour, radius in ((INK, 9), (CREAM, 6)):
        curves.draw(canvas, wide, colour, curves.dots([(x + 8, y + 8)], radius))
    above = y - PIN >= 24
    canvas.place(
        f"mark-{number}", field.at(round(x) - 29, round(y - PIN if above else y + PIN) - 29, places.MARK, places.MARK)
    )


def _paint_turning_point(canvas: Canvas, number: int, point: TurningPoint, frame: Rect) -> None:
    space = places.TurningPointPlaces(frame)
    canvas.place(f"mark-{number}", space.mark)
    canvas.place(f"emblem-{point.seat}-small", space.emblem)
    _paint_move(canvas, point.played, space.played)
    canvas.place("versus", space.arrow)
    _paint_move(canvas, point.better, space.better)
    write(canvas, percent(-point.cost), space.cost, CREAM, "right")


def _paint_move(canvas: Canvas, move: Event, space: Rect) -> None:
    """What came and what went, and the bonus token of a large sale."""
    bonus = move.bonus if isinstance(move, Sold) else None
    paint_cards_both_ways(canvas, sides(move), space._replace(width=space.width - (70 if bonus else 0)))
    if bonus:
        canvas.place(f"bonus-{bonus.kind}", space.at(space.width - 66, 0, 62, space.height))
