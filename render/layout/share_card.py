"""Where everything stands on the card of a match: the winner, both players' rounds, and what is worth telling."""

from render.geometry import Rect
from render.layout.sizes import BONUS, GRAND, HUGE, LARGE, MARGIN, NAME, NUMERAL, WIDTH

MOST_ROUNDS = 5  # the last ones, where there were more
COLUMN = 134
INSIDE = WIDTH - 2 * MARGIN
ROW = 76
BANNER = Rect(MARGIN, 20, INSIDE, 96)
BANNER_EMBLEM = BANNER.at(22, 14, 68, 68)
BANNER_NAME = BANNER.at(106, 20, 600, NAME + 16)
BANNER_PRIZE = BANNER.at(722, 10, GRAND, GRAND)
BANNER_SIGN, BANNER_LOSER = BANNER.at(826, 10, GRAND, GRAND), BANNER.at(916, 14, 68, 68)
BANNER_SCORE = BANNER.at(810, 23, 204, HUGE)
PLAYERS = tuple(Rect(MARGIN, 128 + seat * (ROW + 8), INSIDE, ROW) for seat in range(2))
LABEL_WIDTH = 252


def stories(number: int) -> list[Rect]:
    return [Rect(MARGIN, 306 + row * (ROW + 8), INSIDE, ROW) for row in range(number)]


def picture(rows: int) -> Rect:
    return Rect(0, 0, WIDTH, stories(rows)[-1].bottom + 20)


class PlayerPlaces:
    """Emblem, name, and the rupees of each round; a seal stands before the rounds that were won."""

    def __init__(self, frame: Rect, rounds: int) -> None:
        self._frame = frame
        self.emblem = frame.at(14, 4, 68, 68)
        self.name = frame.at(94, 10, INSIDE - 94 - rounds * COLUMN - 24, NAME + 16)

    def seal(self, column: int) -> Rect:
        return self._column(column).at(0, 19, 38, 38)

    def rupees(self, column: int) -> Rect:
        return self._column(column).at(38, 17, COLUMN - 44, LARGE)

    def _column(self, column: int) -> Rect:
        """Counted from the right, so that few rounds stand at the edge."""
        return self._frame.at(INSIDE - 14 - (column + 1) * COLUMN, 0, COLUMN, ROW)


class StoryPlaces:
    """A label, who moved, and two places for what was done. Who did it stands in front."""

    def __init__(self, frame: Rect) -> None:
        self.label = frame.at(14, 0, LABEL_WIDTH - 20, ROW)
        inside = frame.at(LABEL_WIDTH, 0, INSIDE - LABEL_WIDTH - 14, ROW)
        self.emblem = inside.at(0, 12, 52, 52)
        self.move = inside.at(60, 0, 262, ROW)
        self.arrow = inside.at(326, 8, 44, 60)
        self.better = inside.at(376, 0, 262, ROW)
        self.cost = inside.at(inside.width - 126, 20, 126, NUMERAL)
        self.sold = inside.at(60, 0, 380, ROW)
        self.coin, self.rupees = inside.at(452, 14, 48, 48), inside.at(510, 17, 120, LARGE)
        self.bonus = inside.at(inside.width - BONUS - 40, 7, BONUS, BONUS)
        self.numbers = inside.at(0, 20, 84, NUMERAL), inside.at(inside.width - 84, 20, 84, NUMERAL)
        self.bar = inside.at(96, 20, inside.width - 192, NUMERAL)
