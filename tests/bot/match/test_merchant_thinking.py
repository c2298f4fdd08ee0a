"""The merchants think in worker processes, and a match goes on without them."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
from random import Random

import pytest

from ai import Level
from bot.match.merchant_thinking import MerchantThinking
from bot.workers.pool import WorkerPool
from rules import Deal, Options, View, view
from rules.match import Match


@pytest.fixture
def seen() -> View:
    return view(Match.start(Options(), Deal.shuffle(Random(3)), starter=0), seat=0)


async def test_a_worker_answers_with_a_legal_move(seen: View) -> None:
    async with MerchantThinking() as merchants:
        for level in (Level.BEGINNER, Level.TRADER):
            assert await merchants.choose(seen, level, seed=1, person=1) in seen.legal_moves()


async def test_the_same_seed_gives_the_same_move(seen: View) -> None:
    async with MerchantThinking() as merchants:
        moves = {await merchants.choose(seen, Level.BEGINNER, seed=5, person=1) for _ in range(3)}
    assert len(moves) == 1


async def test_hints_come_from_the_worker_too(seen: View) -> None:
    async with MerchantThinking(seconds=0.1) as merchants:
        advice = await merchants.hint(seen, seed=1, person=1)
    assert advice.move in seen.legal_moves()
    assert advice.reasons


def test_who_asks_the_merchants_does_without_numpy() -> None:
    """It is a fifth of the bot's memory; only workers, and whoever stands in for one that failed, load it."""
    program = "import sys, bot.client, cogs.play.cog, cogs.practice; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


async def test_a_killed_worker_is_replaced_after_a_one_ply_move(seen: View, caplog: pytest.LogCaptureFixture) -> None:
    async with MerchantThinking() as merchants:
        await merchants.choose(seen, Level.TRADER, seed=1, person=1)
        (pid,) = merchants.pool.pids
        os.kill(pid, signal.SIGKILL)
        with caplog.at_level(logging.WARNING):
            assert await merchants.choose(seen, Level.TRADER, seed=1, person=1) in seen.legal_moves()
        assert "one-ply move" in caplog.text
        caplog.clear()
        assert await merchants.choose(seen, Level.TRADER, seed=1, person=1) in seen.legal_moves()
        assert not caplog.text
        assert merchants.pool.pids != [pid]


async def test_a_hung_worker_is_replaced_after_a_one_ply_move(seen: View, caplog: pytest.LogCaptureFixture) -> None:
    async with MerchantThinking() as merchants:
        await merchants.choose(seen, Level.TRADER, seed=1, person=1)
        (pid,) = merchants.pool.pids
        os.kill(pid, signal.SIGSTOP)
        merchants.pool.patience = 0.2
        with caplog.at_level(logging.WARNING):
            assert await merchants.choose(seen, Level.TRADER, seed=1, person=1) in seen.legal_moves()
        assert "TimeoutError" in caplog.text
        assert not merchants.pool.pids


async def test_when_too_many_wait_the_next_gets_a_one_ply_move(seen: View, caplog: pytest.LogCaptureFixture) -> None:
    pool = WorkerPool(patience=8, waiting=0, niceness=0, keeps_idle=True, share=99)
    async with MerchantThinking(pool, seconds=0.1) as merchants:
        first = asyncio.create_task(merchants.choose(seen, Level.MASTER, seed=1, person=1))
        await asyncio.sleep(0)
        assert pool.unanswered == 1
        with caplog.at_level(logging.WARNING):
            assert await merchants.choose(seen, Level.MASTER, seed=1, person=1) in seen.legal_moves()
        assert "questions wait" in caplog.text
        assert await first in seen.legal_moves()


@pytest.mark.parametrize("level", Level)
async def test_without_any_worker_there_are_moves_and_hints(seen: View, level: Level) -> None:
    async with MerchantThinking(WorkerPool(0, patience=8, waiting=0, niceness=0, share=99)) as merchants:
        assert await merchants.choose(seen, level, seed=1, person=1) in seen.legal_moves()
        advice = await merchants.hint(seen, seed=1, level=level, person=1)
        assert not merchants.pool.pids
    assert advice.move in seen.legal_moves()
    assert advice.reasons
