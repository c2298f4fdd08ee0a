"""What is said about tables that cannot be posted: the right reason, and each word once in a list."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.application import Application
from bot.language import language
from bot.match.model import Place
from cogs.core.phrasing import Phrasing
from cogs.tables.table_troubles import TableTroubles
from tests.bot.world import PLACE, application, start_match

HERE = PLACE.guild_id


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[Application]:
    async with application(tmp_path) as opened:
        yield opened


@pytest.mark.parametrize("name", ["en", "fr", "ja"])
async def test_the_notes_of_many_games_are_short(app: Application, name: str) -> None:
    match = replace(await start_match(app), is_interrupted=True)
    many = [replace(match, code=f"AB{number:02}") for number in range(25)]
    (note,) = TableTroubles(lambda guild: guild == HERE).notes(Phrasing(language(name), {}), many)
    assert len(note) < 600
    assert all(one.code in note for one in many)


async def test_a_server_without_the_bot_is_told_from_a_permission(app: Application) -> None:
    match, phrasing = await start_match(app), Phrasing(language("en"), {})
    interrupted = replace(match, is_interrupted=True)
    foreign = replace(match, terms=replace(match.terms, place=Place(HERE, 1, is_reachable=False)))
    inside, outside = TableTroubles(lambda _: True), TableTroubles(lambda _: False)
    assert "/jaipur table" in (inside.said(phrasing, interrupted) or "")
    assert "/jaipur table" not in (outside.said(phrasing, interrupted) or "")
    assert "invited again" in (outside.said(phrasing, interrupted) or "")
    assert "missing permissions" in (inside.said(phrasing, foreign) or "")
    assert "isn't a member" in (outside.said(phrasing, foreign) or "")
