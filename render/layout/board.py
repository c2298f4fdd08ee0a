"""Where everything stands on the board."""

from dataclasses import dataclass

from render.geometry import Rect, spread
from render.layout.market import SHELF_HEIGHT, TALL, MarketPlaces, TokenRows
from render.layout.sizes import GAP, LARGE, MARGIN, MINI, NAME, WIDTH

MARKET = MarketPlaces(20, TALL)
TOKEN_ROWS = TokenRows(20 + TALL + GAP)
RIBBON = Rect(MARGIN, 20 + TALL + GAP + SHELF_HEIGHT + GAP, 1036, 70)
MOVES = tuple(RIBBON.at(5 + index * 342, 5, 342, 60) for index in range(3))  # the last ones, the newest on the right
PLATE = (512, 268)


@dataclass(frozen=True)
class Plate:
    """A player's corner of the board: name; hand, herd and seals; rupees and bonus tokens; goods tokens."""

    frame: Rect

    @property
    def emblem(self) -> Rect:
        return self.frame.at(16, 8, 68, 68)

    @property
    def name(self) -> Rect:
        return self.frame.at(94, 17, 400, NAME + 10)

    @property
    def hand(self) -> Rect:
        return self.frame.at(20, 76, 46, 64)

    @property
    def hand_size(self) -> Rect:
        return self.frame.at(72, 87, 44, LARGE)

    @property
    def herd(self) -> Rect:
        return self.frame.at(126, 74, 66, 66)

    @property
    def herd_size(self) -> Rect:
        return self.frame.at(196, 87, 72, LARGE)

    @property
    def rupees(self) -> Rect:
        """Goods tokens added up, and the bonus tokens whose values nobody else knows."""
        return self.frame.at(18, 142, 478, 62)

    @property
    def goods(self) -> Rect:
        return self.frame.at(18, 206, 478, 48)

    def open_hand(self, number: int) -> list[Rect]:
        """Where the cards lie when hands are open, in a plate that is longer for them."""
        return spread(self.frame.at(20, PLATE[1] - 6, 472, 62), MINI, number, MINI[0] + 4)

    def seals(self, number: int) -> list[Rect]:
        return [self.frame.at(498 - 62 * (place + 1), 78, 60, 60) for place in range(number)]


_TOP = RIBBON.bottom + GAP
PLATES = (Plate(Rect(MARGIN, _TOP, *PLATE)), Plate(Rect(546, _TOP, *PLATE)))
OPEN_PLATES = tuple(Plate(plate.frame._replace(height=PLATE[1] + 66)) for plate in PLATES)
BOARD = Rect(0, 0, WIDTH, PLATES[0].frame.bottom + 20)
OPEN_BOARD = Rect(0, 0, WIDTH, OPEN_PLATES[0].frame.bottom + 20)  # with both hands
CHALLENGE = Rect(0, 0, WIDTH, 420)
