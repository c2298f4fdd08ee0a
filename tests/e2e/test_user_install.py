"""Where the bot is no member: a person brought it along to a group or to somebody else's server."""

import pytest

from playground.driver import Person, ShownMessage
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import Player, opened


async def elsewhere(jaipur: JaipurPlayground, where: str) -> str:
    """Mira has installed the app for herself; gives the channel where both are and the bot is not."""
    mira, ravi = jaipur.mira, jaipur.ravi
    await jaipur.control.change_person(mira, installed_app=True)
    if where == "group":
        channel = await jaipur.control.add_group("friends", mira, ravi)
    else:
        channel = await jaipur.control.add_guild("Elsewhere", ravi, mira, with_bot=False)
    for person in (mira, ravi):
        await person.until(lambda person=person: channel in person.state.channels, within=WAIT)  # type: ignore[misc]
        person.go(channel)
    return channel


async def newest_table(person: Person, code: str, text: str) -> ShownMessage:
    def look() -> bool:
        return any(one.button("My hand") and text in one.text and code in one.text for one in person.messages())

    await person.until(look, within=WAIT, why=f"no table says {text!r}")
    return [one for one in person.messages() if one.button("My hand") and text in one.text][-1]


@pytest.mark.parametrize("where", ["group", "foreign server"])
async def test_a_match_rides_on_answers(jaipur: JaipurPlayground, where: str) -> None:
    channel = await elsewhere(jaipur, where)
    mira, ravi = jaipur.mira, jaipur.ravi
    invitation = opened(await mira.command("/jaipur challenge", opponent=ravi, length="A single round"))
    await ravi.click("Accept", on=invitation)
    code = str(jaipur.one("SELECT code FROM matches")["code"])
    table = await newest_table(ravi, code, "to move")
    players = [Player(one, code, panel=opened(await one.click("My hand", on=table))) for one in (mira, ravi)]
    for _ in range(6):
        mover, waiting = sorted(players, key=lambda player: not player.is_my_turn)
        await mover.click_a_move()
        await waiting.wait_for_turn()
        await newest_table(waiting.person, code, f"➤ @{waiting.person.name}")
    assert len(jaipur.moves(code)) == 6
    assert all(one.channel_id == channel for one in mira.messages(channel))
    again = opened(await mira.command("/jaipur table"))
    assert again.is_private


async def test_a_move_typed_elsewhere_does_not_carry_the_table_there(jaipur: JaipurPlayground) -> None:
    home = jaipur.mira.channel
    group = await elsewhere(jaipur, "group")
    mira, ravi = jaipur.mira, jaipur.ravi
    invitation = opened(await mira.command("/jaipur challenge", opponent=ravi))
    await ravi.click("Accept", on=invitation)
    code = str(jaipur.one("SELECT code FROM matches")["code"])
    table = await newest_table(ravi, code, "to move")
    await jaipur.crash()  # the bot knows of no message any more that it could edit
    await jaipur.advance_bot_clock(61)
    for person in (mira, ravi):
        person.go(home)
    at_home = [Player(mira, code), Player(ravi, code)]
    for player in at_home:
        await player.open_panel()
    await next(one for one in at_home if one.is_my_turn).click_a_move()
    at_the_table = [Player(one, code, panel=opened(await one.click("My hand", on=table))) for one in (mira, ravi)]
    mover = next(one for one in at_the_table if one.is_my_turn)
    await mover.click_a_move()
    await mira.until(lambda: len([one for one in mira.messages(group) if one.button("My hand")]) > 1, within=WAIT)
    assert [one for one in jaipur.tomoko.messages() if code in one.text] == [], "it is nobody else's business"
    assert {one.channel_id for one in mira.messages() if one.button("My hand") and not one.is_private} == {group}


async def test_after_a_crash_the_next_move_brings_the_table_back(jaipur: JaipurPlayground) -> None:
    await elsewhere(jaipur, "group")
    mira, ravi = jaipur.mira, jaipur.ravi
    invitation = opened(await mira.command("/jaipur challenge", opponent=ravi))
    await ravi.click("Accept", on=invitation)
    code = str(jaipur.one("SELECT code FROM matches")["code"])
    table = await newest_table(ravi, code, "to move")
    await jaipur.crash()
    await jaipur.advance_bot_clock(61)  # whoever held the table in hand has lost it by now
    players = [Player(one, code, panel=opened(await one.click("My hand", on=table))) for one in (mira, ravi)]
    mover, waiting = sorted(players, key=lambda player: not player.is_my_turn)
    await mover.click_a_move()
    await waiting.wait_for_turn()
    await newest_table(waiting.person, code, f"➤ @{waiting.person.name}")


async def test_what_is_impossible_there_is_said(jaipur: JaipurPlayground) -> None:
    await elsewhere(jaipur, "foreign server")
    answer = opened(await jaipur.mira.command("/jaipur server"))
    assert answer.is_private
    assert "Only people who may manage this server" in answer.text or "not a member" in answer.text


async def test_a_merchant_comes_along_too(jaipur: JaipurPlayground) -> None:
    await elsewhere(jaipur, "group")
    panel = opened(await jaipur.mira.command("/jaipur challenge", level="beginner", length="A single round"))
    code = str(jaipur.one("SELECT code FROM matches")["code"])
    mira = Player(jaipur.mira, code, panel=panel)
    await newest_table(jaipur.ravi, code, "to move")
    await mira.wait_for_turn()
    await mira.click_a_move()
    await mira.wait_for_turn()
    await newest_table(jaipur.ravi, code, "➤ @Mira")
