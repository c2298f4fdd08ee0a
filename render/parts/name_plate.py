"""Who is sun and who is moon: names, written beside the emblems of the seats; and labels of figures."""

from render.canvas import Canvas
from render.geometry import Rect
from render.layout.sizes import HEAD_START, LABEL, NAME, NUMERAL
from render.lettering import LINE, broken, cleaned, lettered
from render.palette import CREAM
from render.parts.numerals import write

Names = tuple[str, str]
NAMELESS: Names = ("", "")


def write_name(
    canvas: Canvas, name: str, space: Rect, colour: str = CREAM, *, size: int = NAME, head_start: int = 0
) -> None:
    """From the left, in the middle of the height; cut where it is longer. Nothing where nobody is named.

    A head start stands at the right end of the space.
    """
    if head_start:
        sign = space.at(space.width - HEAD_START[0], (space.height - HEAD_START[1]) // 2, *HEAD_START)
        paint_head_start(canvas, head_start, sign)
        space = space._replace(width=sign.x - space.x - 8)
    if name:
        drawn = lettered(name, size, space.width, colour)
        canvas.put(drawn, space.x, space.y + (space.height - drawn.height) // 2)


def paint_head_start(canvas: Canvas, rupees: int, place: Rect) -> None:
    """What somebody is given in every round: a small sign, `+10`. Nothing where there is nothing."""
    if rupees:
        canvas.place(f"pill-{HEAD_START[0]}", place)
        write(canvas, f"+{rupees}", place.at(0, (place.height - NUMERAL) // 2, place.width, NUMERAL), CREAM)


def write_label(canvas: Canvas, label: str, space: Rect, colour: str = CREAM, *, size: int = LABEL) -> None:
    """In the middle of a space, in as many lines as it is high."""
    height = round(size * LINE)
    lines = broken(cleaned(label), size, space.width, max(1, space.height // height))
    y = space.y + (space.height - height * len(lines)) // 2
    for line in lines:
        drawn = lettered(line, size, space.width, colour)
        canvas.put(drawn, space.x + (space.width - drawn.width) // 2, y)
        y += height
