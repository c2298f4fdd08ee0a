"""Games over days: the reminder, running out of time, claiming, waiting, and being late for good."""

import asyncio
import os
import signal

from playground.driver import Person, ShownMessage
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground, until
from tests.e2e.players import Player, is_to_move, opened, press, record_file, seated, wants_direct_messages

DAY = 24 * 3600
WHOLE = 4 * DAY  # of a turn at a day a move, with the reserve of three days
EIGHT_HOURS, THEIR_RESERVE = DAY / 3, DAY
REMINDER = "your move is due"
ASKED = "Shall I send you a direct message"


async def test_the_reminder_comes_once_by_direct_message_whatever_happens(jaipur: JaipurPlayground) -> None:
    await wants_direct_messages(jaipur.mira, jaipur.ravi)
    mover, waiting = await seated(jaipur, pace="1 day per move")
    await jaipur.advance_bot_clock(WHOLE * 0.76)
    await mover.person.sees(REMINDER, within=WAIT)
    await jaipur.crash()
    await jaipur.advance_bot_clock(DAY * 0.1)
    await mover.open_panel()
    await mover.click_a_move()
    await jaipur.advance_bot_clock(WHOLE * 0.76)
    reminder = await waiting.person.sees(REMINDER, within=WAIT)
    waiting.panel = opened(await waiting.person.click("My hand", on=reminder))
    assert waiting.is_my_turn
    assert [len(reminders(one.person)) for one in (mover, waiting)] == [1, 1]
    assert reminders(jaipur.tomoko) == []
    assert not [one for one in await jaipur.control.public() if one["seen_by"] is None and REMINDER in str(one)]


async def test_a_reminder_that_could_not_be_sent_comes_later(jaipur: JaipurPlayground) -> None:
    await wants_direct_messages(jaipur.mira, jaipur.ravi)
    mover, _ = await seated(jaipur, pace="1 day per move")
    await jaipur.control.fault("status", path="/users/@me/channels|/messages", status=503)
    await jaipur.advance_bot_clock(WHOLE * 0.76)
    await jaipur.wait_for_log("has to wait")
    await jaipur.control.clear_faults()
    await jaipur.advance_bot_clock(61)
    await mover.person.sees(REMINDER, within=WAIT)


async def test_with_direct_messages_closed_the_table_calls(jaipur: JaipurPlayground) -> None:
    await wants_direct_messages(jaipur.mira, jaipur.ravi)
    mover, waiting = await seated(jaipur, pace="1 day per move")
    await jaipur.control.change_person(mover.person, accepts_dms=False)
    before, pings, others = jaipur.table(mover.code), len(mover.person.pings), len(waiting.person.pings)
    await jaipur.advance_bot_clock(WHOLE * 0.76)
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


async def test_direct_messages_are_asked_for_once_at_the_end_of_the_first_game(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur, pace="1 day per move")
    await jaipur.advance_bot_clock(WHOLE * 0.76)
    pings = len(mover.person.pings)
    await mover.person.until(lambda: len(mover.person.pings) > pings, within=WAIT, why="nobody was reminded")
    assert reminders(mover.person) == [], "nobody has asked for direct messages"
    await resign(mover.person, mover.code)
    question = await mover.person.sees(ASKED, within=WAIT)
    assert question.is_private
    assert asked(waiting.person) == [], "there is nothing of theirs to answer below"
    await waiting.person.command("/jaipur games")
    await waiting.person.sees(ASKED, within=WAIT)
    assert "I'll send you a direct message" in (await press(mover.person, "Yes, please", question)).text
    await waiting.person.click("No, thanks")
    await jaipur.crash()
    again = await jaipur.start_match(jaipur.mira, jaipur.ravi)
    await resign(jaipur.mira, again)
    for person in (jaipur.mira, jaipur.ravi):
        await person.command("/jaipur games")
    await asyncio.sleep(0.5)  # long enough for a second question
    assert [len(asked(one)) for one in (jaipur.mira, jaipur.ravi)] == [0, 0], "both have answered"
    wishes = jaipur.rows("SELECT user_id, dm_notices FROM preferences")
    assert {row["user_id"]: bool(row["dm_notices"]) for row in wishes} == {
        mover.person.id: True,
        waiting.person.id: False,
    }


async def test_nobody_is_asked_about_direct_messages_after_a_game_with_a_merchant(jaipur: JaipurPlayground) -> None:
    panel = opened(await jaipur.mira.command("/jaipur challenge", level="beginner"))
    await resign(jaipur.mira, panel.text.split("`")[1])
    await jaipur.mira.command("/jaipur games")
    await asyncio.sleep(0.5)
    assert asked(jaipur.mira) == []


