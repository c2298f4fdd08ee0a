"""The whole thing, each part in its own process: the playground's server, the bot, and (here) the people."""

import asyncio
import os
import re
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import aiohttp

from playground.driver import Playground

HERE = Path(__file__).parents[2]
CLOCK_TICKS = os.sysconf("SC_CLK_TCK")
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")
CORES = os.cpu_count() or 1
FULL = 0.85  # of a core, on average: busy nearly all the time


class ProcessorTime(NamedTuple):
    """Processor time in seconds: of the bot (and in it of its event loop's thread), of the others, of the machine."""

    bot: float
    event_loop: float
    playground: float
    people: float
    machine: float
    at: float  # when it was read

    def shares(self, before: "ProcessorTime") -> "ProcessorTime":
        """Of a core, since then."""
        took = self.at - before.at
        return ProcessorTime(*((now - then) / took for now, then in zip(self, before, strict=True)))

    def in_words(self) -> str:
        others = max(0.0, self.machine - self.bot - self.playground - self.people)
        return (
            f"of {CORES} cores the bot used {self.bot:.2f} (its event loop {self.event_loop:.2f}), the playground "
            f"{self.playground:.2f}, the people {self.people:.2f}, all else {others:.2f}"
        )

    @property
    def limit(self) -> str:
        """What was busy all the time. Event loop, playground and people have a thread each and cannot use more."""
        threads = {"the bot's event loop": self.event_loop, "the playground": self.playground, "people": self.people}
        busy = [name for name, share in threads.items() if share > FULL]
        return ", ".join(busy) or ("all cores" if self.machine > FULL * CORES else "nothing: it waited")


@dataclass
class Processes:
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
    async def open(cls, folder: Path) -> AsyncIterator["Processes"]:
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
                processes = cls(found[1], found[2], server, pg, folder)
                try:
                    yield processes
                finally:
                    await processes.stop_bot()
        finally:
            server.terminate()
            await server.wait()

    async def start_bot(self, code: Path = HERE, **settings: str) -> float:
        """Start the bot of this folder. Gives the seconds until it was online."""
        env = os.environ | {
            "JAIPUR_DATABASE": str(self.folder / "jaipur.db"),
            "JAIPUR_CLOCK_FILE": str(self.folder / "clock"),
            "JAIPUR_DISCORD_URL": self.url,
            "DISCORD_TOKEN": self.token,
            "JAIPUR_STATUS_PORT": str(self.port),
            "JAIPUR_ANSWERS_PER_MINUTE": "60000",  # a few people stand for many
            "JAIPUR_LOG_LEVEL": "WARNING",
        }
        begun = monotonic()
        self.bot = await asyncio.create_subprocess_exec(*(sys.executable, "-m", "bot"), cwd=code, env=env | settings)
        await self.pg.bot_is(online=True, within=120)
        return monotonic() - begun

    async def let_time_pass(self, step: int, every: float) -> None:
        """For the bot so many seconds pass again and again, until cancelled."""
        for steps in count(1):
            fresh = self.folder / "clock.new"
            fresh.write_text(str(steps * step), encoding="ascii")
            fresh.replace(self.folder / "clock")
            await asyncio.sleep(every)

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

    def used(self) -> ProcessorTime:
        assert self.bot is not None
        bot, machine = self.bot.pid, Path("/proc/stat").read_text(encoding="ascii").split()[1:9]
        idle = int(machine[3]) + int(machine[4])
        return ProcessorTime(
            bot=_time_of(f"{bot}"),
            event_loop=_time_of(f"{bot}/task/{bot}"),
            playground=_time_of(f"{self.server.pid}"),
            people=_time_of("self"),
            machine=(sum(map(int, machine)) - idle) / CLOCK_TICKS,
            at=monotonic(),
        )

    def memory(self) -> float:
        """Of the bot, resident, in MB."""
        assert self.bot is not None
        return int(Path(f"/proc/{self.bot.pid}/statm").read_text(encoding="ascii").split()[1]) * PAGE_BYTES / 1e6


def _time_of(task: str) -> float:
    """The processor time that a process or thread has used, in seconds."""
    fields = Path(f"/proc/{task}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
