"""Keeps the bot running beside the server: starts it, restarts it when it dies, ends it with the server."""

import asyncio
import os
import signal
import sys
import time
from contextlib import suppress
from dataclasses import dataclass

from playground.app import Server
from playground.models import Json

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
SETTLED_SECONDS = 30.0
BAD_SETTINGS, BAD_SETTINGS_PAUSE = 2, 60.0
STOP_SECONDS = 10.0


@dataclass(frozen=True)
class Arrangement:
    """What the command line says."""

    command: list[str]
    host: str = "127.0.0.1"
    port: int = 8765
    url_variable: str = "DISCORD_URL"
    token_variable: str = "DISCORD_TOKEN"  # noqa: S105  the name of a variable
    hosts: frozenset[str] = frozenset()


def say(text: str) -> None:
    """A word to whoever sits at the terminal."""
    sys.stdout.write(f"playground: {text}\n")
    sys.stdout.flush()


async def run(arrangement: Arrangement) -> None:
    """Serve until SIGINT or SIGTERM; then end the bot, then the server."""
    ending = asyncio.Event()
    loop = asyncio.get_running_loop()
    for one in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(one, ending.set)
    server = Server(hosts=arrangement.hosts)
    url = await server.start(arrangement.host, arrangement.port)
    say(f"open {url} in a browser. Ctrl-C ends it.")
    server.box.hub.bot_watchers.append(lambda bot: _report(bot, url))
    try:
        if arrangement.command:
            await Keeper(arrangement, server, url, ending).keep()
        else:
            say(f"no bot to run. Its address is {url}, its token {server.box.token}")
            await ending.wait()
    finally:
        await server.stop()
    say("ended.")


def _report(bot: Json, url: str) -> None:
    if bot["state"] == "online":
        say(f"the bot is online. Play at {url}")


class Keeper:
    """Runs the bot again and again, with longer and longer pauses while it dies young."""

    def __init__(self, arrangement: Arrangement, server: Server, url: str, ending: asyncio.Event) -> None:
        self._arrangement = arrangement
        self._hub = server.box.hub
        self._ending = ending
        self._env = os.environ | {
            arrangement.url_variable: url,
            arrangement.token_variable: server.box.token,
        }

    async def keep(self) -> None:
        """Until it is time to end."""
        pause = FIRST_PAUSE
        while not self._ending.is_set():
            started = time.monotonic()
            code = await self._live()
            if self._ending.is_set():
                return
            if time.monotonic() - started > SETTLED_SECONDS:
                pause = FIRST_PAUSE
            if code == BAD_SETTINGS:
                pause = BAD_SETTINGS_PAUSE
                say(f"the bot does not accept its settings (exit code 2). Next try in {pause:.0f} s.")
            else:
                say(f"the bot ended with exit code {code}. Next try in {pause:.0f} s.")
            self._hub.set_bot("offline", f"The bot stopped (exit code {code}). Next try in {pause:.0f} s.")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def _live(self) -> int | None:
        """One life of the bot; gives its exit code. When it is time to end, the bot is asked to, then made to."""
        self._hub.set_bot("starting")
        try:
            # A process group of its own: Ctrl-C in the terminal reaches the bot once, through us.
            process = await asyncio.create_subprocess_exec(*self._arrangement.command, env=self._env, process_group=0)
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
