"""What all routes share: answers as discord.py wants them, and finding the things a path names."""

import json

from aiohttp import web

from playground import errors
from playground.context import CONTEXT, Context
from playground.models import Channel, Guild, Message, Person
from playground.permissions import Permission


def reply(body: object, status: int = 200) -> web.Response:
    """JSON with exactly the content type that discord.py compares with."""
    return web.Response(status=status, body=json.dumps(body).encode(), content_type="application/json")


def no_content() -> web.Response:
    return web.Response(status=204)


def context_of(request: web.Request) -> Context:
    return request.app[CONTEXT]


def number(request: web.Request, key: str) -> int:
    """A snowflake of the path; routes allow digits only."""
    return int(request.match_info[key])


def guild(request: web.Request) -> Guild:
    """A guild the bot is in."""
    context = context_of(request)
    found = context.world.guilds.get(number(request, "guild"))
    if found is None:
        raise errors.unknown_guild()
    if context.world.bot.id not in found.members:
        raise errors.missing_access()
    return found


def user(request: web.Request) -> Person:
    found = context_of(request).world.people.get(number(request, "user"))
    if found is None:
        raise errors.unknown_user()
    return found


def channel(request: web.Request, *needs: Permission) -> Channel:
    """A channel the bot sees and has these permissions in."""
    context = context_of(request)
    found = context.world.channels.get(number(request, "channel"))
    if found is None:
        raise errors.unknown_channel()
    require(context, found, *needs)
    return found


def require(context: Context, where: Channel, *needs: Permission) -> None:
    """Raise unless the bot sees the channel and has every one of the permissions."""
    bits = context.world.may(context.world.bot.id, where)
    if not bits & Permission.VIEW_CHANNEL:
        raise errors.missing_access()
    if not all(bits & need for need in needs):
        raise errors.missing_permissions()


def message(request: web.Request, where: Channel) -> Message:
    """A message by a channel route. Ephemeral ones are not there, and a correct bot knows that."""
    found = context_of(request).world.messages.get(number(request, "message"))
    if found is not None and found.is_ephemeral:
        raise errors.DiscordError(404, 10008, "Unknown Message", violation=True)
    if found is None or found.channel_id != where.id:
        raise errors.unknown_message()
    return found
