"""Who begins to play is stored, also where two of their clicks come at once."""

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.application import Application
from cogs.core.newcomers import stored_as_player
from tests.bot.world import ANNA, BEN, TERMS, application


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[Application]:
    async with application(tmp_path) as opened:
        yield opened


def interaction_of(app: Application) -> Any:
    user = SimpleNamespace(id=ANNA, display_name="Anna")
    return SimpleNamespace(client=SimpleNamespace(app=app), user=user, locale="en-US")


async def fail(app: Application) -> None:
    async with stored_as_player(interaction_of(app)):
        raise ValueError


@pytest.mark.parametrize("is_twin_first", [True, False])
async def test_the_twin_of_a_click_fails(app: Application, is_twin_first: bool) -> None:
    twin = stored_as_player(interaction_of(app))
    await twin.__aenter__()
    assert await app.names.name(ANNA) == "Anna"
    await app.names.forget(ANNA)  # so that both find a stranger, as they do when they come at once
    async with stored_as_player(interaction_of(app)):
        if is_twin_first:
            await give_up(twin)
        await app.challenges.create(ANNA, BEN, TERMS)
    if not is_twin_first:
        await give_up(twin)
    assert await app.names.name(ANNA) == "Anna"


async def give_up(twin: Any) -> None:
    assert not await twin.__aexit__(ValueError, ValueError("the twin failed"), None), "the fault goes on"


async def test_who_cannot_play_after_all_is_not_stored(app: Application) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        await fail(app)
    assert await app.names.name(ANNA) is None
