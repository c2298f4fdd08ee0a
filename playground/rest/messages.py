"""/channels/{id}/messages, typing, reactions and pins."""

from itertools import islice

from aiohttp import web

from playground import messages
from playground import wire_format as wire
from playground.context import Box
from playground.errors import (
    cannot_message_user,
    missing_permissions,
    no_mutual_guild,
    not_your_message,
)
from playground.models import Channel, ChannelType, Json, Message
from playground.permissions import Permission
from playground.rest import common
from playground.rest.common import reply
from playground.uploads import Uploads, read_message

PAGE = 50
NONCES_LOOKED_AT = 100


async def create(request: web.Request) -> web.Response:
    """POST: a new message, by the bot itself."""
    body, uploads = await read_message(request)
    box = common.box_of(request)
    where = common.channel(request)
    _refuse_if_not_allowed(box, where, body, uploads)
    message = _sent_already(box, where, body) or messages.post(box, where, box.world.bot, body, uploads)
    return reply(wire.message(box.world, message))


def _sent_already(box: Box, where: Channel, body: Json) -> Message | None:
    """With `enforce_nonce`, sending the same again (after a lost answer) gives the message of the first time."""
    if not body.get("enforce_nonce") or body.get("nonce") is None:
        return None
    for message in islice(reversed(where.messages.values()), NONCES_LOOKED_AT):
        if message.nonce == body["nonce"] and message.author_id == box.world.bot.id:
            return message
    return None


def _refuse_if_not_allowed(box: Box, where: Channel, body: Json, uploads: Uploads) -> None:
    send = Permission.SEND_MESSAGES_IN_THREADS if where.is_thread else Permission.SEND_MESSAGES
    common.require(box, where, send)
    if uploads:
        common.require(box, where, Permission.ATTACH_FILES)
    if body.get("embeds"):
        common.require(box, where, Permission.EMBED_LINKS)
    if body.get("message_reference"):
        common.require(box, where, Permission.READ_MESSAGE_HISTORY)
    if where.type is ChannelType.DM:
        _refuse_closed_dm(box, where)


def _refuse_closed_dm(box: Box, where: Channel) -> None:
    person = next(box.world.people[one] for one in where.recipients if one != box.world.bot.id)
    if not person.accepts_dms:
        raise cannot_message_user()
    shared = any({person.id, box.world.bot.id} <= set(guild.members) for guild in box.world.guilds.values())
    if not shared and not person.installed_app:
        raise no_mutual_guild()


async def history(request: web.Request) -> web.Response:
    """GET: the newest messages, or those before or after one; newest first."""
    box = common.box_of(request)
    where = common.channel(request)
    if not box.world.may(box.world.bot.id, where) & Permission.READ_MESSAGE_HISTORY:
        return reply([])
    before = int(request.query.get("before", 0)) or None
    after = int(request.query.get("after", 0))
    limit = int(request.query.get("limit", PAGE))
    found = [one for one in where.messages.values() if one.id > after and (before is None or one.id < before)]
    page = found[:limit] if after else found[-limit:]
    return reply([wire.message(box.world, one) for one in reversed(page)])


async def get(request: web.Request) -> web.Response:
    """GET one message."""
    where = common.channel(request, Permission.READ_MESSAGE_HISTORY)
    return reply(wire.message(common.box_of(request).world, common.message(request, where)))


async def edit(request: web.Request) -> web.Response:
    """PATCH: only the author edits."""
    body, uploads = await read_message(request)
    box = common.box_of(request)
    where = common.channel(request)
    message = common.message(request, where)
    if message.author_id != box.world.bot.id:
        raise not_your_message()
    if uploads:
        common.require(box, where, Permission.ATTACH_FILES)
    messages.edit(box, message, body, uploads)
    return reply(wire.message(box.world, message))


async def delete(request: web.Request) -> web.Response:
    """DELETE: one's own, or with MANAGE_MESSAGES any. Works in archived threads too."""
    box = common.box_of(request)
    where = common.channel(request)
    message = common.message(request, where)
    if message.author_id != box.world.bot.id:
        common.require(box, where, Permission.MANAGE_MESSAGES)
    messages.delete(box, message)
    return common.no_content()


async def typing(request: web.Request) -> web.Response:
    """POST: the bot is typing. Nothing shows it here."""
    where = common.channel(request)
    need = Permission.SEND_MESSAGES_IN_THREADS if where.is_thread else Permission.SEND_MESSAGES
    common.require(common.box_of(request), where, need)
    return common.no_content()


async def pin(request: web.Request) -> web.Response:
    """PUT and DELETE: pin or unpin."""
    box = common.box_of(request)
    where = common.channel(request)
    message = common.message(request, where)
    if where.guild_id is not None and not box.world.may(box.world.bot.id, where) & Permission.PIN_MESSAGES:
        raise missing_permissions()
    message.pinned = request.method == "PUT"
    return common.no_content()
