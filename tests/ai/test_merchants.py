"""The worker processes: they answer, and a game goes on without them."""

import logging
import os
import signal
import subprocess
import sys
from random import Random

import pytest

from ai import Level, MerchantPool
from ai.engine.win_chance import evaluate
from rules import Deal, Options, View, view
from rules.match import Match


@pytest.fixture
def seen() -> View:
    return view(Match.start(Options(), Deal.shuffle(Random(3)), starter=0), seat=0)


async def test_a_worker_answers_with_a_legal_move(seen: View) -> None:
    async with MerchantPool() as merchants:
        for level in (Level.BEGINNER, Level.TRADER):
            assert await merchants.choose(seen, level, seed=1) in seen.legal_moves()


async def test_the_same_seed_gives_the_same_move(seen: View) -> None:
    async with MerchantPool() as merchants:
        moves = {await merchants.choose(seen, Level.BEGINNER, seed=5) for _ in range(3)}
    assert len(moves) == 1


async def test_hints_and_chances_come_from_the_worker_too(seen: View) -> None:
    async with MerchantPool(thinking=0.1) as merchants:
        advice = await merchants.hint(seen, seed=1)
        chances = await merchants.evaluate([seen, seen])
    assert advice.move in seen.legal_moves()
    assert advice.reasons
    assert chances == [evaluate(seen)] * 2


def test_who_asks_the_merchants_does_without_numpy() -> None:
    """It is a fifth of the bot's memory; only workers, and whoever stands in for one that failed, load it."""
    program = "import sys, bot.client, cogs.play.cog, cogs.practice; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


async def test_a_killed_worker_is_replaced_after_a_one_ply_move(seen: View, caplog: pytest.LogCaptureFixture) -> None:
    async with MerchantPool() as merchants:
        await merchants.choose(seen, Level.TRADER, seed=1)
        (pid,) = merchants.pids
        os.kill(pid, signal.SIGKILL)
        with caplog.at_level(logging.WARNING):
            assert await merchants.choose(seen, Level.TRADER, seed=1) in seen.legal_moves()
        assert "one-ply move" in caplog.text
        caplog.clear()
        assert await merchants.choose(seen, Level.TRADER, seed=1) in seen.legal_moves()
        assert not caplog.text
        assert merchants.pids != [pid]


async def test_a_hung_worker_is_replaced_after_a_one_ply_move(seen: View, caplog: pytest.LogCaptureFixture) -> None:
    async with MerchantPool() as merchants:
        await merchants.choose(seen, Level.TRADER, seed=1)
        (pid,) = merchants.pids
        os.kill(pid, signal.SIGSTOP)
        merchants.patience = 0.2
        with caplog.at_level(logging.WARNING):
            assert await merchants.choose(seen, Level.TRADER, seed=1) in seen.legal_moves()
        assert "TimeoutError" in caplog.text
        assert not merchants.pids


async def test_a_full_waiting_room_does_not_keep_anyone_waiting(seen: View, caplog: pytest.LogCaptureFixture) -> None:
    async with MerchantPool(waiting=0) as merchants:
        with caplog.at_level(logging.WARNING):
            assert await merchants.choose(seen, Level.MASTER, seed=1) in seen.legal_moves()
    assert "questions wait" in caplog.text
    assert not merchants.pids
