"""Where the file of the days was replaced after somebody had chosen, nothing is said of that choice that is not so."""

from typing import cast

import pytest

from bot.application import Application
from bot.language import NAMES, languages
from bot.store.today_messages import ShownAttempt
from bot.today.attempts import Attempt
from cogs.core.phrasing import Phrasing
from cogs.today.day_message import ShownScore, Solution, invitation, results
from cogs.today.result_screen import result_screen
from cogs.today.stall_screen import replaced_screen
from cogs.today.words import share_text
from render import Painters, Picture
from rules import parse
from tests.bot.today.test_attempts import play
from tests.bot.world import ANNA, BEN
from tests.cogs.test_languages import PAINTED, texts
from tests.cogs.test_languages import app as app


class Blank:
    async def today_card(self, *_: object) -> Picture:
        return PAINTED


async def replaced(app: Application, user: int, *stalls: int) -> Attempt:
    day = app.today.day
    await play(app, user, day)
    for stall in stalls:
        column = f"choice{stall}"
        await app.db.execute(f"UPDATE today_attempts SET {column} = '+DGSCP-LLLLL' WHERE user_id = ?", user)
    attempt = await app.today.find(user, day)
    assert attempt
    return attempt


@pytest.mark.parametrize("code", NAMES)
async def test_the_result_says_so_and_counts_the_others(app: Application, code: str) -> None:
    phrasing, attempt = Phrasing(languages()[code], {}), await replaced(app, ANNA, 2)
    screen = await result_screen(cast(Painters, Blank()), phrasing, app.today, attempt, can_be_shown=True)
    said = "\n".join(texts(screen))
    assert phrasing.say("today-result-unknown", mark="❔", stall=2) in said
    assert phrasing.say("today-result-title", day=str(attempt.day), grade=100) in said
    assert "🟩❔🟩 100" in said
    assert phrasing.move(parse("+DGSCP-LLLLL")) not in said


@pytest.mark.parametrize("code", NAMES)
async def test_of_a_day_of_which_nothing_is_left_there_is_no_number(app: Application, code: str) -> None:
    phrasing, attempt = Phrasing(languages()[code], {}), await replaced(app, ANNA, 1, 2, 3)
    score = app.today.score(attempt)
    assert "❔❔❔ ? " in share_text(phrasing, score, 1).replace("・", " ")
    other = await replaced(app, BEN)
    shown = [ShownScore(ShownAttempt(name, one), app.today.score(one)) for name, one in (("A", attempt), ("B", other))]
    solutions = [Solution(app.today.exercise(attempt.day, stall), None) for stall in (1, 2, 3)]
    (told,) = [text for text in texts(results(phrasing, attempt.day, shown, solutions)) if "❔❔❔" in text]
    assert told.index("🟩🟩🟩") < told.index("❔❔❔"), "best first"
    assert "❔❔❔ **?**" in "\n".join(texts(invitation(phrasing, attempt.day, shown)))


@pytest.mark.parametrize("code", NAMES)
async def test_an_old_button_of_that_stall_leads_on(app: Application, code: str) -> None:
    phrasing, attempt = Phrasing(languages()[code], {}), await replaced(app, ANNA, 1)
    said = texts(replaced_screen(phrasing, app.today, attempt, 1))
    assert any(phrasing.say("today-replaced") in text for text in said)
    assert phrasing.say("button-today-next") in said
    assert phrasing.say("button-today-result") in texts(replaced_screen(phrasing, app.today, attempt, 3))
