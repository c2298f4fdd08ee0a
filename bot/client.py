"""The Discord client, its start and its end: the one place in `bot/` that knows discord."""

import asyncio
import gc
import logging
import os
import signal
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Any

import aiohttp
import discord
import yarl
from discord.ext import commands

from bot import logs
from bot.application import Application
from bot.discord_requests import always, request_trace
from bot.hosting.log_in_pace import pause_before_log_in
from bot.hosting.standby import LostShards as LostShards
from bot.hosting.standby import ShardTurn
from bot.hosting.status_page import PortTaken, status_page
from bot.match.merchant_thinking import MerchantThinking
from bot.settings import Settings
from bot.store.errors import ClaimedElsewhere
from render import Painters

EXTENSIONS = (
    "cogs.loaded_first",  # first: the others hang their commands and buttons on it
    "cogs.challenges",
    "cogs.play.cog",
    "cogs.play.plan",
    "cogs.play.exchange",
    "cogs.tables.cog",
    "cogs.permissions",
    "cogs.endings",
    "cogs.my_games",
    "cogs.fairs.cog",
    "cogs.fairs.organise",
    "cogs.today.cog",
    "cogs.today.stalls",
    "cogs.record_book.replay",
    "cogs.practice.merchants",
    "cogs.practice.hints",
    "cogs.practice.lesson",
    "cogs.practice.try_deal",
    "cogs.practice.compare_deal",
    "cogs.exercises.reviews",
    "cogs.exercises.training",
    "cogs.record_book.profiles",
    "cogs.record_book.leaderboard",
    "cogs.record_book.history",
    "cogs.record_book.film",
    "cogs.record_book.turning_points",
    "cogs.record_book.my_style",
    "cogs.record_book.share_card",
    "cogs.record_book.verify",
    "cogs.help_and_rules",
    "cogs.settings",
    "cogs.direct_messages",
    "cogs.server",
    "cogs.my_data",
    "cogs.greeting",
    "cogs.removed_servers",
    "cogs.other_processes",
    "cogs.registration",
    "cogs.background_tasks",  # last: it begins to work through what was left over
)
BAD_TOKEN = discord.LoginFailure
PORT_TAKEN = PortTaken
UNREACHABLE = (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError, TimeoutError)
GRACE = 3.0  # seconds to finish what was begun when the bot is told to stop; Discord waits no longer for an answer
A_MOMENT = 1  # seconds to close the connections to Discord once the database is gone
LAST_MOMENT = 4.5  # seconds after which it ends whatever hangs; five are promised
log = logging.getLogger(__name__)


class Commands(discord.app_commands.CommandTree["JaipurBot"]):
    async def interaction_check(self, interaction: discord.Interaction["JaipurBot"]) -> bool:
        """While the bot closes, its cogs are gone; discord.py would still call their commands."""
        return not interaction.client.is_closing


