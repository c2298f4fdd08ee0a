"""Discord has trouble: errors, limits, lost lines, late answers, tokens that ran out."""

import asyncio

import pytest

from playground.driver import Failed
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import press, seated, told

MESSAGES = r"/channels/\d+/messages"
MINUTES = 60


async def test_a_table_that_could_not_be_told_is_told_again(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    await jaipur.control.fault("status", path=MESSAGES, status=503)
    await mover.click_a_move()
    await waiting.wait_for_turn()
    await waiting.click_a_move()  # the match goes on by panel
    await jaipur.control.clear_faults()
    await jaipur.advance_bot_clock(2 * MINUTES)
    await told(jaipur, mover)


async def test_a_lost_line_is_no_end(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    await jaipur.control.fault("reset", path=MESSAGES, count=1)
    await mover.click_a_move()
    await waiting.wait_for_turn()
    await jaipur.advance_bot_clock(2 * MINUTES)
    await told(jaipur, waiting)


async def test_rate_limits_only_slow_the_table_down(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    await jaipur.control.rate_limits(messages=2)
    for _ in range(4):
        await mover.click_a_move()
        await waiting.wait_for_turn()
        mover, waiting = waiting, mover
    await told(jaipur, mover)
    await jaipur.control.rate_limits(on=False)


@pytest.mark.parametrize("how", ["drop", "reconnect", "forget"])
async def test_the_gateway_is_lost_and_found(jaipur: JaipurPlayground, how: str) -> None:
    mover, waiting = await seated(jaipur)
    before = await jaipur.control.bot()
    await jaipur.control.gateway(how)
    for _ in range(100):
        now = await jaipur.control.bot()
        if (now["resumes"], now["identifies"]) > (before["resumes"], before["identifies"]) or now[
            "identifies"
        ] > before["identifies"]:
            break
        await asyncio.sleep(0.1)
    await jaipur.pg.bot_is(online=True)
    await mover.open_panel()
    await mover.click_a_move()
    await waiting.wait_for_turn()
    await told(jaipur, waiting)


async def test_an_answer_that_comes_too_late_has_still_played(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    panel = mover.panel
    assert panel is not None
    await press(mover.person, next(one.label for one in panel.buttons if one.label.startswith(("Take", "Sell"))), panel)
    await jaipur.control.fault("slow", path="/callback$", seconds=3.3, count=1)
    with pytest.raises(Failed):
        await mover.person.click("Play", on=panel)
    await waiting.wait_for_turn()
    await told(jaipur, waiting)
    assert len(jaipur.moves(mover.code)) == 1
    await press(mover.person, "Play", panel)
    assert "Your move has been played" in mover.text
    assert len(jaipur.moves(mover.code)) == 1


@pytest.mark.parametrize("after", [False, True])
async def test_an_answer_lost_on_the_line_is_sent_again(jaipur: JaipurPlayground, after: bool) -> None:
    """`after`: Discord has heard it, and only we do not know."""
    mover, waiting = await seated(jaipur)
    await jaipur.control.fault("reset", path="/callback$", count=1, after=after)
    panel = await mover.person.command("/jaipur hand")
    assert panel is not None
    assert "**Your turn**" in panel.text
    mover.panel = panel  # the one before goes
    await jaipur.control.fault("reset", path="/callback$", count=1, after=after)
    await mover.click_a_move()
    await told(jaipur, waiting)
    assert len(jaipur.moves(mover.code)) == 1


async def test_accepting_when_the_answer_is_lost_on_the_line(jaipur: JaipurPlayground) -> None:
    invitation = await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi)
    assert invitation is not None
    await jaipur.control.fault("reset", path="/callback$", count=1, after=True)
    accepted = await jaipur.ravi.click("Accept", on=invitation)
    assert accepted is not None
    assert "sit down" in accepted.text


async def test_a_click_in_a_thread_that_was_just_deleted_is_no_fault_of_ours(jaipur: JaipurPlayground) -> None:
    server = await jaipur.mira.command("/jaipur-server")
    assert server is not None
    await press(jaipur.mira, "Threads", server)
    code = await jaipur.start_match(jaipur.mira, jaipur.ravi)
    thread = jaipur.table(code).channel_id
    await jaipur.control.fault("slow", path="/callback$", seconds=1, count=1)
    clicking = asyncio.create_task(jaipur.mira.click("My hand", on=jaipur.table(code)))
    await asyncio.sleep(0.5)
    await jaipur.control.delete_channel(thread)
    with pytest.raises((Failed, TimeoutError)):
        await clicking
    assert (await jaipur.mira.command("/jaipur hand", game=code)) is not None


async def test_old_panels_are_answered_after_their_tokens_ran_out(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    await jaipur.control.advance(16 * MINUTES)  # Discord's clock: every token so far is worthless
    await mover.click_a_move()
    await told(jaipur, waiting)
    old = waiting.panel
    assert old is not None
    assert "** to move" in old.text, "it could not be brought up to date"
    await press(waiting.person, "Refresh", old)
    assert "**Your turn**" in old.text
    await waiting.click_a_move()
    await told(jaipur, mover)


async def test_a_server_without_emojis_and_commands_for_a_while(jaipur: JaipurPlayground) -> None:
    await jaipur.bot.stop()
    await jaipur.control.fault("status", path="/emojis", status=403)
    await jaipur.bot.start()
    mover, _ = await seated(jaipur)
    assert "Market:" in mover.text


async def test_a_slow_challenge_is_public_all_the_same(jaipur: JaipurPlayground) -> None:
    await jaipur.mira.command("/jaipur help")  # from now on she is known
    await jaipur.ravi.command("/jaipur help")
    async with jaipur.busy_database(2.2):
        invitation = await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi)
    seen = await jaipur.ravi.sees("**Mira** invites @Ravi", within=WAIT)
    assert invitation is not None
    assert not seen.is_private
    assert [one.id for one in jaipur.ravi.pings] == [seen.id]
    async with jaipur.busy_database(2.2):
        await jaipur.ravi.click("Accept", on=seen)
    await jaipur.mira.until(lambda: "sit down" in seen.text, within=WAIT, why="the invitation is still open")
    await jaipur.mira.sees("to move", within=WAIT)
