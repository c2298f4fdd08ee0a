"""A turn that began with a quiet edit: who does not notice it is called, once."""

import asyncio

import pytest

from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import Player, choose, press, seated, told

MINUTES = 60


async def moved_quietly(jaipur: JaipurPlayground) -> tuple[Player, int]:
    """Somebody moves while both are there. Gives who is to move now, and how often they were called so far."""
    mover, waiting = await seated(jaipur)
    before = len(waiting.person.pings)
    await mover.click_a_move()
    await told(jaipur, waiting)
    assert len(waiting.person.pings) == before, "the table was edited"
    return waiting, before


async def test_who_does_not_act_for_three_minutes_is_called_once(jaipur: JaipurPlayground) -> None:
    player, before = await moved_quietly(jaipur)
    table = jaipur.table(player.code)
    await jaipur.advance_bot_clock(2 * MINUTES)
    await asyncio.sleep(0.6)  # some rounds of the background work
    assert len(player.person.pings) == before, "not before the three minutes are over"
    await jaipur.advance_bot_clock(1.1 * MINUTES)
    await player.person.until(lambda: len(player.person.pings) == before + 1, within=WAIT, why="nobody was called")
    await player.person.until(lambda: table.is_gone, within=WAIT, why="there are two tables")
    assert player.person.pings[-1].id == jaipur.table(player.code).id
    for _ in range(3):
        await jaipur.advance_bot_clock(10 * MINUTES)
        await asyncio.sleep(0.5)
    await jaipur.crash()
    await asyncio.sleep(0.5)
    assert len(player.person.pings) == before + 1


async def test_a_bot_that_was_stopped_meanwhile_calls_after_its_start(jaipur: JaipurPlayground) -> None:
    player, before = await moved_quietly(jaipur)
    await jaipur.bot.kill()
    await jaipur.advance_bot_clock(4 * MINUTES)
    await jaipur.bot.start()
    await player.person.until(lambda: len(player.person.pings) == before + 1, within=WAIT, why="nobody was called")


async def test_who_has_looked_is_not_called(jaipur: JaipurPlayground) -> None:
    player, before = await moved_quietly(jaipur)
    await jaipur.advance_bot_clock(1 * MINUTES)
    await player.open_panel()
    await jaipur.advance_bot_clock(10 * MINUTES)
    await asyncio.sleep(1)  # long enough for a call
    assert len(player.person.pings) == before


@pytest.mark.parametrize("command", ["jaipur settings", "jaipur-server"])
async def test_who_wants_no_calls_gets_none_and_the_table_stays(jaipur: JaipurPlayground, command: str) -> None:
    player, before = await moved_quietly(jaipur)
    person = player.person if command == "jaipur settings" else jaipur.mira
    shown = await person.command(f"/{command}")
    assert shown is not None
    if command == "jaipur settings":
        await choose(person, "Mentions…", ["Never mention me"], shown)
    else:
        await press(person, "Quiet", shown)
    table = jaipur.table(player.code)
    await jaipur.advance_bot_clock(10 * MINUTES)
    await asyncio.sleep(1)
    assert len(player.person.pings) == before
    assert not table.is_gone
