"""After an install: one short greeting in the right channel, which rings nowhere; and the menus on people."""

import asyncio

import pytest

from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import opened

WELCOME = "Welcome to the market of Jaipur"


async def new_server(jaipur: JaipurPlayground) -> tuple[str, str, str]:
    """Mira's and Ravi's, without the bot; gives its id, the first channel, and the one where Discord greets people."""
    await jaipur.wait_for_log("ready as")  # before that nobody can tell new servers from old ones
    first = await jaipur.control.add_guild("Elsewhere", jaipur.mira, jaipur.ravi, with_bot=False)
    await jaipur.mira.until(lambda: first in jaipur.mira.state.channels, within=WAIT)
    guild = str(jaipur.mira.state.channels[first]["guild_id"])
    hall = await jaipur.control.add_channel("hall", guild=guild)
    await jaipur.control.change_guild(guild, system_channel=hall)
    await jaipur.ravi.until(lambda: hall in jaipur.ravi.state.channels, within=WAIT)
    return guild, first, hall


@pytest.mark.parametrize("may_write", [True, False])
async def test_a_new_server_is_greeted_once_and_silently(jaipur: JaipurPlayground, may_write: bool) -> None:
    guild, first, hall = await new_server(jaipur)
    if not may_write:
        await jaipur.control.deny(hall, "SEND_MESSAGES", who="everyone")
    await jaipur.control.invite_bot(guild)
    greeting = await jaipur.ravi.sees(WELCOME, within=WAIT)
    assert greeting.channel_id == (hall if may_write else first)
    assert [one.label for one in greeting.buttons] == ["Learn the game", "Play a merchant", "Challenge somebody"]
    assert await jaipur.ravi.notifications() == []
    await jaipur.control.kick_bot(guild)
    await jaipur.control.invite_bot(guild)
    await jaipur.crash()
    await asyncio.sleep(1)  # long enough for a second one
    assert len([one for one in jaipur.ravi.messages() if WELCOME in one.text]) == 1
    assert not [one for one in jaipur.mira.messages(jaipur.mira.channel) if WELCOME in one.text], "an old server"


async def test_the_buttons_of_the_greeting_lead_to_games(jaipur: JaipurPlayground) -> None:
    guild, _, hall = await new_server(jaipur)
    await jaipur.control.invite_bot(guild)
    greeting = await jaipur.ravi.sees(WELCOME, within=WAIT)
    for label, words in (
        ("Learn the game", "Take a good"),
        ("Play a merchant", "At my level"),
        ("Challenge somebody", "Who would you like to play"),
    ):
        answer = opened(await jaipur.ravi.click(label, on=greeting))
        assert answer.is_private
        assert words in answer.text, label
    asked = opened(await jaipur.ravi.select("Who should it be?", [jaipur.mira]))
    assert (asked.is_private, asked.channel_id) == (False, hall)
    assert WELCOME in greeting.text, "it stays for the next one"


async def test_a_server_in_which_the_bot_may_write_nowhere(jaipur: JaipurPlayground) -> None:
    guild, first, hall = await new_server(jaipur)
    for channel in (first, hall):
        await jaipur.control.deny(channel, "SEND_MESSAGES", who="everyone")
    await jaipur.control.invite_bot(guild)
    await asyncio.sleep(1)
    assert not [one for one in jaipur.ravi.messages() if WELCOME in one.text]


async def test_the_menu_on_a_person_opens_their_profile(jaipur: JaipurPlayground) -> None:
    answer = opened(await jaipur.mira.menu("Jaipur profile", jaipur.ravi))
    assert answer.is_private
    assert answer.text == opened(await jaipur.mira.command("/jaipur profile", player=jaipur.ravi)).text
    invitation = opened(await jaipur.mira.menu("Challenge to Jaipur", jaipur.ravi))
    assert invitation.button("Accept")
