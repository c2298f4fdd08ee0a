"""A bot without a library: speaks HTTP and the gateway by hand, so that it can say what no library would."""

import asyncio
import io
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from playground.context import Context
from playground.driver import Person, Playground
from playground.server import Server

Json = dict[str, Any]
ALL_INTENTS = 0xFFFFFF


class RawBot:
    """Sends what the test says and shows what came back."""

    def __init__(self, url: str, token: str, session: aiohttp.ClientSession) -> None:
        self.url = url
        self.token = token
        self._session = session
        self._headers = {"Authorization": f"Bot {token}"}
        self.socket: aiohttp.ClientWebSocketResponse | None = None

    async def call(
        self, method: str, path: str, body: object = None, files: dict[str, bytes] | None = None, **options: Any
    ) -> tuple[int, Any]:
        """One request; gives the status and the JSON that came back."""
        options.setdefault("headers", self._headers)
        if files is not None:
            form = aiohttp.FormData()
            form.add_field("payload_json", json.dumps(body), content_type="application/json")
            for number, (name, content) in enumerate(files.items()):
                form.add_field(f"files[{number}]", io.BytesIO(content), filename=name)
            options["data"] = form
        elif body is not None:
            options["json"] = body
        async with self._session.request(method, f"{self.url}/api/v10{path}", **options) as response:
            text = await response.text()
            return response.status, json.loads(text) if text else None

    async def connect(self, intents: int = ALL_INTENTS) -> Json:
        """Identify; gives READY."""
        socket = await self.dial()
        await socket.send_json({"op": 2, "d": {"token": self.token, "intents": intents, "properties": {}}})
        return await self.event("READY")

    async def dial(self) -> aiohttp.ClientWebSocketResponse:
        """Open the gateway and take the hello."""
        self.socket = await self._session.ws_connect(f"{self.url}/gateway/?v=10&encoding=json")
        assert (await self.socket.receive_json())["op"] == 10
        return self.socket

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def event(self, name: str) -> Json:
        """The next event of that name; others are skipped."""
        assert self.socket is not None
        async with asyncio.timeout(5):
            while True:
                frame = await self.socket.receive_json()
                if frame["t"] == name:
                    found: Json = frame["d"]
                    return found

    async def register(self, *commands: Json) -> list[Json]:
        """Put the commands; gives them as registered."""
        status, made = await self.call("PUT", f"/applications/{await self.id()}/commands", list(commands))
        assert status == 200, made
        return list(made)

    async def id(self) -> str:
        return str((await self.call("GET", "/users/@me"))[1]["id"])

    async def answer(self, interaction: Json, body: object, **more: Any) -> tuple[int, Any]:
        """The callback."""
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback?with_response=true"
        return await self.call("POST", path, body, headers={}, **more)

    async def follow(self, method: str, interaction: Json, message: str = "", body: object = None, **more: Any) -> Any:
        """POST a followup, or GET, PATCH, DELETE one (`@original` or an id)."""
        path = f"/webhooks/{interaction['application_id']}/{interaction['token']}"
        path += f"/messages/{message}" if message else ""
        return await self.call(method, path, body, headers={}, **more)


class RawPlayground:
    """A server, a raw bot that is online with one command `/go`, and the people."""

    def __init__(self, context: Context, bot: RawBot, pg: Playground) -> None:
        self.context = context
        self.bot = bot
        self.pg = pg
        self.mira, self.ravi = pg.person("Mira"), pg.person("Ravi")
        self.channel = self.mira.channel
        self._acting: set[asyncio.Task[Any]] = set()

    async def command(self, person: Person | None = None, name: str = "/go", **options: Any) -> Json:
        """A person types the command; gives the interaction, unanswered."""
        self._background((person or self.mira).command(name, **options))
        return await self.bot.event("INTERACTION_CREATE")

    async def click(self, name: str, person: Person | None = None) -> Json:
        """A person presses a button; gives the interaction, unanswered."""
        self._background((person or self.mira).click(name))
        return await self.bot.event("INTERACTION_CREATE")

    async def select(self, name: str, values: list[str]) -> Json:
        """A person chooses; gives the interaction, unanswered."""
        self._background(self.mira.select(name, values))
        return await self.bot.event("INTERACTION_CREATE")

    async def submit(self, values: dict[str, str | list[str]]) -> Json:
        """A person fills in the open modal; gives the interaction, unanswered."""
        await self.mira.until(lambda: self.mira.modal is not None)
        self._background(self.mira.fill_modal(values))
        return await self.bot.event("INTERACTION_CREATE")

    async def autocomplete(self, command: str, option: str, so_far: str) -> Json:
        """A person types; gives the interaction, unanswered."""
        self._background(self.mira.autocomplete(command, option, so_far))
        return await self.bot.event("INTERACTION_CREATE")

    async def acting(self) -> None:
        """Wait for what people do, and raise what they ran into."""
        acting, self._acting = self._acting, set()
        await asyncio.gather(*acting)

    async def send(self, body: Json, files: dict[str, bytes] | None = None, channel: str = "") -> tuple[int, Any]:
        """The bot posts a message."""
        return await self.bot.call("POST", f"/channels/{channel or self.channel}/messages", body, files)

    def _background(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._acting.add(task)

    async def settle(self) -> None:
        """End what people still wait for."""
        for task in self._acting:
            task.cancel()
        await asyncio.gather(*self._acting, return_exceptions=True)


@asynccontextmanager
async def raw_playground() -> AsyncIterator[RawPlayground]:
    """A playground for one test. Violations do not fail it: causing them is what it is for."""
    server = Server()
    url = await server.start()
    async with aiohttp.ClientSession() as session, Playground.connect(url) as pg:
        bot = RawBot(url, server.context.token, session)
        await bot.register({"name": "go", "description": "Go", "integration_types": [0, 1]})
        await bot.connect()
        made = RawPlayground(server.context, bot, pg)
        await made.mira.until(lambda: bool(made.mira.state.commands))
        try:
            yield made
        finally:
            await made.settle()
            await bot.close()
    await server.stop()
