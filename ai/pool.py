"""The bot's front to the computer players: a few worker processes, a bounded queue, and never no answer."""

import asyncio
import logging
import os
import pickle
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self, TypeVar

from ai.engine.card_counting import count_cards
from ai.engine.hints import Hint, explain
from ai.engine.levels import Level, choose
from ai.worker import LENGTH_BYTES, ChancesWanted, HintWanted, MoveWanted, Question, frame, unframed
from rules import Move, View

log = logging.getLogger(__name__)
T = TypeVar("T")

THINKING = 0.9  # seconds the master may think
PATIENCE = 8.0  # seconds until a worker counts as hung; the first answer includes its start
WAITING_ROOM = 32  # questions that may wait for a worker
WORKER_SURROUNDINGS = {
    "PYTHONPATH": str(Path(__file__).resolve().parent.parent),  # found from any working directory
    "OPENBLAS_NUM_THREADS": "1",  # one core a worker
}


class MerchantPool:
    """Asks worker processes for moves. Use it as an async context, or call `close` at the end.

    Workers start when they are first needed. Where a worker crashes or hangs, or too many questions wait, the
    one-ply answer is given instead, with a log line: a game never stops for want of a worker. (The beginner and the
    trader look one ply ahead anyway, so theirs is the same move.)
    """

    def __init__(
        self, workers: int = 1, *, thinking: float = THINKING, patience: float = PATIENCE, waiting: int = WAITING_ROOM
    ) -> None:
        self.thinking = thinking
        self.patience = patience
        self._most_waiting = waiting
        self._waiting = 0
        self._idle: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()  # last in, first out: a warm one if there is one
        self._workers = [_Worker() for _ in range(workers)]
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def pids(self) -> list[int]:
        """The worker processes that run now."""
        return [worker.process.pid for worker in self._workers if worker.process]

    @property
    def waiting(self) -> int:
        """Questions that are being thought about or wait for a worker."""
        return self._waiting

    async def choose(self, view: View, level: Level, seed: int) -> Move:
        """The move of a merchant of this level; the same seed gives the beginner and trader the same move."""
        return await self._ask(MoveWanted(view, level, seed, self.thinking), lambda: _one_ply(view, level, seed))

    async def hint(self, view: View, seed: int, level: Level = Level.MASTER) -> Hint:
        """A move and its reasons, as `ai.hint` gives them."""
        return await self._ask(HintWanted(view, level, seed, self.thinking), lambda: _plain_hint(view, level, seed))

    async def evaluate(self, views: Sequence[View]) -> list[float]:
        """The winning chance of each view's seat: a whole game at once, for charts and turning points."""
        question = ChancesWanted(tuple(views))
        return await self._ask(question, question.answer)

    async def close(self) -> None:
        for worker in self._workers:
            await worker.stop()

    async def _ask(self, question: Question, otherwise: Callable[[], T]) -> T:
        if self._waiting >= self._most_waiting:
            log.warning("merchants: %d questions wait, a one-ply move instead", self._waiting)
            return await asyncio.to_thread(otherwise)
        self._waiting += 1
        try:
            worker = await self._idle.get()
        finally:
            self._waiting -= 1
        try:
            async with asyncio.timeout(self.patience):
                answer: T = await worker.ask(question)
                return answer
        except (TimeoutError, OSError, EOFError, pickle.UnpicklingError) as error:
            log.warning("merchants: worker failed (%s), a one-ply move instead", type(error).__name__)
            await worker.stop()
            return await asyncio.to_thread(otherwise)
        except asyncio.CancelledError:
            await worker.stop()  # its answer would reach the next who asks
            raise
        finally:
            self._idle.put_nowait(worker)


def _one_ply(view: View, level: Level, seed: int) -> Move:
    """The merchant's move without a search, in this process: a few milliseconds."""
    if level is Level.MASTER:
        from ai.engine.value import best_move

        return best_move(view, count_cards(view))
    return choose(view, count_cards(view), level, Random(seed), seconds=0)  # noqa: S311  # not a secret


def _plain_hint(view: View, level: Level, seed: int) -> Hint:
    move = _one_ply(view, level, seed)
    return Hint(move, explain(view, count_cards(view), move))


class _Worker:
    """One process, started when it is first asked and again after it failed."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question) -> Any:
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-Wignore::RuntimeWarning:runpy",  # this package has imported the module already
                "-m",
                "ai.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=os.environ | WORKER_SURROUNDINGS,
                process_group=0,  # Ctrl-C is for the bot, which ends it
            )
        stdin, stdout = self.process.stdin, self.process.stdout
        if stdin is None or stdout is None:
            raise EOFError
        stdin.write(frame(question))
        await stdin.drain()
        length = int.from_bytes(await stdout.readexactly(LENGTH_BYTES), "big")
        return unframed(await stdout.readexactly(length))

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            with suppress(ProcessLookupError):  # it may have ended by itself just now
                process.kill()
        await process.wait()
