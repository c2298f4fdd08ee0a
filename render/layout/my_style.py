"""Where everything stands in the picture of *My style*: the grade and its curve; below, bars for four kinds of move."""

from render.geometry import Rect
from render.layout.sizes import GRAND, LABEL, LARGE, MARGIN, NUMERAL, WIDTH

LINE = LABEL + 8  # of a label

CARTOUCHE = Rect(MARGIN, 20, 372, 272)
GRADE_LABEL = CARTOUCHE.at(60, 34, 252, LINE)
GRADE = CARTOUCHE.at(0, 88, 372, GRAND)
GAMES_LABEL = CARTOUCHE.at(38, 176, 296, 2 * LINE)

SCROLL = Rect(406, 20, 652, 272)
CURVE_LABEL = SCROLL.at(20, 12, 612, LINE)
CURVE = SCROLL.at(118, 64, 504, 182)
CURVE_TOP = SCROLL.at(4, 50, 104, NUMERAL)
CURVE_BOTTOM = SCROLL.at(4, 222, 104, NUMERAL)

LEGEND = Rect(MARGIN, 302, 1036, 70)
SWATCHES = tuple(LEGEND.at(x, 17, 72, NUMERAL) for x in (36, 420))  # one's own, then the strong player's
LEGEND_LABELS = tuple(LEGEND.at(x, 10, width, LINE + 12) for x, width in ((124, 280), (508, 500)))

FRAME = Rect(MARGIN, 382, 1036, 472)
STAGES = tuple(FRAME.at(x, 0, 380, FRAME.height) for x in (260, 650))  # early, late
STAGE_LABELS = tuple(stage.at(0, 10, stage.width - 12, LINE + 6) for stage in STAGES)
MOST = 232  # pixels of the longest bar
BAR = 40
PICTURE = Rect(0, 0, WIDTH, FRAME.bottom + 20)


class KindRow:
    """One kind of move: its sign and name; then one's own bar above the strong player's, early and late."""

    def __init__(self, number: int) -> None:
        row = FRAME.at(0, 60 + number * 102, FRAME.width, 98)
        self.icon = row.at(10, 9, 90, 80)
        self.label = row.at(102, 8, 152, 82)
        self.bars = [[Rect(stage.x, row.y + y, MOST, BAR) for y in (6, 50)] for stage in STAGES]
        self.numbers = [[bar.at(MOST + 8, 2, 138, NUMERAL) for bar in bars] for bars in self.bars]
        self.unknown = [Rect(stage.x, row.y + 28, MOST, LARGE) for stage in STAGES]
