"""Settings of a person and of a server, and whose language an answer has."""

import pytest

from playground.driver import NotPossible, ShownMessage
from playground.driver.errors import NotSeen
from tests.e2e.forged_messages import forge_buttons, forge_select
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import choose, opened, press, private_answer, seated


async def test_settings_are_kept_and_speak_ones_language(jaipur: JaipurPlayground) -> None:
    page = await private_answer(jaipur.mira, "settings")
    for button, words in [
        ("Direct messages", "Reminders come as direct messages"),
        ("Confirm moves", "played at the first tap"),
        ("Challenges", "Nobody can challenge you"),
        ("Hide me", "don't appear on leaderboards"),
    ]:
        await press(jaipur.mira, button, page)
        assert words in page.text
    await choose(jaipur.mira, "Mentions…", ["Never mention me"], page)
    assert "I never mention you" in page.text
    await jaipur.crash()
    again = await private_answer(jaipur.mira, "settings")
    assert "I never mention you" in again.text
    assert "don't appear on leaderboards" in again.text
    await choose(jaipur.mira, "Language…", ["Français"], again)
    assert "Your settings" not in again.text


@pytest.mark.parametrize("locale", ["fr", "ja"])
async def test_private_answers_follow_the_persons_discord(jaipur: JaipurPlayground, locale: str) -> None:
    english = (await private_answer(jaipur.ravi, "rules")).text
    await jaipur.ravi.speak(locale)
    assert (await private_answer(jaipur.ravi, "rules")).text != english
    mover, waiting = await seated(jaipur)
    await mover.open_panel()
    await waiting.open_panel()


async def test_only_managers_change_the_server(jaipur: JaipurPlayground) -> None:
    forged = await forge_buttons(jaipur, "j1|server-switch|threads|on")  # an old button of somebody else's
    refused = opened(await jaipur.ravi.click("0", on=ShownMessage(jaipur.ravi, forged.id)))
    assert "Only members with Manage Server" in refused.text
    page = opened(await jaipur.mira.command("/jaipur-server"))
    await choose(jaipur.mira, "Default time per move…", ["1 day per move"], page)
    await choose(jaipur.mira, "Language…", ["English"], page)
    invitation = await jaipur.ravi.command("/jaipur challenge")
    assert invitation is not None
    assert "1 day per move" in invitation.text


async def test_the_servers_settings_have_a_command_that_players_do_not_see(jaipur: JaipurPlayground) -> None:
    page = opened(await jaipur.mira.command("/jaipur-server"))
    assert "Server settings" in page.text
    with pytest.raises(NotPossible, match="permissions"):  # Discord does not even show it to them
        await jaipur.ravi.command("/jaipur-server")
    with pytest.raises(NotSeen, match="no command /jaipur server"):
        await jaipur.mira.command("/jaipur server")  # there are 25 commands below one, and no room for another
    (mine,) = [one for one in jaipur.mira.state.commands if one["name"] == "jaipur-server"]
    assert (int(mine["default_member_permissions"]), mine["contexts"], mine["integration_types"]) == (1 << 5, [0], [0])


@pytest.mark.parametrize("kind", ["text", "forum"])
async def test_a_deleted_channel_for_games_is_none(jaipur: JaipurPlayground, kind: str) -> None:
    """Else nobody could play there until somebody who manages the server finds out why."""
    make = jaipur.control.add_channel if kind == "text" else jaipur.control.add_forum
    chosen = await make("games")
    await jaipur.mira.until(lambda: chosen in jaipur.mira.state.channels, within=WAIT)
    page = opened(await jaipur.mira.command("/jaipur-server"))
    await choose(jaipur.mira, "Channel for all games…", [chosen], page)
    await jaipur.control.delete_channel(chosen)
    await jaipur.mira.until(lambda: chosen not in jaipur.mira.state.channels, within=WAIT)
    await jaipur.start_match(jaipur.mira, jaipur.ravi)
    page = opened(await jaipur.mira.command("/jaipur-server"))
    assert "Games can be started in any channel" in page.text
    assert chosen not in str(page.raw)


async def test_the_one_channel_for_games_holds_for_everything_that_brings_a_table(jaipur: JaipurPlayground) -> None:
    mira, ravi = jaipur.mira, jaipur.ravi
    elsewhere = await jaipur.control.add_channel("chatter")
    await mira.until(lambda: elsewhere in mira.state.channels, within=WAIT)
    code = await jaipur.start_match(mira, ravi)
    offered = await mira.command("/jaipur challenge", at=elsewhere)
    finished = await private_answer(mira, "challenge", level="beginner", at=elsewhere)
    practice = finished.text.split("`")[1]
    await mira.command("/jaipur resign", game=practice)
    await mira.click("Yes")
    over = await jaipur.table_when_over(practice)
    page = opened(await mira.command("/jaipur-server"))
    await choose(mira, "Channel for all games…", [mira.channel], page)
    words = "In this server, games are started in"
    commands: list[tuple[str, dict[str, str]]] = [
        ("challenge", {}),
        ("challenge", {"level": "beginner"}),
        ("table", {"game": code}),
    ]
    for command, options in commands:
        refused = await private_answer(mira, command, at=elsewhere, **options)
        assert words in refused.text, command
    for button, message in (("Accept", offered), ("Rematch", over)):
        answer = await ravi.click(button, on=message) if button == "Accept" else await mira.click(button, on=message)
        assert answer is not None
        assert words in answer.text, button
    assert jaipur.table(code).channel_id == mira.channel, "it did not move"
    lesson = await private_answer(ravi, "learn", at=elsewhere)
    assert words not in lesson.text, "a lesson has no table, so it disturbs no channel"


async def test_games_are_not_sent_into_another_server(jaipur: JaipurPlayground) -> None:
    """Discord offers only channels of the server; what comes in its name is checked all the same."""
    foreign = await jaipur.control.add_guild("Elsewhere", jaipur.tomoko, with_bot=True)
    await jaipur.tomoko.until(lambda: foreign in jaipur.tomoko.state.channels, within=WAIT)
    forged = await forge_select(jaipur, "j1|server-channel", foreign, "1")
    for channel in (foreign, "1"):
        answer = await jaipur.mira.select("j1|server-channel", [channel], on=forged)
        assert answer is not None
        assert "This button no longer works" in answer.text
    assert jaipur.rows("SELECT * FROM servers") == []


async def test_public_messages_speak_the_language_of_the_server_or_else_the_challengers(
    jaipur: JaipurPlayground,
) -> None:
    """Only communities have a language on Discord. A server's own setting counts before that."""
    mira, ravi, tomoko, guild = jaipur.mira, jaipur.ravi, jaipur.tomoko, jaipur.mira.state.guild["id"]
    await ravi.speak("fr")
    assert "in the challenger's language" in opened(await mira.command("/jaipur-server")).text
    invitation = opened(await ravi.command("/jaipur challenge"))
    await mira.click("Accepter", on=invitation)
    await mira.until(lambda: any(one.button("Ma main") for one in mira.messages()), within=WAIT, why="no French table")
    await jaipur.control.change_guild(guild, community=True, locale="ja")
    page = opened(await mira.command("/jaipur-server"))
    assert "in this community's language" in page.text
    assert opened(await ravi.command("/jaipur challenge", opponent=tomoko)).button("受ける")
    await choose(mira, "Language…", ["English"], page)
    assert "in the language chosen below" in page.text
    assert opened(await ravi.command("/jaipur challenge", opponent=mira)).button("Accept")
