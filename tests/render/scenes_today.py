"""Scenes of the bazaar of the day, for golden pictures and tests."""

from collections.abc import Callable

from PIL import Image

from render.pictures import choice_bars as bars
from render.pictures import today_card as cards
from render.today_results import ChoiceBar, ChoiceBars, TodayCard
from rules import parse

CARD = TodayCard(214, ("best", "good", "fair"), 88)
EXTREME_CARD = TodayCard(99_999, ("poor", "best", "poor"), 100)
BARS = ChoiceBars(
    (
        ChoiceBar(parse("-LLL"), 0, "best", 0.46, is_mine=False),
        ChoiceBar(parse("+DG-LK"), 0, "good", 0.25, is_mine=True),
        ChoiceBar(parse("+K"), 4, "fair", 0.16, is_mine=False),
        ChoiceBar(parse("+G"), 0, "poor", 0.08, is_mine=False),
        ChoiceBar(parse("+DDGSC-LLKKK"), 0, "fair", 0.049, is_mine=False),
        ChoiceBar(parse("-LLLLLLL"), 0, "poor", 0.001, is_mine=False),
    ),
    1000,
)
ONE_BAR = ChoiceBars((ChoiceBar(parse("+K"), 5, "best", 1.0, is_mine=True),), 10)


def paintings() -> dict[str, Callable[[], Image.Image]]:
    return {
        "bazaar": lambda: cards.paint(CARD),
        "bazaar-extreme": lambda: cards.paint(EXTREME_CARD),
        "choices": lambda: bars.paint(BARS),
        "choices-one": lambda: bars.paint(ONE_BAR),
    }
