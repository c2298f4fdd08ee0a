"""What the bot never sent, on people's screens: for tests that give it buttons and forms it does not know."""

from aiohttp import web

from playground import messages
from playground.context import CONTEXT
from playground.control.find import find_channel
from playground.errors import DiscordError
from playground.interactions import Modal
from playground.models import Json
from playground.request_body import MessageRequest, read_object
from playground.rest.common import no_content, reply


async def forge_modal(request: web.Request) -> web.Response:
    """`{"person", "channel", "modal"}`: on their screen opens a modal that the bot never sent, as it is given."""
    body = await read_object(request)
    context = request.app[CONTEXT]
    person_id, channel_id = int(body["person"]), int(body["channel"])
    owners: Json = {"0": str(context.world.channels[channel_id].guild_id or 0)}
    modal = Modal(context.world.ids.next(), person_id, channel_id, source=None, owners=owners, content=body["modal"])
    context.screens.tell(person_id, {"nonce": None} | context.interactions.open(modal))
    return no_content()


async def forge_message(request: web.Request) -> web.Response:
    """`{"channel", "message"}`: a message in the bot's name."""
    body = await read_object(request)
    context = request.app[CONTEXT]
    channel = find_channel(context, body["channel"])
    try:
        made = messages.post(context, channel, context.world.bot, MessageRequest(body["message"]), is_forged=True)
    except DiscordError as error:
        raise web.HTTPBadRequest(text=str(error)) from error
    return reply({"id": str(made.id)}, 201)