async def test_out_of_time_the_other_waits_and_then_claims_the_win(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur, pace="8 hours per move")
    await jaipur.advance_bot_clock(EIGHT_HOURS + THEIR_RESERVE + 1)
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
    assert "the time for one move again" in answer.text
    await waiting.person.no_longer_sees("out of time", within=WAIT)

    await jaipur.crash()
    await waiting.person.click("My hand", on=jaipur.table(mover.code))  # so the bot is there: what passes now counts
    await jaipur.advance_bot_clock(EIGHT_HOURS + 1)  # and no reserve any more
    question = await waiting.person.click("Claim the win", on=await late_table(jaipur, mover))
    assert question is not None
    assert question.is_private
    assert "Claim the win in game" in question.text
    await press(waiting.person, "No, go back", question)
    assert "The game goes on" in question.text
    assert question.buttons == [], "no second panel"
    question = await waiting.person.click("Claim the win", on=jaipur.table(mover.code))
    assert question is not None
    assert "The win is yours" in (await press(waiting.person, "Yes", question)).text
    over = await jaipur.table_when_over(mover.code)
    assert "ran out of time." in over.text
    record = await record_file(mover.person, over)
    assert "timeout" in await jaipur.check_record(record, mover.person)


async def test_whoever_is_late_may_still_move_if_nobody_claimed(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur, pace="8 hours per move")
    await jaipur.advance_bot_clock(EIGHT_HOURS + THEIR_RESERVE + 1)
    question = await waiting.person.click("Claim the win", on=await late_table(jaipur, mover))
    assert question is not None
    await mover.open_panel()
    await mover.click_a_move()
    await waiting.person.no_longer_sees("can claim the win, wait", within=WAIT)
    assert is_to_move(waiting.person, jaipur.table(mover.code))
    refused = await waiting.person.click("Yes", on=question)
    assert refused is not None
    assert "your own turn" in refused.text, "they were faster"
    assert jaipur.one("SELECT state FROM matches")["state"] == "running"


async def test_hours_without_the_bot_cost_nobody_their_time(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur, pace="1 hour per move")
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
    mover, _ = await seated(jaipur, pace="1 hour per move")
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


def deadline(jaipur: JaipurPlayground) -> int:
    return int(jaipur.one("SELECT deadline FROM matches")["deadline"])


async def test_the_seconds_of_a_restart_cost_nobody_any_time(jaipur: JaipurPlayground) -> None:
    await seated(jaipur, pace="1 hour per move")
    before = deadline(jaipur)
    await jaipur.bot.stop()
    await jaipur.advance_bot_clock(30)
    await jaipur.bot.start()
    await until(lambda: before + 30 <= deadline(jaipur) < before + 60)


async def test_nor_do_those_before_a_kill_in_which_nobody_knows_whether_the_line_still_lived(
    jaipur: JaipurPlayground,
) -> None:
    await seated(jaipur, pace="1 hour per move")
    before = deadline(jaipur)
    await asyncio.sleep(4)  # in which nothing comes from Discord
    await jaipur.crash()
    await until(lambda: deadline(jaipur) >= before + 4)


async def test_nor_do_those_in_which_discord_was_out_of_reach(jaipur: JaipurPlayground) -> None:
    await seated(jaipur, pace="1 hour per move")
    before = deadline(jaipur)
    await jaipur.control.fault("status", path="^/gateway", status=503)
    await jaipur.control.gateway("drop")
    await asyncio.sleep(3)
    await jaipur.control.clear_faults()
    await until(lambda: deadline(jaipur) >= before + 3)


async def test_nor_do_those_in_which_the_machine_stood_still(jaipur: JaipurPlayground) -> None:
    await seated(jaipur, pace="1 hour per move")
    before = deadline(jaipur)
    assert jaipur.bot.pid
    os.kill(jaipur.bot.pid, signal.SIGSTOP)
    await asyncio.sleep(7)
    os.kill(jaipur.bot.pid, signal.SIGCONT)
    await until(lambda: deadline(jaipur) >= before + 6)


async def test_after_as_long_again_the_match_is_lost_exactly_once(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur, pace="1 hour per move")
    await jaipur.advance_bot_clock(8 * 3600 + 1)  # an hour, six in reserve, and as long again as a move
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
    await mover.person.sees(f"**{mover.person.name}** is out of time", within=WAIT)
    await mover.person.until(lambda: len(jaipur.tables(mover.code)) == 1, within=WAIT)
    return jaipur.table(mover.code)


def reminders(person: Person) -> list[ShownMessage]:
    return [one for one in person.messages() if REMINDER in one.text]


def asked(person: Person) -> list[ShownMessage]:
    """The questions about direct messages that are open."""
    return [one for one in person.messages() if ASKED in one.text]


async def resign(person: Person, code: str) -> None:
    question = opened(await person.command("/jaipur resign", game=code))
    assert "You resigned" in (await press(person, "Yes", question)).text
