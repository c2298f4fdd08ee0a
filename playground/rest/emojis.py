"""/applications/{id}/emojis: the emojis that belong to the bot."""

import base64
import binascii
import re

from aiohttp import web

from playground import wire_format as wire
from playground.body_check import Form
from playground.context import Box
from playground.errors import DiscordError, unknown_emoji
from playground.limits import values as numbers
from playground.models import Emoji, Json
from playground.pictures import picture_type
from playground.rest import common
from playground.rest.common import reply
from playground.uploads import read_object

NAME = re.compile(r"\w{2,32}", re.ASCII)
DATA_URI = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)


def _one(request: web.Request) -> Emoji:
    found = common.box_of(request).world.emojis.get(common.number(request, "emoji"))
    if found is None:
        raise unknown_emoji()
    return found


async def listing(request: web.Request) -> web.Response:
    """GET all, under `items`."""
    world = common.box_of(request).world
    return reply({"items": [wire.emoji(one, world.bot) for one in world.emojis.values()]})


async def get(request: web.Request) -> web.Response:
    return reply(wire.emoji(_one(request), common.box_of(request).world.bot))


async def create(request: web.Request) -> web.Response:
    """POST a name and a picture as a data URI."""
    body = await read_object(request)
    box = common.box_of(request)
    form = Form()
    _check_name(form.at("name"), body.get("name"))
    content = _picture(form.at("image"), body.get("image"))
    form.refuse()
    if len(box.world.emojis) >= numbers.EMOJIS:
        raise DiscordError(400, 30008, "Maximum number of emojis reached", violation=True)
    kind = picture_type(content) or "image/avif"
    emoji = Emoji(box.world.ids.next(), body["name"], content, kind, animated=kind == "image/gif")
    box.world.emojis[emoji.id] = emoji
    tell_people(box)
    return reply(wire.emoji(emoji, box.world.bot), 201)


async def edit(request: web.Request) -> web.Response:
    """PATCH the name."""
    body = await read_object(request)
    box = common.box_of(request)
    emoji = _one(request)
    form = Form()
    _check_name(form.at("name"), body.get("name"))
    form.refuse()
    emoji.name = body["name"]
    tell_people(box)
    return reply(wire.emoji(emoji, box.world.bot))


async def delete(request: web.Request) -> web.Response:
    box = common.box_of(request)
    del box.world.emojis[_one(request).id]
    tell_people(box)
    return common.no_content()


def everything(box: Box) -> list[Json]:
    """All emojis as people's screens get them."""
    return [
        {
            "id": str(one.id),
            "name": one.name,
            "animated": one.animated,
            "url": f"{box.url}/cdn/emojis/{one.id}",
        }
        for one in box.world.emojis.values()
    ]


def tell_people(box: Box) -> None:
    """Every screen gets the new list."""
    box.hub.tell_all({"t": "emojis", "emojis": everything(box)})


def _check_name(form: Form, name: object) -> None:
    if form.text(name, 2, numbers.EMOJI_NAME) and not NAME.fullmatch(str(name)):
        form.bad("STRING_TYPE_REGEX", "String value did not match validation regex.")


def _picture(form: Form, image: object) -> bytes:
    found = DATA_URI.fullmatch(str(image or ""))
    if found is None:
        form.bad("IMAGE_INVALID", "Invalid image data")
        return b""
    try:
        content = base64.b64decode(found[2], validate=True)
    except binascii.Error:
        form.bad("IMAGE_INVALID", "Invalid image data")
        return b""
    if len(content) > numbers.EMOJI_BYTES:
        form.bad("BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return content
