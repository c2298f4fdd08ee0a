"""Where everything stands in the picture of a round's end: a banner, one column a player, the cards left over."""

from render.geometry import Rect, spread
from render.layout.sizes import BONUS, CHIP, GRAND, HEAD_START, HUGE, LARGE, MARGIN, MINI, NAME, NUMERAL, WIDTH
from rules.rulebook import GOODS_TOKENS

BANNER = Rect(MARGIN, 20, 1036, 96)
BANNER_EMBLEM = BANNER.at(22, 14, 68, 68)
BANNER_NAME = BANNER.at(106, 20, 520, NAME + 16)
BANNER_PRIZE = BANNER.at(636, 10, 76, 76)
BANNER_HOW = BANNER.at(724, 10, 296, 76)  # by how much, or how it was decided
BANNER_SIGN = BANNER_HOW.at(0, 0, 76, 76)
BANNER_COUNT = BANNER_HOW.at(82, 13, 214, HUGE)
MIDDLE = BANNER.at(480, 10, 76, 76)  # for a sign where nobody won
COLUMNS = (Rect(MARGIN, 124, 512, 660), Rect(546, 124, 512, 660))
LEFT_OVER = tuple(Rect(column.x, column.bottom + 8, column.width, 68) for column in COLUMNS)
RESULT = Rect(0, 0, WIDTH, LEFT_OVER[0].bottom + 20)
ROW = 58


class Column:
    """The places in one player's column; the total stands under what it is made of."""

    def __init__(self, frame: Rect) -> None:
        self.frame = frame
        self.emblem = frame.at(12, 8, 68, 68)
        self.name = frame.at(86, 16, 286, NAME + 10)
        rows = [frame.at(20, 80 + ROW * index, 472, ROW) for index in range(len(GOODS_TOKENS))]
        self.stripes = [row.at(-6, 0, 484, ROW) for row in rows[::2]]
        self.icons = [row.at(0, 7, 42, 42) for row in rows]
        self._tokens = [row.at(52, 0, 346, ROW) for row in rows]
        self.sums = [row.at(402, 10, 70, NUMERAL) for row in rows]
        bottom = rows[-1].bottom - frame.y
        self.stripes.append(frame.at(14, bottom, 484, 62))
        self._bonuses = frame.at(20, bottom, 378, BONUS)
        self.bonus_sum = frame.at(422, bottom + 13, 70, NUMERAL)
        self.herd = frame.at(16, bottom + 62, 66, 66)
        self.herd_size = frame.at(84, bottom + 74, 74, LARGE)
        self.camel_token = frame.at(200, bottom + 64, 104, BONUS)
        self.camel_rupees = frame.at(422, bottom + 77, 70, NUMERAL)
        self.line = frame.at(20, bottom + 130, 472, 3)
        self.coin = frame.at(196, bottom + 139, 76, 76)
        self.total = frame.at(280, bottom + 140, 212, GRAND)
        self.head_start = frame.at(20, bottom + 151, *HEAD_START)

    def seals(self, number: int) -> list[Rect]:
        return [self.frame.at(494 - 60 * (place + 1), 12, 60, 60) for place in range(number)]

    def tokens(self, good: int, number: int) -> list[Rect]:
        return spread(self._tokens[good], (CHIP, CHIP), number, CHIP - 6)

    def bonuses(self, number: int) -> list[Rect]:
        return spread(self._bonuses, (BONUS, BONUS), number, BONUS)


def worthless(strip: Rect) -> Rect:
    """The sign that says: these cards bring nothing."""
    return strip.at(14, 10, 48, 48)


def left_over(strip: Rect, number: int) -> list[Rect]:
    return spread(strip.at(78, 0, 420, strip.height), MINI, number, MINI[0] + 6)
