"""Threads: making, archiving, waking, and who is in them."""

from playground import broadcast
from playground.context import Context
from playground.errors import has_thread_already, thread_archived, thread_locked, too_many_threads
from playground.limits import values as limits
from playground.models import Channel, ChannelType, Json, Message, MessageFlag
from playground.permissions import Permission


def start(context: Context, parent: Channel, body: Json, kind: ChannelType, message: Message | None = None) -> Channel:
    """A new thread, from a message (whose id it then has) or by itself. The bot is in it."""
    if message is not None and message.thread_id is not None:
        raise has_thread_already()
    thread = new_thread(context, parent, body, kind, message.id if message else context.world.ids.next())
    add(context, thread)
    if message is not None:
        message.thread_id = thread.id
        message.flags |= MessageFlag.HAS_THREAD
        broadcast.message_changed(context, message)
    return thread


def new_thread(context: Context, parent: Channel, body: Json, kind: ChannelType, thread_id: int) -> Channel:
    """A thread that is not there yet: see `add`."""
    active = sum(one.is_thread and not one.archived for one in context.world.channels.values())
    if active >= limits.ACTIVE_THREADS:
        raise too_many_threads()
    return Channel(
        id=thread_id,
        type=kind,
        name=body["name"],
        guild_id=parent.guild_id,
        parent_id=parent.id,
        owner_id=context.world.bot.id,
        archive_minutes=body.get("auto_archive_duration") or 1440,
        archived_at=context.clock.iso(),
        slowmode=body.get("rate_limit_per_user") or 0,
        recipients={context.world.bot.id},
    )


def add(context: Context, thread: Channel) -> None:
    """From now on everybody sees it."""
    context.world.channels[thread.id] = thread
    broadcast.channel_new(context, thread)


def set_archived(context: Context, thread: Channel, *, archived: bool, locked: bool | None = None) -> None:
    """Archive or wake a thread, and lock or unlock it if told to."""
    thread.archived = archived
    if locked is not None:
        thread.locked = locked
    thread.archived_at = context.clock.iso()
    broadcast.channel_changed(context, thread)


def refuse_archived(channel: Channel) -> None:
    """In an archived thread nothing can be edited."""
    if channel.is_thread and channel.archived:
        raise thread_archived()


def wake(context: Context, channel: Channel) -> None:
    """Sending into an archived thread unarchives it, unless it is locked."""
    if not channel.is_thread or not channel.archived:
        return
    refuse_locked(context, channel)
    set_archived(context, channel, archived=False)


def refuse_locked(context: Context, channel: Channel) -> None:
    """A locked thread opens only for who manages threads."""
    if channel.locked and not context.world.may(context.world.bot.id, channel) & Permission.MANAGE_THREADS:
        raise thread_archived() if channel.archived else thread_locked()


def bring_in(context: Context, channel: Channel, person_id: int) -> None:
    """Make somebody a member of a thread, if it is one and its parent lets them see it."""
    if not channel.is_thread or person_id in channel.recipients:
        return
    parent = context.world.channels.get(channel.parent_id or 0)
    if parent is not None and context.world.can_see(person_id, parent):
        saw_it = context.world.can_see(person_id, channel)
        channel.recipients.add(person_id)
        if not saw_it and person_id == context.world.bot.id:
            broadcast.thread_joined(context, channel)
        broadcast.channel_changed(context, channel)
        if not saw_it:
            context.screens.show_history(person_id, channel)


def remove(context: Context, channel: Channel) -> None:
    """Delete a channel or thread; a channel's threads go first."""
    for thread in [one for one in context.world.channels.values() if one.parent_id == channel.id]:
        remove(context, thread)
    broadcast.channel_gone(context, channel)
    context.world.forget_channel(channel)
