"""The one way to run work in other processes: a few workers, a bounded queue, and no worker that hangs for ever."""

import asyncio
import os
import pickle
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Self, TypeVar

from bot.workers.fair_turns import FairTurns
from bot.workers.pipe_messages import LENGTH_BYTES, Answered, Progress, Question, frame, length_of, unpickle

T = TypeVar("T")

ENVIRONMENT = {
    "PYTHONPATH": str(Path(__file__).resolve().parent.parent.parent),  # found from any working directory
    "OPENBLAS_NUM_THREADS": "1",  # one core a worker
}
SECRETS = ("DISCORD_TOKEN",)  # no worker needs them
FAILURES = (TimeoutError, OSError, EOFError, pickle.UnpicklingError)


class PoolFull(Exception):
    """So many questions wait already, in all or of this person, that this one is not taken."""


class WorkerFailed(Exception):
    """The worker crashed or took too long. The cause says which."""


class WorkerPool:
    """Asks worker processes. Use it as an async context, or call `close` at the end.

    A worker starts when it is first needed. One that fails is ended, and the next question starts another one.

    People take turns: whoever asks much waits for the own questions, and others do not wait for them.

    `patience` is in seconds: a worker that takes longer for an answer counts as hung. `waiting` is how many questions
    may wait while all workers are busy, `share` how many one person may have unanswered. Without `keeps_idle` a worker
    ends after its answer and gives its memory back.
    """

    def __init__(
        self, workers: int = 1, *, patience: float, waiting: int, share: int, niceness: int, keeps_idle: bool = False
    ) -> None:
        self.patience = patience
        self._unanswered: Counter[int] = Counter()  # questions that are worked on or wait for a worker, by person
        self._most_unanswered, self._share = workers + waiting, share
        self._keeps_idle = keeps_idle
        self._is_closed = False
        self._workers = [_Worker(niceness) for _ in range(workers)]
        self._turns = FairTurns(self._workers)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def pids(self) -> list[int]:
        """The worker processes that run now."""
        return [worker.process.pid for worker in self._workers if worker.process]

    @property
    def unanswered(self) -> int:
        return self._unanswered.total()

    async def ask(self, question: Question[T], person: int, progress: Progress = lambda _, __: None) -> T:
        """The answer to a question of this person. Raises PoolFull, WorkerFailed."""
        if self.unanswered >= self._most_unanswered or self._unanswered[person] >= self._share:
            raise PoolFull
        self._unanswered[person] += 1
        try:
            async with self._worker(person) as worker, asyncio.timeout(self.patience):
                if self._is_closed:
                    raise EOFError
                answer: T = await worker.ask(question, progress)
                return answer
        except FAILURES as error:
            raise WorkerFailed from error
        finally:
            self._unanswered[person] -= 1
            self._unanswered += Counter()  # forgets who has nothing unanswered

    async def close(self) -> None:
        """End all workers. Who waits for an answer, or asks later, gets WorkerFailed."""
        self._is_closed = True
        for worker in self._workers:
            await worker.stop()

    @asynccontextmanager
    async def _worker(self, person: int) -> AsyncIterator["_Worker"]:
        """A worker that nobody else asks meanwhile."""
        worker, has_answered = await self._turns.take(person), False
        try:
            yield worker
            has_answered = True
        finally:
            try:
                # Also when nobody waits any more: its answer would reach the next who asks.
                if not has_answered or not self._keeps_idle or self._is_closed:
                    await worker.stop()
            finally:
                self._turns.give_back(worker)


class _Worker:
    """One process, started when it is first asked and again after it was stopped."""

    def __init__(self, niceness: int) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self._niceness = niceness

    async def ask(self, question: Question[Any], progress: Progress) -> Any:
        if self.process is None:
            self.process = await self._start()
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None  # noqa: S101  # both were asked for
        assert stdout is not None  # noqa: S101
        stdin.write(frame(question))
        await stdin.drain()
        while True:
            said = unpickle(await stdout.readexactly(length_of(await stdout.readexactly(LENGTH_BYTES))))
            if isinstance(said, Answered):
                return said.answer
            progress(*said)

    async def _start(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "bot.workers.process", str(self._niceness)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={name: value for name, value in os.environ.items() if name not in SECRETS} | ENVIRONMENT,
            start_new_session=True,  # Ctrl-C is for the bot, which ends it
        )

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            with suppress(ProcessLookupError):  # it may have ended by itself just now
                process.kill()
        await process.wait()