class JaipurBot(commands.AutoShardedBot):
    """The bot as discord.py runs it, with the application it stands for."""

    def __init__(
        self,
        app: Application,
        painters: Painters,
        merchant_thinking: MerchantThinking,
        may_speak: Callable[[], Awaitable[None]] = always,
    ) -> None:
        settings = app.settings
        super().__init__(
            command_prefix=commands.when_mentioned,  # there are slash commands only
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
            tree_cls=Commands,
            enable_debug_events=True,  # they say when something was heard; see `dispatch`
            guild_ready_timeout=0.5 if settings.discord_url else 2.0,
            shard_count=settings.shards,
            shard_ids=settings.shard_ids,  # type: ignore[arg-type]  # None means all of them
            http_trace=request_trace(app.metrics.responded, app.refusals, may_speak),
        )
        self.app, self.painters, self.merchant_thinking = app, painters, merchant_thinking
        self.metrics = app.metrics
        self.is_leaving = self.is_closing = False
        self._heard_at = monotonic()
        self._tasks: set[asyncio.Task[None]] = set()
        self._answering: set[asyncio.Task[Any]] = set()

    async def launch_shards(self) -> None:
        """Connect; later, should few of the day's log-ins be left."""
        recommended, _, limit = await self.http.get_bot_gateway()
        shards = len(self.shard_ids or range(self.shard_count or recommended))
        pause = pause_before_log_in(limit["total"], limit["remaining"], limit["reset_after"] / 1000, shards)
        if pause:
            log.warning(
                "%d of %d log-ins are left for this day; the next is in %d s, so that Discord does not reset the token",
                limit["remaining"],
                limit["total"],
                pause,
            )
            await asyncio.sleep(pause)
        await super().launch_shards()

    def has_shard_of(self, guild_id: int) -> bool:
        """Whether this process hears of the server, or would if the bot were a member. False before the log-in."""
        return self.shard_count is not None and (guild_id >> 22) % self.shard_count in self.shards

    def dispatch(self, event_name: str, /, *arguments: Any, **options: Any) -> None:
        """Whatever comes on a line to Discord is a sign of life. Of the lines themselves nobody needs to know more."""
        if event_name == "socket_raw_receive":
            self._heard_at = monotonic()
        elif event_name != "socket_raw_send":
            super().dispatch(event_name, *arguments, **options)

    @property
    def is_connected(self) -> bool:
        """A line to Discord is open, as far as we know."""
        return any(not shard.is_closed() for shard in self.shards.values())

    @property
    def silence(self) -> float:
        """Seconds since anything was heard of Discord, which says something every 41: a line may have died since."""
        return monotonic() - self._heard_at

    async def setup_hook(self) -> None:
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        gc.freeze()  # all this stays: to look through it for garbage again and again would hold up the event loop

    def background(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Do something that nobody waits for. A fault in it is logged, never swallowed."""
        if self.is_closed():
            work.close()
            return
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if isinstance(fault, ClaimedElsewhere):
            log.info("background work %s is left to another process", task.get_name())
        elif fault:
            log.error("background work %s failed", task.get_name(), exc_info=fault)

    @contextmanager
    def at_hand(self) -> Iterator[None]:
        """Somebody is being answered in this block: a bot that is told to stop waits for its end."""
        task = asyncio.current_task()
        assert task is not None  # noqa: S101  # this is called in coroutines only
        self._answering.add(task)
        try:
            yield
        finally:
            self._answering.discard(task)

    async def freshen_metrics(self) -> None:
        """Ask the database and the others for the numbers that nobody counts, before somebody looks."""
        totals = await self.app.matches.totals()
        self.metrics.games.set(totals["games"])
        self.metrics.tables_behind.set(totals["tables_behind"])
        self.metrics.painting.set(self.painters.waiting)
        self.metrics.thinking.set(self.merchant_thinking.pool.unanswered)
        self.metrics.shards.set(len(self.shards))

    async def leave(self) -> None:
        """Begin nothing new, finish what was begun and what follows from it, then close."""
        if self.is_leaving:
            return
        self.is_leaving = True
        self.app.downtime.mark_absent(self.silence)  # whoever comes now has to come again
        log.info("leaving: %d answers and %d tasks at hand", len(self._answering), len(self._tasks))
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                while unfinished := self._answering | self._tasks:
                    await asyncio.wait(unfinished)
        await self.close()

    async def close(self) -> None:
        """Leave at once. What has not come to its end is done after the next start."""
        self.is_closing = True
        await self._cancel_tasks()  # while there is a connection: without one they would fail, and nobody could be told
        await super().close()
        await self._cancel_tasks()

    async def _cancel_tasks(self) -> None:
        unfinished = (self._answering | self._tasks) - {asyncio.current_task()}
        for task in unfinished:
            task.cancel()
        await asyncio.gather(*unfinished, return_exceptions=True)


async def run(settings: Settings) -> None:
    """Run the bot until it is told to stop (SIGINT or SIGTERM). Raises discord.LoginFailure for a bad token."""
    told_to_stop = _stop_signals()
    logs.begin(settings.log_level, settings.log_format)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody misses voice here
    if settings.discord_url:
        _use_server(settings.discord_url)
    assert settings.token is not None, "the command line asks for it"  # noqa: S101
    turn = ShardTurn(settings)
    try:
        if await turn.come(told_to_stop):
            await _play(settings, settings.token.get_secret_value(), told_to_stop, turn)
    finally:
        await turn.end()


async def _play(settings: Settings, token: str, told_to_stop: asyncio.Event, turn: ShardTurn) -> None:
    async with Application(settings) as app, MerchantThinking() as merchant_thinking:
        painters = Painters()
        bot = JaipurBot(app, painters, merchant_thinking, turn.check)
        watch = asyncio.create_task(bot.metrics.watch_the_loop(), name="loop watch")
        try:
            async with status_page(settings.status_port, bot.metrics.registry, bot.is_ready, bot.freshen_metrics), bot:
                await _run_until(told_to_stop, turn, bot, token)
        finally:
            watch.cancel()
            await painters.close()


def _stop_signals() -> asyncio.Event:
    """Set by SIGINT and SIGTERM. From then on the process has until the last moment."""
    told_to_stop = asyncio.Event()

    def stop() -> None:
        if not told_to_stop.is_set():
            told_to_stop.set()
            _end_at_the_last_moment(0)

    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop)
    return told_to_stop


def _end_at_the_last_moment(status: int) -> None:
    """Such as when a thread waits for a name server, which nothing can interrupt. What was acknowledged is saved."""

    def end_anyway() -> None:
        log.warning("something hangs; ending without it")
        os._exit(status)

    last_moment = threading.Timer(LAST_MOMENT, end_anyway)
    last_moment.daemon = True  # it holds up nobody who ends in time
    last_moment.start()


async def _run_until(told_to_stop: asyncio.Event, turn: ShardTurn, bot: JaipurBot, token: str) -> None:
    """Run until then. Raises what the connection failed with, if nobody had told it to stop; LostShards."""
    connection = asyncio.create_task(bot.start(token), name="connection")
    stop = asyncio.create_task(told_to_stop.wait(), name="stop signals")
    lost = asyncio.create_task(turn.lost.wait(), name="turn")
    await asyncio.wait({connection, stop, lost}, return_when=asyncio.FIRST_COMPLETED)
    stop.cancel()
    lost.cancel()
    if turn.lost.is_set():
        log.error("the line to the database was cut: ending, before another process begins")
        _end_at_the_last_moment(1)
        bot.app.db.cut_off()
        connection.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(A_MOMENT):
                await bot.close()
        raise LostShards("the line to the database was cut; start again when it is there")
    if told_to_stop.is_set():
        if not bot.is_ready():  # discord.py would report that a line which we close cannot be opened
            connection.cancel()
        await bot.leave()
        connection.cancel()  # discord.py tries to connect again and again, even after it was closed
        await asyncio.gather(connection, return_exceptions=True)  # that it failed now is no fault
    else:
        await connection


def _use_server(url: str) -> None:
    """Talk to another server than Discord, which speaks the same language: the playground."""
    base = yarl.URL(url.rstrip("/"))
    discord.http.Route.BASE = str(base / "api/v10")
    socket = base.with_scheme("wss" if base.scheme == "https" else "ws") / "gateway"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{socket}/")
    discord.asset.Asset.BASE = str(base / "cdn")
