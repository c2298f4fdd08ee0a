"""Where the bot is no member: a person brought it along to a group or to somebody else's server."""

import pytest

from bot.application import Application
from playground.driver import Failed, NotPossible, Person, ShownMessage
from tests.bot.world import settings_for
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import Player, is_to_move, opened, press

MINUTES = 60


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
        await newest_table(waiting.person, code, f"➤ **{waiting.person.name}**")
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
    await waiting.person.until(
        lambda: any(is_to_move(waiting.person, one) for one in waiting.person.messages()), within=WAIT
    )


async def test_a_table_that_died_with_its_teller_follows_by_itself(jaipur: JaipurPlayground) -> None:
    """It was in hand when the power failed, and still is for a minute: who moves within it brings no table along."""
    await elsewhere(jaipur, "group")
    mira, ravi = jaipur.mira, jaipur.ravi
    await ravi.click("Accept", on=opened(await mira.command("/jaipur challenge", opponent=ravi)))
    code = str(jaipur.one("SELECT code FROM matches")["code"])
    table = await newest_table(ravi, code, "to move")
    await jaipur.bot.kill()
    async with Application(settings_for(jaipur.folder)) as app:
        await app.announcements.claim(code, again=True)
    await jaipur.bot.start()
    players = [Player(one, code, panel=opened(await one.click("My hand", on=table))) for one in (mira, ravi)]
    mover, waiting = sorted(players, key=lambda player: not player.is_my_turn)
    await mover.click_a_move()
    await waiting.wait_for_turn()
    assert not any(is_to_move(waiting.person, one) for one in waiting.person.messages())
    await jaipur.advance_bot_clock(61)
    await waiting.person.until(
        lambda: any(is_to_move(waiting.person, one) for one in waiting.person.messages()), within=WAIT
    )


async def test_nothing_rides_on_a_click_whose_answer_discord_never_heard(jaipur: JaipurPlayground) -> None:
    """Its token is worth nothing. The next click is as good."""
    await elsewhere(jaipur, "group")
    mira, ravi = jaipur.mira, jaipur.ravi
    await ravi.click("Accept", on=opened(await mira.command("/jaipur challenge", opponent=ravi)))
    code = str(jaipur.one("SELECT code FROM matches")["code"])
    table = await newest_table(ravi, code, "to move")
    await jaipur.crash()  # the bot knows of no message any more that it could edit
    await jaipur.advance_bot_clock(61)
    players = [Player(one, code, panel=opened(await one.click("My hand", on=table))) for one in (mira, ravi)]
    mover, waiting = sorted(players, key=lambda player: not player.is_my_turn)
    panel = mover.panel
    assert panel is not None
    label = next(one.label for one in panel.buttons if one.label.startswith(("Take ", "Sell ")))
    await press(mover.person, label, panel)
    await jaipur.control.fault("reset", path="/callback$", count=10)
    with pytest.raises(Failed):
        await mover.person.click("Play", on=panel)
    await jaipur.control.clear_faults()
    assert len(jaipur.moves(code)) == 1
    await waiting.wait_for_turn()
    await waiting.click_a_move()
    assert len(jaipur.moves(code)) == 2
    shown = lambda: is_to_move(mover.person, jaipur.tables(code, mover.person)[-1])  # noqa: E731
    await mover.person.until(shown, within=WAIT, why="the table did not come")


async def test_the_end_that_nobody_could_tell_comes_with_the_next_click_on_the_table(jaipur: JaipurPlayground) -> None:
    """There is no next move that would bring it along."""
    await elsewhere(jaipur, "group")
    mira, ravi = jaipur.mira, jaipur.ravi
    await ravi.click("Accept", on=opened(await mira.command("/jaipur challenge", opponent=ravi)))
    code = str(jaipur.one("SELECT code FROM matches")["code"])
    table = await newest_table(ravi, code, "to move")
    await jaipur.bot.kill()
    async with Application(settings_for(jaipur.folder)) as app:
        await app.announcements.claim(code, again=True)  # it is in hand when the power fails
    await jaipur.bot.start()
    await mira.command("/jaipur resign", game=code)
    await mira.click("Yes")
    await jaipur.crash()
    await jaipur.advance_bot_clock(61)
    await ravi.click("My hand", on=table)
    await ravi.until(lambda: bool(jaipur.tables(code, ravi)[-1].button("Rematch")), within=WAIT, why="no end")
    assert "resigned" in jaipur.tables(code, ravi)[-1].text


async def test_what_is_impossible_there_is_not_offered(jaipur: JaipurPlayground) -> None:
    await elsewhere(jaipur, "foreign server")
    with pytest.raises(NotPossible):
        await jaipur.mira.command("/jaipur-server")


async def test_a_merchant_comes_along_too(jaipur: JaipurPlayground) -> None:
    await elsewhere(jaipur, "group")
    panel = opened(await jaipur.mira.command("/jaipur challenge", level="beginner", length="A single round"))
    code = str(jaipur.one("SELECT code FROM matches")["code"])
    mira = Player(jaipur.mira, code, panel=panel)
    await newest_table(jaipur.ravi, code, "to move")
    await mira.wait_for_turn()
    await mira.click_a_move()
    await mira.wait_for_turn()
    await newest_table(jaipur.ravi, code, "➤ **Mira**")


