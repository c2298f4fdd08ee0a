"""The bot runs in uvloop where there is one, and without it just the same."""

import asyncio
import os
import sys
from collections.abc import Callable

import pytest

from bot.event_loop import event_loop
from bot.workers.pool import WorkerPool
from tests.bot.workers.questions import SurroundingsWanted


def test_uvloop_is_used_where_it_is_installed() -> None:
    uvloop = pytest.importorskip("uvloop", reason="there are no wheels for this machine")
    assert event_loop() is uvloop.new_event_loop


def test_without_uvloop_it_is_the_standard_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert event_loop() is asyncio.new_event_loop


@pytest.mark.parametrize("make", [event_loop(), asyncio.new_event_loop])
def test_workers_answer_in_either_loop(make: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def ask() -> None:
        async with WorkerPool(patience=20, waiting=1, niceness=7, share=1, keeps_idle=True) as pool:
            seen = await pool.ask(SurroundingsWanted(), person=1)
            assert seen.pid in pool.pids
            assert os.getpgid(seen.pid) != os.getpgid(0), "Ctrl-C in a terminal goes to a whole group"

    with asyncio.Runner(loop_factory=make) as runner:
        runner.run(ask())
