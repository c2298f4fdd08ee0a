"""The gateway's websocket: hello, identify or resume, heartbeats."""

import asyncio
import json
from typing import Any

from aiohttp import WSMsgType, web

from playground import wire_format as wire
from playground.context import BOX, Box
from playground.faults import strike
from playground.gateway import Intent, Session
from playground.models import Json
from playground.socket_writer import SocketLine

HEARTBEAT_MS = 41_250
HEARTBEAT, IDENTIFY, RESUME, INVALID, HELLO, ACK = 1, 2, 6, 9, 10, 11
BAD_OPCODE, BAD_PAYLOAD, NOT_IDENTIFIED, BAD_TOKEN, IDENTIFIED_ALREADY = 4001, 4002, 4003, 4004, 4005
IGNORED = (3, 4, 8)
CLIENT_SAID_GOODBYE = (1000, 1001)
ACK_SECONDS = 0.05  # Discord is never nearer; an answer at once overtakes discord.py's own note of when it asked


async def connect(request: web.Request) -> web.StreamResponse:
    """One connection of a bot."""
    box = request.app[BOX]
    fault = box.faults.pick(request.method, request.path)
    if fault is not None and (refused := await strike(fault, request)):
        return refused
    socket = web.WebSocketResponse(max_msg_size=4096)
    await socket.prepare(request)
    line = SocketLine(socket)
    box.start(line.pump())
    line.send(_frame(HELLO, {"heartbeat_interval": HEARTBEAT_MS}))
    connection = Connection(box, line)
    try:
        async for frame in socket:
            if frame.type is WSMsgType.TEXT:
                connection.take(frame.data)
    finally:
        connection.end(socket.close_code)
        line.stop()
    return socket


class Connection:
    """What one websocket has said so far."""

    def __init__(self, box: Box, line: SocketLine) -> None:
        self.box = box
        self.line = line
        self.session: Session | None = None

    def take(self, text: str) -> None:
        """A frame from the bot."""
        try:
            frame = json.loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            self.line.close(BAD_PAYLOAD)
            return
        if op == HEARTBEAT:
            asyncio.get_running_loop().call_later(ACK_SECONDS, self.line.send, _frame(ACK, None))
        elif op == IDENTIFY:
            self._identify(data)
        elif op == RESUME:
            self._resume(data)
        elif self.session is None:
            self.line.close(NOT_IDENTIFIED)
        elif op not in IGNORED:
            self.line.close(BAD_OPCODE)

    def end(self, code: int | None) -> None:
        """The line is gone. A client that said goodbye cannot resume."""
        session = self.session
        if session is not None and session.line is self.line:
            session.line = None
            if code in CLIENT_SAID_GOODBYE:
                self.box.gateway.sessions.pop(session.id, None)
        if not self.box.gateway.is_online:
            self.box.hub.bot_left()

    def _identify(self, data: Any) -> None:
        if self.session is not None:
            self.line.close(IDENTIFIED_ALREADY)
            return
        if data.get("token") != self.box.token:
            self.line.close(BAD_TOKEN)
            return
        index, count = data.get("shard") or (0, 1)
        self.session = Session(int(data.get("intents") or 0), (index, count))
        self.session.line = self.line
        self.box.gateway.open(self.session)
        self._welcome(self.session)
        self.box.hub.set_bot("online")

    def _welcome(self, session: Session) -> None:
        world = self.box.world
        guilds = [one for one in world.guilds.values() if world.bot.id in one.members and session.hears(one.id)]
        ready: Json = {
            "v": 10,
            "user": wire.user(world.bot),
            "guilds": [{"id": str(one.id), "unavailable": True} for one in guilds],
            "session_id": session.id,
            "resume_gateway_url": f"{self.box.url.replace('http', 'ws', 1)}/gateway/",
            "application": {"id": str(world.bot.id), "flags": 0},
            "shard": list(session.shard),
        }
        session.dispatch("READY", ready)
        if session.intents & Intent.GUILDS:
            for guild in guilds:
                session.dispatch("GUILD_CREATE", wire.guild_create(world, guild))

    def _resume(self, data: Any) -> None:
        session = self.box.gateway.sessions.get(data.get("session_id"))
        after = int(data.get("seq") or 0)
        if data.get("token") != self.box.token:
            self.line.close(BAD_TOKEN)
        elif session is None or not session.can_replay(after):
            self.line.send(_frame(INVALID, False))
        else:
            for sequence, frame in list(session.sent):
                if sequence > after:
                    self.line.send(frame)
            self.session = session
            session.line = self.line
            session.dispatch("RESUMED", {})
            self.box.gateway.resumes += 1
            self.box.hub.set_bot("online")


def _frame(op: int, data: object) -> str:
    return json.dumps({"op": op, "d": data, "s": None, "t": None})
