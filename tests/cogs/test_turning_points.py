"""What turning points say of both players: a grade or none, and the round with even luck."""

import re
from dataclasses import replace

import pytest

from ai.analysis import ENOUGH, JudgedMove, RoundAnalysis
from bot.application import Application
from bot.language import NAMES, languages
from cogs.core.phrasing import Phrasing
from cogs.record_book.turning_points import alt, balance, lessons
from render.alt_text.phrases import LONGEST
from rules import TAKE_CAMELS
from tests.bot.world import ANNA, BEN, CARL, SINGLE, played_and_resigned, start_match
from tests.cogs.test_languages import app as app

GRADED = [JudgedMove(2 * index + 1, 0, 0.5, 0.02, TAKE_CAMELS) for index in range(ENOUGH)]
FEW = [JudgedMove(2, 1, 0.5, 0.02 * ENOUGH + 0.12, TAKE_CAMELS)]
ANALYSIS = RoundAnalysis((0.5,) * 90, (), (*GRADED, *FEW))


@pytest.mark.parametrize("code", NAMES)
async def test_one_has_a_grade_and_the_other_has_too_few_live_moves(app: Application, code: str) -> None:
    match, phrasing = await start_match(app, options=SINGLE), Phrasing(languages()[code], {})
    first, second, luck = balance(phrasing, match, ANALYSIS)
    assert re.search(r"\*\*\D?80\D?\*\*", first), "in steps of ten: a finer number would say more than is known"
    assert "80" not in second
    assert "100" not in second, "no grade is not a grade"
    assert "**60" in luck
    assert "40**" in luck


async def test_the_grade_of_a_seat_names_the_merchant_who_has_moved_there(app: Application) -> None:
    match, phrasing = await start_match(app, options=SINGLE), Phrasing(languages()["en"], {})
    _, second, luck = balance(phrasing, replace(match, stewarded="2 1.1-1.3"), ANALYSIS)
    assert "Balbir (" in second
    assert "Balbir (" in luck


@pytest.mark.parametrize("code", NAMES)
async def test_a_screen_reader_hears_the_figures_of_the_picture(app: Application, code: str) -> None:
    for person in (ANNA, BEN):
        await app.names.remember(person, "A name of thirty-two letters, eh")
    match, phrasing = await start_match(app, options=SINGLE), Phrasing(languages()[code], {})
    said = alt(phrasing, match, ANALYSIS)
    assert all(number in said for number in ("80", "60", "40"))
    assert len(said) <= LONGEST
    for moves in (89, 150, 1000):
        said = alt(phrasing, match, replace(ANALYSIS, chances=(0.51,) * (moves + 1)))
        assert all(number in said for number in ("80", "60", "40")), "a long round leaves room for them"
        assert not said.endswith("…")
        assert said.count("51") > 15


async def test_the_way_to_lessons_is_for_the_players_of_a_match_that_is_over(app: Application) -> None:
    phrasing = Phrasing(languages()["en"], {})
    running, over = await start_match(app), await played_and_resigned(app, ANNA, BEN)
    assert lessons(phrasing, running, ANNA) is None, "not even from a round that is over"
    for person, has_some in ((ANNA, True), (BEN, True), (CARL, False)):
        assert (lessons(phrasing, over, person) is not None) == has_some
