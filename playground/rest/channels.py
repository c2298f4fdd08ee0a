"""/channels/{id} itself, and DMs."""

from aiohttp import web

from playground import broadcast, forums, threads
from playground import wire_format as wire
from playground.body_check import BodyCheck
from playground.errors import DiscordError, cannot_message_user, unknown_user
from playground.limits.threads import check_thread
from playground.models import Channel, ChannelType, Json
from playground.permissions import Permission
from playground.request_body import read_object
from playground.rest import common
from playground.rest.common import reply


async def get(request: web.Request) -> web.Response:
    """GET a channel or thread."""
    return reply(wire.channel(common.context_of(request).world, common.channel(request)))


async def edit(request: web.Request) -> web.Response:
    """PATCH: what a thread, a post or a forum has to change; of other channels name and topic."""
    body = await read_object(request)
    context = common.context_of(request)
    thread = common.channel(request)
    if not thread.is_thread:
        common.require(context, thread, Permission.MANAGE_CHANNELS)
        if "available_tags" in body and thread.type is ChannelType.FORUM:
            forums.set_tags(context, thread, body["available_tags"])
        thread.name, thread.topic = body.get("name", thread.name), body.get("topic", thread.topic)
        broadcast.channel_changed(context, thread)
        return reply(wire.channel(context.world, thread))
    check_thread(body, new=False)
    _require_right_to_change(request, thread, body)
    if "applied_tags" in body:
        check = BodyCheck()
        tags = forums.changed_tags(context, thread, body["applied_tags"], check)
        check.raise_errors()
        thread.applied_tags = tags
    thread.name = body.get("name", thread.name)
    thread.archive_minutes = body.get("auto_archive_duration", thread.archive_minutes)
    thread.slowmode = body.get("rate_limit_per_user", thread.slowmode)
    archived = bool(body.get("archived", thread.archived))
    threads.set_archived(context, thread, archived=archived, locked=body.get("locked"))
    return reply(wire.channel(context.world, thread))


def _require_right_to_change(request: web.Request, thread: Channel, body: Json) -> None:
    """Its owner may rename, tag and archive; a member may wake it; the rest takes MANAGE_THREADS."""
    context = common.context_of(request)
    if context.world.may(context.world.bot.id, thread) & Permission.MANAGE_THREADS:
        return
    waking = thread.archived and body.get("archived") is False
    if thread.archived and not waking:
        threads.refuse_archived(thread)
    if waking:
        threads.refuse_locked(context, thread)
        common.require(context, thread, Permission.SEND_MESSAGES_IN_THREADS)
    elif thread.owner_id != context.world.bot.id:
        common.require(context, thread, Permission.MANAGE_THREADS)
    if body.get("locked") is not None and bool(body["locked"]) != thread.locked:
        common.require(context, thread, Permission.MANAGE_THREADS)


async def delete(request: web.Request) -> web.Response:
    """DELETE: a thread takes MANAGE_THREADS, a channel MANAGE_CHANNELS, a DM is only closed."""
    context = common.context_of(request)
    where = common.channel(request)
    gone = wire.channel(context.world, where)
    if where.guild_id is not None:
        need = Permission.MANAGE_THREADS if where.is_thread else Permission.MANAGE_CHANNELS
        common.require(context, where, need)
        threads.remove(context, where)
    return reply(gone)


async def open_dm(request: web.Request) -> web.Response:
    """POST /users/@me/channels: the DM with somebody."""
    body = await read_object(request)
    context = common.context_of(request)
    raw = str(body.get("recipient_id", ""))
    if not raw.isdigit():
        raise DiscordError(400, 50033, "Invalid Recipient(s)", violation=True)
    person = context.world.people.get(int(raw))
    if person is None:
        raise unknown_user()
    if person.bot:
        raise cannot_message_user()
    channel, fresh = context.world.dm_with_bot(person)
    if fresh:
        broadcast.channel_new(context, channel)
    return reply(wire.channel(context.world, channel))
