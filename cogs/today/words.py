"""What is said of somebody's day: the marks, the grade, how often they were there."""

from bot.today.attempts import DayScore
from bot.today.day_numbers import WEEK
from cogs.core.phrasing import Phrasing
from render.today_results import TodayCard

UNKNOWN, NO_GRADE = "❔", "?"  # of a choice whose position was replaced since


def marks(score: DayScore) -> str:
    return "".join(mark.emoji if mark else UNKNOWN for mark in score.marks)


def graded(grade: int | None) -> int | str:
    return NO_GRADE if grade is None else grade


def share_text(phrasing: Phrasing, score: DayScore, attendance: int) -> str:
    """`Jaipur bazaar #214 🟩🟡🟩 94 · 5 of the last 7 days`, without anything that Discord would format."""
    return phrasing.say(
        "today-share", day=str(score.day), marks=marks(score), grade=graded(score.grade), count=attendance, of=WEEK
    )


def card_of(score: DayScore) -> TodayCard:
    return TodayCard(score.day, tuple(mark.value if mark else None for mark in score.marks), score.grade)
