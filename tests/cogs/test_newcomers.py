"""Who begins to play is stored, also where two of their clicks come at once."""

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.application import Application
from cogs.core.newcomers import stored_as_player
from tests.bot.fairs.test_services import open_fair
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


async def test_the_twin_of_a_click_that_joined_a_fair_fails(app: Application) -> None:
    """Else they stand in the cross table without a name."""
    fair = await open_fair(app)
    twin = stored_as_player(interaction_of(app))
    await twin.__aenter__()
    await app.names.forget(ANNA)  # both find a stranger
    async with stored_as_player(interaction_of(app)):
        await app.fair_entries.join(fair.code, ANNA)
    await give_up(twin)
    assert await app.names.name(ANNA) == "Anna"
    await app.fair_entries.leave(fair.code, ANNA)
    await app.names.forget(ANNA)
    assert await app.names.name(ANNA) is None, "who has left plays no longer"


async def test_who_is_only_invited_to_a_fair_is_not_stored_by_looking(app: Application) -> None:
    fair = await open_fair(app)
    await app.fair_entries.invite(fair.code, ANNA, BEN)
    await app.names.refresh(BEN, "Ben")
    assert await app.names.name(BEN) is None
    await app.fair_entries.join(fair.code, BEN)
    await app.names.refresh(BEN, "Ben")
    assert await app.names.name(BEN) == "Ben"


async def give_up(twin: Any) -> None:
    assert not await twin.__aexit__(ValueError, ValueError("the twin failed"), None), "the fault goes on"


async def test_who_cannot_play_after_all_is_not_stored(app: Application) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        await fail(app)
    assert await app.names.name(ANNA) is None
