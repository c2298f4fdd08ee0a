"""The whole under load: click to answer, click to table, memory, processor, start-up. Run by `make bench`."""

import asyncio
import os
import re
import tempfile
from collections import Counter
from pathlib import Path
from statistics import median, quantiles

from tests.benchmark import Row, at_most, measured
from tests.bot.bench import fill
from tests.load.clicks import Clicks, Table, click_at, set_up, until_told
from tests.load.processes import Processes

MATCHES, RATE = 200, 20
SECONDS = float(os.environ.get("JAIPUR_BENCH_SECONDS", "60"))
WARM_UP = 5.0
LIVE = (100, 1_000, 10_000)
STARTS = 3


def bench() -> list[Row]:
    return [*asyncio.run(_load()), *asyncio.run(_growth())]


async def _load() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        async with Processes.open(Path(folder)) as processes:
            tables = await set_up(processes.pg, Path(folder), MATCHES)
            await processes.start_bot(JAIPUR_TICK_SECONDS="0.5")
            await until_told(tables)
            await (await click_at(RATE, WARM_UP, tables)).finish()
            before, used = await processes.numbers(), processes.used()
            clicks = await click_at(RATE, SECONDS, tables)
            shares = processes.used().shares(used)
            await clicks.finish()
            after, memory, cpu = await processes.numbers(), processes.memory(), processes.used().bot - used.bot
            moves = after["jaipur_moves_total"] - before["jaipur_moves_total"]
            what = f"{MATCHES} games, {RATE} clicks/s, {SECONDS:.0f} s"
            rows = [
                *_latencies(f"click to first answer, {what}", clicks),
                *_failures(clicks),
                measured("  moves played", moves),
                *_own_answers(before, after),
                at_most("  event loop: longest wait", after["jaipur_loop_lag_seconds_max"] * 1000, 50, " ms"),
                measured("  processor time a click, of the bot", cpu / max(1, len(clicks.answers)) * 1000, " ms"),
                measured("  processor time a move with its three clicks", cpu / max(1.0, moves) * 1000, " ms"),
                Row(f"  {shares.in_words()}", "", "", None),
                at_most("  memory of the bot", memory, 140, " MB"),
            ]
            return [*rows, *await _over_days(processes, tables), *await _capacity(processes, tables)]


def _latencies(what: str, clicks: Clicks) -> list[Row]:
    answers = _percentiles(clicks.answers)
    shown = _percentiles(clicks.tables)
    return [
        measured(f"{what}: p50", answers[50] * 1000, " ms"),
        measured("  p95", answers[95] * 1000, " ms"),
        at_most("  p99", answers[99] * 1000, 60, " ms"),
        at_most("  longest", max(clicks.answers) * 1000, 3000, " ms"),
        measured("click on Play to the refreshed table: p50", shown[50] * 1000, " ms"),
        measured("  p95", shown[95] * 1000, " ms"),
        measured("  p99", shown[99] * 1000, " ms"),
        measured("  longest", max(clicks.tables) * 1000, " ms"),
    ]


async def _over_days(processes: Processes, tables: list[Table]) -> list[Row]:
    """Minutes pass between the moves: every table is posted anew, with a mention, and the old one removed."""
    seconds = min(SECONDS, 20)
    passing = asyncio.create_task(processes.let_time_pass(step=180, every=1.0))
    before, used = await processes.numbers(), processes.used()
    try:
        clicks = await click_at(RATE, seconds, tables)
        await clicks.finish()
    finally:
        passing.cancel()
    after, cpu = await processes.numbers(), processes.used().bot - used.bot
    moves = max(1.0, after["jaipur_moves_total"] - before["jaipur_moves_total"])
    shown = _percentiles(clicks.tables)
    return [
        measured(f"the same with minutes between the moves, {seconds:.0f} s: answer, p99", p99(clicks) * 1000, " ms"),
        measured("  click on Play to the table posted anew, the old one gone: p50", shown[50] * 1000, " ms"),
        measured("  p99", shown[99] * 1000, " ms"),
        measured("  processor time a move with its three clicks", cpu / moves * 1000, " ms"),
        *_failures(clicks),
    ]


def p99(clicks: Clicks) -> float:
    return _percentiles(clicks.answers)[99]


def _failures(clicks: Clicks) -> list[Row]:
    failed = measured("  clicks that failed or found every game busy", clicks.failed.total() + clicks.skipped)
    return [failed, *(measured(f"    {reason}", number) for reason, number in clicks.failed.most_common())]


def _own_answers(before: dict[str, float], after: dict[str, float]) -> list[Row]:
    """The same as the bot sees it: without the playground's and the people's own share of the two cores."""
    within: Counter[str] = Counter()  # by the upper bound, in the order of bounds
    for name in after:
        if found := re.fullmatch(r'jaipur_answer_seconds_bucket{kind="\w+",le="(.+)"}', name):
            within[found[1]] += round(after[name] - before[name])
    for bound, number in within.items():
        if number >= 0.99 * within["+Inf"]:
            return [Row(f"  99 of 100 answered, by the bot's own clock, within {bound} s", "", "", None)]
    return []


def _percentiles(seconds: list[float]) -> dict[int, float]:
    cuts = quantiles(seconds, n=100, method="inclusive")
    return {50: cuts[49], 95: cuts[94], 99: cuts[98]}


async def _capacity(processes: Processes, tables: list[Table]) -> list[Row]:
    """Faster and faster, until p99 passes a second."""
    rate, held = float(RATE), 0.0
    while rate < 400:
        rate *= 1.4
        used = processes.used()
        clicks = await click_at(rate, min(SECONDS, 10), tables)
        shares = processes.used().shares(used)
        await clicks.finish()
        late = p99(clicks)
        if late > 1 or clicks.skipped > rate:
            break
        held = rate
    return [
        measured("clicks/s at which p99 was still under 1 s", held),
        measured(f"  p99 at {rate:.0f} clicks/s", late * 1000, " ms"),
        Row(f"    {shares.in_words()}", "", "", None),
        Row(f"    what was busy all the time: {shares.limit}", "", "", None),
        *_failures(clicks),
    ]


async def _growth() -> list[Row]:
    """Start and memory with ever more matches in play."""
    with tempfile.TemporaryDirectory() as folder:
        places = {matches: Path(folder) / str(matches) for matches in (0, *LIVE)}
        for matches, place in places.items():
            place.mkdir()
            if matches:
                await fill(place, matches, resigned=False)
        starts: dict[int, list[float]] = {matches: [] for matches in places}
        memories: dict[int, float] = {}
        for _ in range(STARTS):  # by turns, so that a busy machine slows all alike
            for matches, place in places.items():
                async with Processes.open(place) as processes:
                    starts[matches].append(await processes.start_bot())
                    memories[matches] = processes.memory()
    none = median(starts[0])
    rows = [measured("start with no games", none, " s"), measured("  memory with no games", memories[0], " MB")]
    for matches in LIVE:
        rows.append(at_most(f"start with {matches:,} live games ÷ with none", median(starts[matches]) / none, 1.5))
        rows.append(at_most(f"  memory with {matches:,} live games", memories[matches], 100, " MB"))
    return rows


if __name__ == "__main__":
    for row in bench():
        print(row)
