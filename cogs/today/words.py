"""What is said of somebody's day: the marks, the grade, how often they were there."""

from bot.today.attempts import DayScore
from bot.today.day_numbers import WEEK
from cogs.core.phrasing import Phrasing
from render.today_results import TodayCard


def marks(score: DayScore) -> str:
    return "".join(mark.emoji for mark in score.marks)


def share_text(phrasing: Phrasing, score: DayScore, attendance: int) -> str:
    """`Jaipur bazaar #214 🟩🟡🟩 94 · 5 of the last 7 days`, without anything that Discord would format."""
    return phrasing.say(
        "today-share", day=str(score.day), marks=marks(score), grade=score.grade, count=attendance, of=WEEK
    )


def card_of(score: DayScore) -> TodayCard:
    return TodayCard(score.day, tuple(mark.value for mark in score.marks), score.grade)
