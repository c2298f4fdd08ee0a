"""Scenes of the record book, for golden pictures and tests."""

from collections.abc import Callable

from PIL import Image

from ai import Reason, Why
from ai.analysis import JudgedMove, RoundAnalysis, TurningPoint
from render.pictures import profile_card as profiles
from render.pictures import rivalry as rivalries
from render.pictures import share_card as shares
from render.pictures import style_card as styles
from render.pictures import table_guide as guides
from render.pictures import turning_points as turnings
from render.pictures.profile_card import ProfileCard, ProfileLabels
from render.pictures.rivalry import Rival, RivalryCard, RivalryLabels
from render.pictures.style_card import KindShares, StyleCard, StyleLabels
from render.pictures.turning_points import TurningLabels
from render.shared_match import ShareCard, ShareLabels
from rules import TAKE_CAMELS, BonusToken, Card, Exchanged, Sold, Termination, Took
from rules.round import Ending
from rules.scoring import DecidedBy, Purse, Result

NAMES = ("Anoushka", "Балтазар 김민준 さくら")
CURVE = tuple(1500 + 12 * index + (-1) ** index * 20.0 for index in range(24))
LABELS = ProfileLabels(
    *("Rating", "margin", "rank", "Rating, game by game", "won", "win rate", "lost"),
    *("favourite good", "average sale", "sales with a bonus", "larger herd", "time per move"),
)
FULL = ProfileCard(*(1687, 41, 3, CURVE, 34, 21, 0.62, Card.SPICE, 0.28, 6.4, 0.31, 0.55, "13 min"), NAMES[0], LABELS)
LARGE = ProfileCard(2987, 349, None, CURVE * 3, 9999, 9999, 1.0, Card.LEATHER, 1.0, 29.9, 1.0, 1.0, "7 d")
BLANK = ProfileCard(None, None, None, (), 1, 0, None, None, 0, None, None, None, None)
K, P, G, C = Card.CAMEL, Card.SPICE, Card.GOLD, Card.CLOTH
LONGEST = Exchanged(1, (P, P, P, G, G), (K, K, K, K, K), (0, 1, 2, 3, 4))
WHY = (Reason(Why.NOTHING_BETTER, {}),)
ANALYSIS = RoundAnalysis(
    chances=(0.5, 0.55, 0.4, 0.45, 0.2, 0.9, 1.0),
    turning_points=(
        TurningPoint(
            2, 1, Took(1, (G,), (1,), (P,)), Sold(1, C, 7, (5, 3, 3, 2, 2, 1, 1), BonusToken(5, None)), 0.31, WHY
        ),
        TurningPoint(4, 1, LONGEST, Took(1, (K,) * 5, (0, 1, 2, 3, 4), ()), 0.2, WHY),
        TurningPoint(6, 1, Sold(1, G, 2, (6, 6), None), Took(1, (K,), (0,), ()), 0.02, WHY),
    ),
    moves=(
        *(JudgedMove(ply, 0, 0.5, 0.02, TAKE_CAMELS) for ply in range(1, 17, 2)),
        JudgedMove(2, 1, 0.6, 0.31, TAKE_CAMELS),
    ),
)
RIVALS = RivalryCard(
    (Rival(12, 27, 23, 4), Rival(9, 21, 29, 3)),
    ahead=1,
    names=NAMES,
    labels=RivalryLabels("seals", "biggest sale", "longest run"),
)
STYLE_LABELS = StyleLabels(
    *("Grade", "± 12, of 100, in your last 12 games", "Grade by game (line: 5 games)", "you", "a strong player"),
    *("Early", "Late", "one good", "camels", "exchange", "sale"),
)
STYLE = StyleCard(
    63,
    (40, 55, None, 72, 61, 38, 66, 70, 58, 81, 49, 77),
    (40, 48, 48, 57, 58, 55, 59, 61, 59, 63, 62, 66),
    KindShares((0.52, 0.14, 0.0, 0.34), (0.22, 0.13, 0.42, 0.23)),
    KindShares((0.31, 0.18, 0.21, 0.30), (0.25, 0.14, 0.18, 0.43)),
    STYLE_LABELS,
)
EXTREME_STYLE = StyleCard(
    100,
    (0, 100) * 12,
    (0, 50, *[50] * 22),
    KindShares((1.0, 0.0, 0.0, 0.0), (0.0, 1.0, 0.0, 0.0)),
    KindShares((0.0, 0.0, 1.0, 0.0), (0.0, 0.0, 0.0, 1.0)),
)
UNKNOWN_STYLE = StyleCard(None, (None, None), (None, None), None, None)
TURNING_LABELS = TurningLabels("Chance of winning", "grade, of 100", "no grade", "with even luck")


def _round(number: int, first: int, second: int) -> Result:
    purses = Purse((), (), 0, (), 0, first), Purse((), (), 0, (), 0, second)
    return Result(number, purses, int(second > first), DecidedBy.RUPEES, Ending.SOLD_OUT)


SHARED = ShareCard(
    winner=0,
    termination=None,
    rounds=(_round(1, 72, 81), _round(2, 90, 49), _round(3, 101, 77)),
    best_sale=Sold(0, C, 7, (5, 3, 3, 2, 2, 1, 1), BonusToken(5, 10)),
    turning_point=ANALYSIS.turning_points[1],
    first_share=0.62,
    names=NAMES,
    labels=ShareLabels("Best sale", "Turning point", "With even luck, about"),
)
RESIGNED = ShareCard(1, Termination.RESIGNED, (), None, None, 0.07, NAMES, SHARED.labels)


def paintings() -> dict[str, Callable[[], Image.Image]]:
    return {
        "profile-full": lambda: profiles.paint(FULL),
        "profile-large": lambda: profiles.paint(LARGE),
        "profile-blank": lambda: profiles.paint(BLANK),
        "rivalry": lambda: rivalries.paint(RIVALS),
        "table-guide": lambda: guides.paint(NAMES),
        "share-card": lambda: shares.paint(SHARED),
        "share-card-resigned": lambda: shares.paint(RESIGNED),
        "my-style": lambda: styles.paint(STYLE),
        "my-style-extreme": lambda: styles.paint(EXTREME_STYLE),
        "my-style-unknown": lambda: styles.paint(UNKNOWN_STYLE),
        "turning-points": lambda: turnings.paint(ANALYSIS, NAMES, TURNING_LABELS),
    }
