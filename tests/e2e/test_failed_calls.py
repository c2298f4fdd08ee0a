"""A post that fails loses no mention: in the end there is one, and never two."""

import asyncio

import pytest

from tests.e2e.jaipur_playground import JaipurPlayground
from tests.e2e.players import Player, seated

NEW_MESSAGE = {"path": r"/channels/\d+/messages$", "method": "POST"}


async def until_called(jaipur: JaipurPlayground, player: Player, before: int) -> None:
    """The bot looks for a while whether the lost one is there."""
    for _ in range(30):
        if len(player.person.pings) > before:
            break
        await jaipur.advance_bot_clock(61)
        await asyncio.sleep(1)
    await jaipur.advance_bot_clock(61)
    await asyncio.sleep(1)
    assert len(player.person.pings) == before + 1


@pytest.mark.parametrize("status", [503, 403])
async def test_a_turn_that_could_not_be_told_calls_later(jaipur: JaipurPlayground, status: int) -> None:
    mover, waiting = await seated(jaipur, pace="No time limit")
    await jaipur.advance_bot_clock(600)
    before = len(waiting.person.pings)
    await jaipur.control.fault("status", **NEW_MESSAGE, status=status)
    await mover.open_panel()
    await mover.click_a_move()
    await jaipur.wait_for_log("could not be told")
    await jaipur.control.clear_faults()
    await until_called(jaipur, waiting, before)


async def test_a_call_that_was_heard_unknown_to_us_is_not_repeated(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur, pace="No time limit")
    await jaipur.advance_bot_clock(600)
    before = len(waiting.person.pings)
    await jaipur.control.fault("status", **NEW_MESSAGE, status=503, after=True, count=1)
    await mover.open_panel()
    await mover.click_a_move()
    await jaipur.wait_for_log("could not be told")
    await jaipur.control.advance(600)  # Discord has forgotten the nonce
    for _ in range(20):
        await jaipur.advance_bot_clock(61)
        await asyncio.sleep(1)
    assert len(waiting.person.pings) == before + 1
    assert len(jaipur.tables(mover.code)) == 1


@pytest.mark.parametrize("status", [503, 403])
async def test_a_reminder_that_could_not_be_posted_comes_later(jaipur: JaipurPlayground, status: int) -> None:
    mover, _ = await seated(jaipur, pace="1 day per move")
    before = len(mover.person.pings)
    await jaipur.control.fault("status", **NEW_MESSAGE, status=status)
    await jaipur.advance_bot_clock(3 * 24 * 3600 + 60)  # three quarters of a day and three in reserve
    await jaipur.wait_for_log("could not be told")
    await jaipur.control.clear_faults()
    await until_called(jaipur, mover, before)
