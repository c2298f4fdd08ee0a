"""One screen of one person: the websocket of PROTOCOL.md, and the list of people."""

import json

from aiohttp import WSMsgType, web

from playground import wire_format as wire
from playground.context import BOX, Box
from playground.models import Channel, Json, Person
from playground.rest import commands, emojis
from playground.rest.common import reply
from playground.screens.actions import Refused, perform
from playground.screens.start_interaction import me
from playground.socket_writer import SocketLine


def routes() -> list[web.RouteDef]:
    return [web.get("/people", people), web.get(r"/people/{user:\d+}/socket", connect)]


async def people(request: web.Request) -> web.Response:
    """Who can be played."""
    box = request.app[BOX]
    persons = [one for one in box.world.people.values() if not one.bot]
    listed = [me(one) | {"role": one.role} for one in persons]
    return reply({"people": listed, "guild": wire.guild(box.world.guilds[box.world.home])})


async def connect(request: web.Request) -> web.WebSocketResponse:
    """Say hello, then take what the person does."""
    box = request.app[BOX]
    person = box.world.people.get(int(request.match_info["user"]))
    if person is None or person.bot:
        raise web.HTTPNotFound
    socket = web.WebSocketResponse(heartbeat=30)
    await socket.prepare(request)
    line = SocketLine(socket)
    box.start(line.pump())
    hub = box.hub
    line.send(json.dumps(hello(box, person)))
    hub.open(person, line)
    try:
        async for frame in socket:
            if frame.type is WSMsgType.TEXT:
                take(box, person, line, frame.data)
    finally:
        hub.close(person, line)
        line.stop()
    return socket


def take(box: Box, person: Person, line: SocketLine, text: str) -> None:
    """One frame from the screen; what cannot be done is refused in words."""
    try:
        frame = json.loads(text)
        nonce = str(frame.get("nonce", ""))
    except (ValueError, AttributeError):
        line.send(json.dumps({"t": "refused", "nonce": "", "reason": "This is not a JSON object."}))
        return

    def tell(answer: Json) -> None:
        line.send(json.dumps(answer))

    try:
        perform(box, person, tell, frame)
    except Refused as refused:
        tell({"t": "refused", "nonce": nonce, "reason": str(refused)})
    except (KeyError, TypeError, ValueError) as error:
        tell({"t": "refused", "nonce": nonce, "reason": f"The frame is not complete: {error!r}"})


def users(box: Box) -> list[Json]:
    """Everybody, the bot too."""
    return [wire.user(one) | {"display_name": one.display_name} for one in box.world.people.values()]


def hello(box: Box, person: Person) -> Json:
    """Everything a screen needs to begin."""
    world = box.world
    visible: list[Channel] = [one for one in world.channels.values() if world.can_see(person.id, one)]
    return {
        "t": "hello",
        "me": me(person),
        "users": users(box),
        "guild": wire.guild(world.guilds[world.home]),
        "channels": [wire.channel(world, one) for one in visible],
        "commands": commands.everything(box),
        "emojis": emojis.everything(box),
        "messages": {
            str(one.id): [wire.message(world, message) for message in world.recent(one, person)] for one in visible
        },
        "unread": {str(channel_id): count for channel_id, count in person.unread.items() if count},
        "bot": box.hub.bot,
        "now": int(box.clock.now() * 1000),
    }
