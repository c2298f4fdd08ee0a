"""Long work in processes of its own, at low priority: films and analyses. One at a time, the finished ones remembered.

The work is done by `bot.archive.worker`, which gets a record and says how far it is. Nothing is stored: what a restart
interrupts is asked for again.
"""

import asyncio
import logging
import os
import sys
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from bot.errors import TooManyJobs

log = logging.getLogger(__name__)

WAITING_ROOM = 6  # pieces of work that may wait
REMEMBERED = 24 * 1024 * 1024  # bytes of finished work
PATIENCE = 180.0  # seconds until a worker counts as hung
LONGEST_LINE = 4096
SURROUNDINGS = {
    "PYTHONPATH": str(Path(__file__).resolve().parent.parent.parent),  # found from any working directory
    "OPENBLAS_NUM_THREADS": "1",
}
Progress = Callable[[int, int], None]
Key = tuple[str, ...]


class WorkFailed(Exception):
    """The worker ended without a result."""


class Jobs:
    def __init__(self) -> None:
        self._bench = asyncio.Semaphore(1)
        self._finished: OrderedDict[Key, bytes] = OrderedDict()
        self._under_way: dict[Key, _Work] = {}

    def finished(self, *key: str) -> bytes | None:
        """The result, if it is still remembered."""
        return self._finished.get(key)

    async def make(self, arguments: Key, key: Key, record: str, progress: Progress) -> bytes:
        """The result for this key. Who asks for what is being made already waits for the same work.

        Raises TooManyJobs when too much waits, WorkFailed when the worker fails.
        """
        if (done := self._finished.get(key)) is not None:
            self._finished.move_to_end(key)
            return done
        work = self._under_way.get(key)
        if work is None:
            if len(self._under_way) > WAITING_ROOM:
                raise TooManyJobs
            work = self._under_way[key] = _Work()
            work.task = asyncio.create_task(self._run(work, arguments, key, record), name=" ".join(key))
        work.listeners.append(progress)
        # Shielded: who stops waiting does not take the work away from the others who wait for it.
        return await asyncio.shield(work.task)

    async def close(self) -> None:
        tasks = [work.task for work in self._under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, work: "_Work", arguments: Key, key: Key, record: str) -> bytes:
        try:
            async with self._bench, asyncio.timeout(PATIENCE):
                made = await _process(arguments, record.encode(), work.tell)
        except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError) as fault:
            log.warning("workshop: %s failed (%s)", " ".join(key), type(fault).__name__)
            raise WorkFailed(*key) from fault
        finally:
            del self._under_way[key]
        self._finished[key] = made
        while sum(map(len, self._finished.values())) > REMEMBERED:
            self._finished.popitem(last=False)
        return made


class _Work:
    """Something that is being made, and who wants to hear how far it is."""

    task: "asyncio.Task[bytes]"

    def __init__(self) -> None:
        self.listeners: list[Progress] = []

    def tell(self, done: int, of: int) -> None:
        for listener in self.listeners:
            listener(done, of)


async def _process(arguments: Key, record: bytes, tell: Progress) -> bytes:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "bot.archive.worker", *arguments),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env=os.environ | SURROUNDINGS,
        process_group=0,  # Ctrl-C is for the bot, which ends it
        limit=LONGEST_LINE,
    )
    assert process.stdin is not None  # noqa: S101  # both were asked for
    assert process.stdout is not None  # noqa: S101
    try:
        process.stdin.write(record)
        process.stdin.close()
        while line := await process.stdout.readline():
            mark, number = line.split()
            if mark == b"=":
                return await process.stdout.readexactly(int(number))
            tell(int(mark), int(number))
        raise ValueError("the worker ended without a result")
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        await process.wait()
