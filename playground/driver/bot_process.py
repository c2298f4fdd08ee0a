"""The bot under test: a real process that is started, stopped, killed and listened to."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress

STOP_SECONDS = 10.0


class BotProcess:
    """One bot. `output` has every line it wrote, of all its lives."""

    def __init__(
        self, command: list[str], env: dict[str, str], wait_for: Callable[[bool, float], Awaitable[None]]
    ) -> None:
        self._command = command
        self.env = env
        self._wait_for = wait_for
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self.output: list[str] = []
        self.tracebacks_expected = False

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self, *, within: float = 20.0) -> None:
        """Start it and wait until it is online."""
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            env=os.environ | {"PYTHONUNBUFFERED": "1"} | self.env,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        self._reader = asyncio.create_task(self._read(self._process))
        online = asyncio.ensure_future(self._wait_for(True, within))
        ended = asyncio.create_task(self._process.wait())
        await asyncio.wait({online, ended}, return_when=asyncio.FIRST_COMPLETED)
        if not online.done():
            online.cancel()
            await self._reader
            raise AssertionError(f"the bot ended with {self._process.returncode}\n{self.tail()}")
        ended.cancel()
        await online

    async def stop(self, *, within: float = STOP_SECONDS) -> int:
        """SIGTERM, and wait for the end. Gives the exit code."""
        return await self._end(signal.SIGTERM, within)

    async def kill(self) -> int:
        """SIGKILL: as when the power fails."""
        return await self._end(signal.SIGKILL, STOP_SECONDS)

    async def restart(self, *, within: float = 20.0) -> None:
        """Stop (if it still runs), start, wait until it is online again."""
        if self.is_running:
            await self.stop()
        await self.start(within=within)

    async def _end(self, how: signal.Signals, within: float) -> int:
        process = self._process
        if process is None:
            raise AssertionError("the bot was never started")
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.send_signal(how)
            try:
                await asyncio.wait_for(process.wait(), within)
            except TimeoutError:
                process.kill()
                await process.wait()
                raise AssertionError(f"the bot did not end by {how.name}\n{self.tail()}") from None
        if self._reader is not None:
            await self._reader
        await self._wait_for(False, within)
        return process.returncode or 0

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        if process.stdout is None:
            return
        async for line in process.stdout:
            self.output.append(line.decode(errors="replace").rstrip("\n"))

    def tail(self, lines: int = 30) -> str:
        """The end of its output."""
        return "\n".join(self.output[-lines:])

    def check(self) -> None:
        """Fail if it wrote a traceback that nobody expected."""
        if self.tracebacks_expected:
            return
        for number, line in enumerate(self.output):
            if line.startswith("Traceback"):
                raise AssertionError("the bot wrote a traceback\n" + "\n".join(self.output[number : number + 60]))
