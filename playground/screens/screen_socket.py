"""The websocket of a person's screen (PROTOCOL.md), and the list of people who can be played."""

import json

from aiohttp import WSMsgType, web

from playground import wire_format as wire
from playground.context import CONTEXT, Context
from playground.models import Json, Person
from playground.rest.common import reply
from playground.screens.actions import perform
from playground.screens.errors import Refused
from playground.screens.hello import hello, me
from playground.screens.start_interaction import Sender
from playground.socket_writer import SocketWriter


def routes() -> list[web.RouteDef]:
    return [web.get("/people", people), web.get(r"/people/{user:\d+}/socket", connect)]


async def people(request: web.Request) -> web.Response:
    """Who can be played."""
    context = request.app[CONTEXT]
    persons = [one for one in context.world.people.values() if not one.bot]
    listed = [me(one) | {"role": one.role} for one in persons]
    return reply({"people": listed, "guild": wire.guild(context.world.guilds[context.world.home])})


async def connect(request: web.Request) -> web.WebSocketResponse:
    """Say hello, then take what the person does."""
    context = request.app[CONTEXT]
    person = context.world.people.get(int(request.match_info["user"]))
    if person is None or person.bot:
        raise web.HTTPNotFound
    socket = web.WebSocketResponse(heartbeat=30)
    await socket.prepare(request)
    writer = SocketWriter(socket)
    context.start(writer.run())
    writer.send(json.dumps(hello(context, person)))
    context.screens.open(person, writer)
    try:
        async for frame in socket:
            if frame.type is WSMsgType.TEXT:
                take(context, person, writer, frame.data)
    finally:
        context.screens.close(person, writer)
        writer.stop()
    return socket


def take(context: Context, person: Person, writer: SocketWriter, text: str) -> None:
    """One frame from the screen; what cannot be done is refused in words."""
    try:
        frame = json.loads(text)
        nonce = str(frame.get("nonce", ""))
    except (ValueError, AttributeError):
        writer.send(json.dumps({"t": "refused", "nonce": "", "reason": "This is not a JSON object."}))
        return

    def tell(answer: Json) -> None:
        writer.send(json.dumps(answer))

    context.changed.set()
    try:
        perform(context, Sender(person, nonce, tell), frame)
    except Refused as refused:
        tell({"t": "refused", "nonce": nonce, "reason": str(refused)})
    except (KeyError, TypeError, ValueError) as error:
        tell({"t": "refused", "nonce": nonce, "reason": f"The frame is not complete: {error!r}"})
