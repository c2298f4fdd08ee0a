"""Discord takes an answer and says that it did not: an error of its own, after the callback took effect."""

import asyncio

import pytest

from tests.e2e.jaipur_playground import SLOW_BOT, WAIT, JaipurPlayground
from tests.e2e.players import seated

LOADING = 1 << 7  # the flag of a "thinking…"
TOO_LONG = 2.2  # seconds: after 1.7 the bot says that it takes a moment


async def spoil_one_answer(jaipur: JaipurPlayground) -> None:
    """The next first answer is taken, and answered with an error."""
    await jaipur.control.fault("status", path="/callback$", status=503, count=1, after=True)


def thinking(jaipur: JaipurPlayground) -> list[str]:
    people = (jaipur.mira, jaipur.ravi, jaipur.tomoko)
    return [one.text for person in people for one in person.messages() if one.raw["flags"] & LOADING]


@pytest.mark.parametrize("jaipur", [{"bot": SLOW_BOT}], indirect=True)
async def test_no_thinking_stays_when_the_promise_was_taken_unheard(jaipur: JaipurPlayground) -> None:
    mover, _ = await seated(jaipur)
    await spoil_one_answer(jaipur)
    async with jaipur.slow(hand=TOO_LONG):
        await mover.person.command("/jaipur hand")
    await mover.person.until(lambda: not thinking(jaipur), within=WAIT, why="the bot thinks for ever")
    await mover.person.sees("**Your turn**", within=WAIT)


@pytest.mark.parametrize("jaipur", [{"bot": SLOW_BOT}], indirect=True)
async def test_no_thinking_stays_while_nothing_can_be_written(jaipur: JaipurPlayground) -> None:
    """Nobody can tell by a claim then whose the promise was."""
    await jaipur.mira.command("/jaipur help")
    await spoil_one_answer(jaipur)
    async with jaipur.slow(rules=TOO_LONG), jaipur.busy_database(4):
        await jaipur.mira.command("/jaipur rules")
    await jaipur.mira.until(lambda: not thinking(jaipur), within=WAIT, why="the bot thinks for ever")


async def test_a_challenge_taken_unheard_calls_once(jaipur: JaipurPlayground) -> None:
    await spoil_one_answer(jaipur)
    await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi)
    invitation = await jaipur.ravi.sees("invites", within=WAIT)
    await jaipur.ravi.until(lambda: invitation.raw["edited_timestamp"] is not None or invitation.is_gone, within=WAIT)
    assert not invitation.is_gone, "the one that was there has been put right, and no second one sent"
    assert [one.why for one in await jaipur.ravi.notifications()] == ["mention"]
    await jaipur.ravi.click("Accept", on=invitation)
    await jaipur.ravi.sees("to move", within=WAIT)


async def test_a_dismissed_panel_is_forgotten_at_once(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    assert waiting.panel is not None
    await waiting.panel.dismiss()
    await mover.click_a_move()
    await jaipur.wait_for_log(f"a panel of {mover.code}")
    await jaipur.mira.command("/jaipur cancel")
    await jaipur.mira.click("Yes")
    await jaipur.table_when_over(mover.code)
    await asyncio.sleep(0.5)  # long enough for a second try
    tries = [line for line in jaipur.bot.output if f"a panel of {mover.code}" in line]
    assert len(tries) == 1, tries
