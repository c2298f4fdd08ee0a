"""Posting, editing and deleting messages: the checks, the change, and who is told."""

from typing import Any

from playground import attachments, broadcast, mentions, notifications, threads
from playground.body_check import BodyCheck
from playground.context import Context
from playground.errors import empty_message
from playground.interactions import Interaction
from playground.limits.components import walk
from playground.limits.messages import SETTABLE, check_body
from playground.models import Attachment, Channel, Json, Message, MessageFlag, MessageType, Person
from playground.permissions import Permission
from playground.request_body import MessageRequest


def post(
    context: Context,
    channel: Channel,
    author: Person,
    request: MessageRequest,
    *,
    interaction: Interaction | None = None,
    ephemeral: bool = False,
    is_forged: bool = False,
    opens_post: bool = False,
) -> Message:
    """A new message. Whoever calls has checked that the author may post here. A forged one is no deed of the bot.

    One that `opens_post` is the first of a forum's post: it has the post's id, and the post comes with it.
    """
    body, check = request.body, request.check
    flags = _flags(check, body) & ~MessageFlag.EPHEMERAL
    v2 = bool(flags & MessageFlag.COMPONENTS_V2)
    files = attachments.after_request(context, request, channel.id, existing=[])
    check_body(check, body, {one.filename for one in files}, v2=v2)
    check.raise_errors()
    message_id = channel.id if opens_post else context.world.ids.next()
    message = Message(message_id, channel.id, author.id, context.clock.iso(), flags=flags)
    if ephemeral and interaction is not None:
        message.private_to = interaction.person_id
        message.flags |= MessageFlag.EPHEMERAL
    if interaction is not None:
        message.interaction = interaction.metadata
        message.type = MessageType(interaction.message_type)
    message.nonce = body.get("nonce")
    reference = body.get("message_reference")
    if reference:
        message.type, message.reference = MessageType.REPLY, {"channel_id": str(channel.id)} | reference
    _apply(message, body, files)
    _refuse_empty(message, body)
    default = mentions.IN_INTERACTIONS if interaction else mentions.IN_CHANNELS
    _mention(context, channel, message, body, default)
    if opens_post:
        threads.add(context, channel)
    if not message.is_ephemeral:
        threads.wake(context, channel)
    context.world.keep(message)
    if not is_forged:
        _watch(context, channel, message, is_new=True)
    broadcast.message_new(context, message, notifications.ring(context, channel, message))
    return message


def post_loading(context: Context, channel: Channel, interaction: Interaction, *, ephemeral: bool) -> Message:
    """The "thinking..." message of a deferred answer."""
    message = Message(context.world.ids.next(), channel.id, context.world.bot.id, context.clock.iso())
    message.type = MessageType(interaction.message_type)
    message.flags = MessageFlag.LOADING
    message.interaction = interaction.metadata
    if ephemeral:
        message.private_to = interaction.person_id
        message.flags |= MessageFlag.EPHEMERAL
    else:
        threads.wake(context, channel)
    context.world.keep(message)
    broadcast.message_new(context, message, notifications.ring(context, channel, message))
    return message


def edit(context: Context, message: Message, request: MessageRequest, *, absent_keeps: bool = True) -> None:
    """Change a message in place. Nobody is pinged, whoever is mentioned now."""
    body, check = request.body, request.check
    channel = context.world.channels[message.channel_id]
    if not message.is_ephemeral:
        threads.refuse_archived(channel)
    flags = _flags_of_edit(check, message, body)
    v2 = bool(flags & MessageFlag.COMPONENTS_V2)
    files = attachments.after_request(context, request, channel.id, message.attachments, absent_keeps=absent_keeps)
    after = {"content": message.content, "embeds": message.embeds} if v2 and not message.is_v2 else {}
    check_body(check, after | body, {one.filename for one in files}, v2=v2)
    check.raise_errors()
    changed = Message(**vars(message))
    changed.flags = flags & ~MessageFlag.LOADING
    _apply(changed, body, files)
    _refuse_empty(changed, body)
    _mention(context, channel, changed, body, mentions.IN_CHANNELS)
    if not message.is_loading:
        changed.edited = context.clock.iso()
    context.world.swap_files(message.attachments, files)
    is_new = message.is_loading
    vars(message).update(vars(changed))
    _watch(context, channel, message, is_new=is_new)
    broadcast.message_changed(context, message)


