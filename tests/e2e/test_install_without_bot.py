"""Where the commands are and the bot is not, or sees nothing, or may not post."""

import pytest

from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import Player, opened, private_answer
from tests.e2e.test_user_install import newest_table


async def commands_only(jaipur: JaipurPlayground) -> str:
    """A server to which somebody added the app without the scope `bot`; Ravi owns it. Gives its channel."""
    mira, ravi = jaipur.mira, jaipur.ravi
    channel = await jaipur.control.add_guild("Elsewhere", ravi, mira, with_bot=False, with_commands=True)
    for person in (mira, ravi):
        await person.until(lambda person=person: channel in person.state.channels, within=WAIT)  # type: ignore[misc]
        person.go(channel)
    return channel


async def play_some_moves(jaipur: JaipurPlayground) -> str:
    """The table comes along with the moves. Gives the code of the match."""
    code = str(jaipur.one("SELECT code FROM matches")["code"])
    table = await newest_table(jaipur.ravi, code, "to move")
    players = [
        Player(one, code, panel=opened(await one.click("My hand", on=table))) for one in (jaipur.mira, jaipur.ravi)
    ]
    for _ in range(4):
        mover, waiting = sorted(players, key=lambda player: not player.is_my_turn)
        await mover.click_a_move()
        await waiting.wait_for_turn()
        await newest_table(waiting.person, code, f"➤ **{waiting.person.name}**")
    return code


async def test_a_match_is_played_where_only_the_commands_are(jaipur: JaipurPlayground) -> None:
    await commands_only(jaipur)
    invitation = opened(await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi, length="A single round"))
    assert not invitation.is_private
    await jaipur.ravi.click("Accept", on=invitation)
    code = await play_some_moves(jaipur)
    assert jaipur.one("SELECT is_reachable FROM matches WHERE code = ?", code)["is_reachable"] == 0
    assert not any("could not be told" in line for line in jaipur.bot.output)


async def test_there_the_settings_say_how_to_invite_the_bot(jaipur: JaipurPlayground) -> None:
    await commands_only(jaipur)
    page = opened(await jaipur.ravi.command("/jaipur-server"))
    assert "I'm not a member of this server" in page.text
    assert "scope=bot+applications.commands" in str(page.raw)


@pytest.mark.parametrize(
    ("denied", "named"), [("VIEW_CHANNEL", "View Channel"), ("SEND_MESSAGES", "Send Messages and Attach Files")]
)
async def test_what_is_missing_is_said_before_a_challenge_and_one_can_do_without(
    jaipur: JaipurPlayground, denied: str, named: str
) -> None:
    mira, ravi = jaipur.mira, jaipur.ravi
    await jaipur.control.deny(mira.channel, denied)
    asked = await private_answer(mira, "challenge", opponent=ravi, length="A single round", pace="1 day per move")
    assert f"missing permissions in this channel: {named}" in asked.text
    assert jaipur.rows("SELECT * FROM challenges") == []
    invitation = opened(await mira.click("Play without", on=asked))
    assert not invitation.is_private
    assert "A single round · 1 day per move" in invitation.text
    assert len(ravi.pings) == 1
    await ravi.click("Accept", on=invitation)
    await play_some_moves(jaipur)


async def private_thread(jaipur: JaipurPlayground) -> str:
    """Of Mira and Ravi, without the bot; both go there."""
    mira, ravi = jaipur.mira, jaipur.ravi
    thread = await jaipur.control.add_private_thread(mira.channel, "Just us", mira, ravi, with_bot=False)
    for person in (mira, ravi):
        await person.until(lambda person=person: thread in person.state.channels, within=WAIT)  # type: ignore[misc]
        person.go(thread)
    return thread


async def test_in_a_private_thread_without_the_bot_one_can_do_without(jaipur: JaipurPlayground) -> None:
    await private_thread(jaipur)
    asked = await private_answer(jaipur.mira, "challenge", opponent=jaipur.ravi, length="A single round")
    assert "I'm not in this private thread" in asked.text
    invitation = opened(await jaipur.mira.click("Play without", on=asked))
    await jaipur.ravi.click("Accept", on=invitation)
    await play_some_moves(jaipur)
    assert not any("could not be told" in line for line in jaipur.bot.output)


async def test_into_a_private_thread_the_bot_can_be_let_by_a_mention(jaipur: JaipurPlayground) -> None:
    thread = await private_thread(jaipur)
    asked = await private_answer(jaipur.mira, "challenge", opponent=jaipur.ravi)
    await jaipur.mira.say(f"Come in, <@{asked.raw['author']['id']}>!")
    await jaipur.ravi.sees("Come in", within=WAIT)
    code = await jaipur.start_match(jaipur.mira, jaipur.ravi)
    assert jaipur.table(code).channel_id == thread
    assert jaipur.one("SELECT is_reachable FROM matches")["is_reachable"] == 1


async def test_without_attach_files_the_table_is_in_words_from_the_beginning(jaipur: JaipurPlayground) -> None:
    mira, ravi = jaipur.mira, jaipur.ravi
    await jaipur.control.deny(mira.channel, "ATTACH_FILES")
    asked = await private_answer(mira, "challenge", opponent=ravi)
    assert "missing a permission in this channel: Attach Files" in asked.text
    invitation = opened(await mira.click("Play without", on=asked))
    await ravi.click("Accept", on=invitation)
    code = str(jaipur.one("SELECT code FROM matches")["code"])
    await mira.until(lambda: len(jaipur.tables(code)) == 1, within=WAIT, why="there is no table")
    assert jaipur.table(code).pictures == []
    assert jaipur.one("SELECT is_reachable FROM matches")["is_reachable"] == 1, "it is posted, and calls"


async def test_once_the_permission_is_given_nothing_is_asked(jaipur: JaipurPlayground) -> None:
    mira, ravi = jaipur.mira, jaipur.ravi
    await jaipur.control.deny(mira.channel, "SEND_MESSAGES")
    await private_answer(mira, "challenge", opponent=ravi)
    await jaipur.control.deny(mira.channel)
    invitation = opened(await mira.command("/jaipur challenge", opponent=ravi))
    assert not invitation.is_private


async def test_a_merchant_plays_where_the_bot_sees_nothing(jaipur: JaipurPlayground) -> None:
    await jaipur.control.deny(jaipur.mira.channel, "VIEW_CHANNEL")
    panel = opened(await jaipur.mira.command("/jaipur challenge", level="beginner", length="A single round"))
    code = str(jaipur.one("SELECT code FROM matches")["code"])
    mira = Player(jaipur.mira, code, panel=panel)
    await newest_table(jaipur.ravi, code, "to move")
    await mira.wait_for_turn()
    await mira.click_a_move()
    await mira.wait_for_turn()
    await newest_table(jaipur.ravi, code, "➤ **Mira**")
