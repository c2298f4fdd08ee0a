"""A small server that speaks the screens' protocol, so that the page can be tested without the bot.

It serves the real page. What people do is kept in `frames`; some custom_ids have fixed answers, see `_click`.
"""

from __future__ import annotations

import asyncio
import functools
import io
import time
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web
from PIL import Image, ImageDraw

from tests.playground_page import samples

Frame = dict[str, Any]

PAGE = Path(__file__).parents[2] / "playground" / "page"
EPOCH_MS = 1420070400000


class FakeServer:
    """One pretend server with its people, channels and messages."""

    def __init__(self) -> None:
        self.address = ""
        self._sockets: dict[str, list[web.WebSocketResponse]] = {}
        self._runner: web.AppRunner | None = None
        self._last_id = 0
        self._heard = asyncio.Event()
        self.forget()

    def forget(self) -> None:
        """Begin anew: nothing said, nothing clicked."""
        self.frames: list[tuple[str, Frame]] = []
        self.people = samples.people()
        self.channels = samples.channels()
        self.commands = samples.commands()
        self.bot: Frame = {"state": "online", "detail": None}
        self.messages: dict[str, list[Frame]] = {channel["id"]: [] for channel in self.channels}
        self.unread: dict[str, dict[str, int]] = {}
        self.autocomplete_delay = 0.0
        self.silent = False
        self.can_advance = False
        self.first_command: str | None = None
        self.ahead = 0.0
        self.answers_with: Frame | None = None
        self.pictures_wait: asyncio.Event | None = None
        self._private: dict[str, str] = {}

    async def start(self, port: int = 0) -> str:
        """Listen on loopback; returns the page's address."""
        app = web.Application()
        app.router.add_get("/", self._page)
        app.router.add_static("/static", PAGE)
        app.router.add_get("/people", self._people)
        app.router.add_get("/people/{id}/socket", self._socket)
        app.router.add_get("/cdn/{name:.*}", self._picture)
        app.on_response_prepare.append(_keep_files)
        self._runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", port)
        await site.start()
        self.address = f"http://127.0.0.1:{self._runner.addresses[0][1]}/"
        return self.address

    async def stop(self) -> None:
        await self.drop()
        if self._runner:
            await self._runner.cleanup()

    async def drop(self) -> None:
        """Cut every socket, as a restart of the server would."""
        for sockets in self._sockets.values():
            for socket in list(sockets):
                await socket.close()

    # What happens on the server

    def new_id(self) -> str:
        self._last_id = max(self._last_id + 1, (int(time.time() * 1000) - EPOCH_MS) << 22)
        return str(self._last_id)

    def message(self, channel: str = samples.GENERAL, **fields: Any) -> Frame:
        """A message of the bot, filled up to the wire's shape; give `only_for` to make it ephemeral."""
        only_for = fields.pop("only_for", None)
        message: Frame = {
            "id": self.new_id(),
            "type": 0,
            "channel_id": channel,
            "author": samples.user(samples.BOT),
            "content": "",
            "embeds": [],
            "attachments": [],
            "components": [],
            "mentions": [],
            "mention_everyone": False,
            "flags": 0,
            "edited_timestamp": None,
            **fields,
        }
        if only_for:
            message["flags"] |= 64
            self._private[message["id"]] = only_for
        return message

    async def post(self, channel: str = samples.GENERAL, **fields: Any) -> Frame:
        message = self.message(channel, **fields)
        self.messages[channel].append(message)
        await self.tell(message)
        return message

    async def tell(self, message: Frame) -> None:
        """Show a message, new or changed, to everybody who may see it."""
        for person in self._audience(message):
            pinged = any(user["id"] == person for user in message["mentions"])
            await self.push(person, {"t": "message", "message": message, "pinged": pinged})
            if pinged:
                counts = self.unread.setdefault(person, {})
                counts[message["channel_id"]] = counts.get(message["channel_id"], 0) + 1
                await self.push(person, unread_frame(message["channel_id"], counts))

    async def change(self, message: Frame, **fields: Any) -> None:
        message.update(fields, edited_timestamp="2026-01-01T00:00:00+00:00")
        for person in self._audience(message):
            await self.push(person, {"t": "message", "message": message})

    async def set_bot(self, state: str, detail: str | None = None) -> None:
        self.bot = {"state": state, "detail": detail}
        for person in self._sockets:
            await self.push(person, {"t": "bot", **self.bot})

    async def push(self, person: str, frame: Frame) -> None:
        for socket in list(self._sockets.get(person, [])):
            if not socket.closed:
                await socket.send_json(frame)

    async def heard(self, kind: str, count: int = 1) -> list[Frame]:
        """The frames of this kind that people have sent, once there are `count` of them."""
        async with asyncio.timeout(30):
            while True:
                found = [frame for _, frame in self.frames if frame["t"] == kind]
                if len(found) >= count:
                    return found
                self._heard.clear()
                await self._heard.wait()

    def _audience(self, message: Frame) -> list[str]:
        only = self._private.get(message["id"])
        return [only] if only else [person["id"] for person in self.people]

    # What people ask for

    async def _page(self, _request: web.Request) -> web.FileResponse:
        return web.FileResponse(PAGE / "index.html")

    async def _people(self, _request: web.Request) -> web.Response:
        return web.json_response({"people": self.people, "guild": samples.guild()})

    async def _picture(self, request: web.Request) -> web.Response:
        if self.pictures_wait is not None:
            await self.pictures_wait.wait()
        return web.Response(body=_drawn(request.path), content_type="image/png")

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        person = request.match_info["id"]
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self._sockets.setdefault(person, []).append(socket)
        await socket.send_json(self._hello(person))
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                frame = message.json()
                self.frames.append((person, frame))
                self._heard.set()
                answer = getattr(self, f"_{frame['t']}", None)
                if answer:
                    await answer(person, frame)
        self._sockets[person].remove(socket)
        return socket

    def _hello(self, person: str) -> Frame:
        def mine(message: Frame) -> bool:
            return self._private.get(message["id"], person) == person

        return {
            "t": "hello",
            "me": next(one for one in self.people if one["id"] == person),
            "users": [samples.user(samples.BOT), *self.people],
            "guild": samples.guild(),
            "channels": self.channels,
            "commands": self.commands,
            "emojis": samples.emojis(),
            "messages": {channel: [m for m in found if mine(m)] for channel, found in self.messages.items()},
            "unread": self.unread.get(person, {}),
            "bot": self.bot,
            "now": self._now(),
            "can_advance": self.can_advance,
            "first_command": self.first_command,
        }

    def _now(self) -> int:
        return int((time.time() + self.ahead) * 1000)

    async def _advance(self, _person: str, frame: Frame) -> None:
        self.ahead += frame["seconds"]
        for one in self._sockets:
            await self.push(one, {"t": "clock", "now": self._now()})

    async def _done(self, person: str, frame: Frame, state: str = "done", **more: Any) -> None:
        await self.push(person, {"t": "answer", "nonce": frame["nonce"], "state": state, **more})

    async def _command(self, person: str, frame: Frame) -> None:
        if self.silent:
            return
        await self.post(
            type=20,
            content="Done.",
            interaction_metadata={"id": self.new_id(), "type": 2, "user": samples.user(person)},
            interaction={"id": "1", "type": 2, "name": "table set", "user": samples.user(person)},
        )
        await self._done(person, frame)

    _menu = _command

    async def _click(self, person: str, frame: Frame) -> None:
        """`silent` is never answered, `fails` fails, `form` opens a modal, anything else is done.

        With `answers_with` a new message is the answer.
        """
        if frame["custom_id"] == "silent":
            return
        if frame["custom_id"] == "form":
            await self.push(person, {"t": "modal", "nonce": frame["nonce"], "modal_id": "m1", **samples.modal()})
        if self.answers_with is not None:
            made = await self.post(**self.answers_with)
            await self._done(person, frame, message_id=made["id"])
            return
        await self._done(person, frame, "failed" if frame["custom_id"] == "fails" else "done")

    async def _select(self, person: str, frame: Frame) -> None:
        await self._done(person, frame)

    _submit = _select

    async def _autocomplete(self, person: str, frame: Frame) -> None:
        typed = next(option["value"] for option in samples.leaves(frame["options"]) if option.get("focused"))
        await asyncio.sleep(self.autocomplete_delay)
        choices = [{"name": f"{typed} {word}".strip(), "value": word} for word in ("leather", "silver")]
        await self.push(person, {"t": "answer", "nonce": frame["nonce"], "state": "done", "choices": choices})

    async def _say(self, person: str, frame: Frame) -> None:
        await self.post(frame["channel_id"], author=samples.user(person), content=frame["content"])

    async def _dismiss(self, person: str, frame: Frame) -> None:
        for channel, messages in self.messages.items():
            kept = [message for message in messages if message["id"] != frame["message_id"]]
            if len(kept) != len(messages):
                self.messages[channel] = kept
                await self.push(person, {"t": "message_gone", "channel_id": channel, "id": frame["message_id"]})

    async def _read(self, person: str, frame: Frame) -> None:
        self.unread.get(person, {}).pop(frame["channel_id"], None)
        await self.push(person, unread_frame(frame["channel_id"], {}))

    async def _locale(self, person: str, frame: Frame) -> None:
        me = next(one for one in self.people if one["id"] == person)
        me["locale"] = frame["locale"]
        await self.push(person, {"t": "me", "me": me})


def unread_frame(channel: str, counts: dict[str, int]) -> Frame:
    return {"t": "unread", "channel_id": channel, "mentions": counts.get(channel, 0)}


async def _keep_files(request: web.Request, response: web.StreamResponse) -> None:
    """The browser need not ask for the page's files again in every test."""
    if request.path.startswith("/static/"):
        response.headers["Cache-Control"] = "max-age=3600"


@functools.cache
def _drawn(caption: str) -> bytes:
    """A picture of the size of a board, with its address on it."""
    image = Image.new("RGB", (1080, 720), "#20603f")
    draw = ImageDraw.Draw(image)
    for i in range(5):
        draw.rounded_rectangle((40 + i * 204, 60, 220 + i * 204, 320), 24, fill="#e8d6a8")
    draw.text((60, 400), caption, fill="white", font_size=64)
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()
