"""The pictures of the bazaar of the day in words."""

from collections.abc import Sequence

from render.alt_text.phrases import Say, listed, text
from render.today_results import ChoiceBars, TodayCard


def today_card(card: TodayCard, say: Say) -> str:
    marks = [
        say("alt-today-mark", stall=number, mark=mark or "unknown") for number, mark in enumerate(card.marks, start=1)
    ]
    return text(
        say,
        [say("alt-today-card", day=str(card.day), grade="?" if card.grade is None else card.grade), listed(say, marks)],
    )


def choice_bars(bars: ChoiceBars, moves: Sequence[str], say: Say) -> str:
    """`moves` are those of the bars in words."""
    told = []
    for one, move in zip(bars.bars, moves, strict=True):
        whose, share = "mine" if one.is_mine else "others", max(1, round(100 * one.share))
        told.append(say("alt-choice", move=move, share=share, mark=one.mark, whose=whose))
    return text(say, [say("alt-choices", count=bars.people), *told])
