"""Tells a change to everybody concerned: the bot (gateway), the people (screens), the public record."""

from collections.abc import Iterable

from playground import wire_format as wire
from playground.context import Box
from playground.gateway import Intent
from playground.models import Channel, Json, Message


def message_new(box: Box, message: Message, pinged: Iterable[int] = ()) -> None:
    """A message appeared; `pinged` people are notified."""
    _to_bot(box, "MESSAGE_CREATE", message)
    _on_record(box, "message", message)
    box.hub.show_message(message, pinged)


def message_changed(box: Box, message: Message) -> None:
    """A message was edited. Edits never notify anybody."""
    _to_bot(box, "MESSAGE_UPDATE", message)
    _on_record(box, "edit", message)
    if not message.dismissed:
        box.hub.show_message(message)


def message_gone(box: Box, message: Message) -> None:
    """A message was deleted."""
    channel = box.world.channels.get(message.channel_id)
    fields = {"id": str(message.id), "channel_id": str(message.channel_id)}
    if channel is not None and box.world.bot_is_in(channel):
        guild_id = None if message.is_ephemeral else channel.guild_id
        if guild_id is not None:
            fields["guild_id"] = str(guild_id)
        intent = Intent.DIRECT_MESSAGES if guild_id is None else Intent.GUILD_MESSAGES
        box.gateway.dispatch("MESSAGE_DELETE", fields, guild_id=guild_id, intent=intent)
    box.hub.hide_message(message)


def channel_new(box: Box, channel: Channel) -> None:
    """A channel or thread was made."""
    _channel_event(box, "THREAD_CREATE" if channel.is_thread else "CHANNEL_CREATE", channel, {"newly_created": True})
    box.hub.show_channel(channel)


def channel_changed(box: Box, channel: Channel) -> None:
    """A channel or thread has other settings now."""
    _channel_event(box, "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel)
    box.hub.show_channel(channel)


def channel_gone(box: Box, channel: Channel) -> None:
    """A channel or thread was deleted."""
    _channel_event(box, "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel)
    box.hub.hide_channel(channel)


def _channel_event(box: Box, event: str, channel: Channel, extra: Json | None = None) -> None:
    thing = wire.channel(box.world, channel)
    if channel.is_thread:
        box.public.note("thread", channel.id, thing, None)
    if channel.guild_id is not None and box.world.bot_is_in(channel):
        extra = extra or {}
        box.gateway.dispatch(event, thing | extra, guild_id=channel.guild_id, intent=Intent.GUILDS)


def _to_bot(box: Box, event: str, message: Message) -> None:
    channel = box.world.channels[message.channel_id]
    if not box.world.can_see(box.world.bot.id, channel):
        return
    fields = wire.message(box.world, message)
    guild = None if message.is_ephemeral else box.world.guild_of(channel)
    if guild is None:
        box.gateway.dispatch(event, fields, guild_id=None, intent=Intent.DIRECT_MESSAGES)
        return
    author = box.world.people[message.author_id]
    fields |= {"guild_id": str(guild.id), "member": wire.member(guild, author, with_user=False)}
    hidden = {"content": "", "embeds": [], "components": [], "attachments": []}
    private = author.id != box.world.bot.id and box.world.bot.id not in message.mentions
    for session in box.gateway.sessions.values():
        if session.hears(guild.id) and session.intents & Intent.GUILD_MESSAGES:
            blind = private and not session.intents & Intent.MESSAGE_CONTENT
            session.dispatch(event, fields | hidden if blind else fields)


def _on_record(box: Box, event: str, message: Message) -> None:
    if message.is_ephemeral or message.author_id != box.world.bot.id:
        return
    channel = box.world.channels[message.channel_id]
    files = [{"filename": one.filename, "description": one.description} for one in message.attachments]
    seen_by = sorted(channel.recipients) if channel.guild_id is None else None
    box.public.note(event, channel.id, wire.message(box.world, message) | {"files": files}, seen_by)
