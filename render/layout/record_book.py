"""Where everything stands in the pictures of the record book: profile, rivalry, turning points."""

from render.geometry import Rect
from render.layout.sizes import GRAND, HUGE, LABEL, LARGE, MARGIN, NAME, NUMERAL, WIDTH

LINE = LABEL + 8  # of a label

HEADLINE = Rect(MARGIN, 20, 1036, 70)
HEADLINE_NAME = HEADLINE.at(24, 8, 988, NAME + 14)
CARTOUCHE = Rect(MARGIN, 100, 372, 272)
RATING_LABEL = CARTOUCHE.at(60, 22, 252, LINE)
RATING = CARTOUCHE.at(0, 64, 372, GRAND)
DEVIATION = CARTOUCHE.at(0, 158, 372, LARGE)  # in the middle, or beside the rank
DEVIATION_LABEL = CARTOUCHE.at(60, 208, 252, LINE)
RANKED_DEVIATION = CARTOUCHE.at(36, 158, 160, LARGE)
RANKED_DEVIATION_LABEL = CARTOUCHE.at(36, 208, 160, LINE)
RANK_SEAL = CARTOUCHE.at(212, 148, 60, 60)
RANK = CARTOUCHE.at(278, 158, 70, LARGE)
RANK_LABEL = CARTOUCHE.at(204, 208, 132, LINE)

SCROLL = Rect(406, 100, 652, 272)
CURVE_LABEL = SCROLL.at(148, 12, 474, LINE)
CURVE = SCROLL.at(148, 64, 474, 182)
CURVE_TOP = SCROLL.at(14, 50, 120, NUMERAL)
CURVE_BOTTOM = SCROLL.at(14, 222, 120, NUMERAL)

RESULTS = Rect(MARGIN, 382, 1036, 70)
WON_ICON, LOST_ICON = RESULTS.at(12, -3, 76, 76), RESULTS.at(950, 1, 68, 68)
WON, LOST = RESULTS.at(92, 14, 150, LARGE), RESULTS.at(794, 14, 150, LARGE)
WIN_BAR = RESULTS.at(254, 12, 528, 46)
WIN_RATE = WIN_BAR.at(0, 5, 528, NUMERAL)
RESULT_LABELS = tuple(Rect(x, 454, width, LINE) for x, width in ((MARGIN, 246), (276, 528), (812, 246)))

ALCOVE = (198, 300)
ALCOVES = tuple(Rect(MARGIN + column * 209 + column // 4, 500, *ALCOVE) for column in range(5))
PROFILE = Rect(0, 0, WIDTH, 500 + ALCOVE[1] + 20)


def alcove_icon(alcove: Rect) -> Rect:
    return alcove.at(47, 60, 104, 104)


def alcove_number(alcove: Rect) -> Rect:
    return alcove.at(0, 174, ALCOVE[0], LARGE)


def alcove_label(alcove: Rect) -> Rect:
    """Two lines."""
    return alcove.at(14, 218, ALCOVE[0] - 28, 2 * LINE)


BANNERS = (Rect(MARGIN, 20, 512, 492), Rect(546, 20, 512, 492))
RIVALRY = Rect(0, 0, WIDTH, BANNERS[0].bottom + 20)


class Banner:
    """One rival's half."""

    def __init__(self, frame: Rect) -> None:
        self.emblem = frame.at(22, 20, 68, 68)
        self.name = frame.at(102, 26, 386, NAME + 14)
        self.wins = frame.at(106, 96, 270, GRAND)
        self.prize = frame.at(396, 94, 76, 76)
        self.bar = frame.at(28, 190, 456, 26)
        figures = [frame.at(20 + index * 160, 232, 152, 240) for index in range(3)]
        self.niches = figures
        self.icons = [figure.at(38, 12, 76, 76) for figure in figures]
        self.numbers = [figure.at(0, 100, 152, HUGE) for figure in figures]
        self.labels = [figure.at(4, 158, 144, 2 * LINE) for figure in figures]


GRAPH = Rect(MARGIN, 20, 1036, 388)
GRAPH_FIELD = GRAPH.at(116, 62, 892, 304)
GRAPH_EMBLEMS = (GRAPH.at(28, 298, 68, 68), GRAPH.at(28, 62, 68, 68))
HALF = GRAPH.at(2, 196, 110, NUMERAL)  # the line on which both have the same chance
GRAPH_NAMES = (GRAPH_FIELD.at(16, 254, 520, NAME + 8), GRAPH_FIELD.at(16, 4, 520, NAME + 8))
GRAPH_LABEL = GRAPH.at(116, 14, 892, LINE)
MARK = 58
TURNING_POINTS = tuple(Rect(MARGIN, 418 + row * 78, 1036, 70) for row in range(3))
BALANCES = (Rect(MARGIN, 654, 512, 208), Rect(546, 654, 512, 208))
TURNING = Rect(0, 0, WIDTH, BALANCES[0].bottom + 20)


class TurningPointPlaces:
    """Mark, who moved, the move, what would have been better, and what the difference cost."""

    def __init__(self, frame: Rect) -> None:
        self.mark = frame.at(10, 6, MARK, MARK)
        self.emblem = frame.at(76, 9, 52, 52)
        self.played = frame.at(140, 0, 344, 70)
        self.arrow = frame.at(490, 5, 44, 60)
        self.better = frame.at(544, 0, 344, 70)
        self.cost = frame.at(890, 17, 132, NUMERAL)


class Balance:
    """How good one player's moves were, and what they were worth with even luck: two figures with their labels."""

    def __init__(self, frame: Rect) -> None:
        self.emblem = frame.at(14, 8, 68, 68)
        self.name = frame.at(88, 16, 400, NAME + 10)
        self.grade_icon, self.grade = frame.at(20, 76, 60, 60), frame.at(90, 82, 156, HUGE)
        self.luck_icon, self.luck = frame.at(272, 74, 46, 64), frame.at(328, 82, 170, HUGE)
        self.grade_label = frame.at(14, 142, 236, LINE + 18)
        self.luck_label = frame.at(262, 142, 236, LINE + 18)