def _watch(context: Context, channel: Channel, message: Message, *, is_new: bool) -> None:
    """Note it as a violation when others are shown what was private before."""
    if message.author_id != context.world.bot.id:
        return
    if message.private_to is not None:
        context.private_content.show_to_one(message, message.private_to)
        return
    audience = channel.recipients - {context.world.bot.id} if channel.guild_id is None else None
    for told in context.private_content.show_to(audience, message, is_new=is_new):
        context.violations.note_leak(f"/channels/{channel.id}/messages/{message.id}", told)


def delete(context: Context, message: Message) -> None:
    """Remove a message; its thread, if it has one, stays."""
    broadcast.message_gone(context, message)
    context.world.forget(message)


def _flags(check: BodyCheck, body: Json) -> MessageFlag:
    raw = body.get("flags") or 0
    if not check.at("flags").whole(raw, 0, 2**31):
        return MessageFlag(0)
    return MessageFlag(raw) & SETTABLE


def _flags_of_edit(check: BodyCheck, message: Message, body: Json) -> MessageFlag:
    """The flags after an edit: V2 can come and never go, ephemeral stays as it was."""
    if body.get("flags") is None:
        return message.flags
    wanted = _flags(check, body)
    if message.is_v2 and not wanted & MessageFlag.COMPONENTS_V2:
        check.at("flags").add_error("MESSAGE_FLAGS_V2_REMOVED", "IS_COMPONENTS_V2 cannot be removed once set.")
    if wanted & MessageFlag.EPHEMERAL and not message.is_ephemeral:
        check.at("flags").add_error("MESSAGE_FLAGS_EPHEMERAL_CHANGED", "A message cannot become ephemeral.")
    changeable = MessageFlag.COMPONENTS_V2 | MessageFlag.SUPPRESS_EMBEDS
    return message.flags & ~changeable | wanted & changeable


def _apply(message: Message, body: Json, files: list[Attachment]) -> None:
    message.attachments = files
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        embeds = [{"type": "rich"} | one for one in body["embeds"] or []]
        message.embeds = attachments.resolved(embeds, files)
    if "components" in body:
        message.components = _as_handed_out(attachments.resolved(body["components"] or [], files))


def _as_handed_out(components: list[Any]) -> list[Any]:
    """As Discord hands components out: each has an `id`, and ids of emojis are strings however they were sent."""
    everything = list(walk(components))
    taken = {one["id"] for one in everything if one.get("id")}
    fresh = 0
    for one in everything:
        if not one.get("id"):
            fresh = next(number for number in range(fresh + 1, fresh + 100) if number not in taken)
            one["id"] = fresh
        for holder in (one, *one.get("options", ())):
            if (holder.get("emoji") or {}).get("id") is not None:
                holder["emoji"]["id"] = str(holder["emoji"]["id"])
    return components


def _refuse_empty(message: Message, body: Json) -> None:
    """Classic buttons alone do not make a message."""
    shown = message.content or message.embeds or message.attachments or body.get("sticker_ids") or body.get("poll")
    if not shown and not (message.is_v2 and message.components):
        raise empty_message()


def _mention(context: Context, channel: Channel, message: Message, body: Json, default: tuple[str, ...]) -> None:
    text = mentions.text_of(message.content, message.components)
    allowed = body.get("allowed_mentions")
    found = mentions.find(text, allowed, default, context.world.people)
    message.mentions = found.users
    may = context.world.may(message.author_id, channel)
    message.mention_everyone = found.everyone and bool(may & Permission.MENTION_EVERYONE)
    replied = context.world.messages.get(int((message.reference or {}).get("message_id") or 0))
    counts = allowed is None or allowed.get("replied_user")
    if replied is not None and counts and replied.author_id not in message.mentions:
        message.mentions.append(replied.author_id)
