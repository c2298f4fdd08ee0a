"""What docs/today.md and the change log say about the bazaar of the day, where no story shows it."""

from datetime import UTC, datetime
from pathlib import Path
from typing import cast

import pytest

from bot.application import Application
from bot.language import NAMES, languages
from bot.people.preferences import Preferences
from bot.today.attempts import ENOUGH, MISSED
from bot.today.day_numbers import FIRST_MIDNIGHT, HOUR, begins, closes, ends
from bot.today.messages import HIDES_BACK
from cogs.core.phrasing import Phrasing
from cogs.exercises import screens
from cogs.server import NEEDED_FOR_TODAY
from cogs.today.day_message import Solution, results
from cogs.today.stall_screen import asking
from tests.bot.today.test_attempts import play
from tests.bot.world import ANNA, BEN, FakeClock
from tests.cogs.test_languages import PAINTERS, texts
from tests.cogs.test_languages import app as app

PAGE = " ".join((Path(__file__).parents[2] / "docs" / "today.md").read_text(encoding="utf-8").split())


def test_the_page_has_the_numbers_of_the_program() -> None:
    first = datetime.fromtimestamp(FIRST_MIDNIGHT, UTC)
    assert (first.hour, first.minute, first.second) == (0, 0, 0)
    assert f"Days have numbers from 1 ({first.day} {first:%B %Y})" in PAGE
    assert closes(5) - ends(5) == 3600
    assert "until an hour after the day's end" in PAGE
    assert f"the list below the result (the last {MISSED})" in PAGE
    assert ENOUGH == 10
    assert "once ten have chosen there" in PAGE
    assert HIDES_BACK == 7
    assert "is taken out of the messages of the last seven days" in PAGE
    assert [flag.replace("_", " ").title() for flag in NEEDED_FOR_TODAY] == [
        "View Channel", "Send Messages", "Read Message History"
    ]  # fmt: skip
    assert "View Channel, Send Messages and Read Message History" in PAGE


@pytest.mark.parametrize("code", NAMES)
async def test_a_stall_says_that_its_day_was_there_before(app: Application, code: str) -> None:
    phrasing, clock, length = Phrasing(languages()[code], {}), cast(FakeClock, app.clock), len(app.today._days)
    again = (2 * length + 1, str(length + 1))
    for day, before in ((length, None), (length + 1, "1"), (2 * length, str(length)), again):
        clock.time = ends(day) - 60
        attempt = await app.today.open(ANNA, day)
        exercise = app.today.exercise(day, 1)
        screen = await screens.ask(PAINTERS, phrasing, exercise, asking(phrasing, app.today, attempt, 1, "Anna"))
        said = "\n".join(texts(screen))
        exchanged = [phrasing.say("today-exchanged", before=str(one)) for one in range(1, 2 * length)]
        assert [one for one in exchanged if one in said] == (
            [phrasing.say("today-exchanged", before=before)] if before else []
        )


async def test_the_results_say_how_many_in_a_hundred_found_the_best_move(app: Application) -> None:
    phrasing, day = Phrasing(languages()["en"], {}), app.today.day
    solutions = [Solution(app.today.exercise(day, stall), found) for stall, found in ((1, 60), (2, 0), (3, None))]
    said = "\n".join(texts(results(phrasing, day, [], solutions)))
    for stall, solution in enumerate(solutions, start=1):
        move = phrasing.move(solution.move, solution.exercise.view.camels_in_market)
        assert f"tall {stall}" in said
        assert move in said
    assert said.count("60%") == said.count("0%") - 1 == 1
    assert "None" not in said


async def test_it_is_in_no_rating_and_no_table(app: Application) -> None:
    before = (await app.personal_data.export(ANNA))["record_book"]
    await play(app, ANNA, app.today.day)
    await app.match_counter.catch_up()
    assert (await app.personal_data.export(ANNA))["record_book"] == before
    assert not any(before.values())


async def test_who_hides_is_taken_out_of_the_messages_of_seven_days(app: Application) -> None:
    clock, day = cast(FakeClock, app.clock), app.today.day
    for person in (ANNA, BEN):
        await play(app, person, day)
        await app.today_messages.begin_in(900, 77)
        await app.today_messages.show(900, person, day)
    message = await app.today_messages.claim(900, day)
    assert message
    clock.time = closes(day)
    await app.today_messages.told(message, 5000, is_result=True)
    for later, is_due in ((HIDES_BACK, True), (HIDES_BACK + 1, False)):
        clock.time = begins(day + later) + 2 * HOUR
        await app.preferences.change(ANNA, Preferences(is_hidden=is_due))
        await app.today_messages.hides_or_shows(ANNA)
        assert ((900, day) in await app.today_messages.due()) == is_due
        if is_due:
            again = await app.today_messages.claim(900, day)
            assert again
            await app.today_messages.told(again, 5000, is_result=True)
