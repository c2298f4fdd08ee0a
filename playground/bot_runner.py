"""Keeps the bot running beside the server: starts it, restarts it when it dies, ends it with the server."""

import asyncio
import os
import signal
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from playground.bot_clock import BotClock
from playground.context import Context
from playground.keep_world import WorldKeeper
from playground.models import Json
from playground.server import Server
from playground.world_file import WorldFile

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
SETTLED_SECONDS = 30.0
BAD_SETTINGS, BAD_SETTINGS_PAUSE = 2, 60.0
STOP_SECONDS = 10.0


@dataclass(frozen=True)
class RunOptions:
    """What the command line says."""

    command: list[str]
    host: str = "127.0.0.1"
    port: int = 8765
    url_variable: str = "DISCORD_URL"
    token_variable: str = "DISCORD_TOKEN"  # noqa: S105  the name of a variable
    hosts: frozenset[str] = frozenset()
    world: Path | None = None
    fresh: bool = False
    clock_variable: str | None = None
    first_command: str | None = None


def say(text: str) -> None:
    """A word to whoever sits at the terminal."""
    sys.stdout.write(f"playground: {text}\n")
    sys.stdout.flush()


async def run(options: RunOptions) -> None:
    """Serve until SIGINT or SIGTERM; then end the bot, then the server."""
    ending = asyncio.Event()
    loop = asyncio.get_running_loop()
    for one in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(one, ending.set)
    context = Context()
    context.first_command = options.first_command
    keeper = WorldKeeper(context, WorldFile(options.world), say) if options.world else None
    server = Server(context, options.hosts, lambda: keeper.open(fresh=options.fresh) if keeper else None)
    url = await server.start(options.host, options.port)
    say(f"open {url} in a browser. Ctrl-C ends it.")
    server.context.bot_status.listeners.append(lambda bot: _report(bot, url))
    try:
        if options.command:
            await BotRunner(options, server, url, ending).run()
        else:
            say(f"no bot to run. Its address is {url}, its token {server.context.token}")
            await ending.wait()
    finally:
        await server.stop()
        if keeper is not None:
            await keeper.close()
    say("ended.")


def _report(bot: Json, url: str) -> None:
    if bot["state"] == "online":
        say(f"the bot is online. Play at {url}")


class BotRunner:
    """Runs the bot again and again, with longer and longer pauses while it dies young."""

    def __init__(self, options: RunOptions, server: Server, url: str, ending: asyncio.Event) -> None:
        self._options = options
        self._status = server.context.bot_status
        self._ending = ending
        self._env = os.environ | {
            options.url_variable: url,
            options.token_variable: server.context.token,
        }
        if options.clock_variable and options.world:
            clock = BotClock(server.context, options.world.with_name(f"{options.world.name}.clock"))
            self._env[options.clock_variable] = str(clock.file)

    async def run(self) -> None:
        """Until it is time to end."""
        pause = FIRST_PAUSE
        while not self._ending.is_set():
            started = time.monotonic()
            code = await self._run_once()
            if self._ending.is_set():
                return
            if time.monotonic() - started > SETTLED_SECONDS:
                pause = FIRST_PAUSE
            if code == BAD_SETTINGS:
                pause = BAD_SETTINGS_PAUSE
                say(f"the bot does not accept its settings (exit code 2). Next try in {pause:.0f} s.")
            else:
                say(f"the bot ended with exit code {code}. Next try in {pause:.0f} s.")
            self._status.change("offline", f"The bot stopped (exit code {code}). Next try in {pause:.0f} s.")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def _run_once(self) -> int | None:
        """Run the bot until it ends; gives its exit code. When it is time to end, the bot is asked to, then made to."""
        self._status.change("starting")
        try:
            # A process group of its own: Ctrl-C in the terminal reaches the bot once, through us.
            process = await asyncio.create_subprocess_exec(*self._options.command, env=self._env, process_group=0)
        except OSError as error:
            say(f"the bot cannot be started: {error}")
            return BAD_SETTINGS
        ended = asyncio.create_task(process.wait())
        stop = asyncio.create_task(self._ending.wait())
        await asyncio.wait({ended, stop}, return_when=asyncio.FIRST_COMPLETED)
        stop.cancel()
        if not ended.done():
            with suppress(ProcessLookupError):
                process.terminate()
            await asyncio.wait({ended}, timeout=STOP_SECONDS)
            if not ended.done():
                say("the bot does not end by itself; it is killed.")
                process.kill()
        return await ended
