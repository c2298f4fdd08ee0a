"""Interaction callbacks and followups. The token in the path is the only key."""

from aiohttp import web

from playground import callbacks, followups, messages
from playground import wire_format as wire
from playground.errors import unknown_interaction, unknown_webhook
from playground.interactions import Interaction
from playground.rest import common
from playground.rest.common import reply
from playground.uploads import read_message


async def callback(request: web.Request) -> web.Response:
    """POST /interactions/{id}/{token}/callback."""
    body, uploads = await read_message(request)
    box = common.box_of(request)
    interaction = box.interactions.by_id.get(common.number(request, "interaction"))
    if interaction is None or interaction.token != request.match_info["token"]:
        raise unknown_interaction(violation=True)
    response = callbacks.answer(box, interaction, body, uploads)
    if request.query.get("with_response", "").lower() in ("1", "true"):
        return reply(response)
    return common.no_content()


def _interaction(request: web.Request) -> Interaction:
    box = common.box_of(request)
    if common.number(request, "application") != box.world.bot.id:
        raise unknown_webhook()
    return followups.by_token(box, request.match_info["token"])


async def follow_up(request: web.Request) -> web.Response:
    """POST /webhooks/{application}/{token}."""
    body, uploads = await read_message(request)
    box = common.box_of(request)
    message = followups.post(box, _interaction(request), body, uploads)
    return reply(wire.message(box.world, message))


async def get(request: web.Request) -> web.Response:
    """GET .../messages/{id or @original}."""
    box = common.box_of(request)
    message = followups.find(box, _interaction(request), request.match_info["message"])
    return reply(wire.message(box.world, message))


async def edit(request: web.Request) -> web.Response:
    """PATCH .../messages/{id or @original}."""
    body, uploads = await read_message(request)
    box = common.box_of(request)
    message = followups.find(box, _interaction(request), request.match_info["message"])
    messages.edit(box, message, body, uploads)
    return reply(wire.message(box.world, message))


async def delete(request: web.Request) -> web.Response:
    """DELETE .../messages/{id or @original}."""
    box = common.box_of(request)
    message = followups.find(box, _interaction(request), request.match_info["message"])
    messages.delete(box, message)
    return common.no_content()
