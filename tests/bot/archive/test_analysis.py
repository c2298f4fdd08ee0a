"""Films and turning points: made once for all who wait, bounded, remembered, and gone with the bot."""

import asyncio
import os
import subprocess
import sys
from random import Random

import pytest

from ai import Reason
from bot.application import Application
from bot.archive import jobs as module
from bot.archive.jobs import JobKey, Jobs
from bot.archive.worker_questions import FilmWanted, TurningPointsWanted
from bot.errors import NotThisRound, OneJobAtATime, TooManyJobs
from bot.hosting.metrics import Metrics
from bot.match.visibility import Onlooker
from bot.workers.pipe_messages import Question
from bot.workers.pool import WorkerFailed, WorkerPool
from rules import Deal, Length, Options
from rules.match import Match
from rules.record import Record, write
from tests.bot.workers.questions import BytesWanted, SleepWanted, SurroundingsWanted
from tests.bot.world import ANNA, BEN, PLACE, SINGLE, play_random, start_match

NAMES = ("Anna", "Ben")


def nobody(_: int, __: int) -> None:
    """Hears nothing."""


async def test_the_latest_round_to_analyse_is_one_in_which_somebody_has_moved(app: Application, rng: Random) -> None:
    """Who resigns as a round begins leaves an empty one behind."""
    match = await start_match(app)
    rounds = await app.open_rounds.of_match(await app.endings.resign(match.code, ANNA))
    assert rounds.latest == 0
    match = await start_match(app)
    while match.round == 1:
        match = (await play_random(app, match, rng, moves=1))[-1].match
    rounds = await app.open_rounds.of_match(await app.endings.resign(match.code, ANNA))
    assert (rounds.number, rounds.latest) == (2, 1)
    rounds.check(rounds.latest)


async def test_turning_points_and_a_film_of_a_real_match(app: Application, rng: Random) -> None:
    match = await start_match(app, options=SINGLE)
    await play_random(app, match, rng, moves=8)
    await app.endings.resign(match.code, ANNA)
    rounds = await app.open_rounds.open(match.code, Onlooker.at(ANNA, PLACE))
    heard: list[tuple[int, int]] = []
    analysis = await app.analyses.turning_points(rounds, 1, ANNA, lambda done, of: heard.append((done, of)))
    assert heard[-1] == (8, 8)
    assert len(analysis.chances) == 9
    for point in analysis.turning_points:
        assert point.played == rounds.round(1).events[point.ply - 1]
        assert point.better.seat == point.seat == point.played.seat
        assert all(isinstance(reason, Reason) for reason in point.reasons)
        assert point.reasons
    assert app.analyses.has_turning_points(match.code, 1)
    assert not app.analyses.has_film(match.code, 1, NAMES)
    film = await app.analyses.film(rounds, 1, NAMES, ANNA, nobody)
    assert film.data.startswith(b"GIF89a")
    assert film.data[6:10] == film.width.to_bytes(2, "little") + film.height.to_bytes(2, "little")
    assert film.filename == "film.gif"
    with pytest.raises(NotThisRound):
        await app.analyses.film(rounds, 2, NAMES, ANNA, nobody)


def test_who_reads_an_analysis_does_without_numpy() -> None:
    """It is a fifth of the bot's memory; only workers load it."""
    match, rng = Match.start(Options(Length.SINGLE), Deal.shuffle(Random(1)), 0), Random(1)
    for _ in range(6):
        match, _ = match.play(rng.choice(match.current.now.legal_moves()))
    record = write(Record(match, "AAAA", ("Anna", "Ben")))
    program = f"""
import asyncio, sys
from bot.archive.worker_questions import TurningPointsWanted
from bot.workers.pool import WorkerPool

async def main():
    async with WorkerPool(patience=60, waiting=0, share=1, niceness=0) as pool:
        return await pool.ask(TurningPointsWanted({record!r}, 1), 1)

assert len(asyncio.run(main()).chances) == 7
sys.exit("numpy" in sys.modules)
"""
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def key(code: str) -> JobKey:
    return JobKey("film", code, 1)


