"""`python -m playground` as a process, for tests of the command."""

import asyncio
import re
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
Start = Callable[..., Coroutine[Any, Any, "Running"]]


class Running:
    """The command, and what it has printed so far."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.lines: list[str] = []

    async def says(self, pattern: str) -> re.Match[str]:
        """Read on until a line matches."""
        assert self.process.stdout is not None
        async with asyncio.timeout(20):
            while line := (await self.process.stdout.readline()).decode():
                self.lines.append(line)
                if found := re.search(pattern, line):
                    return found
        raise AssertionError(f"it never said {pattern!r}:\n{''.join(self.lines)}")

    async def end(self) -> None:
        """Ctrl-C, and wait for the end."""
        self.process.terminate()
        await self.says("ended")
        await asyncio.wait_for(self.process.wait(), 15)


async def starter() -> AsyncIterator[Start]:
    """Starts playgrounds, and ends those that still run."""
    running: list[Process] = []

    async def run(*arguments: str) -> Running:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "playground",
            "--port",
            "0",
            *arguments,
            cwd=ROOT,
            stdout=PIPE,
            stderr=sys.stderr,
        )
        running.append(process)
        return Running(process)

    yield run
    for process in running:
        if process.returncode is None:
            process.terminate()
            await asyncio.wait_for(process.wait(), 15)
