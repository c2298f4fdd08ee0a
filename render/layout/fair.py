"""Where everything stands in the pictures of a fair: the cross table, and the card with the final result."""

from render.geometry import Rect
from render.layout.sizes import GRAND, LABEL, MARGIN, NAME, NUMERAL, WIDTH

MOST_NAMES = 12
LINE = LABEL + 8  # of a label
HEAD = Rect(MARGIN, 20, WIDTH - 2 * MARGIN, 70)
TITLE = HEAD.at(28, 8, HEAD.width - 56, 54)
HEADINGS = HEAD.bottom + 22
FIRST_ROW = HEADINGS + LINE + 10
ROW, NARROW_ROW = 92, 84
RANK, WIDE_RANK = 54, 68  # with one digit, or with two
RANK_AND_NAME = 346
FIGURES = (66, 72, 132)  # widths of the columns on the right: wins, seals, rupees
WIDEST_CELL = 76


class CrossTablePlaces:
    """A table of so many people: the more there are, the narrower are the cells."""

    def __init__(self, people: int) -> None:
        self.people = max(people, 1)
        self.row_height = ROW if people <= 8 else NARROW_ROW
        self.picture = Rect(0, 0, WIDTH, FIRST_ROW + self.people * self.row_height + 18)
        self._rank_width = RANK if people < 10 else WIDE_RANK
        room = WIDTH - 2 * MARGIN - RANK_AND_NAME - sum(FIGURES)
        self.cell_width = min(room // self.people, WIDEST_CELL)
        self._more = room - self.people * self.cell_width  # what the cells leave over is for the names

    @property
    def _name_width(self) -> int:
        return RANK_AND_NAME - self._rank_width + self._more - 10

    @property
    def slate(self) -> Rect:
        """The dark ground of the rows."""
        top = HEAD.bottom + 8
        return Rect(MARGIN - 6, top, WIDTH - 2 * MARGIN + 12, self.picture.height - top - 14)

    def row(self, index: int) -> Rect:
        return Rect(MARGIN, FIRST_ROW + index * self.row_height, WIDTH - 2 * MARGIN, self.row_height - 6)

    def rank(self, index: int) -> Rect:
        frame = self.row(index)
        return frame.at(2, (frame.height - NUMERAL) // 2, self._rank_width - 4, NUMERAL)

    def name(self, index: int, *, has_reason: bool) -> Rect:
        frame = self.row(index)
        height = NAME + 10
        y = -2 if has_reason else (frame.height - height) // 2
        return frame.at(self._rank_width + 4, y, self._name_width, height)

    def reason(self, index: int) -> Rect:
        frame = self.row(index)
        return frame.at(self._rank_width + 4, frame.height - LINE - 2, self._name_width, LINE)

    def cell(self, row: int, column: int) -> Rect:
        frame = self.row(row)
        side = min(self.cell_width - 4, frame.height - 12)
        x = RANK_AND_NAME + self._more + column * self.cell_width
        return frame.at(x + (self.cell_width - side) // 2, (frame.height - side) // 2, side, side)

    def heading(self, column: int) -> Rect:
        """The number of the opponent, over a column of cells."""
        x = MARGIN + RANK_AND_NAME + self._more + column * self.cell_width
        return Rect(x, HEADINGS, self.cell_width, LINE)

    def figure(self, index: int, column: int) -> Rect:
        """Wins, seals, rupees."""
        frame = self.row(index)
        x = frame.width - sum(FIGURES[column:])
        return frame.at(x, (frame.height - NUMERAL) // 2, FIGURES[column], NUMERAL)

    def figure_icon(self, column: int) -> Rect:
        return Rect(WIDTH - MARGIN - sum(FIGURES[column:]), HEADINGS - 6, FIGURES[column], LINE + 12)


MOST_PLACES = 8  # on a card: as many as there can be groups
FIRST_PLACE = 366
PLACE = 78  # a row, with the gap below it


class FairCardPlaces:
    """A card with so many people below the winner."""

    name = Rect(MARGIN + 24, 30, WIDTH - 2 * MARGIN - 48, NAME + 20)
    prize = Rect(0, 100, WIDTH, 90)
    winner = Rect(MARGIN + 24, 196, WIDTH - 2 * MARGIN - 48, GRAND + 30)
    summary = Rect(MARGIN, 306, WIDTH - 2 * MARGIN, LINE)

    def __init__(self, people: int) -> None:
        self.picture = Rect(0, 0, WIDTH, FIRST_PLACE + people * PLACE + 40)
        self.frame = Rect(22, 22, WIDTH - 44, self.picture.height - 44)
        self.rows = [Rect(120, FIRST_PLACE + index * PLACE, WIDTH - 240, PLACE - 8) for index in range(people)]


TALLEST = CrossTablePlaces(MOST_NAMES).picture  # the wall is drawn for it, and cut for the others
