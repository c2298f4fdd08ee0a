"""Where everything stands in the pictures of the record book: profile, rivalry, turning points."""

from render.geometry import Rect
from render.layout.board import GRAND, HUGE, LARGE, MARGIN, NUMERAL, WIDTH

PROFILE = Rect(0, 0, WIDTH, 652)
CARTOUCHE = Rect(MARGIN, 20, 372, 248)
RATING = CARTOUCHE.at(0, 40, 372, GRAND)
DEVIATION = CARTOUCHE.at(0, 132, 372, LARGE)  # in the middle of what is left, or beside the rank
RANKED_DEVIATION = CARTOUCHE.at(40, 146, 160, LARGE)
RANK_SEAL = CARTOUCHE.at(212, 138, 60, 60)
RANK = CARTOUCHE.at(278, 146, 70, LARGE)

SCROLL = Rect(406, 20, 652, 248)
CURVE = SCROLL.at(148, 30, 474, 188)
CURVE_TOP = SCROLL.at(14, 16, 120, NUMERAL)
CURVE_BOTTOM = SCROLL.at(14, 196, 120, NUMERAL)

RESULTS = Rect(MARGIN, 280, 1036, 70)
WON_ICON, LOST_ICON = RESULTS.at(12, -3, 76, 76), RESULTS.at(950, 1, 68, 68)
WON, LOST = RESULTS.at(92, 14, 150, LARGE), RESULTS.at(794, 14, 150, LARGE)
WIN_BAR = RESULTS.at(254, 12, 528, 46)
WIN_RATE = WIN_BAR.at(0, 5, 528, NUMERAL)

ALCOVE = (198, 268)
ALCOVES = tuple(Rect(MARGIN + column * 209 + column // 4, 364, *ALCOVE) for column in range(5))


def alcove_icon(alcove: Rect) -> Rect:
    return alcove.at(35, 66, 128, 128)


def alcove_number(alcove: Rect) -> Rect:
    return alcove.at(0, 206, ALCOVE[0], LARGE)


RIVALRY = Rect(0, 0, WIDTH, 428)
BANNERS = (Rect(MARGIN, 20, 512, 388), Rect(546, 20, 512, 388))


class Banner:
    """One rival's half."""

    def __init__(self, frame: Rect) -> None:
        self.emblem = frame.at(28, 26, 68, 68)
        self.wins = frame.at(106, 24, 270, GRAND)
        self.prize = frame.at(396, 20, 76, 76)
        self.bar = frame.at(28, 122, 456, 26)
        figures = [frame.at(24 + index * 158, 168, 148, 196) for index in range(3)]
        self.niches = figures
        self.icons = [figure.at(36, 22, 76, 76) for figure in figures]
        self.numbers = [figure.at(0, 122, 148, HUGE) for figure in figures]


TURNING = Rect(0, 0, WIDTH, 766)
GRAPH = Rect(MARGIN, 20, 1036, 372)
GRAPH_FIELD = GRAPH.at(96, 34, 912, 304)
GRAPH_EMBLEMS = (GRAPH.at(16, 272, 68, 68), GRAPH.at(16, 32, 68, 68))
MARK = 58
TURNING_POINTS = tuple(Rect(MARGIN, 404 + row * 78, 1036, 70) for row in range(3))
BALANCES = (Rect(MARGIN, 640, 512, 106), Rect(546, 640, 512, 106))


class TurningPointPlaces:
    """Mark, who moved, the move, what would have been better, and what the difference cost."""

    def __init__(self, frame: Rect) -> None:
        self.mark = frame.at(10, 6, MARK, MARK)
        self.emblem = frame.at(76, 9, 52, 52)
        self.played = frame.at(140, 0, 344, 70)
        self.arrow = frame.at(490, 5, 44, 60)
        self.better = frame.at(544, 0, 344, 70)
        self.cost = frame.at(890, 17, 132, NUMERAL)


def balance_places(frame: Rect) -> tuple[Rect, Rect, Rect, Rect, Rect]:
    """Emblem; skill and its number; luck and its number."""
    return (
        frame.at(14, 19, 68, 68),
        frame.at(88, 23, 60, 60),
        frame.at(152, 35, 126, NUMERAL),
        frame.at(290, 21, 46, 64),
        frame.at(342, 35, 158, NUMERAL),
    )
