"""Games over days: the reminder, running out of time, claiming, waiting, and being late for good."""

import asyncio

from playground.driver import Person, ShownMessage
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import Player, press, seated

DAY = 24 * 3600
REMINDER = "your time runs out"


async def test_the_reminder_comes_once_by_direct_message_whatever_happens(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur, pace="1 day a move")
    await jaipur.advance_bot_clock(DAY * 0.76)
    await mover.person.sees(REMINDER, within=WAIT)
    await jaipur.crash()
    await jaipur.advance_bot_clock(DAY * 0.1)
    await mover.open_panel()
    await mover.click_a_move()
    await jaipur.advance_bot_clock(DAY * 0.76)
    await waiting.person.sees(REMINDER, within=WAIT)
    assert [len(reminders(one.person)) for one in (mover, waiting)] == [1, 1]
    assert reminders(jaipur.tomoko) == []
    assert not [one for one in await jaipur.control.public() if one["seen_by"] is None and REMINDER in str(one)]


async def test_a_reminder_that_could_not_be_sent_comes_later(jaipur: JaipurPlayground) -> None:
    mover, _ = await seated(jaipur, pace="1 day a move")
    await jaipur.control.fault("status", path="/users/@me/channels|/messages", status=503)
    await jaipur.advance_bot_clock(DAY * 0.76)
    await jaipur.wait_for_log("has to wait")
    await jaipur.control.clear_faults()
    await jaipur.advance_bot_clock(61)
    await mover.person.sees(REMINDER, within=WAIT)


async def test_with_direct_messages_closed_the_table_calls(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur, pace="1 day a move")
    await jaipur.control.change_person(mover.person, accepts_dms=False)
    before, pings, others = jaipur.table(mover.code), len(mover.person.pings), len(waiting.person.pings)
    await jaipur.advance_bot_clock(DAY * 0.76)
    await mover.person.until(lambda: len(mover.person.pings) == pings + 1, within=WAIT)
    await mover.person.until(lambda: before.is_gone, within=WAIT)
    assert mover.person.pings[-1].id == jaipur.table(mover.code).id
    assert len(waiting.person.pings) == others
    await jaipur.crash()
    await jaipur.advance_bot_clock(DAY * 0.1)
    await mover.open_panel()
    await mover.click_a_move()
    await waiting.person.until(lambda: len(waiting.person.pings) > others, within=WAIT)
    assert len(mover.person.pings) == pings + 1, "once, also across a crash"


async def test_out_of_time_the_other_waits_and_then_claims_the_win(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur, pace="8 hours a move")
    await jaipur.advance_bot_clock(DAY / 3 + 1)
    table = await late_table(jaipur, mover)
    assert [one.id for one in waiting.person.pings][-1] == table.id  # they are told that they may claim
    own = await mover.person.click("Claim the win", on=table)
    assert own is not None
    assert "your own turn" in own.text
    watching = await jaipur.tomoko.click("Wait", on=table)
    assert watching is not None
    assert "Only the two players" in watching.text
    answer = await waiting.person.click("Wait", on=table)
    assert answer is not None
    assert answer.is_private
    assert "whole time once more" in answer.text
    await waiting.person.no_longer_sees("out of time", within=WAIT)

    await jaipur.crash()
    await jaipur.advance_bot_clock(DAY / 3 + 1)
    question = await waiting.person.click("Claim the win", on=await late_table(jaipur, mover))
    assert question is not None
    assert question.is_private
    assert "Claim the win of game" in question.text
    await press(waiting.person, "No, go back", question)
    assert f"@{mover.person.name} is to move" in question.text, "back at the panel"
    question = await waiting.person.click("Claim the win", on=jaipur.table(mover.code))
    assert question is not None
    assert "The win is yours" in (await press(waiting.person, "Yes", question)).text
    over = await jaipur.table_when_over(mover.code)
    assert "ran out of time." in over.text
    record = await mover.person.click("Record file", on=over)
    assert record is not None
    assert "timeout" in await jaipur.check_record(record, mover.person)


async def test_whoever_is_late_may_still_move_if_nobody_claimed(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur, pace="8 hours a move")
    await jaipur.advance_bot_clock(DAY / 3 + 1)
    question = await waiting.person.click("Claim the win", on=await late_table(jaipur, mover))
    assert question is not None
    await mover.open_panel()
    await mover.click_a_move()
    await waiting.person.no_longer_sees("may claim the win or wait", within=WAIT)
    assert f"➤ @{waiting.person.name}" in jaipur.table(mover.code).text
    refused = await waiting.person.click("Yes", on=question)
    assert refused is not None
    assert "your own turn" in refused.text, "they were faster"
    assert jaipur.one("SELECT state FROM matches")["state"] == "running"


async def test_hours_without_the_bot_cost_nobody_their_time(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur, pace="1 hour a move")
    invitation = await jaipur.tomoko.command("/jaipur challenge")
    assert invitation is not None
    await jaipur.bot.kill()
    await jaipur.advance_bot_clock(30 * DAY)
    await jaipur.bot.start()
    await jaipur.wait_for_log("deadlines and challenges are moved")
    await jaipur.advance_bot_clock(3600 * 0.7)  # background work that forgets nothing has had its chance
    await mover.open_panel()
    assert mover.is_my_turn
    await mover.click_a_move()
    assert reminders(mover.person) == []
    assert "out of time" not in jaipur.table(waiting.code).text
    await mover.person.click("Accept", on=invitation)
    assert "sit down" in invitation.text


async def test_hours_without_a_line_to_discord_cost_nobody_their_time(jaipur: JaipurPlayground) -> None:
    mover, _ = await seated(jaipur, pace="1 hour a move")
    await jaipur.control.fault("status", path="^/gateway", status=503)
    await jaipur.control.gateway("drop")
    await jaipur.pg.bot_is(online=False)
    await asyncio.sleep(1)  # for a tick or two
    await jaipur.advance_bot_clock(30 * DAY)
    await asyncio.sleep(1)
    await jaipur.control.clear_faults()
    await jaipur.pg.bot_is(online=True)
    await jaipur.wait_for_log("deadlines and challenges are moved")
    await mover.open_panel()
    assert mover.is_my_turn
    assert reminders(mover.person) == []


async def test_after_as_long_again_the_match_is_lost_exactly_once(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur, pace="1 hour a move")
    await jaipur.advance_bot_clock(2 * 3600 + 1)
    assert "ran out of time." in (await jaipur.table_when_over(waiting.code)).text
    assert jaipur.one("SELECT state, winner, termination FROM matches")["termination"] == "timeout"
    version = jaipur.one("SELECT version FROM matches")["version"]
    await jaipur.crash()
    late = await mover.person.command("/jaipur hand", game=mover.code)
    assert late is not None
    assert late.button("Exchange…") is None
    assert jaipur.one("SELECT version FROM matches")["version"] == version
    assert len(jaipur.tables(mover.code)) == 1


async def late_table(jaipur: JaipurPlayground, mover: Player) -> ShownMessage:
    await mover.person.sees(f"@{mover.person.name} is out of time", within=WAIT)
    await mover.person.until(lambda: len(jaipur.tables(mover.code)) == 1, within=WAIT)
    return jaipur.table(mover.code)


def reminders(person: Person) -> list[ShownMessage]:
    return [one for one in person.messages() if REMINDER in one.text]
