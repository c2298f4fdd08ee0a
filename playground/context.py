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
from playground.private_content import PrivateContent
from playground.public_record import PublicRecord
from playground.rate_limits import RateLimits
from playground.screens.open_screens import OpenScreens
from playground.violations import Violations


class Context:
    """The whole state of one playground. `url` is known once the server listens."""

    def __init__(self) -> None:
        self.url = ""
        self.token = f"playground.{secrets.token_hex(16)}"
        self.clock = Clock()
        self.gateway = Gateway()
        self.faults = Faults()
        self.rate_limits = RateLimits()
        self.violations = Violations()
        self.bot_status = BotStatus()
        self._tasks: set[asyncio.Task[None]] = set()
        self._start_world()
        self.screens = OpenScreens(self.world)
        self.bot_status.listeners.append(lambda bot: self.screens.tell_all({"t": "bot"} | bot))

    def _start_world(self) -> None:
        """The default world; whatever was there is forgotten."""
        self.world = default_world(self.clock)
        self.public_record = PublicRecord()
        self.private_content = PrivateContent()
        self.interactions = Interactions()

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
