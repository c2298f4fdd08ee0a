"""What became of a day, for its player: the three choices, how often they were there, and a line to copy."""

from datetime import UTC, datetime

from discord import ButtonStyle, SelectOption

from bot.today.attempts import Attempt, DayScore, Judged, Today
from bot.today.day_numbers import WEEK, begins, ends
from cogs.core.phrasing import Phrasing
from cogs.core.screen import MOST_OPTIONS, Item, Screen, box, button, lines, picture, row, select, text
from cogs.today.words import UNKNOWN, card_of, graded, share_text
from render import Painters, alt_text


async def result_screen(
    painters: Painters,
    phrasing: Phrasing,
    today: Today,
    attempt: Attempt,
    *,
    can_be_shown: bool,
    note: str | None = None,
) -> Screen:
    """Of a finished attempt."""
    score = today.score(attempt)
    attendance = await today.attendance(attempt.user_id, attempt.day)
    painted = await painters.today_card(card_of(score))
    told = [_stall(phrasing, today, score, stall, one) for stall, one in enumerate(score.judged, start=1)]
    title = phrasing.say("today-result-title", day=str(score.day), grade=graded(score.grade))
    counted = _counted(phrasing, today, score, attendance) if score.counts else [phrasing.say("today-practice")]
    return Screen(
        (
            box(
                text(title),
                picture(painted, alt_text.today_card(card_of(score), phrasing.say)),
                text(lines([*told, *counted, note])),
                row(*_buttons(phrasing, today, score, can_be_shown=can_be_shown)),
                row(_missed(phrasing, await today.missed(attempt.user_id))),
            ),
        ),
        pictures=(painted,),
    )


def _stall(phrasing: Phrasing, today: Today, score: DayScore, stall: int, judged: Judged) -> str:
    """The choice, and the best one where it was another."""
    if judged.mark is None:
        return phrasing.say("today-result-unknown", mark=UNKNOWN, stall=stall)
    exercise = today.exercise(score.day, stall)
    camels = exercise.view.camels_in_market
    told = {"mark": judged.mark.emoji, "grade": judged.grade, "stall": stall}
    move = phrasing.move(judged.move, camels)
    if judged.move == exercise.best:
        return phrasing.say("today-result-stall", move=move, **told)
    return phrasing.say("today-result-better", move=move, best=phrasing.move(exercise.best, camels), **told)


def _counted(phrasing: Phrasing, today: Today, score: DayScore, attendance: int) -> list[str]:
    next_one = f"<t:{ends(max(score.day, today.day))}:R>"
    return [
        phrasing.say("today-attendance", count=attendance, of=WEEK, when=next_one),
        phrasing.say("today-copy"),
        f"```\n{share_text(phrasing, score, attendance)}\n```",
    ]


def _buttons(phrasing: Phrasing, today: Today, score: DayScore, *, can_be_shown: bool) -> list[Item]:
    show = button(phrasing.say("button-today-show"), "today-show", score.day, style=ButtonStyle.primary)
    on = button(phrasing.say("button-today-on"), "today", today.day, style=ButtonStyle.primary)
    return [*([show] if can_be_shown else []), *([on] if score.day != today.day else [])]


def _date(day: int) -> str:
    return datetime.fromtimestamp(begins(day), UTC).date().isoformat()


def _missed(phrasing: Phrasing, days: list[int]) -> Item | None:
    options = [SelectOption(label=f"#{day} · {_date(day)}", value=str(day)) for day in days[:MOST_OPTIONS]]
    return select(phrasing.say("select-today-missed"), options, "today-missed") if options else None
