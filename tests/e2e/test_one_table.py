"""Never two live tables of one match: whatever was left standing somewhere is taken away."""

import pytest

from tests.e2e.forged_messages import forge_buttons
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import Player, seated, seated_in_a_thread, told

POSTS = {"method": "POST", "path": r"/channels/\d+/messages$"}
REMOVALS = {"method": "DELETE", "path": r"/channels/\d+/messages/"}
MINUTES = 60


async def stands_twice(jaipur: JaipurPlayground, mover: Player) -> None:
    await mover.person.until(lambda: len(jaipur.tables(mover.code)) == 2, within=WAIT, why="it stands once")


async def stands_here(jaipur: JaipurPlayground, player: Player) -> None:
    """In the channel in which this player is, and nowhere else."""
    await player.person.until(
        lambda: [one.channel_id for one in jaipur.tables(player.code)] == [player.person.channel],
        within=WAIT,
        why="the table is elsewhere, or stands twice",
    )


async def chatter(jaipur: JaipurPlayground, channel: str) -> None:
    """The channel has other things to talk about."""
    for number in range(40):
        await jaipur.tomoko.say(f"{number} bottles of wine", at=channel)


@pytest.mark.parametrize("kind", ["status", "reset"])
async def test_a_table_whose_answer_was_lost_does_not_stand_twice(jaipur: JaipurPlayground, kind: str) -> None:
    mover, waiting = await seated(jaipur)
    await jaipur.advance_bot_clock(10 * MINUTES)
    await jaipur.control.fault(kind, **POSTS, status=502, count=1, after=True)
    await mover.click_a_move()
    await waiting.open_panel()
    if kind == "reset":  # discord.py has tried again by itself after the other one
        await jaipur.wait_for_log("could not be told")
    await jaipur.advance_bot_clock(2 * MINUTES)
    await told(jaipur, waiting)
    assert len([one for one in waiting.person.pings if "to move" in one.text]) <= 2


async def test_a_table_that_nobody_heard_of_is_found_under_much_talk(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    await jaipur.advance_bot_clock(10 * MINUTES)
    await jaipur.control.fault("reset", **POSTS, count=1, after=True)
    await mover.click_a_move()
    await stands_twice(jaipur, waiting)
    await chatter(jaipur, jaipur.mira.channel)
    await jaipur.wait_for_log("could not be told")
    await jaipur.advance_bot_clock(2 * MINUTES)
    await told(jaipur, waiting)


async def test_a_table_that_was_posted_in_a_thread_before_a_crash_goes_after_it(jaipur: JaipurPlayground) -> None:
    mover, waiting, thread = await seated_in_a_thread(jaipur)
    await jaipur.advance_bot_clock(10 * MINUTES)
    await jaipur.control.fault("slow", **POSTS, seconds=60, after=True)
    await mover.click_a_move()
    await stands_twice(jaipur, waiting)
    await jaipur.bot.kill()
    await jaipur.control.clear_faults()
    await chatter(jaipur, thread)
    await jaipur.advance_bot_clock(61)  # whoever held the table in hand has lost it by now
    await jaipur.bot.start()
    assert (await told(jaipur, waiting)).channel_id == thread


async def test_a_table_that_is_heard_late_goes(jaipur: JaipurPlayground) -> None:
    """Discord has what we sent, and shows it after we have looked for it."""
    mover, waiting = await seated(jaipur)
    await jaipur.advance_bot_clock(10 * MINUTES)
    await jaipur.control.fault("reset", **POSTS, count=1)
    await mover.click_a_move()
    await jaipur.wait_for_log("could not be told")
    await jaipur.advance_bot_clock(2 * MINUTES)
    await told(jaipur, waiting)
    await jaipur.wait_for_log("cannot be cleared away yet")
    late = await forge_buttons(jaipur, f"j1|hand|{mover.code}")
    await jaipur.while_time_passes(lambda: late.is_gone, 2 * MINUTES, "the late one still stands")
    await told(jaipur, waiting)


async def test_what_could_not_be_looked_for_is_looked_for_again(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    await jaipur.advance_bot_clock(10 * MINUTES)
    await jaipur.control.fault("reset", **POSTS, count=1, after=True)
    await jaipur.control.fault("status", method="GET", path="/messages$", status=503, count=1)
    await mover.click_a_move()
    await jaipur.wait_for_log("could not be told: ServerDisconnectedError")
    await jaipur.advance_bot_clock(2 * MINUTES)
    await jaipur.wait_for_log("cannot be cleared away yet")
    await jaipur.advance_bot_clock(2 * MINUTES)
    await told(jaipur, waiting)


async def test_what_we_may_not_see_goes_when_we_may(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    channel = jaipur.mira.channel
    await jaipur.control.deny(channel, "READ_MESSAGE_HISTORY")
    await jaipur.advance_bot_clock(10 * MINUTES)
    await jaipur.control.fault("reset", **POSTS, count=1, after=True)
    await mover.click_a_move()
    await jaipur.wait_for_log("could not be told")
    await jaipur.advance_bot_clock(2 * MINUTES)
    await jaipur.wait_for_log("cannot be cleared away yet")
    await jaipur.control.deny(channel)
    await jaipur.while_time_passes(lambda: len(jaipur.tables(mover.code)) == 1, 16 * MINUTES, "it stands twice")
    await told(jaipur, waiting)


async def test_an_old_table_that_we_may_not_reach_any_more_goes_when_we_may(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    channel = jaipur.mira.channel
    await jaipur.advance_bot_clock(10 * MINUTES)
    await jaipur.control.fault("slow", **REMOVALS, seconds=3, count=1)
    await mover.click_a_move()
    await stands_twice(jaipur, waiting)
    await jaipur.control.deny(channel, "VIEW_CHANNEL")
    await jaipur.wait_for_log("cannot be cleared away yet")
    await jaipur.control.deny(channel)
    await jaipur.advance_bot_clock(16 * MINUTES)
    await told(jaipur, waiting)


async def test_an_old_table_goes_although_the_bot_died_before_it_could_remove_it(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    await jaipur.advance_bot_clock(10 * MINUTES)
    await jaipur.control.fault("slow", **REMOVALS, seconds=60)
    await mover.click_a_move()
    await stands_twice(jaipur, waiting)
    await jaipur.bot.kill()
    await jaipur.control.clear_faults()
    await jaipur.advance_bot_clock(61)
    await jaipur.bot.start()
    await told(jaipur, waiting)


async def test_a_table_that_moves_leaves_nothing_behind(jaipur: JaipurPlayground) -> None:
    mover, _ = await seated(jaipur)
    square = mover.person.channel
    mover.person.go("tavern")
    await mover.person.command("/jaipur table", game=mover.code)
    await stands_here(jaipur, mover)
    assert mover.person.channel != square


async def test_a_table_that_is_asked_for_elsewhere_while_it_is_posted_comes_there(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    await jaipur.advance_bot_clock(10 * MINUTES)
    await jaipur.control.fault("slow", **POSTS, seconds=2, count=1, after=True)
    await mover.click_a_move()
    await stands_twice(jaipur, waiting)  # posted, and the bot does not know yet
    waiting.person.go("tavern")
    await waiting.person.command("/jaipur table", game=mover.code)
    await stands_here(jaipur, waiting)
    await told(jaipur, waiting)
