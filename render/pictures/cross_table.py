"""The cross table of a fair: who has met whom and who won, best first, and why somebody is ahead."""

from PIL import Image, ImageDraw

from render.canvas import Canvas
from render.fair_results import Cell, CrossTable, CrossTableRow
from render.geometry import Rect
from render.layout import fair as places
from render.layout.fair import CrossTablePlaces
from render.layout.sizes import NAME
from render.lettering import cleaned, fitted, fitting_size, length
from render.palette import CREAM, GOLD, INK
from render.parts.fair_wall import GROUND, framed, wall_of
from render.parts.name_plate import write_label, write_name
from render.parts.numerals import write
from render.picture import Picture, encode_freely

STRIPE, HOLLOW, FAINT = "#431c19", "#6b3228", "#cfa27d"
REASON_SIZE = HEADING_SIZE = 28
NARROW_HEADING_SIZE = 23  # of two digits
TITLE_SIZES = (NAME + 4, NAME - 4, NAME - 10)


def cross_table(table: CrossTable) -> Picture:
    return encode_freely(paint(table), f"fair-{table.number}", is_flat=True)


def paint(table: CrossTable) -> Image.Image:
    """At most twelve names; the best, where there are more."""
    rows = table.rows[: places.MOST_NAMES]
    where = CrossTablePlaces(len(rows))
    canvas = Canvas(_background(rows, where))
    canvas.place("headline", places.HEAD)
    _write_title(canvas, table)
    for column, icon in enumerate(("turban-small", "seal-small", "coin")):
        canvas.place(icon, where.figure_icon(column))
    for index, row in enumerate(rows):
        size = HEADING_SIZE if len(rows) < 10 else NARROW_HEADING_SIZE
        for space in (where.heading(index), where.cell(index, index)):  # who is whose opponent, also in shared places
            write_label(canvas, str(index + 1), space, FAINT, size=size)
        _paint_row(canvas, row, index, where)
    return canvas.image


def _write_title(canvas: Canvas, table: CrossTable) -> None:
    """A name that is too long is cut, and not which group it is."""
    space, part = places.TITLE, f" · {table.part}" if table.part else ""
    fair = cleaned(table.fair)
    size = fitting_size(fair + part, space.width, TITLE_SIZES)
    write_label(canvas, fitted(fair, size, space.width - round(length(part, size))) + part, space, GOLD, size=size)


def _paint_row(canvas: Canvas, row: CrossTableRow, index: int, where: CrossTablePlaces) -> None:
    write(canvas, row.rank, where.rank(index), GOLD if row.rank == 1 else CREAM)
    write_name(canvas, row.name, where.name(index, has_reason=bool(row.reason)))
    if row.reason:
        write_name(canvas, row.reason, where.reason(index), FAINT, size=REASON_SIZE)
    for column, number in enumerate((row.wins, row.seals, row.margin)):
        sign = "+" if column == 2 and number > 0 else ""
        write(canvas, f"{sign}{number}", where.figure(index, column), CREAM)


def _background(rows: tuple[CrossTableRow, ...], where: CrossTablePlaces) -> Image.Image:
    image = wall_of(where.picture.height)
    pen = ImageDraw.Draw(image)
    framed(pen, where.slate)
    for index, row in enumerate(rows):
        _box(pen, where.row(index), STRIPE, 14)
        for column, cell in enumerate(row.cells[: where.people]):
            space = where.cell(index, column)
            if column == index:
                _box(pen, space, GROUND, 8)
            else:
                _paint_cell(pen, space, cell)
    return image


def _paint_cell(pen: ImageDraw.ImageDraw, space: Rect, cell: Cell) -> None:
    """Told apart by shape: a tick on gold, a cross, three dots where a game runs, an empty frame for one to come."""
    x, y = space.middle
    reach = space.width // 4
    if cell is Cell.WON:
        _box(pen, space, GOLD, 8)
        pen.line((x - reach, y, x - reach // 4, y + reach, x + reach, y - reach), fill=INK, width=6, joint="curve")
    elif cell is Cell.LOST:
        _box(pen, space, HOLLOW, 8)
        for tilt in (-1, 1):
            pen.line((x - reach, y - tilt * reach, x + reach, y + tilt * reach), fill=CREAM, width=5)
    elif cell is Cell.BLANK:
        pen.line((x - 9, y, x + 9, y), fill=FAINT, width=4)
    else:
        pen.rounded_rectangle((*space.corner, space.right - 1, space.bottom - 1), 8, outline=HOLLOW, width=3)
        if cell is Cell.RUNNING:
            for step in (-10, 0, 10):
                pen.ellipse((x + step - 3, y - 3, x + step + 3, y + 3), fill=CREAM)


def _box(pen: ImageDraw.ImageDraw, space: Rect, colour: str, radius: int) -> None:
    pen.rounded_rectangle((*space.corner, space.right - 1, space.bottom - 1), radius, fill=colour)
