"""Who the bot is, who others are, where the gateway is; guilds and their members."""

from aiohttp import web

from playground import wire_format as wire
from playground.errors import unknown_member
from playground.rest import common
from playground.rest.common import reply

LOG_INS = 1000  # a day; here the day does not end


async def me(request: web.Request) -> web.Response:
    """GET /users/@me."""
    bot = common.context_of(request).world.bot
    return reply(wire.user(bot) | {"verified": True, "mfa_enabled": True, "locale": "en-US", "flags": 0})


async def application(request: web.Request) -> web.Response:
    """GET /oauth2/applications/@me and /applications/@me."""
    return reply(wire.application(common.context_of(request).world))


async def gateway(request: web.Request) -> web.Response:
    """GET /gateway and /gateway/bot."""
    context = common.context_of(request)
    url = context.url.replace("http", "ws", 1) + "/gateway/"
    remaining = max(0, LOG_INS - context.gateway.identifies)
    limit = {"total": LOG_INS, "remaining": remaining, "reset_after": 86_400_000, "max_concurrency": 1}
    return reply({"url": url, "shards": 1, "session_start_limit": limit})


async def user(request: web.Request) -> web.Response:
    """GET /users/{id}."""
    return reply(wire.user(common.user(request)))


async def guilds(request: web.Request) -> web.Response:
    """GET /users/@me/guilds."""
    world = common.context_of(request).world
    mine = [one for one in world.guilds.values() if world.bot.id in one.members]
    return reply([{"id": str(one.id), "name": one.name, "icon": None, "features": []} for one in mine])


async def guild(request: web.Request) -> web.Response:
    """GET /guilds/{id}."""
    return reply(wire.guild(common.guild(request)))


async def guild_channels(request: web.Request) -> web.Response:
    """GET /guilds/{id}/channels; threads are not among them."""
    world = common.context_of(request).world
    channels = world.channels_of(common.guild(request))
    return reply([wire.channel(world, one) for one in channels if not one.is_thread])


async def member(request: web.Request) -> web.Response:
    """GET /guilds/{id}/members/{user}."""
    guild_ = common.guild(request)
    person = common.user(request)
    if person.id not in guild_.members:
        raise unknown_member()
    return reply(wire.member(guild_, person))
