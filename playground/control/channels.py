"""Channels and threads: making, changing and deleting them; a moderator deletes a message."""

from aiohttp import web

from playground import broadcast, forums, messages, threads
from playground import wire_format as wire
from playground.context import CONTEXT, Context
from playground.control.find import find_channel, find_guild, find_person
from playground.models import NO_CHANNEL_FLAGS, Channel, ChannelFlag, ChannelType, Json
from playground.request_body import MessageRequest, read_object
from playground.rest.common import no_content, reply


async def add_channel(request: web.Request) -> web.Response:
    """`{"name", "guild", "announcements"}`: text channel, for announcements if it says so. `{"name", "people": [ids]}`:
    group DM. `{"dm": id}`: with bot.

    `{"name", "parent": id, "people": [ids], "with_bot"}`: private thread, with the bot unless it says false; where the
    parent is a forum, a post of the first of them.
    `{"name", "guild", "tags": [names], "require_tag", "moderated": [names]}`: forum.
    """
    body = await read_object(request)
    context = request.app[CONTEXT]
    channel: Channel
    if "parent" in body:
        parent = find_channel(context, body["parent"])
        return (_add_post if parent.type is ChannelType.FORUM else _add_private_thread)(context, parent, body)
    if "dm" in body:
        channel, _ = context.world.dm_with_bot(find_person(context, body["dm"]))
    elif "people" in body:
        group = [find_person(context, one) for one in body["people"]]
        channel = context.world.add_group(str(body.get("name", "")), group)
    else:
        ordinary = ChannelType.ANNOUNCEMENT if body.get("announcements") else ChannelType.TEXT
        kind = ChannelType.FORUM if "tags" in body else ordinary
        guild = find_guild(context, body.get("guild", context.world.home))
        channel = context.world.add_channel(guild, str(body["name"]), kind)
        _tag(context, channel, body)
    broadcast.channel_new(context, channel)
    context.screens.tell_strangers()
    return reply(wire.channel(context.world, channel), 201)


def _tag(context: Context, channel: Channel, body: Json) -> None:
    if channel.type is ChannelType.FORUM and "tags" in body:
        moderated = body.get("moderated") or []
        known = {one["name"]: one["id"] for one in channel.available_tags}
        tags = [{"id": known.get(one), "name": one, "moderated": one in moderated} for one in body["tags"]]
        forums.set_tags(context, channel, tags)
    if channel.type is ChannelType.FORUM and "require_tag" in body:
        channel.flags = ChannelFlag.REQUIRE_TAG if body["require_tag"] else NO_CHANNEL_FLAGS


def _add_post(context: Context, forum: Channel, body: Json) -> web.Response:
    author = find_person(context, body["people"][0])
    post = threads.new_thread(context, forum, body, ChannelType.PUBLIC_THREAD, context.world.ids.next())
    post.owner_id, post.recipients = author.id, {author.id}
    messages.post(context, post, author, MessageRequest({"content": body["name"]}), opens_post=True)
    return reply(wire.channel(context.world, post), 201)


def _add_private_thread(context: Context, parent: Channel, body: Json) -> web.Response:
    thread = threads.new_thread(context, parent, body, ChannelType.PRIVATE_THREAD, context.world.ids.next())
    if not body.get("with_bot", True):
        thread.owner_id, thread.recipients = find_person(context, body["people"][0]).id, set()
    threads.add(context, thread)
    for one in body["people"]:
        threads.bring_in(context, thread, find_person(context, one).id)
    return reply(wire.channel(context.world, thread), 201)


async def change_channel(request: web.Request) -> web.Response:
    """`{"archived": bool, "locked": bool}` for a thread, `{"name": …}` for any channel; tags of a forum as in `add`."""
    body = await read_object(request)
    context = request.app[CONTEXT]
    channel = find_channel(context, request.match_info["channel"])
    channel.name = body.get("name", channel.name)
    if channel.is_thread:
        archived = body.get("archived", channel.archived)
        threads.set_archived(context, channel, archived=archived, locked=body.get("locked"))
    else:
        _tag(context, channel, body)
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
