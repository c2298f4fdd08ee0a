"""/applications/{id}/emojis: the emojis that belong to the bot."""

import base64
import binascii
import re

from aiohttp import web

from playground import wire_format as wire
from playground.body_check import BodyCheck
from playground.context import Context
from playground.errors import DiscordError, unknown_emoji
from playground.limits import values as limits
from playground.models import Emoji, Json
from playground.picture_format import picture_type
from playground.request_body import read_object
from playground.rest import common
from playground.rest.common import reply

NAME = re.compile(r"\w{2,32}", re.ASCII)
DATA_URI = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)


def _one(request: web.Request) -> Emoji:
    found = common.context_of(request).world.emojis.get(common.number(request, "emoji"))
    if found is None:
        raise unknown_emoji()
    return found


async def listing(request: web.Request) -> web.Response:
    """GET all, under `items`."""
    world = common.context_of(request).world
    return reply({"items": [wire.emoji(one, world.bot) for one in world.emojis.values()]})


async def get(request: web.Request) -> web.Response:
    return reply(wire.emoji(_one(request), common.context_of(request).world.bot))


async def create(request: web.Request) -> web.Response:
    """POST a name and a picture as a data URI."""
    body = await read_object(request)
    context = common.context_of(request)
    check = BodyCheck()
    _check_name(check.at("name"), body.get("name"))
    if any(one.name == body.get("name") for one in context.world.emojis.values()):
        check.at("name").add_error("APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name already exists.")
    content = _picture(check.at("image"), body.get("image"))
    check.raise_errors()
    if len(context.world.emojis) >= limits.EMOJIS:
        raise DiscordError(400, 30008, "Maximum number of emojis reached", violation=True)
    kind = picture_type(content) or "image/avif"
    emoji = Emoji(context.world.ids.next(), body["name"], content, kind, animated=kind == "image/gif")
    context.world.emojis[emoji.id] = emoji
    tell_people(context)
    return reply(wire.emoji(emoji, context.world.bot), 201)


async def edit(request: web.Request) -> web.Response:
    """PATCH the name."""
    body = await read_object(request)
    context = common.context_of(request)
    emoji = _one(request)
    check = BodyCheck()
    _check_name(check.at("name"), body.get("name"))
    check.raise_errors()
    emoji.name = body["name"]
    tell_people(context)
    return reply(wire.emoji(emoji, context.world.bot))


async def delete(request: web.Request) -> web.Response:
    context = common.context_of(request)
    del context.world.emojis[_one(request).id]
    tell_people(context)
    return common.no_content()


def everything(context: Context) -> list[Json]:
    """All emojis as people's screens get them."""
    return [
        {
            "id": str(one.id),
            "name": one.name,
            "animated": one.animated,
            "url": f"{context.url}/cdn/emojis/{one.id}",
        }
        for one in context.world.emojis.values()
    ]


def tell_people(context: Context) -> None:
    """Every screen gets the new list."""
    context.screens.tell_all({"t": "emojis", "emojis": everything(context)})


def _check_name(check: BodyCheck, name: object) -> None:
    if check.text(name, 2, limits.EMOJI_NAME) and not NAME.fullmatch(str(name)):
        check.add_error("STRING_TYPE_REGEX", "String value did not match validation regex.")


def _picture(check: BodyCheck, image: object) -> bytes:
    found = DATA_URI.fullmatch(str(image or ""))
    if found is None:
        check.add_error("IMAGE_INVALID", "Invalid image data")
        return b""
    try:
        content = base64.b64decode(found[2], validate=True)
    except binascii.Error:
        check.add_error("IMAGE_INVALID", "Invalid image data")
        return b""
    if len(content) > limits.EMOJI_BYTES:
        check.add_error("BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return content
