"""The part of a whole life that is about one's own style: judged at once, by nobody."""

from typing import Any

from ai.analysis import GradedMoves
from ai.style import Choice, RoundStyle
from bot.application import Application
from bot.archive.jobs import JobKey
from bot.archive.my_style import MyStyle, Styles
from rules import parse

MISTAKE = Choice(3, 24, parse("-LL"), parse("+K"), 0.125)
GOOD = Choice(9, 11, parse("+DG-LK"), parse("+DG-LK"), 0)
STYLE = RoundStyle(GradedMoves(8, 6.0, 0.2, 0.05), (MISTAKE, MISTAKE, *[GOOD] * 6))


class InstantJobs:
    """Judges every round the same; from the round on that is to fail, raises."""

    def __init__(self) -> None:
        self.asked: list[JobKey] = []
        self.fails_at: int | None = None  # how many it still judges
        self.fault: Exception = RuntimeError()

    async def result(self, key: JobKey, _question: object, _person: int, progress: Any) -> RoundStyle:
        if self.fails_at is not None and len(self.asked) >= self.fails_at:
            raise self.fault
        self.asked.append(key)
        progress(1, 2)
        progress(2, 2)
        return STYLE


def styles_of(app: Application) -> tuple[Styles, InstantJobs]:
    jobs = InstantJobs()
    return Styles(app.db, app.open_rounds, jobs), jobs  # type: ignore[arg-type]  # all that is used of it


async def look_at_style(app: Application, user_id: int) -> MyStyle:
    styles, _ = styles_of(app)
    await styles.missing_games(user_id)
    style = await styles.of(user_id, lambda _, __: None)
    assert await styles.is_judged(user_id)
    return style