async def test_who_asks_for_the_same_waits_for_the_same() -> None:
    metrics, heard = Metrics(), list[tuple[int, int]]()
    jobs = Jobs(metrics)
    same = [
        asyncio.create_task(jobs.result(key("a"), SurroundingsWanted(), ANNA, lambda *share: heard.append(share)))
        for _ in range(3)
    ]
    others = [
        asyncio.create_task(jobs.result(key(str(number)), SurroundingsWanted(), 1000 + number, nobody))
        for number in range(module.WAITING)
    ]
    await asyncio.sleep(0.01)
    with pytest.raises(TooManyJobs):
        await jobs.result(key("one too many"), SurroundingsWanted(), 999, nobody)
    same[0].cancel()
    made = await same[1]
    assert await same[2] is made
    assert await jobs.result(key("a"), SurroundingsWanted(), ANNA, nobody) is made
    assert heard == [(1, 2)] * 3 + [(2, 2)] * 3
    assert len({made.pid, *[other.pid for other in await asyncio.gather(*others)]}) == 1 + module.WAITING
    assert jobs.is_finished(key("a"))
    assert not jobs.is_finished(key("one too many"))
    await jobs.close()
    counted = [
        metrics.registry.get_sample_value("jaipur_analyses_total", {"kind": "film", "outcome": outcome})
        for outcome in ("made", "refused")
    ]
    assert counted == [1 + module.WAITING, 1]


async def test_one_person_has_one_job_at_a_time_and_others_do_not_wait_for_more() -> None:
    jobs = Jobs(Metrics())
    first = asyncio.create_task(jobs.result(key("a"), SurroundingsWanted(), ANNA, nobody))
    await asyncio.sleep(0.01)
    for code in "bcd":
        with pytest.raises(OneJobAtATime):
            await jobs.result(key(code), SurroundingsWanted(), ANNA, nobody)
    others = await jobs.result(key("e"), SurroundingsWanted(), BEN, nobody)
    assert others.pid != (await first).pid
    await jobs.result(key("b"), SurroundingsWanted(), ANNA, nobody)
    await jobs.close()


async def test_what_is_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "REMEMBERED", 2500)
    jobs = Jobs(Metrics())
    for code in "abc":
        await jobs.result(key(code), BytesWanted(1000), ANNA, nobody)
    assert [jobs.is_finished(key(code)) for code in "abc"] == [False, True, True]


@pytest.mark.parametrize("question", [FilmWanted("this is no record", 1, NAMES), TurningPointsWanted("nor is this", 1)])
async def test_a_worker_that_fails_says_so(
    question: Question[object], caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    metrics = Metrics()
    jobs = Jobs(metrics)
    with pytest.raises(WorkerFailed):
        await jobs.result(key("bad"), question, ANNA, nobody)
    assert "film bad 1 failed" in caplog.text
    assert "Traceback" in capfd.readouterr().err
    assert not jobs.is_finished(key("bad"))
    assert metrics.registry.get_sample_value("jaipur_analyses_total", {"kind": "film", "outcome": "failed"}) == 1
    await jobs.close()


async def test_what_is_being_made_ends_with_the_bot() -> None:
    pool = WorkerPool(patience=60, waiting=1, niceness=0, share=9)
    jobs = Jobs(Metrics(), pool)
    waiting = [
        asyncio.create_task(jobs.result(key(code), SleepWanted(60), person, nobody)) for person, code in enumerate("ab")
    ]
    while not pool.pids:  # noqa: ASYNC110  # it is being started
        await asyncio.sleep(0.01)
    (pid,) = pool.pids
    await jobs.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    for task in waiting:
        with pytest.raises(asyncio.CancelledError):
            await task
