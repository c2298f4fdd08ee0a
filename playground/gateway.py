"""The bot's sessions on the gateway: what it is sent, and what it is sent again when it resumes."""

import json
import secrets
from collections import deque
from dataclasses import dataclass, field
from enum import IntFlag

from playground.models import Json
from playground.socket_writer import SocketWriter

REPLAYED = 5000
SESSIONS_KEPT = 16


class Intent(IntFlag):
    NONE = 0
    GUILDS = 1 << 0
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15
    GUILD_SCHEDULED_EVENTS = 1 << 16


@dataclass
class Session:
    """One identified client. Without a `writer` its connection is lost, and it may be resumed."""

    intents: int
    shard: tuple[int, int] = (0, 1)
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REPLAYED))
    writer: SocketWriter | None = None

    def dispatch(self, event: str, data: Json) -> None:
        """Send an event, or keep it for the resume."""
        self.sequence += 1
        frame = json.dumps({"op": 0, "t": event, "s": self.sequence, "d": data})
        self.sent.append((self.sequence, frame))
        if self.writer is not None:
            self.writer.send(frame)

    def can_replay(self, after: int) -> bool:
        """Whether everything after that sequence number is still here."""
        if after > self.sequence:
            return False
        return after == self.sequence or (bool(self.sent) and self.sent[0][0] <= after + 1)

    def hears(self, guild_id: int | None) -> bool:
        """Whether this shard is the one for the guild (DMs: the first)."""
        index, count = self.shard
        return index == ((guild_id or 0) >> 22) % count


class Gateway:
    """All sessions of the bot."""

    def __init__(self) -> None:
        self.sessions: dict[str, Session] = {}
        self.resumes = 0
        self.identifies = 0
        self.compression: str | None = None  # that the newest connection asked for

    @property
    def is_online(self) -> bool:
        return any(session.writer for session in self.sessions.values())

    def open(self, session: Session) -> None:
        """Take in a new session; very old ones are forgotten."""
        self.sessions[session.id] = session
        self.identifies += 1
        while len(self.sessions) > SESSIONS_KEPT:
            del self.sessions[next(iter(self.sessions))]

    def dispatch(self, event: str, data: Json, *, guild_id: int | None, intent: int = Intent.NONE) -> bool:
        """Tell every session that asked for it; says whether one that is connected heard it."""
        heard = False
        for session in self.sessions.values():
            if session.hears(guild_id) and (not intent or session.intents & intent):
                session.dispatch(event, data)
                heard = heard or session.writer is not None
        return heard

    def drop(self, code: int = 4000, *, forget: bool = False) -> None:
        """Close all connections. With `forget` the sessions cannot be resumed."""
        for session in list(self.sessions.values()):
            if session.writer is not None:
                session.writer.close(code)
                session.writer = None
        if forget:
            self.sessions.clear()

    def ask_to_reconnect(self) -> None:
        """Op 7: please connect anew and resume."""
        for session in self.sessions.values():
            if session.writer is not None:
                session.writer.send(json.dumps({"op": 7, "d": None, "s": None, "t": None}))
