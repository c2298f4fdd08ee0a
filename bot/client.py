"""The start-up of the Discord client: the one place in `bot/` that knows discord."""

import asyncio
import logging
import signal
from collections.abc import Coroutine
from typing import Any

import discord
import yarl
from discord.ext import commands

from ai import Merchants
from bot.application import Application
from bot.settings import Settings
from render import Studio

EXTENSIONS = (
    "cogs.front",  # first: the others hang their commands and buttons on it
    "cogs.challenges",
    "cogs.play",
    "cogs.exchange",
    "cogs.tables",
    "cogs.endings",
    "cogs.games",
    "cogs.replay",
    "cogs.practice",
    "cogs.profile",
    "cogs.leaderboard",
    "cogs.history",
    "cogs.film",
    "cogs.turning",
    "cogs.verify",
    "cogs.guide",
    "cogs.settings",
    "cogs.server",
    "cogs.data",
    "cogs.clockwork",  # last: it begins to work through what was left over
)
log = logging.getLogger(__name__)


class Bazaar(commands.Bot):
    """The bot as discord.py runs it, with the application it stands for."""

    def __init__(self, app: Application, studio: Studio, merchants: Merchants) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,  # there are slash commands only
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
            guild_ready_timeout=0.5 if app.settings.discord_url else 2.0,
        )
        self.app, self.studio, self.merchants = app, studio, merchants
        self._tasks: set[asyncio.Task[None]] = set()

    async def setup_hook(self) -> None:
        for extension in EXTENSIONS:
            await self.load_extension(extension)

    def background(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Do something that nobody waits for. A fault in it is logged, never swallowed."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()):
            log.error("background work %s failed", task.get_name(), exc_info=fault)

    async def close(self) -> None:
        """Finish what is under way, then leave. What does not end in time is done after the next start."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
        await super().close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def run(settings: Settings) -> None:
    """Run the bot until it is told to stop (SIGINT or SIGTERM). Raises discord.LoginFailure for a bad token."""
    logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    if settings.discord_url:
        _redirect(settings.discord_url)
    assert settings.token is not None, "the command line asks for it"  # noqa: S101
    async with Application(settings) as app, Merchants() as merchants:
        studio = Studio()
        bot = Bazaar(app, studio, merchants)
        loop = asyncio.get_running_loop()
        stopping: list[asyncio.Task[None]] = []
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, lambda: stopping.append(loop.create_task(bot.close())))
        try:
            async with bot:
                await bot.start(settings.token.get_secret_value())
        finally:
            await studio.close()


def _redirect(url: str) -> None:
    """Talk to another server than Discord, which speaks the same language: the playground."""
    base = yarl.URL(url.rstrip("/"))
    discord.http.Route.BASE = str(base / "api/v10")
    socket = base.with_scheme("wss" if base.scheme == "https" else "ws") / "gateway"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{socket}/")
    discord.asset.Asset.BASE = str(base / "cdn")
