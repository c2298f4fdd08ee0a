"""A result has little room above its columns: a merchant stands there with the short name, which is never cut."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import cast

import pytest

from bot.application import Application
from bot.language import languages
from bot.match.model import Level, State
from cogs.core.phrasing import Phrasing
from cogs.play.hand_panel import panel
from cogs.tables.table_message import Table
from render import Painters, Picture
from render.parts.name_plate import Names
from rules import View
from tests.bot.world import ANNA, PRACTICE, SINGLE, application, one_move

EN = Phrasing(languages()["en"], {})
PAINTED = Picture(b"", "result.png", 10, 10)


class Painter:
    """Paints nothing, and knows with which names it should have."""

    def __init__(self) -> None:
        self.names: list[Names] = []

    async def result(self, _: View, names: Names) -> Picture:
        self.names.append(names)
        return PAINTED


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[Application]:
    async with application(tmp_path) as opened:
        yield opened


async def test_a_merchant_has_the_short_name_over_a_result(app: Application) -> None:
    match = await app.challenges.practise(ANNA, Level.HOARDER, replace(PRACTICE, options=SINGLE))
    rng = Random(2)
    while match.state is State.RUNNING:
        match = await one_move(app, match, rng)
    painter = Painter()
    public = await app.matches.peek(match.code, 0)
    await Table(EN, match, public.view, ()).paint(cast(Painters, painter))
    await panel(cast(Painters, painter), EN, await app.matches.peek(match.code, ANNA))
    assert len(painter.names) == 2
    assert all("Meera" in names for names in painter.names), painter.names
