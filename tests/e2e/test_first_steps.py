"""The first minutes: the lesson everywhere and in private, and what leads on from it."""

import pytest

from playground.driver import Person, ShownMessage
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground, until
from tests.e2e.players import Player, opened, press
from tests.e2e.test_user_install import elsewhere


async def go(jaipur: JaipurPlayground, where: str) -> None:
    if where == "direct message":
        channel = await jaipur.control.open_dm(jaipur.mira)
        await jaipur.mira.until(lambda: channel in jaipur.mira.state.channels, within=WAIT)
        jaipur.mira.go(channel)
    elif where != "home":
        await elsewhere(jaipur, where)


def of_bot_in_public(person: Person) -> list[str]:
    return [one.text for one in person.messages() if not one.is_private]


@pytest.mark.parametrize("where", ["home", "direct message", "group", "foreign server"])
async def test_the_lesson_begins_wherever_it_is_asked_for_and_nobody_else_sees_it(
    jaipur: JaipurPlayground, where: str
) -> None:
    await go(jaipur, where)
    mira = jaipur.mira
    panel = opened(await mira.command("/jaipur learn"))
    assert panel.is_private
    assert "Take a good" in panel.text
    learner = Player(mira, jaipur.one("SELECT code FROM matches")["code"], panel=panel)
    await press(mira, "Take gold", panel)
    await press(mira, "Play", panel)
    await learner.wait_for_turn()
    assert "Take a good" not in panel.text
    again = opened(await mira.command("/jaipur table"))
    assert again.is_private
    assert "lesson" in again.text
    assert of_bot_in_public(mira) == []
    assert not [line for line in jaipur.bot.output if "WARNING" in line or "ERROR" in line]


async def given_up(jaipur: JaipurPlayground) -> ShownMessage:
    """The panel of a lesson that is over."""
    mira = jaipur.mira
    await mira.command("/jaipur learn")
    await mira.command("/jaipur resign")
    await mira.click("Yes")
    code = jaipur.rows("SELECT code FROM matches ORDER BY started, ended")[-1]["code"]
    return opened(await mira.command("/jaipur hand", game=code))


async def test_the_end_of_the_lesson_leads_on(jaipur: JaipurPlayground) -> None:
    mira, ravi = jaipur.mira, jaipur.ravi
    panel = await given_up(jaipur)
    merchants = await mira.click("Play a merchant", on=panel)
    assert merchants is not None
    assert merchants.button("At my level")
    asked = opened(await mira.click("Challenge somebody", on=await given_up(jaipur)))
    await mira.select("Who should it be?", [ravi], on=asked)
    await ravi.sees("Accept", within=WAIT)
    assert len(ravi.pings) == 1
    await ravi.click("Accept")
    await until(lambda: len(jaipur.rows("SELECT code FROM matches WHERE state = 'running'")) == 1)


async def test_who_is_chosen_may_be_the_bot_itself(jaipur: JaipurPlayground) -> None:
    asked = opened(await jaipur.mira.click("Challenge somebody", on=await given_up(jaipur)))
    world = await jaipur.control.world()
    shown = await jaipur.mira.select("Who should it be?", [world["bot"]["id"]], on=asked)
    assert shown is not None
    assert "At my level" in shown.text


async def test_a_challenge_in_the_bots_own_messages_is_seen_by_nobody_so_it_is_not_made(
    jaipur: JaipurPlayground,
) -> None:
    await go(jaipur, "direct message")
    answer = opened(await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi))
    assert "Nobody else can see this conversation" in answer.text
    assert jaipur.rows("SELECT code FROM challenges") == []
    assert {"Play a merchant", "Learn the game"} <= {one.label for one in answer.buttons}
    await press(jaipur.mira, "Learn the game", answer)
    assert "Take a good" in answer.text
