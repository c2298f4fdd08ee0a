"""Tells a change to everybody concerned: the bot (gateway), the people (screens), the public record."""

from collections.abc import Iterable

from playground import wire_format as wire
from playground.context import Context
from playground.gateway import Intent
from playground.models import Channel, Json, Message


def message_new(context: Context, message: Message, pinged: Iterable[int] = ()) -> None:
    """A message appeared; `pinged` people are notified."""
    _to_bot(context, "MESSAGE_CREATE", message)
    _record(context, "message", message)
    context.screens.show_message(message, pinged)


def message_changed(context: Context, message: Message) -> None:
    """A message was edited. Edits never notify anybody."""
    _to_bot(context, "MESSAGE_UPDATE", message)
    _record(context, "edit", message)
    if not message.dismissed:
        context.screens.show_message(message)


def message_gone(context: Context, message: Message) -> None:
    """A message was deleted."""
    channel = context.world.channels.get(message.channel_id)
    fields = {"id": str(message.id), "channel_id": str(message.channel_id)}
    if channel is not None and context.world.bot_is_in(channel):
        guild_id = None if message.is_ephemeral else channel.guild_id
        if guild_id is not None:
            fields["guild_id"] = str(guild_id)
        intent = Intent.DIRECT_MESSAGES if guild_id is None else Intent.GUILD_MESSAGES
        context.gateway.dispatch("MESSAGE_DELETE", fields, guild_id=guild_id, intent=intent)
    context.screens.hide_message(message)


def channel_new(context: Context, channel: Channel) -> None:
    """A channel or thread was made."""
    _channel_event(
        context, "THREAD_CREATE" if channel.is_thread else "CHANNEL_CREATE", channel, {"newly_created": True}
    )
    context.screens.show_channel(channel)


def thread_joined(context: Context, thread: Channel) -> None:
    """The bot was let into a private thread, of which it knew nothing."""
    _channel_event(context, "THREAD_CREATE", thread)


def channel_changed(context: Context, channel: Channel) -> None:
    """A channel or thread has other settings now."""
    _channel_event(context, "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel)
    context.screens.show_channel(channel)


def channel_gone(context: Context, channel: Channel) -> None:
    """A channel or thread was deleted."""
    _channel_event(context, "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel)
    context.screens.hide_channel(channel)


def _channel_event(context: Context, event: str, channel: Channel, extra: Json | None = None) -> None:
    thing = wire.channel(context.world, channel)
    if channel.is_thread:
        context.public_record.note("thread", channel.id, thing, None)
    if channel.is_thread and not context.world.can_see(context.world.bot.id, channel):
        return  # of channels it always hears, of threads only where it sees them
    if channel.guild_id is not None and context.world.bot_is_in(channel):
        extra = extra or {}
        context.gateway.dispatch(event, thing | extra, guild_id=channel.guild_id, intent=Intent.GUILDS)


def _to_bot(context: Context, event: str, message: Message) -> None:
    channel = context.world.channels[message.channel_id]
    if not context.world.can_see(context.world.bot.id, channel):
        return
    fields = wire.message(context.world, message)
    guild = None if message.is_ephemeral else context.world.guild_of(channel)
    if guild is None:
        context.gateway.dispatch(event, fields, guild_id=None, intent=Intent.DIRECT_MESSAGES)
        return
    author = context.world.people[message.author_id]
    fields |= {"guild_id": str(guild.id), "member": wire.member(guild, author, with_user=False)}
    hidden = {"content": "", "embeds": [], "components": [], "attachments": []}
    private = author.id != context.world.bot.id and context.world.bot.id not in message.mentions
    for session in context.gateway.sessions.values():
        if session.hears(guild.id) and session.intents & Intent.GUILD_MESSAGES:
            blind = private and not session.intents & Intent.MESSAGE_CONTENT
            session.dispatch(event, fields | hidden if blind else fields)


def _record(context: Context, event: str, message: Message) -> None:
    if message.is_ephemeral or message.author_id != context.world.bot.id:
        return
    channel = context.world.channels[message.channel_id]
    files = [{"filename": one.filename, "description": one.description} for one in message.attachments]
    seen_by = sorted(channel.recipients) if channel.guild_id is None else None
    context.public_record.note(event, channel.id, wire.message(context.world, message) | {"files": files}, seen_by)
