"""Where everything stands in the picture of a round's end: one column a player."""

from render.geometry import Rect, spread
from render.layout.board import BONUS, CHIP, GRAND, LARGE, MINI, NUMERAL
from rules.rulebook import GOODS_TOKENS

COLUMNS = (Rect(22, 20, 512, 696), Rect(546, 20, 512, 696))


class Column:
    """The places in one player's column."""

    def __init__(self, frame: Rect) -> None:
        self.frame = frame
        self.emblem = frame.at(18, 20, 68, 68)
        self.prize = frame.at(86, 16, 76, 76)
        self.total = frame.at(162, 18, 206, GRAND)
        self.stripes = [frame.at(14, y, 484, height) for y, height in ((106, 60), (226, 60), (346, 60), (467, 64))]
        rows = [frame.at(20, 106 + 60 * index, 472, 60) for index in range(len(GOODS_TOKENS))]
        self.icons = [row.at(0, 9, 42, 42) for row in rows]
        self._tokens = [row.at(52, 0, 346, 60) for row in rows]
        self.sums = [row.at(402, 12, 70, NUMERAL) for row in rows]
        self._bonuses = frame.at(20, 468, 378, BONUS)
        self.bonus_sum = frame.at(422, 481, 70, NUMERAL)
        self.herd = frame.at(18, 533, 66, 66)
        self.herd_size = frame.at(88, 545, 74, LARGE)
        self.camel_token = frame.at(200, 535, 104, BONUS)
        self.camel_rupees = frame.at(422, 548, 70, NUMERAL)
        self.tie_break = frame.at(344, 606, 150, 70)
        self.tie_break_count = self.tie_break.at(76, 14, 74, LARGE)

    def seals(self, number: int) -> list[Rect]:
        return [self.frame.at(494 - 62 * (place + 1), 24, 60, 60) for place in range(number)]

    def tokens(self, good: int, number: int) -> list[Rect]:
        return spread(self._tokens[good], (CHIP, CHIP), number, CHIP - 6)

    def bonuses(self, number: int) -> list[Rect]:
        return spread(self._bonuses, (BONUS, BONUS), number, BONUS)

    def hand(self, number: int) -> list[Rect]:
        return spread(self.frame.at(20, 608, 324, 66), MINI, number, MINI[0] + 3)
