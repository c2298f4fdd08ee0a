"""Never two live tables of one game: whatever was left standing somewhere is taken away."""

import pytest

from tests.e2e.bazaar import WAIT, Bazaar
from tests.e2e.forging import forge_buttons
from tests.e2e.players import Player, seated, told
from tests.e2e.test_lost_places import with_threads

POSTS = {"method": "POST", "path": r"/channels/\d+/messages$"}
REMOVALS = {"method": "DELETE", "path": r"/channels/\d+/messages/"}
MINUTES = 60


async def stands_twice(bazaar: Bazaar, mover: Player) -> None:
    await mover.person.until(lambda: len(bazaar.tables(mover.code)) == 2, within=WAIT, why="it stands once")


async def stands_here(bazaar: Bazaar, player: Player) -> None:
    """In the channel in which this player is, and nowhere else."""
    await player.person.until(
        lambda: [one.channel_id for one in bazaar.tables(player.code)] == [player.person.channel],
        within=WAIT,
        why="the table is elsewhere, or stands twice",
    )


async def chatter(bazaar: Bazaar, channel: str) -> None:
    """The channel has other things to talk about."""
    for number in range(40):
        await bazaar.tomoko.say(f"{number} bottles of wine", at=channel)


@pytest.mark.parametrize("kind", ["status", "reset"])
async def test_a_table_whose_answer_was_lost_does_not_stand_twice(bazaar: Bazaar, kind: str) -> None:
    mover, waiting = await seated(bazaar)
    await bazaar.later(10 * MINUTES)
    await bazaar.control.fault(kind, **POSTS, status=502, count=1, after=True)
    await mover.click_a_move()
    await waiting.open_panel()
    if kind == "reset":  # discord.py has tried again by itself after the other one
        await bazaar.logs("could not be told")
    await bazaar.later(2 * MINUTES)
    await told(bazaar, waiting)
    assert len([one for one in waiting.person.pings if "to move" in one.text]) <= 2


async def test_a_table_that_nobody_heard_of_is_found_under_much_talk(bazaar: Bazaar) -> None:
    mover, waiting = await seated(bazaar)
    await bazaar.later(10 * MINUTES)
    await bazaar.control.fault("reset", **POSTS, count=1, after=True)
    await mover.click_a_move()
    await stands_twice(bazaar, waiting)
    await chatter(bazaar, bazaar.mira.channel)
    await bazaar.logs("could not be told")
    await bazaar.later(2 * MINUTES)
    await told(bazaar, waiting)


async def test_a_table_that_was_posted_in_a_thread_before_a_crash_goes_after_it(bazaar: Bazaar) -> None:
    mover, waiting, thread = await with_threads(bazaar)
    await bazaar.later(10 * MINUTES)
    await bazaar.control.fault("slow", **POSTS, seconds=60, after=True)
    await mover.click_a_move()
    await stands_twice(bazaar, waiting)
    await bazaar.bot.kill()
    await bazaar.control.clear_faults()
    await chatter(bazaar, thread)
    await bazaar.later(61)  # whoever held the table in hand has lost it by now
    await bazaar.bot.start()
    assert (await told(bazaar, waiting)).channel_id == thread


async def test_a_table_that_is_heard_late_goes(bazaar: Bazaar) -> None:
    """Discord has what we sent, and shows it after we have looked for it."""
    mover, waiting = await seated(bazaar)
    await bazaar.later(10 * MINUTES)
    await bazaar.control.fault("reset", **POSTS, count=1)
    await mover.click_a_move()
    await bazaar.logs("could not be told")
    await bazaar.later(2 * MINUTES)
    await told(bazaar, waiting)
    await bazaar.logs("cannot be cleared away yet")
    late = await forge_buttons(bazaar, f"j1|hand|{mover.code}")
    await bazaar.later(2 * MINUTES)
    await bazaar.mira.until(lambda: late.is_gone, within=WAIT, why="the late one still stands")
    await told(bazaar, waiting)


async def test_what_could_not_be_looked_for_is_looked_for_again(bazaar: Bazaar) -> None:
    mover, waiting = await seated(bazaar)
    await bazaar.later(10 * MINUTES)
    await bazaar.control.fault("reset", **POSTS, count=1, after=True)
    await bazaar.control.fault("status", method="GET", path="/messages$", status=503, count=1)
    await mover.click_a_move()
    await bazaar.logs("could not be told: ServerDisconnectedError")
    await bazaar.later(2 * MINUTES)
    await bazaar.logs("cannot be cleared away yet")
    await bazaar.later(2 * MINUTES)
    await told(bazaar, waiting)


async def test_what_we_may_not_see_goes_when_we_may(bazaar: Bazaar) -> None:
    mover, waiting = await seated(bazaar)
    channel = bazaar.mira.channel
    await bazaar.control.deny(channel, "READ_MESSAGE_HISTORY")
    await bazaar.later(10 * MINUTES)
    await bazaar.control.fault("reset", **POSTS, count=1, after=True)
    await mover.click_a_move()
    await bazaar.logs("could not be told")
    await bazaar.later(2 * MINUTES)
    await bazaar.logs("cannot be cleared away yet")
    await bazaar.control.deny(channel)
    await bazaar.later(16 * MINUTES)
    await told(bazaar, waiting)


async def test_an_old_table_that_we_may_not_reach_any_more_goes_when_we_may(bazaar: Bazaar) -> None:
    mover, waiting = await seated(bazaar)
    channel = bazaar.mira.channel
    await bazaar.later(10 * MINUTES)
    await bazaar.control.fault("slow", **REMOVALS, seconds=3, count=1)
    await mover.click_a_move()
    await stands_twice(bazaar, waiting)
    await bazaar.control.deny(channel, "VIEW_CHANNEL")
    await bazaar.logs("cannot be cleared away yet")
    await bazaar.control.deny(channel)
    await bazaar.later(16 * MINUTES)
    await told(bazaar, waiting)


async def test_an_old_table_goes_although_the_bot_died_before_it_could_remove_it(bazaar: Bazaar) -> None:
    mover, waiting = await seated(bazaar)
    await bazaar.later(10 * MINUTES)
    await bazaar.control.fault("slow", **REMOVALS, seconds=60)
    await mover.click_a_move()
    await stands_twice(bazaar, waiting)
    await bazaar.bot.kill()
    await bazaar.control.clear_faults()
    await bazaar.later(61)
    await bazaar.bot.start()
    await told(bazaar, waiting)


async def test_a_table_that_moves_leaves_nothing_behind(bazaar: Bazaar) -> None:
    mover, _ = await seated(bazaar)
    square = mover.person.channel
    mover.person.go("tavern")
    await mover.person.command("/jaipur table", game=mover.code)
    await stands_here(bazaar, mover)
    assert mover.person.channel != square


async def test_a_table_that_is_asked_for_elsewhere_while_it_is_posted_comes_there(bazaar: Bazaar) -> None:
    mover, waiting = await seated(bazaar)
    await bazaar.later(10 * MINUTES)
    await bazaar.control.fault("slow", **POSTS, seconds=2, count=1, after=True)
    await mover.click_a_move()
    await stands_twice(bazaar, waiting)  # posted, and the bot does not know yet
    waiting.person.go("tavern")
    await waiting.person.command("/jaipur table", game=mover.code)
    await stands_here(bazaar, waiting)
    await told(bazaar, waiting)
