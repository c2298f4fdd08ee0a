"""A guild that has the commands but not the bot, and channels in which commands work although the bot sees nothing."""

from playground.permissions import Permission
from tests.playground.raw_bot import RawPlayground


async def without_bot(raw: RawPlayground) -> str:
    channel = await raw.pg.control.add_guild("Elsewhere", raw.mira, raw.ravi, with_bot=False, with_commands=True)
    for person in (raw.mira, raw.ravi):
        await person.until(lambda person=person: channel in person.state.channels)  # type: ignore[misc]
    return channel


def permissions_in(interaction: dict[str, str]) -> Permission:
    return Permission(int(interaction["app_permissions"]))


async def test_everybody_has_the_commands_and_the_bot_hears_of_nothing_else(raw: RawPlayground) -> None:
    channel = await without_bot(raw)
    interaction = await raw.command(raw.ravi, at=channel)
    guild = interaction["guild_id"]
    assert interaction["authorizing_integration_owners"] == {"0": guild}
    assert (interaction["guild"]["id"], interaction["member"]["user"]["id"]) == (guild, str(raw.ravi.id))
    assert permissions_in(interaction) & Permission.ATTACH_FILES
    assert not permissions_in(interaction) & (Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES)
    status, answer = await raw.bot.answer(interaction, {"type": 4, "data": {"content": "to all"}})
    assert (status, answer["interaction"]["response_message_ephemeral"]) == (200, False)
    await raw.mira.sees("to all")
    for number in range(6):
        status, _ = await raw.bot.follow("POST", interaction, body={"content": f"more {number}"})
        assert status == 200, "the cap of five is for apps that only a person has"
    message = answer["resource"]["message"]["id"]
    for method, path in [
        ("GET", f"/channels/{channel}"),
        ("POST", f"/channels/{channel}/messages"),
        ("PATCH", f"/channels/{channel}/messages/{message}"),
        ("POST", f"/channels/{channel}/messages/{message}/threads"),
        ("GET", f"/guilds/{guild}"),
    ]:
        status, refused = await raw.bot.call(method, path, {"content": "x"} if method != "GET" else None)
        assert (status, refused["code"]) == (403, 50001), path
    assert (await raw.bot.call("GET", "/users/@me/guilds"))[1][0]["id"] == raw.mira.state.guild["id"]
    assert not raw.context.violations
    assert raw.bot.socket is not None
    await raw.bot.socket.close()
    assert guild not in [one["id"] for one in (await raw.bot.connect())["guilds"]]


async def test_inviting_the_bot_makes_it_an_ordinary_install(raw: RawPlayground) -> None:
    channel = await without_bot(raw)
    guild = raw.mira.state.channels[channel]["guild_id"]
    await raw.bot.event("GUILD_CREATE")  # of the home guild
    await raw.pg.control.invite_bot(guild)
    assert (await raw.bot.event("GUILD_CREATE"))["id"] == guild
    assert (await raw.send({"content": "here I am"}, channel=channel))[0] == 200
    await raw.pg.control.kick_bot(guild)
    assert (await raw.send({"content": "gone"}, channel=channel))[1]["code"] == 50001


async def test_in_a_channel_that_the_bot_does_not_see_commands_work(raw: RawPlayground) -> None:
    await raw.pg.control.deny(raw.channel, "VIEW_CHANNEL", "ATTACH_FILES")
    interaction = await raw.command()
    assert interaction["authorizing_integration_owners"] == {"0": interaction["guild_id"]}
    bits = permissions_in(interaction)
    assert bits & Permission.SEND_MESSAGES, "what its roles and overwrites add up to"
    assert not bits & (Permission.VIEW_CHANNEL | Permission.ATTACH_FILES)
    assert (await raw.bot.answer(interaction, {"type": 4, "data": {"content": "still here"}}))[0] == 200
    await raw.ravi.sees("still here")
    assert (await raw.send({"content": "x"}))[1]["code"] == 50001


async def test_of_a_private_thread_without_it_the_bot_hears_nothing_until_it_is_mentioned(raw: RawPlayground) -> None:
    thread = await raw.pg.control.add_private_thread(raw.channel, "us", raw.mira, raw.ravi, with_bot=False)
    await raw.mira.until(lambda: thread in raw.mira.state.channels)
    interaction = await raw.command(at=thread)
    assert permissions_in(interaction) & Permission.VIEW_CHANNEL, "as in the channel around it"
    assert (await raw.bot.call("POST", f"/channels/{thread}/messages", {"content": "x"}))[1]["code"] == 50001
    await raw.mira.say(f"<@{await raw.bot.id()}>", at=thread)
    joined = await raw.bot.event("THREAD_CREATE")
    assert (joined["id"], joined.get("newly_created")) == (thread, None), "the first that it hears of it"
    assert (await raw.bot.call("POST", f"/channels/{thread}/messages", {"content": "x"}))[0] == 200


async def test_app_permissions_elsewhere(raw: RawPlayground) -> None:
    always = Permission.ATTACH_FILES | Permission.EMBED_LINKS | Permission.MENTION_EVERYONE
    await raw.pg.control.change_person(raw.mira, installed_app=True)
    group = await raw.pg.control.add_group("friends", raw.mira, raw.ravi)
    dm = await raw.pg.control.open_dm(raw.mira)
    foreign = await raw.pg.control.add_guild("Foreign", raw.ravi, raw.mira, with_bot=False)
    await raw.pg.control.deny(foreign, "ATTACH_FILES", who="everyone")
    await raw.mira.until(lambda: {group, dm, foreign} <= raw.mira.state.channels.keys())
    assert permissions_in(await raw.command(at=group)) == always
    assert permissions_in(await raw.command(at=dm)) == always | Permission.USE_EXTERNAL_EMOJIS
    brought_along = permissions_in(await raw.command(at=foreign))
    assert brought_along & Permission.SEND_MESSAGES, "those of the person who brought it along"
    assert not brought_along & Permission.ATTACH_FILES
