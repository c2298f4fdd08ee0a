"""Interaction callbacks and interaction_followups. The token in the path is the only key."""

from aiohttp import web

from playground import interaction_callbacks, interaction_followups, messages
from playground import wire_format as wire
from playground.errors import unknown_interaction, unknown_webhook
from playground.interactions import Interaction
from playground.request_body import read_message
from playground.rest import common
from playground.rest.common import reply


async def callback(request: web.Request) -> web.Response:
    """POST /interactions/{id}/{token}/callback."""
    sent = await read_message(request)
    context = common.context_of(request)
    interaction = context.interactions.by_id.get(common.number(request, "interaction"))
    if interaction is None or interaction.token != request.match_info["token"]:
        raise unknown_interaction(violation=True)
    response = interaction_callbacks.answer(context, interaction, sent)
    if request.query.get("with_response", "").lower() in ("1", "true"):
        return reply(response)
    return common.no_content()


def _interaction(request: web.Request) -> Interaction:
    context = common.context_of(request)
    if common.number(request, "application") != context.world.bot.id:
        raise unknown_webhook()
    return interaction_followups.by_token(context, request.match_info["token"])


async def follow_up(request: web.Request) -> web.Response:
    """POST /webhooks/{application}/{token}."""
    sent = await read_message(request)
    context = common.context_of(request)
    message = interaction_followups.post(context, _interaction(request), sent)
    return reply(wire.message(context.world, message))


async def get(request: web.Request) -> web.Response:
    """GET .../messages/{id or @original}."""
    context = common.context_of(request)
    message = interaction_followups.find(context, _interaction(request), request.match_info["message"])
    return reply(wire.message(context.world, message))


async def edit(request: web.Request) -> web.Response:
    """PATCH .../messages/{id or @original}."""
    sent = await read_message(request)
    context = common.context_of(request)
    message = interaction_followups.find(context, _interaction(request), request.match_info["message"])
    messages.edit(context, message, sent)
    return reply(wire.message(context.world, message))


async def delete(request: web.Request) -> web.Response:
    """DELETE .../messages/{id or @original}."""
    context = common.context_of(request)
    message = interaction_followups.find(context, _interaction(request), request.match_info["message"])
    messages.delete(context, message)
    return common.no_content()
