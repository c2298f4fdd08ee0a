"""The whole thing, each part in its own process: the playground's server, the bot, and (here) the people."""

import asyncio
import os
import re
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

import aiohttp

from playground.driver import Playground

CLOCK_TICKS = os.sysconf("SC_CLK_TCK")
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")


@dataclass
class Rig:
    """`bot` is started by `start_bot`, when the database is as it should be."""

    url: str
    token: str
    server: asyncio.subprocess.Process
    pg: Playground
    folder: Path
    port: int = field(default_factory=lambda: _free_port())
    bot: asyncio.subprocess.Process | None = None

    @classmethod
    @asynccontextmanager
    async def open(cls, folder: Path) -> AsyncIterator["Rig"]:
        server = await asyncio.create_subprocess_exec(
            *(sys.executable, "-u", "-m", "playground", "--port", str(_free_port())), stdout=asyncio.subprocess.PIPE
        )
        try:
            assert server.stdout is not None
            said = ""
            while "token" not in said:
                said = (await server.stdout.readline()).decode()
            found = re.search(r"address is (\S+), its token (\S+)", said)
            assert found, said
            async with Playground.connect(found[1], people=["Mira"]) as pg:
                rig = cls(found[1], found[2], server, pg, folder)
                try:
                    yield rig
                finally:
                    await rig.stop_bot()
        finally:
            server.terminate()
            await server.wait()

    async def start_bot(self, **settings: str) -> float:
        """Gives the seconds until it was online."""
        env = os.environ | {
            "JAIPUR_DATABASE": str(self.folder / "jaipur.db"),
            "JAIPUR_DISCORD_URL": self.url,
            "DISCORD_TOKEN": self.token,
            "JAIPUR_STATUS_PORT": str(self.port),
            "JAIPUR_ANSWERS_PER_MINUTE": "60000",  # a few people stand for many
            "JAIPUR_LOG_LEVEL": "WARNING",
        }
        begun = monotonic()
        self.bot = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", env=env | settings)
        await self.pg.bot_is(online=True, within=120)
        return monotonic() - begun

    async def stop_bot(self) -> None:
        if self.bot is not None and self.bot.returncode is None:
            self.bot.terminate()
            await self.bot.wait()
            await self.pg.bot_is(online=False)

    async def numbers(self) -> dict[str, float]:
        """The bot's own, from its status page."""
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{self.port}/metrics") as page:
            lines = (await page.text()).splitlines()
        return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}

    def cpu_of(self, process: asyncio.subprocess.Process | None) -> float:
        """The processor time that a process has used, in seconds."""
        assert process is not None
        fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS

    def memory(self) -> float:
        """Of the bot, resident, in MB."""
        assert self.bot is not None
        return int(Path(f"/proc/{self.bot.pid}/statm").read_text(encoding="ascii").split()[1]) * PAGE_BYTES / 1e6


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
