"""Everything of one playground in one place; handlers get it from the application."""

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any

from aiohttp import web

from playground.bot_status import BotStatus
from playground.clock import Clock
from playground.default_world import default_world
from playground.faults import Faults
from playground.gateway import Gateway
from playground.interactions import Interactions
from playground.models import Message
from playground.private_content import PrivateContent
from playground.public_record import PublicRecord
from playground.rate_limits import RateLimits
from playground.screens.open_screens import OpenScreens
from playground.violations import Violations
from playground.world import World


class Context:
    """The whole state of one playground. `url` is known once the server listens."""

    def __init__(self) -> None:
        self.url = ""
        self.token = f"playground.{secrets.token_hex(16)}"
        self.clock = Clock()
        self.bot_follows_clock = False
        self.first_command: str | None = None  # what the page offers to newcomers
        self.changed = asyncio.Event()  # something may have: whoever keeps the world looks
        self.gateway = Gateway()
        self.faults = Faults()
        self.rate_limits = RateLimits()
        self.violations = Violations()
        self.bot_status = BotStatus()
        self._tasks: set[asyncio.Task[None]] = set()
        self._start_world()
        self.screens = OpenScreens(self.world)
        self.bot_status.listeners.append(lambda bot: self.screens.tell_all({"t": "bot"} | bot))
        self.clock.listeners.append(lambda: self.screens.tell_all({"t": "clock", "now": int(self.clock.now() * 1000)}))

    def take_world(self, world: World) -> None:
        """Go on in a world that was kept. What was private in it stays private."""
        self._start_world(world)
        self.screens.world = world
        for message in world.messages.values():
            if message.nonce is not None:
                self.sent_with_nonce[message.channel_id, str(message.nonce)] = message
            if message.private_to is not None and message.author_id == world.bot.id:
                self.private_content.show_to_one(message, message.private_to)

    def _start_world(self, world: World | None = None) -> None:
        """This world, else the default one; whatever was there is forgotten."""
        self.world = world or default_world(self.clock)
        self.public_record = PublicRecord()
        self.private_content = PrivateContent()
        self.interactions = Interactions()
        self.sent_with_nonce: dict[tuple[int, str], Message] = {}  # by channel and nonce

    def reset(self) -> None:
        """Back to the default world. Screens and the bot are cut off and must connect anew."""
        self.screens.close_all()
        self.gateway.drop(4000, forget=True)
        self.faults.clear()
        self.violations.clear()
        self.rate_limits.configure(on=False)
        self._start_world()
        self.screens.world = self.world

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside, with a reference kept until it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """End whatever still runs beside."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


CONTEXT = web.AppKey("context", Context)
