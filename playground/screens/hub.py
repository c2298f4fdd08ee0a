"""Who has a screen open, and sending them what they may see."""

import json
from collections.abc import Callable, Iterable, Iterator

from playground import wire_format as wire
from playground.gateway import Line
from playground.models import Channel, Json, Message, Person
from playground.world import World

BOT_STATES = ("online", "starting", "offline")
GOING_AWAY = 1001


class Hub:
    """All open screens. Also knows what to tell people about the bot."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._lines: dict[int, set[Line]] = {}
        self.bot: Json = {"state": "offline", "detail": None}
        self.bot_watchers: list[Callable[[Json], None]] = []

    def open(self, person: Person, line: Line) -> None:
        self._lines.setdefault(person.id, set()).add(line)

    def close(self, person: Person, line: Line) -> None:
        self._lines.get(person.id, set()).discard(line)

    def close_all(self) -> None:
        """Cut off every screen (the world is over)."""
        for lines in self._lines.values():
            for line in lines:
                line.close(GOING_AWAY)
        self._lines.clear()

    def tell(self, person_id: int, frame: Json) -> None:
        """Send to all screens of one person."""
        lines = self._lines.get(person_id)
        if lines:
            self._send(lines, json.dumps(frame))

    def tell_all(self, frame: Json) -> None:
        """Send to everybody."""
        text = json.dumps(frame)
        for lines in self._lines.values():
            self._send(lines, text)

    def show_message(self, message: Message, pinged: Iterable[int] = ()) -> None:
        """A new or changed message, to those who see it; `pinged` are notified besides."""
        frame: Json = {"t": "message", "message": wire.message(self.world, message)}
        plain = json.dumps(frame)
        alerted = set(pinged)
        for person_id in alerted:
            unread = self.world.people[person_id].unread
            unread[message.channel_id] = unread.get(message.channel_id, 0) + 1
        for person_id, lines in self._viewers(message):
            text = json.dumps(frame | {"pinged": True}) if person_id in alerted else plain
            self._send(lines, text)
            if person_id in alerted:
                self.tell_unread(person_id, message.channel_id)

    def hide_message(self, message: Message) -> None:
        """A message is gone, for those who saw it."""
        frame = {"t": "message_gone", "channel_id": str(message.channel_id), "id": str(message.id)}
        text = json.dumps(frame)
        for _, lines in self._viewers(message):
            self._send(lines, text)

    def show_channel(self, channel: Channel) -> None:
        """A new or changed channel: shown to who sees it, gone for who does not (any more)."""
        shown = json.dumps({"t": "channel", "channel": wire.channel(self.world, channel)})
        gone = json.dumps({"t": "channel_gone", "id": str(channel.id)})
        for person_id, lines in self._lines.items():
            self._send(lines, shown if self.world.can_see(person_id, channel) else gone)

    def show_history(self, person_id: int, channel: Channel) -> None:
        """The messages of a channel that the person begins to see."""
        for message in self.world.recent(channel, self.world.people[person_id]):
            self.tell(person_id, {"t": "message", "message": wire.message(self.world, message)})

    def hide_channel(self, channel: Channel) -> None:
        self.tell_all({"t": "channel_gone", "id": str(channel.id)})

    def tell_unread(self, person_id: int, channel_id: int) -> None:
        """How many mentions wait for the person in the channel."""
        mentions = self.world.people[person_id].unread.get(channel_id, 0)
        self.tell(person_id, {"t": "unread", "channel_id": str(channel_id), "mentions": mentions})

    def set_bot(self, state: str, detail: str | None = None) -> None:
        """Tell people how the bot does; only when it changed."""
        if state not in BOT_STATES:
            raise ValueError(f"the bot is one of {', '.join(BOT_STATES)}")
        fresh: Json = {"state": state, "detail": detail}
        if fresh != self.bot:
            self.bot = fresh
            self.tell_all({"t": "bot"} | fresh)
            for watch in self.bot_watchers:
                watch(fresh)

    def bot_left(self) -> None:
        """Its line is gone. Whoever runs the bot may have said more already: that stays."""
        if self.bot["state"] == "online":
            self.set_bot("offline")

    def _viewers(self, message: Message) -> Iterator[tuple[int, set[Line]]]:
        if message.private_to is not None:
            if lines := self._lines.get(message.private_to):
                yield message.private_to, lines
            return
        channel = self.world.channels.get(message.channel_id)
        for person_id, lines in self._lines.items():
            if lines and channel is not None and self.world.can_see(person_id, channel):
                yield person_id, lines

    @staticmethod
    def _send(lines: set[Line], text: str) -> None:
        for line in list(lines):
            line.send(text)
