"""Where everything stands in the pictures of the bazaar of the day."""

from render.geometry import Rect
from render.layout.sizes import GRAND, LABEL, MARGIN, NUMERAL, WIDTH

CARD = Rect(0, 0, WIDTH, 300)
FRAME = Rect(10, 10, WIDTH - 20, 280)
STALL = (210, 244)
STALLS = tuple(Rect(36 + index * 234, 28, *STALL) for index in range(3))
AWNING = 92  # its height, of the stall's
MARK_SIDE = 104
SCORE = Rect(748, 28, 296, 244)
DAY = SCORE.at(0, 30, SCORE.width, LABEL + 20)
GRADE = SCORE.at(0, 106, SCORE.width, GRAND)


def mark_in(stall: Rect) -> Rect:
    """On the counter, below the awning."""
    return stall.at((stall.width - MARK_SIDE) // 2, AWNING + 12, MARK_SIDE, MARK_SIDE)


BAR_ROW, MOST_BARS = 88, 6
BAR_MARK = 52


class BarPlaces:
    """A row for each choice: its mark, the move in cards, the bar, the share."""

    def __init__(self, rows: int) -> None:
        self.picture = Rect(0, 0, WIDTH, 2 * MARGIN + rows * BAR_ROW - 8)

    def row(self, index: int) -> Rect:
        return Rect(MARGIN, MARGIN + index * BAR_ROW, WIDTH - 2 * MARGIN, BAR_ROW - 8)

    def mark(self, index: int) -> Rect:
        row = self.row(index)
        return row.at(14, (row.height - BAR_MARK) // 2, BAR_MARK, BAR_MARK)

    def move(self, index: int) -> Rect:
        row = self.row(index)
        return row.at(82, 0, 430, row.height)

    def bar(self, index: int) -> Rect:
        row = self.row(index)
        return row.at(530, (row.height - 34) // 2, 340, 34)

    def share(self, index: int) -> Rect:
        row = self.row(index)
        return row.at(878, (row.height - NUMERAL) // 2, 142, NUMERAL)
