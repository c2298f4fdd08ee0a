"""Channels and threads: making, changing and deleting them; a moderator deletes a message."""

from aiohttp import web

from playground import broadcast, messages, threads
from playground import wire_format as wire
from playground.context import CONTEXT
from playground.control.find import find_channel, find_guild, find_person
from playground.models import Channel
from playground.request_body import read_object
from playground.rest.common import no_content, reply


async def add_channel(request: web.Request) -> web.Response:
    """`{"name", "guild"}`: text channel. `{"name", "people": [ids]}`: group DM. `{"dm": id}`: with bot."""
    body = await read_object(request)
    context = request.app[CONTEXT]
    channel: Channel
    if "dm" in body:
        channel, _ = context.world.dm_with_bot(find_person(context, body["dm"]))
    elif "people" in body:
        group = [find_person(context, one) for one in body["people"]]
        channel = context.world.add_group(str(body.get("name", "")), group)
    else:
        channel = context.world.add_channel(
            find_guild(context, body.get("guild", context.world.home)), str(body["name"])
        )
    broadcast.channel_new(context, channel)
    context.screens.tell_strangers()
    return reply(wire.channel(context.world, channel), 201)


async def change_channel(request: web.Request) -> web.Response:
    """`{"archived": bool, "locked": bool}` for a thread, `{"name": …}` for any channel."""
    body = await read_object(request)
    context = request.app[CONTEXT]
    channel = find_channel(context, request.match_info["channel"])
    channel.name = body.get("name", channel.name)
    if channel.is_thread:
        archived = body.get("archived", channel.archived)
        threads.set_archived(context, channel, archived=archived, locked=body.get("locked"))
    else:
        broadcast.channel_changed(context, channel)
    return reply(wire.channel(context.world, channel))


async def delete_channel(request: web.Request) -> web.Response:
    """A moderator deletes a channel or thread."""
    context = request.app[CONTEXT]
    channel = find_channel(context, request.match_info["channel"])
    threads.remove(context, channel)
    return no_content()


async def delete_message(request: web.Request) -> web.Response:
    """A moderator deletes a message."""
    context = request.app[CONTEXT]
    message = context.world.messages.get(int(request.match_info["message"]))
    if message is None:
        raise web.HTTPNotFound
    messages.delete(context, message)
    return no_content()
