"""A person in a test: acts on a screen and sees what that screen shows."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from playground.driver import command_options
from playground.driver.errors import Failed, NotPossible, NotSeen
from playground.driver.message import Select, ShownMessage
from playground.driver.modal import OpenModal
from playground.driver.screen import Screen

if TYPE_CHECKING:
    from playground.driver.playground import Playground

Json = dict[str, Any]
T = TypeVar("T")
TEXT_CHANNEL = 0
ANSWER_SECONDS = 10.0
LINES_OF_SCREEN = 15


@dataclass(frozen=True)
class Choice:
    """What an autocomplete offers."""

    name: str
    value: str | int | float


@dataclass(frozen=True)
class Notification:
    """A message that notified somebody: by "mention", "everyone", "direct message" or "every message"."""

    message: ShownMessage
    why: str


class Person:
    """One person with one open screen. `channel` is where commands are typed unless told otherwise."""

    def __init__(self, playground: "Playground", state: Screen) -> None:
        self._playground = playground
        self.state = state
        self.id = int(state.me["id"])
        self.name = str(state.me["display_name"])
        home = [one for one in state.channels.values() if one.get("guild_id") == state.guild["id"]]
        self.channel = next((one["id"] for one in home if one["type"] == TEXT_CHANNEL), "")

    # Acting

    async def command(self, text: str, /, *, at: str | None = None, **given: object) -> ShownMessage | None:
        """Type a slash command, "/name sub", with its options by name.

        People, choices by name or value, and plain values are fine. Gives the message the bot answered with,
        once it stopped "thinking"; None when the answer was a modal. `at` is another channel, by name or id.
        """
        command, path = await self._find_command(text)
        given = {name: value for name, value in given.items() if value is not None}
        frame = {"t": "command", "channel_id": self._channel(at), "command_id": command["id"]}
        return await self._act(frame | {"options": command_options.options(command, path, given)}, text)

    async def autocomplete(
        self, text: str, option: str, so_far: str, /, *, at: str | None = None, **others: object
    ) -> list[Choice]:
        """What is offered while the option is being typed, the others being filled in already."""
        command, path = await self._find_command(text)
        given = command_options.options(command, path, others | {option: so_far}, focus=option)
        frame = {"t": "autocomplete", "channel_id": self._channel(at), "command_id": command["id"]}
        answer = await self._ask(frame | {"options": given}, f"autocomplete of {text} {option}")
        return [Choice(one["name"], one["value"]) for one in answer["choices"]]

    async def menu(self, name: str, target: "Person | ShownMessage", *, at: str | None = None) -> ShownMessage | None:
        """Use a context menu on a person or a message."""

        def look() -> Json | None:
            return next((c for c in self.state.commands if c["name"] == name and c["type"] != 1), None)

        command = await self._until(look, 5.0, f"no context menu {name!r}")
        frame = {"t": "menu", "channel_id": self._channel(at), "command_id": command["id"]}
        return await self._act(frame | {"target_id": str(target.id)}, name)

    async def click(self, name: str, *, on: ShownMessage | None = None, within: float = 5.0) -> ShownMessage | None:
        """Press a button, found by label, custom_id or emoji, on that message or the newest that has it."""
        message = await self._message_with(lambda one: one.button(name), on, within, f"no button {name!r}")
        button = message.button(name)
        if button is None or button.disabled or button.custom_id is None:
            raise NotPossible(f"{name!r} cannot be pressed\n{self._complaint()}")
        frame = {"t": "click", "message_id": message.id, "custom_id": button.custom_id}
        return await self._act(frame, name)

    async def select(
        self,
        name: str,
        choices: "Iterable[str | Person]",
        *,
        on: ShownMessage | None = None,
        within: float = 5.0,
    ) -> ShownMessage | None:
        """Choose in a select, found by placeholder or custom_id; options by label or value, or people."""
        message = await self._message_with(lambda one: one.select(name), on, within, f"no select {name!r}")
        select = message.select(name)
        if select is None or select.disabled:
            raise NotPossible(f"{name!r} cannot be used\n{self._complaint()}")
        values = [_chosen(select, one) for one in choices]
        frame = {"t": "select", "message_id": message.id, "custom_id": select.custom_id, "values": values}
        return await self._act(frame, name)

    async def fill_modal(self, values: "dict[str, str | list[str]]", *, within: float = 5.0) -> ShownMessage | None:
        """Fill in the modal that is open (or opens soon) and submit it; fields by label or custom_id."""
        await self._until(lambda: self.modal, within, "no modal is open")
        raw = self.state.modals[-1]
        frame = {"t": "submit", "modal_id": raw["modal_id"], "values": OpenModal(raw).values(values)}
        answer = await self._act(frame, raw["title"])
        self.state.modals.remove(raw)
        return answer

    async def dismiss(self, message: ShownMessage) -> None:
        """Remove a private message from the screen."""
        await self.state.send({"t": "dismiss", "message_id": message.id})
        await self._until(lambda: message.is_gone, 5.0, "the message was not dismissed")

    async def say(self, content: str, *, at: str | None = None) -> None:
        """Write an ordinary message."""
        await self.state.send({"t": "say", "channel_id": self._channel(at), "content": content})

    async def read(self, channel: str | None = None) -> None:
        """Look at a channel: its unread mentions are gone."""
        where = self._channel(channel)
        await self.state.send({"t": "read", "channel_id": where})
        await self._until(lambda: not self.state.unread.get(where), 5.0, "still unread")

    async def speak(self, locale: str) -> None:
        """Switch the client's language."""
        await self.state.send({"t": "locale", "locale": locale})
        await self._until(lambda: self.state.me["locale"] == locale, 5.0, f"no locale {locale}")

    def go(self, channel: str) -> None:
        """From now on be in another channel or thread, by name or id."""
        self.channel = self._channel(channel)

    # Seeing

    def channels(self, kind: int) -> list[str]:
        """Ids of the channels of a kind, such as 0 for text and 11 for threads."""
        return [one["id"] for one in self.state.channels.values() if one["type"] == kind]

    @property
    def modal(self) -> OpenModal | None:
        """The modal on top of the screen."""
        return OpenModal(self.state.modals[-1]) if self.state.modals else None

    @property
    def pings(self) -> list[ShownMessage]:
        """The messages that notified this person, oldest first."""
        return [ShownMessage(self, one) for one in self.state.pinged]

    async def notifications(self) -> list[Notification]:
        """What made this person's phone ring, oldest first."""
        found = await self._playground.control.notifications(self)
        return [Notification(ShownMessage(self, one["message_id"]), one["why"]) for one in found]

    def messages(self, channel: str | None = None) -> list[ShownMessage]:
        """All messages on the screen, or those of a channel, oldest first."""
        where = self._channel(channel) if channel else None
        found = [one for one in self.state.messages.values() if where in (None, one["channel_id"])]
        return [ShownMessage(self, one["id"]) for one in sorted(found, key=lambda one: int(one["id"]))]

    def private(self, channel: str | None = None) -> ShownMessage:
        """The newest message that only this person sees."""
        return self._newest([one for one in self.messages(channel) if one.is_private], "nothing is private")

    def screen(self, channel: str | None = None) -> str:
        """What this person reads in a channel (default: where they are), as plain text."""
        where = self._channel(channel)
        name = self.state.channels.get(where, {}).get("name", where)
        lines = [f"--- {self.name} in #{name} ---"]
        for message in self.messages(where)[-LINES_OF_SCREEN:]:
            lines.append(f"{message.raw['author']['global_name']}:")
            lines += [f"  {line}" for line in message.text.splitlines()]
        return "\n".join(lines)

    async def sees(self, text: str, *, within: float = 5.0, channel: str | None = None) -> ShownMessage:
        """Wait until a message has the text; gives the newest such message."""

        def look() -> ShownMessage | None:
            return next((one for one in reversed(self.messages(channel)) if text in one.text), None)

        return await self._until(look, within, f"does not see {text!r}")

    async def no_longer_sees(self, text: str, *, within: float = 5.0, channel: str | None = None) -> None:
        """Wait until no message has the text."""
        await self._until(
            lambda: not any(text in one.text for one in self.messages(channel)),
            within,
            f"still sees {text!r}",
        )

    async def until(self, condition: Callable[[], bool], *, within: float = 5.0, why: str = "") -> None:
        """Wait until anything at all is true; asked again whenever the screen changes."""
        await self._until(condition, within, why or "the condition did not come true")

    async def fetch(self, url: str) -> bytes:
        """Download a file."""
        return await self._playground.fetch(url)

    # Inside

    async def _find_command(self, text: str) -> tuple[Json, list[Json]]:
        return await self._until(lambda: command_options.find(self.state.commands, text), 10.0, f"no command {text}")

    async def _message_with(
        self,
        has: Callable[[ShownMessage], object | None],
        on: ShownMessage | None,
        within: float,
        complaint: str,
    ) -> ShownMessage:
        def look() -> ShownMessage | None:
            candidates = [on] if on is not None else reversed(self.messages())
            return next((one for one in candidates if not one.is_gone and has(one)), None)

        return await self._until(look, within, complaint)

    async def _ask(self, frame: Json, what: str) -> Json:
        answer = await self.state.ask(frame, ANSWER_SECONDS)
        if answer["t"] == "refused":
            raise NotPossible(f"{what}: {answer['reason']}\n{self._complaint()}")
        if answer["state"] == "failed":
            raise Failed(f"{what}: this interaction failed\n{self._complaint()}")
        return answer

    async def _act(self, frame: Json, what: str) -> ShownMessage | None:
        answer = await self._ask(frame, what)
        if "message_id" not in answer:
            return None
        message = ShownMessage(self, answer["message_id"])
        if answer["message_id"] in self.state.messages:
            await self._until(lambda: message.is_gone or not message.is_loading, 15.0, f"{what}: thinks for ever")
        return message

    async def _until(self, look: Callable[[], T | None], within: float, complaint: str) -> T:
        return await self.state.until(look, within, lambda: f"{self.name}: {complaint}\n{self._complaint()}")

    def _complaint(self) -> str:
        return self.screen() + self._playground.tail_of_bot()

    def _newest(self, found: list[ShownMessage], complaint: str) -> ShownMessage:
        if not found:
            raise NotSeen(f"{self.name}: {complaint}\n{self._complaint()}")
        return found[-1]

    def _channel(self, channel: str | None) -> str:
        wanted = self.channel if channel is None else channel
        for one in self.state.channels.values():
            if wanted in (one["id"], one["name"]):
                return str(one["id"])
        raise NotPossible(f"{self.name} sees no channel {wanted!r}")

    def __repr__(self) -> str:
        return f"<{self.name}>"


def _chosen(select: Select, choice: "str | Person") -> str:
    return str(choice.id) if isinstance(choice, Person) else select.value_of(choice)
