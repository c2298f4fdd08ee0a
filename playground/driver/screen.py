"""What one person has on the screen, kept up to date from the person's socket."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import aiohttp

from playground.driver.errors import NotSeen

Json = dict[str, Any]
T = TypeVar("T")


class Screen:
    """The state behind a Person: channels, messages, commands, and waiting for changes."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._changed = asyncio.Event()
        self._nonce = 0
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._reader: asyncio.Task[None] | None = None
        self.me: Json = {}
        self.users: dict[str, Json] = {}
        self.strangers: set[str] = set()
        self.channels: dict[str, Json] = {}
        self.messages: dict[str, Json] = {}
        self.gone: dict[str, Json] = {}
        self.commands: list[Json] = []
        self.emojis: list[Json] = []
        self.unread: dict[str, int] = {}
        self.pinged: list[str] = []
        self.modals: list[Json] = []
        self.guild: Json = {}
        self.bot: Json = {}

    async def open(self) -> None:
        """Wait for the hello, then keep reading."""
        self._take(await self._socket.receive_json())
        self._reader = asyncio.create_task(self._read())

    async def close(self) -> None:
        await self._socket.close()
        if self._reader is not None:
            await self._reader

    async def _read(self) -> None:
        async for frame in self._socket:
            if frame.type is aiohttp.WSMsgType.TEXT:
                self._take(json.loads(frame.data))
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError("the playground closed this screen"))

    def _take(self, frame: Json) -> None:
        take = getattr(self, f"_on_{frame['t']}")
        take(frame)
        self._changed.set()

    def _on_hello(self, frame: Json) -> None:
        for key in ("me", "commands", "emojis", "unread", "bot", "guild"):
            setattr(self, key, frame[key])
        self._on_users(frame)
        self.strangers = set(frame["strangers"])
        self.channels = {one["id"]: one for one in frame["channels"]}
        self.messages = {one["id"]: one for listed in frame["messages"].values() for one in listed}

    def _on_message(self, frame: Json) -> None:
        message = frame["message"]
        self.messages[message["id"]] = message
        if frame.get("pinged"):
            self.pinged.append(message["id"])

    def _on_message_gone(self, frame: Json) -> None:
        if frame["id"] in self.messages:
            self.gone[frame["id"]] = self.messages.pop(frame["id"])

    def _on_channel(self, frame: Json) -> None:
        self.channels[frame["channel"]["id"]] = frame["channel"]

    def _on_channel_gone(self, frame: Json) -> None:
        self.channels.pop(frame["id"], None)
        for message in list(self.messages.values()):
            if message["channel_id"] == frame["id"]:
                self._on_message_gone(message)

    def _on_answer(self, frame: Json) -> None:
        waiting = self._answers.pop(frame["nonce"], None)
        if waiting is not None and not waiting.done():
            waiting.set_result(frame)

    _on_refused = _on_answer

    def _on_modal(self, frame: Json) -> None:
        self.modals.append(frame)

    def _on_unread(self, frame: Json) -> None:
        self.unread[frame["channel_id"]] = frame["mentions"]

    def _on_users(self, frame: Json) -> None:
        self.users = {one["id"]: one for one in frame["users"]}

    def _on_strangers(self, frame: Json) -> None:
        self.strangers = set(frame["ids"])

    def _on_bot(self, frame: Json) -> None:
        self.bot = frame

    def _on_clock(self, _frame: Json) -> None:
        """Somebody let time pass. People in tests do not look at the clock."""

    def _on_me(self, frame: Json) -> None:
        self.me = frame["me"]

    def _on_commands(self, frame: Json) -> None:
        self.commands = frame["commands"]

    def _on_emojis(self, frame: Json) -> None:
        self.emojis = frame["emojis"]

    async def send(self, frame: Json) -> None:
        """Send a frame that has no answer."""
        await self._socket.send_json(frame)

    async def ask(self, frame: Json, within: float) -> Json:
        """Send an action and wait for its answer (or refusal)."""
        self._nonce += 1
        nonce = str(self._nonce)
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._answers[nonce] = answer
        await self._socket.send_json(frame | {"nonce": nonce})
        async with asyncio.timeout(within):
            return await answer

    async def until(self, look: Callable[[], T | None], within: float, complaint: Callable[[], str]) -> T:
        """Wait until `look` finds something; look again only when the screen changed."""
        deadline = asyncio.get_running_loop().time() + within
        while True:
            self._changed.clear()
            found = look()
            if found is not None and found is not False:
                return found
            left = deadline - asyncio.get_running_loop().time()
            if left <= 0:
                raise NotSeen(complaint())
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._changed.wait()
