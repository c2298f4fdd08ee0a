"""Servers that let nobody use apps from outside: what such an app answers, only the one who asked can see."""

import pytest

from playground.driver import ShownMessage
from tests.e2e.jaipur_playground import SLOW_BOT, WAIT, JaipurPlayground
from tests.e2e.players import Player, is_to_move, opened
from tests.e2e.test_user_install import elsewhere, newest_table, tables

TOO_LONG = 2.2  # seconds: after 1.7 the bot says that it takes a moment
UNSEEN = "only you can see what I answer here"


async def unwelcome(jaipur: JaipurPlayground) -> str:
    """A server where Mira has the app and apps from outside are hidden."""
    channel = await elsewhere(jaipur, "foreign server")
    await jaipur.control.deny(channel, "USE_EXTERNAL_APPS", who="everyone")
    return channel


def open_challenges(jaipur: JaipurPlayground) -> list[str]:
    return [row["code"] for row in jaipur.rows("SELECT code FROM challenges WHERE state = 'open'")]


async def explained(jaipur: JaipurPlayground, channel: str) -> ShownMessage:
    await jaipur.mira.sees(UNSEEN, within=WAIT)
    (said,) = [one for one in jaipur.mira.messages(channel) if UNSEEN in one.text]
    assert said.is_private
    assert [one.text for one in jaipur.mira.messages(channel) if one.button("Accept")] == [], "nobody could press it"
    assert open_challenges(jaipur) == []
    assert jaipur.ravi.messages(channel) == []
    return said


async def test_a_challenge_that_nobody_sees_is_withdrawn_and_explained(jaipur: JaipurPlayground) -> None:
    channel = await unwelcome(jaipur)
    await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi)
    said = await explained(jaipur, channel)
    await jaipur.control.deny(channel, who="everyone")
    await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi)
    await jaipur.ravi.until(lambda: len(jaipur.ravi.pings) == 1, within=WAIT, why="the one that he sees calls him")
    assert "I did not call" not in jaipur.mira.screen()
    violations = await jaipur.control.take_violations()
    assert {one["method"] for one in violations} <= {"SHOWN"}, "the same words, which were meant for everybody"
    answer = opened(await jaipur.mira.click("Play a merchant", on=said))
    assert answer.is_private


async def test_a_table_that_only_one_of_them_sees_waits_for_the_other(jaipur: JaipurPlayground) -> None:
    channel = await elsewhere(jaipur, "foreign server")
    mira, ravi = jaipur.mira, jaipur.ravi
    await jaipur.control.change_person(ravi, installed_app=True)
    await jaipur.control.deny(channel, "USE_EXTERNAL_APPS", who=mira)
    invitation = opened(await ravi.command("/jaipur challenge", opponent=mira))
    await mira.click("Accept", on=invitation)
    await ravi.until(lambda: "so I can't show the table" in invitation.text, within=WAIT, why="Ravi knows nothing")
    code = invitation.text.split("`")[1]
    await mira.sees("only comes along with the other's moves", within=WAIT)
    assert tables(mira, channel) == []
    assert not [one for one in mira.messages(channel) if one.is_private and one.button("My hand")], "hidden tables go"
    await ravi.command("/jaipur table")
    table = await newest_table(mira, code, "to move")
    players = [Player(one, code, panel=opened(await one.click("My hand", on=table))) for one in (mira, ravi)]
    for _ in range(3):
        mover, waiting = sorted(players, key=lambda player: not player.is_my_turn)
        await jaipur.advance_bot_clock(10 * 60)  # each would bring a table of their own
        await mover.click_a_move()
        await waiting.wait_for_turn()
        await ravi.until(
            lambda now=waiting: len(tables(ravi, channel)) == 1 and is_to_move(now.person, tables(ravi, channel)[0]),  # type: ignore[misc]
            within=WAIT,
            why="the table that everybody sees is behind, or stands twice",
        )
    violations = await jaipur.control.take_violations()
    assert {one["method"] for one in violations} <= {"SHOWN"}, "tables are meant for everybody"


@pytest.mark.parametrize("jaipur", [{"bot": SLOW_BOT}], indirect=True)
async def test_the_same_when_it_takes_long_to_make(jaipur: JaipurPlayground) -> None:
    channel = await unwelcome(jaipur)
    async with jaipur.slow(challenge=TOO_LONG):
        await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi)
    await explained(jaipur, channel)