async def riding(jaipur: JaipurPlayground, where: str) -> tuple[Player, Player, str]:
    """A match where the bot is no member, both panels open; the one to move first, and the channel."""
    channel = await elsewhere(jaipur, where)
    mira, ravi = jaipur.mira, jaipur.ravi
    invitation = opened(await mira.command("/jaipur challenge", opponent=ravi))
    await ravi.click("Accept", on=invitation)
    code = str(jaipur.one("SELECT code FROM matches")["code"])
    table = await newest_table(ravi, code, "to move")
    players = [Player(one, code, panel=opened(await one.click("My hand", on=table))) for one in (mira, ravi)]
    mover, waiting = sorted(players, key=lambda player: not player.is_my_turn)
    return mover, waiting, channel


def tables(person: Person, channel: str) -> list[ShownMessage]:
    return [one for one in person.messages(channel) if one.button("My hand") and not one.is_private]


@pytest.mark.parametrize("where", ["group", "foreign server"])
async def test_who_is_to_move_is_called_there_too(jaipur: JaipurPlayground, where: str) -> None:
    mover, waiting, channel = await riding(jaipur, where)
    assert [one.id for one in mover.person.pings][-1:] == [tables(mover.person, channel)[-1].id], (
        "the first table calls"
    )
    before = len(waiting.person.pings)
    await jaipur.advance_bot_clock(10 * MINUTES)
    await mover.click_a_move()
    await waiting.person.until(lambda: len(waiting.person.pings) == before + 1, within=WAIT, why="nobody was called")
    await mover.person.until(lambda: len(tables(mover.person, channel)) == 1, within=WAIT, why="the old table stays")
    assert waiting.person.pings[-1].id == tables(mover.person, channel)[0].id


async def test_a_quiet_turn_there_is_called_while_a_token_lives(jaipur: JaipurPlayground) -> None:
    mover, waiting, channel = await riding(jaipur, "group")
    await mover.click_a_move()
    await newest_table(waiting.person, mover.code, f"➤ **{waiting.person.name}**")
    before = len(waiting.person.pings)
    await jaipur.advance_bot_clock(4 * MINUTES)
    await waiting.person.until(lambda: len(waiting.person.pings) == before + 1, within=WAIT, why="nobody was called")
    await mover.person.until(lambda: len(tables(mover.person, channel)) == 1, within=WAIT, why="the old table stays")


async def test_an_old_table_that_cannot_be_removed_leads_to_the_new_one(jaipur: JaipurPlayground) -> None:
    mover, waiting, channel = await riding(jaipur, "group")
    (old,) = tables(mover.person, channel)
    await jaipur.control.advance(16 * MINUTES)  # Discord's clock: every token so far is worthless
    await jaipur.advance_bot_clock(16 * MINUTES)
    await mover.click_a_move()
    await mover.person.until(lambda: len(tables(mover.person, channel)) == 2, within=WAIT, why="no new table")
    new = tables(mover.person, channel)[-1]
    await jaipur.mira.until(
        lambda: jaipur.one("SELECT message_id FROM matches")["message_id"] == int(new.id), within=WAIT
    )
    panel = opened(await waiting.person.click("My hand", on=old))
    await waiting.person.until(lambda: "has moved on" in old.text, within=WAIT, why="it is still a table")
    assert new.id in old.text
    assert old.button("My hand") is None
    assert [one.id for one in tables(mover.person, channel)] == [new.id]
    await waiting.person.sees("**Your turn**", within=WAIT)
    assert panel is not None
    assert "has moved on" not in new.text


async def test_what_cannot_be_promised_there_is_said(jaipur: JaipurPlayground) -> None:
    mover, _, _ = await riding(jaipur, "group")
    assert "a reminder may not reach you" in mover.text
    listed = opened(await jaipur.mira.command("/jaipur games"))
    assert "a reminder may not reach you" in listed.text


@pytest.mark.parametrize(("where", "kind"), [("group", "status"), ("foreign server", "reset")])
async def test_a_lost_answer_makes_one_table_and_one_mention(jaipur: JaipurPlayground, where: str, kind: str) -> None:
    mover, waiting, channel = await riding(jaipur, where)
    (known,) = tables(mover.person, channel)
    await jaipur.advance_bot_clock(10 * MINUTES)
    before = len(waiting.person.pings)
    await jaipur.control.fault(
        kind, method="POST", path=r"/webhooks/\d+/[^/]+$", status=502, after=True, count=2 if kind == "status" else 1
    )
    await mover.click_a_move()
    await waiting.person.until(lambda: f"➤ **{waiting.person.name}**" in known.text, within=WAIT, why="it is behind")
    await waiting.person.until(lambda: jaipur.rows("SELECT 1 FROM matches WHERE told < version") == [], within=WAIT)
    assert len(waiting.person.pings) == before + 1
    assert len(tables(mover.person, channel)) == 2, "the lost one, and the one that we know"
    await jaipur.control.clear_faults()
    await jaipur.advance_bot_clock(2 * MINUTES)
    assert len(waiting.person.pings) == before + 1
