"""Stopping while Discord is out of reach: there is nothing to finish, and nothing to wait for."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from playground.server import Server
from tests.e2e.jaipur_playground import BOT, WAIT, until
from tests.e2e.test_hosting import free_port

STOP_SECONDS = 10.0  # it promises five; the machine of a test may be busy. What hangs here hangs for a minute
STUCK = 60.0
SIGNALS = [signal.SIGTERM, signal.SIGINT]

AT_THE_LOGIN: dict[str, dict[str, Any]] = {
    "the login hangs": {"kind": "slow", "path": r"^/users/@me$", "seconds": STUCK},
    "the commands hang": {"kind": "slow", "path": r"^/applications/\d+/commands$", "seconds": STUCK},
    "the gateway's address hangs": {"kind": "slow", "path": r"^/gateway/bot$", "seconds": STUCK},
    "the gateway hangs": {"kind": "slow", "path": r"^/gateway/$", "seconds": STUCK},
    "the gateway is down": {"kind": "status", "path": r"^/gateway/$", "status": 503},
    "the gateway hangs up": {"kind": "reset", "path": r"^/gateway/$"},
}


class StartingBot:
    """A bot that may never come online."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.output: list[str] = []

    async def read(self) -> None:
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            self.output.append(line.decode().rstrip("\n"))

    def says(self, words: str) -> bool:
        return any(words in line for line in self.output)

    async def end(self, *how: signal.Signals) -> int:
        for one in how:
            self.process.send_signal(one)
        return await asyncio.wait_for(self.process.wait(), STOP_SECONDS)


@asynccontextmanager
async def starting_bot(folder: Path, url: str, token: str = "a.b.c", **settings: str) -> AsyncIterator[StartingBot]:
    names = {"JAIPUR_DISCORD_URL": url, "DISCORD_TOKEN": token, "JAIPUR_DATABASE": str(folder / "jaipur.db")}
    bot = StartingBot(
        await asyncio.create_subprocess_exec(
            *BOT,
            env=os.environ | {"PYTHONUNBUFFERED": "1"} | names | settings,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
    )
    reading = asyncio.create_task(bot.read())
    try:
        yield bot
    finally:
        if bot.process.returncode is None:
            bot.process.kill()
        await bot.process.wait()
        await reading


@asynccontextmanager
async def serving() -> AsyncIterator[Server]:
    server = Server()
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


@pytest.mark.parametrize("how", SIGNALS)
@pytest.mark.parametrize("trouble", AT_THE_LOGIN)
async def test_it_ends_while_it_cannot_come_online(tmp_path: Path, trouble: str, how: signal.Signals) -> None:
    async with serving() as server:
        fault = server.context.faults.add(AT_THE_LOGIN[trouble])
        async with starting_bot(tmp_path, server.context.url, server.context.token) as bot:
            await until(lambda: fault.struck > 0)
            assert await bot.end(how) == 0, bot.output
            assert not bot.says("Discord cannot be reached")
        server.context.faults.clear()


@pytest.mark.parametrize("how", SIGNALS)
async def test_it_ends_at_any_moment_of_its_start(tmp_path: Path, how: signal.Signals) -> None:
    """From the first line of the log on, a little later each time."""
    async with serving() as server:
        for moment in range(6):
            async with starting_bot(tmp_path, server.context.url, server.context.token) as bot:
                await until(lambda bot=bot: bool(bot.output))  # type: ignore[misc]
                await asyncio.sleep(moment / 20)
                assert await bot.end(how, how) == 0, bot.output
                assert not bot.says("Traceback"), bot.output


async def test_it_ends_while_it_cannot_come_back(tmp_path: Path) -> None:
    async with serving() as server:
        async with starting_bot(tmp_path, server.context.url, server.context.token) as bot:
            await until(lambda: bot.says("ready as"))
            fault = server.context.faults.add(AT_THE_LOGIN["the gateway hangs"])
            server.context.gateway.drop()
            await until(lambda: fault.struck > 0)
            assert await bot.end(signal.SIGTERM) == 0, bot.output
        server.context.faults.clear()


@pytest.mark.parametrize("part", ["bot.application", "discord"])
@pytest.mark.parametrize("how", SIGNALS)
async def test_it_ends_while_the_program_is_loaded(tmp_path: Path, how: signal.Signals, part: str) -> None:
    """On a slow disk that takes a while."""
    (tmp_path / "sitecustomize.py").write_text(
        "import sys, time\n"
        "class SlowDisk:\n"
        "    def find_spec(self, name, *_):\n"
        f"        if name == '{part}':\n"
        f"            print('loading {part}', file=sys.stderr, flush=True)\n"
        f"            time.sleep({STUCK})\n"
        "sys.meta_path.insert(0, SlowDisk())\n"
    )
    async with starting_bot(tmp_path, "http://localhost:9", PYTHONPATH=str(tmp_path)) as bot:
        await until(lambda: bot.says(f"loading {part}"))
        assert await bot.end(how) == 0, bot.output
        assert not bot.says("Traceback")


async def test_it_keeps_log_ins_for_the_rest_of_the_day(tmp_path: Path) -> None:
    """It crashed after hundreds of them: it waits before the next, and can be stopped meanwhile."""
    async with serving() as server:
        server.context.gateway.identifies = 600
        async with starting_bot(tmp_path, server.context.url, server.context.token) as bot:
            await until(lambda: bot.says("400 of 1000 log-ins are left"))
            assert await bot.end(signal.SIGTERM) == 0, bot.output
        assert server.context.gateway.identifies == 600


async def test_it_ends_while_no_name_server_answers(tmp_path: Path) -> None:
    """Names are looked up in a thread, which nothing can interrupt."""
    (tmp_path / "sitecustomize.py").write_text(
        "import socket, sys, time\n"
        "sys.modules['uvloop'] = None\n"
        "def getaddrinfo(*_, **__):\n"
        "    print('looking for the name', file=sys.stderr, flush=True)\n"
        f"    time.sleep({STUCK})\n"
        "socket.getaddrinfo = getaddrinfo\n"
    )
    async with starting_bot(tmp_path, "http://localhost:9", PYTHONPATH=str(tmp_path)) as bot:
        await until(lambda: bot.says("looking for the name"))
        assert await bot.end(signal.SIGTERM) == 0, bot.output


async def test_it_ends_when_the_line_went_dead_without_a_word(tmp_path: Path) -> None:
    """Everything is still connected, and nothing is answered any more: no goodbye either."""
    port = free_port()
    discord = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "playground", "--port", str(port)), stdout=asyncio.subprocess.PIPE
    )
    assert discord.stdout is not None
    try:
        token = await _word_after("its token ", discord.stdout)
        async with starting_bot(tmp_path, f"http://127.0.0.1:{port}", token) as bot:
            await until(lambda: bot.says("ready as"))
            discord.send_signal(signal.SIGSTOP)
            assert await bot.end(signal.SIGTERM) == 0, bot.output
    finally:
        discord.kill()
        await discord.wait()


async def _word_after(words: str, lines: asyncio.StreamReader) -> str:
    async with asyncio.timeout(WAIT):
        async for line in lines:
            if words in line.decode():
                return line.decode().partition(words)[2].strip()
    raise AssertionError(f"nobody said {words!r}")
