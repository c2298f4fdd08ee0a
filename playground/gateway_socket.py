"""The gateway's websocket: hello, identify or resume, heartbeats."""

import asyncio
import json
from typing import Any

from aiohttp import WSMsgType, web

from playground import wire_format as wire
from playground.context import CONTEXT, Context
from playground.faults import apply_fault
from playground.gateway import Intent, Session
from playground.gateway_compression import compressor
from playground.models import Json
from playground.socket_writer import SocketWriter

HEARTBEAT_MS = 41_250
HEARTBEAT, IDENTIFY, RESUME, INVALID, HELLO, ACK = 1, 2, 6, 9, 10, 11
BAD_OPCODE, BAD_PAYLOAD, NOT_IDENTIFIED, BAD_TOKEN, IDENTIFIED_ALREADY = 4001, 4002, 4003, 4004, 4005
IGNORED = (3, 4, 8)
CLIENT_SAID_GOODBYE = (1000, 1001)
ACK_SECONDS = 0.05  # Discord is never nearer; an answer at once overtakes discord.py's own note of when it asked


async def connect(request: web.Request) -> web.StreamResponse:
    """One connection of a bot."""
    context = request.app[CONTEXT]
    fault = context.faults.pick(request.method, request.path)
    if fault is not None and (refused := await apply_fault(fault, request)):
        return refused
    socket = web.WebSocketResponse(max_msg_size=4096)
    await socket.prepare(request)
    writer = SocketWriter(socket, compressor(request.query.get("compress")))
    context.gateway.compression = request.query.get("compress")
    context.start(writer.run())
    writer.send(_frame(HELLO, {"heartbeat_interval": HEARTBEAT_MS}))
    connection = GatewayConnection(context, writer)
    try:
        async for frame in socket:
            if frame.type is WSMsgType.TEXT:
                connection.take(frame.data)
    finally:
        connection.end(socket.close_code)
        writer.stop()
    return socket


class GatewayConnection:
    """What one websocket has said so far."""

    def __init__(self, context: Context, writer: SocketWriter) -> None:
        self.context = context
        self.writer = writer
        self.session: Session | None = None

    def take(self, text: str) -> None:
        """A frame from the bot."""
        try:
            frame = json.loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            self.writer.close(BAD_PAYLOAD)
            return
        if op == HEARTBEAT:
            asyncio.get_running_loop().call_later(ACK_SECONDS, self.writer.send, _frame(ACK, None))
        elif op == IDENTIFY:
            self._identify(data)
        elif op == RESUME:
            self._resume(data)
        elif self.session is None:
            self.writer.close(NOT_IDENTIFIED)
        elif op not in IGNORED:
            self.writer.close(BAD_OPCODE)

    def end(self, code: int | None) -> None:
        """The connection is gone. A client that said goodbye cannot resume."""
        session = self.session
        if session is not None and session.writer is self.writer:
            session.writer = None
            if code in CLIENT_SAID_GOODBYE:
                self.context.gateway.sessions.pop(session.id, None)
        if not self.context.gateway.is_online:
            self.context.bot_status.connection_lost()

    def _identify(self, data: Any) -> None:
        if self.session is not None:
            self.writer.close(IDENTIFIED_ALREADY)
            return
        if data.get("token") != self.context.token:
            self.writer.close(BAD_TOKEN)
            return
        index, count = data.get("shard") or (0, 1)
        self.session = Session(int(data.get("intents") or 0), (index, count))
        self.session.writer = self.writer
        self.context.gateway.open(self.session)
        self._welcome(self.session)
        self.context.bot_status.change("online")

    def _welcome(self, session: Session) -> None:
        world = self.context.world
        guilds = [one for one in world.guilds.values() if world.bot.id in one.members and session.hears(one.id)]
        ready: Json = {
            "v": 10,
            "user": wire.user(world.bot),
            "guilds": [{"id": str(one.id), "unavailable": True} for one in guilds],
            "session_id": session.id,
            "resume_gateway_url": f"{self.context.url.replace('http', 'ws', 1)}/gateway/",
            "application": {"id": str(world.bot.id), "flags": 0},
            "shard": list(session.shard),
        }
        session.dispatch("READY", ready)
        if session.intents & Intent.GUILDS:
            for guild in guilds:
                session.dispatch("GUILD_CREATE", wire.guild_create(world, guild))

    def _resume(self, data: Any) -> None:
        session = self.context.gateway.sessions.get(data.get("session_id"))
        after = int(data.get("seq") or 0)
        if data.get("token") != self.context.token:
            self.writer.close(BAD_TOKEN)
        elif session is None or not session.can_replay(after):
            self.writer.send(_frame(INVALID, False))
        else:
            for sequence, frame in list(session.sent):
                if sequence > after:
                    self.writer.send(frame)
            self.session = session
            session.writer = self.writer
            session.dispatch("RESUMED", {})
            self.context.gateway.resumes += 1
            self.context.bot_status.change("online")


def _frame(op: int, data: object) -> str:
    return json.dumps({"op": op, "d": data, "s": None, "t": None})
