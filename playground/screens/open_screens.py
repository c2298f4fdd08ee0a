"""Who has a screen open, and sending them what they may see."""

import json
from collections.abc import Iterable, Iterator

from playground import wire_format as wire
from playground.acquaintances import people_in, share_a_small_guild, strangers
from playground.models import Channel, Json, Message, Person
from playground.socket_writer import SocketWriter
from playground.world import World

GOING_AWAY = 1001


class OpenScreens:
    """All open screens of all people."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._writers: dict[int, set[SocketWriter]] = {}

    def open(self, person: Person, writer: SocketWriter) -> None:
        self._writers.setdefault(person.id, set()).add(writer)

    def close(self, person: Person, writer: SocketWriter) -> None:
        self._writers.get(person.id, set()).discard(writer)

    def close_all(self) -> None:
        """Cut off every screen (the world is over)."""
        for writers in self._writers.values():
            for writer in writers:
                writer.close(GOING_AWAY)
        self._writers.clear()

    def tell(self, person_id: int, frame: Json) -> None:
        """Send to all screens of one person."""
        writers = self._writers.get(person_id)
        if writers:
            self._send(writers, json.dumps(frame))

    def tell_all(self, frame: Json) -> None:
        """Send to everybody."""
        text = json.dumps(frame)
        for writers in self._writers.values():
            self._send(writers, text)

    def tell_strangers(self) -> None:
        """The world has changed: whom everybody's client does not know."""
        for person_id in self._writers:
            self._tell_strangers(person_id)

    def _tell_strangers(self, person_id: int) -> None:
        ids = [str(one) for one in sorted(strangers(self.world, self.world.people[person_id]))]
        self.tell(person_id, {"t": "strangers", "ids": ids})

    def meet(self, person_id: int, others: Iterable[int]) -> None:
        """The person's client gets to know people, by a message of theirs or because it was sent their names."""
        person = self.world.people[person_id]
        fresh = set(others) - person.met
        if not fresh:
            return
        is_news = not share_a_small_guild(self.world, {person_id, *fresh}) and fresh & strangers(self.world, person)
        person.met |= fresh
        if is_news:
            self._tell_strangers(person_id)

    def show_message(self, message: Message, pinged: Iterable[int] = ()) -> None:
        """A new or changed message, to those who see it; `pinged` are notified besides."""
        frame: Json = {"t": "message", "message": wire.message(self.world, message)}
        plain = json.dumps(frame)
        alerted = set(pinged)
        for person_id in alerted:
            unread = self.world.people[person_id].unread
            unread[message.channel_id] = unread.get(message.channel_id, 0) + 1
        named = people_in(message)
        for person_id, writers in self._viewers(message):
            self.meet(person_id, named)
            text = json.dumps(frame | {"pinged": True}) if person_id in alerted else plain
            self._send(writers, text)
            if person_id in alerted:
                self.tell_unread(person_id, message.channel_id)

    def hide_message(self, message: Message) -> None:
        """A message is gone, for those who saw it."""
        frame = {"t": "message_gone", "channel_id": str(message.channel_id), "id": str(message.id)}
        text = json.dumps(frame)
        for _, writers in self._viewers(message):
            self._send(writers, text)

    def show_channel(self, channel: Channel) -> None:
        """A new or changed channel: shown to who sees it, gone for who does not (any more)."""
        shown = json.dumps({"t": "channel", "channel": wire.channel(self.world, channel)})
        gone = json.dumps({"t": "channel_gone", "id": str(channel.id)})
        for person_id, writers in self._writers.items():
            self._send(writers, shown if self.world.can_see(person_id, channel) else gone)

    def show_history(self, person_id: int, channel: Channel) -> None:
        """The messages of a channel that the person begins to see."""
        for message in self.world.recent(channel, self.world.people[person_id]):
            self.meet(person_id, people_in(message))
            self.tell(person_id, {"t": "message", "message": wire.message(self.world, message)})

    def hide_channel(self, channel: Channel) -> None:
        self.tell_all({"t": "channel_gone", "id": str(channel.id)})

    def tell_unread(self, person_id: int, channel_id: int) -> None:
        """How many mentions wait for the person in the channel."""
        mentions = self.world.people[person_id].unread.get(channel_id, 0)
        self.tell(person_id, {"t": "unread", "channel_id": str(channel_id), "mentions": mentions})

    def _viewers(self, message: Message) -> Iterator[tuple[int, set[SocketWriter]]]:
        if message.private_to is not None:
            if writers := self._writers.get(message.private_to):
                yield message.private_to, writers
            return
        channel = self.world.channels.get(message.channel_id)
        for person_id, writers in self._writers.items():
            if writers and channel is not None and self.world.can_see(person_id, channel):
                yield person_id, writers

    @staticmethod
    def _send(writers: set[SocketWriter], text: str) -> None:
        for writer in list(writers):
            writer.send(text)
