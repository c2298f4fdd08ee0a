"""/channels/{id}/messages, typing and pins."""

from aiohttp import web

from playground import messages
from playground import wire_format as wire
from playground.context import Context
from playground.errors import (
    cannot_message_user,
    missing_permissions,
    no_mutual_guild,
    no_text_channel,
    not_your_message,
)
from playground.models import Channel, ChannelType, Json, Message
from playground.permissions import Permission
from playground.request_body import MessageRequest, read_message
from playground.rest import common
from playground.rest.common import reply
from playground.snowflakes import time_of

PAGE = 50
NONCE_SECONDS = 5 * 60  # Discord says: a few minutes


async def create(request: web.Request) -> web.Response:
    """POST: a new message, by the bot itself."""
    sent = await read_message(request)
    context = common.context_of(request)
    where = common.channel(request)
    _refuse_if_not_allowed(context, where, sent)
    message = _sent_already(context, where, sent.body) or messages.post(context, where, context.world.bot, sent)
    if message.nonce is not None:
        context.sent_with_nonce[where.id, str(message.nonce)] = message
    return reply(wire.message(context.world, message))


def _sent_already(context: Context, where: Channel, body: Json) -> Message | None:
    """With `enforce_nonce`, sending the same again (after a lost answer) gives the message of the first time.

    Also when somebody has deleted it meanwhile.
    """
    if not body.get("enforce_nonce") or body.get("nonce") is None:
        return None
    message = context.sent_with_nonce.get((where.id, str(body["nonce"])))
    is_recent = message is not None and context.clock.now() - time_of(message.id) <= NONCE_SECONDS
    return message if is_recent else None


def _refuse_if_not_allowed(context: Context, where: Channel, sent: MessageRequest) -> None:
    if where.type is ChannelType.FORUM:
        raise no_text_channel()
    send = Permission.SEND_MESSAGES_IN_THREADS if where.is_thread else Permission.SEND_MESSAGES
    common.require(context, where, send)
    if sent.uploads:
        common.require(context, where, Permission.ATTACH_FILES)
    if sent.body.get("embeds"):
        common.require(context, where, Permission.EMBED_LINKS)
    if sent.body.get("message_reference"):
        common.require(context, where, Permission.READ_MESSAGE_HISTORY)
    if where.type is ChannelType.DM:
        _refuse_closed_dm(context, where)


def _refuse_closed_dm(context: Context, where: Channel) -> None:
    person = next(context.world.people[one] for one in where.recipients if one != context.world.bot.id)
    if not person.accepts_dms:
        raise cannot_message_user()
    shared = any({person.id, context.world.bot.id} <= set(guild.members) for guild in context.world.guilds.values())
    if not shared and not person.installed_app:
        raise no_mutual_guild()


async def history(request: web.Request) -> web.Response:
    """GET: the newest messages, or those before or after one; newest first."""
    context = common.context_of(request)
    where = common.channel(request)
    if not context.world.may(context.world.bot.id, where) & Permission.READ_MESSAGE_HISTORY:
        return reply([])
    before = int(request.query.get("before", 0)) or None
    after = int(request.query.get("after", 0))
    limit = int(request.query.get("limit", PAGE))
    found = [one for one in where.messages.values() if one.id > after and (before is None or one.id < before)]
    page = found[:limit] if after else found[-limit:]
    return reply([wire.message(context.world, one) for one in reversed(page)])


async def get(request: web.Request) -> web.Response:
    """GET one message."""
    where = common.channel(request, Permission.READ_MESSAGE_HISTORY)
    return reply(wire.message(common.context_of(request).world, common.message(request, where)))


async def edit(request: web.Request) -> web.Response:
    """PATCH: only the author edits."""
    sent = await read_message(request)
    context = common.context_of(request)
    where = common.channel(request)
    message = common.message(request, where)
    if message.author_id != context.world.bot.id:
        raise not_your_message()
    if sent.uploads:
        common.require(context, where, Permission.ATTACH_FILES)
    messages.edit(context, message, sent)
    return reply(wire.message(context.world, message))


async def delete(request: web.Request) -> web.Response:
    """DELETE: one's own, or with MANAGE_MESSAGES any. Works in archived threads too."""
    context = common.context_of(request)
    where = common.channel(request)
    message = common.message(request, where)
    if message.author_id != context.world.bot.id:
        common.require(context, where, Permission.MANAGE_MESSAGES)
    messages.delete(context, message)
    return common.no_content()


async def typing(request: web.Request) -> web.Response:
    """POST: the bot is typing. Nothing shows it here."""
    where = common.channel(request)
    need = Permission.SEND_MESSAGES_IN_THREADS if where.is_thread else Permission.SEND_MESSAGES
    common.require(common.context_of(request), where, need)
    return common.no_content()


async def pin(request: web.Request) -> web.Response:
    """PUT and DELETE: pin or unpin."""
    context = common.context_of(request)
    where = common.channel(request)
    message = common.message(request, where)
    if where.guild_id is not None and not context.world.may(context.world.bot.id, where) & Permission.PIN_MESSAGES:
        raise missing_permissions()
    message.pinned = request.method == "PUT"
    return common.no_content()
