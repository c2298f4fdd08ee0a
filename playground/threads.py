"""Threads: making, archiving, waking, and who is in them."""

from playground import broadcast as announce
from playground.context import Box
from playground.errors import has_thread_already, thread_archived, thread_locked, too_many_threads
from playground.limits import values as numbers
from playground.models import Channel, ChannelType, Json, Message, MessageFlag
from playground.permissions import Permission


def start(box: Box, parent: Channel, body: Json, kind: ChannelType, message: Message | None = None) -> Channel:
    """A new thread, from a message (whose id it then has) or by itself. The bot is in it."""
    if message is not None and message.thread_id is not None:
        raise has_thread_already()
    active = sum(one.is_thread and not one.archived for one in box.world.channels.values())
    if active >= numbers.ACTIVE_THREADS:
        raise too_many_threads()
    thread = Channel(
        id=message.id if message else box.world.ids.next(),
        type=kind,
        name=body["name"],
        guild_id=parent.guild_id,
        parent_id=parent.id,
        owner_id=box.world.bot.id,
        archive_minutes=body.get("auto_archive_duration") or 1440,
        archived_at=box.clock.iso(),
        slowmode=body.get("rate_limit_per_user") or 0,
        recipients={box.world.bot.id},
    )
    box.world.channels[thread.id] = thread
    announce.channel_new(box, thread)
    if message is not None:
        message.thread_id = thread.id
        message.flags |= MessageFlag.HAS_THREAD
        announce.message_changed(box, message)
    return thread


def set_archived(box: Box, thread: Channel, *, archived: bool, locked: bool | None = None) -> None:
    """Archive or wake a thread, and lock or unlock it if told to."""
    thread.archived = archived
    if locked is not None:
        thread.locked = locked
    thread.archived_at = box.clock.iso()
    announce.channel_changed(box, thread)


def refuse_archived(channel: Channel) -> None:
    """In an archived thread nothing can be edited."""
    if channel.is_thread and channel.archived:
        raise thread_archived()


def wake(box: Box, channel: Channel) -> None:
    """Sending into an archived thread unarchives it, unless it is locked."""
    if not channel.is_thread or not channel.archived:
        return
    refuse_locked(box, channel)
    set_archived(box, channel, archived=False)


def refuse_locked(box: Box, channel: Channel) -> None:
    """A locked thread opens only for who manages threads."""
    if channel.locked and not box.world.may(box.world.bot.id, channel) & Permission.MANAGE_THREADS:
        raise thread_archived() if channel.archived else thread_locked()


def bring_in(box: Box, channel: Channel, person_id: int) -> None:
    """Make somebody a member of a thread, if it is one and its parent lets them see it."""
    if not channel.is_thread or person_id in channel.recipients:
        return
    parent = box.world.channels.get(channel.parent_id or 0)
    if parent is not None and box.world.can_see(person_id, parent):
        saw_it = box.world.can_see(person_id, channel)
        channel.recipients.add(person_id)
        announce.channel_changed(box, channel)
        if not saw_it:
            box.hub.show_history(person_id, channel)


def remove(box: Box, channel: Channel) -> None:
    """Delete a channel or thread; a channel's threads go first."""
    for thread in [one for one in box.world.channels.values() if one.parent_id == channel.id]:
        remove(box, thread)
    announce.channel_gone(box, channel)
    box.world.forget_channel(channel)
