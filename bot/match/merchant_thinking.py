"""How the computer merchants come to a move or a hint: in worker processes, and without them where these fail."""

import asyncio
import logging
from collections.abc import Callable
from random import Random
from typing import NamedTuple, Self, TypeVar

from ai import Hint, Level, choose, count_cards, explain, hint
from bot.workers.pipe_messages import Progress, Question
from bot.workers.pool import PoolFull, WorkerFailed, WorkerPool
from rules import Move, View

log = logging.getLogger(__name__)
T = TypeVar("T")

THINKING = 0.3  # seconds the master may think
PATIENCE = 8.0  # seconds until a worker counts as hung; the first answer includes its start
WAITING = 32  # questions that may wait for a worker
SHARE = 4  # of them that one person's matches may have
NICENESS = 10  # thinking never slows the bot's own answers


class MoveWanted(NamedTuple):
    view: View
    level: Level
    seed: int
    seconds: float

    def answer(self, _: Progress) -> Move:
        rng = Random(self.seed)  # noqa: S311  # not a secret
        return choose(self.view, count_cards(self.view), self.level, rng, self.seconds)

    def one_ply(self) -> Move:
        """The merchant's move without a search: a few milliseconds."""
        if self.level is not Level.MASTER:
            return self.answer(lambda _, __: None)
        from ai.engine.value import best_move

        return best_move(self.view, count_cards(self.view))


class HintWanted(NamedTuple):
    view: View
    level: Level
    seed: int
    seconds: float

    def answer(self, _: Progress) -> Hint:
        return hint(self.view, count_cards(self.view), self.level, seed=self.seed, seconds=self.seconds)

    def one_ply(self) -> Hint:
        move = MoveWanted(*self).one_ply()
        return Hint(move, explain(self.view, count_cards(self.view), move))


class MerchantThinking:
    """Asks worker processes for moves. Use it as an async context, or call `close` at the end.

    Workers start when they are first needed and stay. Where a worker crashes or hangs, or too many questions wait, the
    one-ply answer is given instead, with a log line: a match never stops for want of a worker. (The beginner and the
    trader look one ply ahead anyway, so theirs is the same move.)
    """

    def __init__(self, pool: WorkerPool | None = None, *, seconds: float = THINKING) -> None:
        self.pool = pool or WorkerPool(
            patience=PATIENCE, waiting=WAITING, share=SHARE, niceness=NICENESS, keeps_idle=True
        )
        self._seconds = seconds

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def choose(self, view: View, level: Level, seed: int, person: int) -> Move:
        """The move of a merchant of this level against this person.

        The same seed gives the beginner and the trader the same move.
        """
        question = MoveWanted(view, level, seed, self._seconds)
        return await self._ask(question, person, question.one_ply)

    async def hint(self, view: View, seed: int, person: int, level: Level = Level.MASTER) -> Hint:
        """A move and its reasons for this person, as `ai.hint` gives them."""
        question = HintWanted(view, level, seed, self._seconds)
        return await self._ask(question, person, question.one_ply)

    async def close(self) -> None:
        await self.pool.close()

    async def _ask(self, question: Question[T], person: int, otherwise: Callable[[], T]) -> T:
        try:
            return await self.pool.ask(question, person)
        except PoolFull:
            log.warning("merchants: %d questions wait, a one-ply move instead", self.pool.unanswered)
        except WorkerFailed as failure:
            log.warning("merchants: worker failed (%s), a one-ply move instead", type(failure.__cause__).__name__)
        return await asyncio.to_thread(otherwise)
