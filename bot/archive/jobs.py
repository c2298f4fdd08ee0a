"""Work that several people may ask for: done once for all of them, and remembered for who asks later.

Nothing is stored: what a restart interrupts is asked for again.
"""

import asyncio
import logging
import pickle
from collections import OrderedDict
from typing import Any, NamedTuple, TypeVar

from bot.errors import OneJobAtATime, TooManyJobs
from bot.hosting.metrics import Metrics
from bot.workers.pipe_messages import Progress, Question
from bot.workers.pool import PoolFull, WorkerFailed, WorkerPool
from rules import Seat

log = logging.getLogger(__name__)
T = TypeVar("T")

WAITING = 6  # jobs that may wait
REMEMBERED = 24 * 1024 * 1024  # bytes of finished work
PATIENCE = 180.0  # seconds until a worker counts as hung
NICENESS = 12  # the bot's own answers come first, and the merchants' moves, too


class JobKey(NamedTuple):
    """The same key means the same result."""

    kind: str
    code: str
    round_number: int | None  # None: about all of the match
    names: tuple[str, ...] = ()  # that stand in the result
    seat: Seat | None = None  # that it is about

    def __str__(self) -> str:
        return f"{self.kind} {self.code} {self.round_number or ''}".rstrip()


class Jobs:
    """One job at a time, in a process that ends with it and gives its memory back."""

    def __init__(self, metrics: Metrics, pool: WorkerPool | None = None) -> None:
        self._metrics = metrics
        self._pool = pool or WorkerPool(patience=PATIENCE, waiting=WAITING, share=1, niceness=NICENESS)
        self._finished: OrderedDict[JobKey, _Finished] = OrderedDict()
        self._under_way: dict[JobKey, _Job] = {}

    def is_finished(self, key: JobKey) -> bool:
        """Whether the result is still remembered."""
        return key in self._finished

    async def result(self, key: JobKey, question: Question[T], person: int, progress: Progress) -> T:
        """The answer to this person's question. Who asks for what is being made already waits for the same job.

        Raises TooManyJobs when too many wait, OneJobAtATime, WorkerFailed.
        """
        if key in self._finished:
            self._finished.move_to_end(key)
            remembered: T = self._finished[key].result
            return remembered
        job = self._under_way.get(key)
        if job is None:
            if any(other.person == person for other in self._under_way.values()):
                raise OneJobAtATime
            job = self._under_way[key] = _Job(person)
            job.task = asyncio.create_task(self._run(job, key, question, person), name=str(key))
        job.listeners.append(progress)
        # Shielded: who stops waiting does not take the job away from the others who wait for it.
        made: T = await asyncio.shield(job.task)
        return made

    async def close(self) -> None:
        tasks = [job.task for job in self._under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._pool.close()

    async def _run(self, job: "_Job", key: JobKey, question: Question[T], person: int) -> T:
        outcome = "failed"
        try:
            made = await self._pool.ask(question, person, job.tell)
            outcome = "made"
        except PoolFull:
            outcome = "refused"
            raise TooManyJobs from None
        except WorkerFailed as failure:
            log.warning("%s failed (%s)", key, type(failure.__cause__).__name__)
            raise
        finally:
            del self._under_way[key]
            self._metrics.analyses.labels(key.kind, outcome).inc()
        self._remember(key, made)
        return made

    def _remember(self, key: JobKey, made: object) -> None:
        self._finished[key] = _Finished(made, len(pickle.dumps(made)))
        while sum(finished.size for finished in self._finished.values()) > REMEMBERED:
            self._finished.popitem(last=False)


class _Finished(NamedTuple):
    result: Any
    size: int  # in bytes, about


class _Job:
    """Something that is being made, and who wants to hear how far it is."""

    task: "asyncio.Task[Any]"

    def __init__(self, person: int) -> None:
        self.person = person  # who asked for it first
        self.listeners: list[Progress] = []

    def tell(self, done: int, of: int) -> None:
        for listener in self.listeners:
            listener(done, of)
