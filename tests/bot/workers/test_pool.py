"""The worker pool: answers, progress, bounded waiting, and no worker that outlives a failure."""

import asyncio
import os
from pathlib import Path

import pytest

from bot.workers.pool import PoolFull, WorkerFailed, WorkerPool
from tests.bot.workers.questions import BytesWanted, CrashWanted, SleepWanted, SurroundingsWanted


def pool_of(workers: int = 1, *, waiting: int = 9, patience: float = 20, keeps_idle: bool = True) -> WorkerPool:
    return WorkerPool(workers, patience=patience, waiting=waiting, niceness=7, keeps_idle=keeps_idle, share=9)


def is_running(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


async def test_a_worker_knows_where_it_is_and_no_token(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("SOMETHING", "else")
    monkeypatch.chdir(tmp_path)
    heard: list[tuple[int, int]] = []
    async with pool_of() as pool:
        seen = await pool.ask(SurroundingsWanted(), 1, lambda done, of: heard.append((done, of)))
        assert [seen.pid] == pool.pids
        assert os.getpgid(seen.pid) != os.getpgid(0), "Ctrl-C in a terminal goes to a whole group"
    assert not is_running(seen.pid)
    assert heard == [(1, 2), (2, 2)]
    assert "DISCORD_TOKEN" not in seen.environment
    assert seen.environment["SOMETHING"] == "else"
    assert seen.environment["OPENBLAS_NUM_THREADS"] == "1"
    assert seen.niceness == os.nice(0) + 7
    assert seen.folder == tmp_path


async def test_an_idle_worker_is_kept_or_ended() -> None:
    async with pool_of() as pool:
        first, second = [await pool.ask(SurroundingsWanted(), 1) for _ in range(2)]
        assert first.pid == second.pid
    async with pool_of(keeps_idle=False) as pool:
        first, second = [await pool.ask(SurroundingsWanted(), 1) for _ in range(2)]
        assert first.pid != second.pid
        assert pool.pids == []


async def test_a_large_answer_comes_whole() -> None:
    async with pool_of() as pool:
        assert await pool.ask(BytesWanted(9_000_000), 1) == bytes(9_000_000)


async def test_a_worker_that_crashes_or_hangs_is_replaced(capfd: pytest.CaptureFixture[str]) -> None:
    async with pool_of() as pool:
        with pytest.raises(WorkerFailed) as failure:
            await pool.ask(CrashWanted(), 1)
        assert isinstance(failure.value.__cause__, EOFError)
        assert pool.pids == []
        hung = (await pool.ask(SurroundingsWanted(), 1)).pid
        pool.patience = 0.1
        with pytest.raises(WorkerFailed) as failure:
            await pool.ask(SleepWanted(60), 1)
        assert isinstance(failure.value.__cause__, TimeoutError)
        assert not is_running(hung)
        pool.patience = 20
        assert await pool.ask(SleepWanted(0), 1) == 0
        assert pool.unanswered == 0
    assert "ZeroDivisionError" in capfd.readouterr().err


async def test_no_more_wait_than_agreed() -> None:
    async with pool_of(2, waiting=1) as pool:
        taken = [asyncio.create_task(pool.ask(SleepWanted(0.2), 1)) for _ in range(3)]
        await asyncio.sleep(0)
        assert pool.unanswered == 3
        with pytest.raises(PoolFull):
            await pool.ask(SleepWanted(0), 1)
        assert await asyncio.gather(*taken) == [0.2] * 3
        assert pool.unanswered == 0
        assert len(pool.pids) == 2


async def test_who_stops_waiting_leaves_no_answer_behind_for_the_next() -> None:
    async with pool_of() as pool:
        impatient = asyncio.create_task(pool.ask(SleepWanted(30), 1))
        while not pool.pids:  # noqa: ASYNC110  # it is being started
            await asyncio.sleep(0.01)
        impatient.cancel()
        with pytest.raises(asyncio.CancelledError):
            await impatient
        assert await pool.ask(SleepWanted(0), 1) == 0


async def test_a_closed_pool_starts_no_worker() -> None:
    pool = pool_of()
    working, waiting = (asyncio.create_task(pool.ask(SleepWanted(30), 1)) for _ in range(2))
    while not pool.pids:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    await pool.close()
    for task in (working, waiting):
        with pytest.raises(WorkerFailed):
            await task
    with pytest.raises(WorkerFailed):
        await pool.ask(SleepWanted(0), 1)
    assert pool.pids == []


async def test_people_take_turns_however_much_one_of_them_asks() -> None:
    answered: list[str] = []

    async def ask(pool: WorkerPool, person: int, name: str) -> None:
        await pool.ask(SleepWanted(0), person)
        answered.append(name)

    async with pool_of(waiting=99) as pool:
        greedy = [asyncio.create_task(ask(pool, 1, f"greedy {number}")) for number in range(9)]
        await asyncio.sleep(0.01)
        others = [asyncio.create_task(ask(pool, person, f"other {person}")) for person in (2, 3)]
        await asyncio.gather(*greedy, *others)
    assert answered.index("other 2") <= 2
    assert answered.index("other 3") <= 3
    assert answered[-1] == "greedy 8"


async def test_nobody_takes_all_the_places_to_wait() -> None:
    async with WorkerPool(patience=20, waiting=9, share=2, niceness=0) as pool:
        mine = [asyncio.create_task(pool.ask(SleepWanted(0), 1)) for _ in range(2)]
        await asyncio.sleep(0.01)
        with pytest.raises(PoolFull):
            await pool.ask(SleepWanted(0), 1)
        assert await pool.ask(SleepWanted(0), 2) == 0
        await asyncio.gather(*mine)
        assert await pool.ask(SleepWanted(0), 1) == 0, "they may ask again"
