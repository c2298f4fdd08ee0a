"""Servers: their language, who is a member, and whom the bot can reach by a direct message."""

import pytest

from playground.driver import NotSeen
from tests.playground.raw_bot import RawPlayground


async def test_only_a_community_server_has_a_language(raw: RawPlayground) -> None:
    guild = raw.mira.state.guild["id"]
    with pytest.raises(NotSeen, match="only for a community server"):
        await raw.pg.control.change_guild(guild, locale="fr")
    assert (await raw.command())["guild_locale"] == "en-US"
    await raw.pg.control.change_guild(guild, community=True, locale="fr")
    changed = await raw.bot.event("GUILD_UPDATE")
    assert (changed["preferred_locale"], changed["features"]) == ("fr", ["COMMUNITY"])
    interaction = await raw.command()
    assert (interaction["guild_locale"], interaction["guild"]["locale"]) == ("fr", "fr")
    assert interaction["guild"]["features"] == ["COMMUNITY"]
    await raw.pg.control.change_guild(guild, community=False)
    assert (await raw.bot.event("GUILD_UPDATE"))["preferred_locale"] == "en-US"


async def test_a_new_server_may_be_a_community(raw: RawPlayground) -> None:
    await raw.bot.event("GUILD_CREATE")  # of the home guild
    await raw.pg.control.add_guild("Le Bazar", raw.mira, with_bot=True, community=True, locale="fr")
    assert (await raw.bot.event("GUILD_CREATE"))["preferred_locale"] == "fr"


async def test_closed_direct_messages_and_no_server_in_common(raw: RawPlayground) -> None:
    """Each for one person, whatever holds for others."""
    channels = {}
    for person in (raw.mira, raw.ravi):
        body = {"recipient_id": str(person.id)}
        channels[person.name] = (await raw.bot.call("POST", "/users/@me/channels", body))[1]["id"]
    home = raw.mira.channel
    await raw.pg.control.change_person(raw.mira, accepts_dms=False)
    await raw.pg.control.leave(raw.ravi, raw.mira.state.guild["id"])
    await raw.ravi.until(lambda: home not in raw.ravi.state.channels)
    refused = [(await raw.send({"content": "psst"}, channel=one))[1]["code"] for one in channels.values()]
    assert refused == [50007, 50278]
    await raw.pg.control.join(raw.ravi, raw.mira.state.guild["id"])
    assert (await raw.send({"content": "welcome back"}, channel=channels["Ravi"]))[0] == 200
    assert not raw.context.violations
