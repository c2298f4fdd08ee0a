"""Guilds: making them, and inviting or kicking the bot."""

from aiohttp import web

from playground import wire_format as wire
from playground.context import CONTEXT, Context
from playground.control.find import find_guild, find_person
from playground.gateway import Intent
from playground.models import Guild
from playground.request_body import read_object
from playground.rest.common import no_content, reply


async def add_guild(request: web.Request) -> web.Response:
    """`{"name", "people": [ids], "with_bot": bool, "channel": name}`: the first of the people owns it."""
    body = await read_object(request)
    context = request.app[CONTEXT]
    people = [find_person(context, one) for one in body["people"]]
    guild = context.world.add_guild(str(body["name"]), people[0], with_bot=bool(body.get("with_bot", True)))
    guild.locale = str(body.get("locale", guild.locale))
    for person in people[1:]:
        guild.members[person.id] = []
    channel = context.world.add_channel(guild, str(body.get("channel", "general")))
    if context.world.bot.id in guild.members:
        _send_guild_create(context, guild)
    context.screens.show_channel(channel)
    return reply({"id": str(guild.id), "channel": wire.channel(context.world, channel)}, 201)


async def invite_bot(request: web.Request) -> web.Response:
    """The bot is invited: GUILD_CREATE."""
    context = request.app[CONTEXT]
    guild = find_guild(context, request.match_info["guild"])
    if context.world.bot.id not in guild.members:
        context.world.let_bot_in(guild)
        _send_guild_create(context, guild)
    return no_content()


async def kick_bot(request: web.Request) -> web.Response:
    """The bot is kicked: GUILD_DELETE."""
    context = request.app[CONTEXT]
    guild = find_guild(context, request.match_info["guild"])
    if guild.members.pop(context.world.bot.id, None) is not None:
        context.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild_id=guild.id, intent=Intent.GUILDS)
    return no_content()


def _send_guild_create(context: Context, guild: Guild) -> None:
    fields = wire.guild_create(context.world, guild)
    context.gateway.dispatch("GUILD_CREATE", fields, guild_id=guild.id, intent=Intent.GUILDS)
