"""A playground for a test: the server, the bot as a real process, and people."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from playground.driver.bot_process import BotProcess
from playground.driver.control import Control
from playground.driver.errors import NotSeen
from playground.driver.person import Person
from playground.driver.screen import Screen
from playground.server import Server


class Playground:
    """Everything a test needs. Made with `start` (own server and bot) or `connect` (a server elsewhere)."""

    def __init__(self, url: str, session: aiohttp.ClientSession) -> None:
        self.url = url
        self._session = session
        self._people: dict[str, Person] = {}
        self._bot: BotProcess | None = None
        self.control = Control(self._call)

    @classmethod
    @asynccontextmanager
    async def start(
        cls,
        bot_command: list[str] | None = None,
        *,
        env: dict[str, str] | None = None,
        url_variable: str = "DISCORD_URL",
        token_variable: str = "DISCORD_TOKEN",  # noqa: S107  the name of a variable
        within: float = 20.0,
    ) -> AsyncIterator["Playground"]:
        """A fresh server in this process and, if there is a command, the bot beside it, online.

        At the end everything is stopped; violations and tracebacks of the bot fail the test.
        """
        server = Server()
        url = await server.start()
        try:
            async with cls.connect(url) as playground:
                if bot_command is not None:
                    names = {url_variable: url, token_variable: server.context.token}
                    playground._bot = BotProcess(bot_command, (env or {}) | names, playground.bot_is)
                try:
                    if playground._bot is not None:
                        await playground._bot.start(within=within)
                    yield playground
                finally:
                    if playground._bot is not None and playground._bot.is_running:
                        await playground._bot.stop()
                await playground.check()
        finally:
            await server.stop()

    @classmethod
    @asynccontextmanager
    async def connect(cls, url: str, people: Iterable[str] | None = None) -> AsyncIterator["Playground"]:
        """A server that runs already. Opens a screen for these people (default: everybody there is)."""
        everybody = aiohttp.TCPConnector(limit=0)  # a screen is a connection, and there may be hundreds
        async with aiohttp.ClientSession(connector=everybody) as session:
            playground = cls(url, session)
            listed = (await playground._call("GET", "/people", None))["people"]
            for one in listed:
                if people is None or one["display_name"] in people:
                    await playground._open_screen(one["id"])
            try:
                yield playground
            finally:
                await asyncio.gather(*(one.state.close() for one in playground._people.values()))

    @property
    def bot(self) -> BotProcess:
        """The bot's process."""
        if self._bot is None:
            raise AssertionError("no bot was started here")
        return self._bot

    def person(self, name: str) -> Person:
        """Somebody who is there: Mira, Ravi, Tomoko (who only watches), or whom you added."""
        if name not in self._people:
            raise AssertionError(f"there is no {name}; there are {', '.join(self._people)}")
        return self._people[name]

    async def add_people(self, *names: str) -> list[Person]:
        """More people, members of the home guild, each with a screen."""
        made = await self._call("POST", "/control/people", {"names": list(names)})
        return [await self._open_screen(one["id"]) for one in made]

    async def fetch(self, url: str) -> bytes:
        """Download a file from the CDN."""
        async with self._session.get(url) as response:
            if response.status != 200:
                raise AssertionError(f"{url}: {response.status}")
            return await response.read()

    async def bot_is(self, online: bool, within: float = 20.0) -> None:
        """Wait until the bot is online, or is not."""
        state = next(iter(self._people.values())).state
        complaint = f"the bot did not {'come online' if online else 'go offline'}"
        await state.until(
            lambda: (state.bot["state"] == "online") == online, within, lambda: complaint + self.tail_of_bot()
        )

    async def check(self) -> None:
        """Fail on violations and unexpected tracebacks."""
        found = await self.control.violations()
        if found:
            raise AssertionError("violations of Discord's rules:\n" + json.dumps(found, indent=2))
        if self._bot is not None:
            self._bot.check()

    def tail_of_bot(self) -> str:
        """The end of the bot's output, for error messages."""
        return f"\n--- the bot's output ---\n{self._bot.tail()}" if self._bot is not None else ""

    async def _open_screen(self, user_id: str) -> Person:
        state = Screen(await self._session.ws_connect(f"{self.url}/people/{user_id}/socket", max_msg_size=0))
        await state.open()
        person = Person(self, state)
        self._people[person.name] = person
        return person

    async def _call(self, method: str, path: str, body: object) -> Any:
        async with self._session.request(method, self.url + path, json=body) as response:
            text = await response.text()
            if response.status >= 400:
                raise NotSeen(f"{method} {path}: {response.status} {text}")
            return json.loads(text) if text else None
