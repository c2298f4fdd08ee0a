"""`make bench COMPARE=REV`: the bot as it is now and as it was at an earlier commit, by turns on the same machine.

The earlier one lies in a folder of its own and runs with the packages of `.venv`. Only what is measured is
earlier: playground, people and this bench are the same for both. Both take turns, so that whatever else the machine
does slows both alike, and where time is involved it is processor time.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tests.load.bench import MATCHES, RATE, SECONDS, WARM_UP, p99
from tests.load.clicks import Table, click_at, set_up, until_told
from tests.load.processes import HERE, Processes

TURNS = 6
FASTER = 1.2  # from one rate of clicks to the next
LATE = 1.0  # seconds

PARTS = """
import json
from random import Random
from time import process_time
from render import board, panel
from rules import Deal, Options, view
from rules.match import Match
from rules.round import Round

def timed(work, times):
    begun = process_time()
    for _ in range(times):
        work()
    return (process_time() - begun) / times

def positions(rng, number):
    found = []
    for _ in range(number):
        match = Match.start(Options(), Deal.shuffle(rng), 0)
        for _ in range(rng.randrange(5, 25)):
            if not match.current.now.is_over:
                match, _ = match.play(rng.choice(match.current.now.legal_moves()))
        if match.mover is not None:
            found.append(match)
    return found

def random_round():
    now = Round.start(Deal.shuffle(rng), starter=0)
    while not now.is_over:
        now, _ = now.play(rng.choice(now.legal_moves()))

rng = Random(1)
matches = positions(rng, 120)
boards, panels = iter([view(one, None) for one in matches]), iter([view(one, one.mover) for one in matches])
for _ in range(60):
    board(next(boards)), panel(next(panels)), random_round()
print(json.dumps({
    "board, ms": timed(lambda: board(next(boards)), 40) * 1000,
    "panel, ms": timed(lambda: panel(next(panels)), 40) * 1000,
    "random rounds a second": 1 / timed(random_round, 150),
}))
"""


class Figure(NamedTuple):
    what: str
    before: float
    now: float


def compare(revision: str) -> list[Figure]:
    with earlier(revision) as folder:
        return [*_parts(folder), *asyncio.run(_whole(folder))]


def table(revision: str, figures: list[Figure]) -> Iterator[str]:
    yield f"{'what':52} {revision[:12]:>12} {'now':>12} {'now ÷ before':>14}"
    for what, before, now in figures:
        yield f"{what:52} {before:12.4g} {now:12.4g} {now / before if before else 0:14.2f}"


@contextmanager
def earlier(revision: str) -> Iterator[Path]:
    """The project as it was, in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "earlier"
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", place, revision], cwd=HERE, check=True)
        try:
            yield place
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", place], cwd=HERE, check=True)


def _parts(folder: Path) -> list[Figure]:
    """Pictures and rules, each turn in a process of its own."""
    turns = [(_part(folder), _part(HERE)) for _ in range(TURNS)]
    return [
        Figure(what, median(before[what] for before, _ in turns), median(now[what] for _, now in turns))
        for what in turns[0][0]
    ]


def _part(code: Path) -> dict[str, float]:
    done = subprocess.run([sys.executable, "-c", PARTS], cwd=code, check=True, capture_output=True, text=True)
    measured: dict[str, float] = json.loads(done.stdout)
    return measured


@dataclass
class Side:
    """One of the two, with its own playground and people."""

    processes: Processes
    tables: list[Table]
    start: float
    used: float = 0.0
    moves: float = 0.0
    late: list[float] = field(default_factory=list)
    held: float = 0.0
    is_late: bool = False


async def _whole(folder: Path) -> list[Figure]:
    async with AsyncExitStack() as stack:
        sides = [await _side(stack, code) for code in (folder, HERE)]
        for _ in range(TURNS):
            for side in sides:
                await _measure(side, SECONDS / TURNS)
        memory = [side.processes.memory() for side in sides]
        await _capacity(sides)
        before, now = sides
        return [
            Figure("processor time of a move with its three clicks, ms", _a_move(before), _a_move(now)),
            Figure(f"click to answer at {RATE} clicks/s, p99, ms", median(before.late), median(now.late)),
            Figure("clicks/s at which p99 was still under 1 s", before.held, now.held),
            Figure("memory under load, MB", *memory),
            Figure("start, s", before.start, now.start),
        ]


async def _side(stack: AsyncExitStack, code: Path) -> Side:
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    processes = await stack.enter_async_context(Processes.open(folder))
    tables = await set_up(processes.pg, folder, MATCHES, code)
    start = await processes.start_bot(code, JAIPUR_TICK_SECONDS="0.5")
    await until_told(tables)
    await (await click_at(RATE, WARM_UP, tables)).finish()
    return Side(processes, tables, start)


async def _measure(side: Side, seconds: float) -> None:
    moves, used = await _moves(side), side.processes.used().bot
    clicks = await click_at(RATE, seconds, side.tables)
    await clicks.finish()
    side.used += side.processes.used().bot - used
    side.moves += await _moves(side) - moves
    side.late.append(p99(clicks) * 1000)


async def _capacity(sides: list[Side]) -> None:
    rate = 2.0 * RATE
    while not all(side.is_late for side in sides) and rate < 500:
        for side in sides:
            if not side.is_late:
                clicks = await click_at(rate, min(SECONDS, 10), side.tables)
                await clicks.finish()
                side.is_late = p99(clicks) > LATE or clicks.skipped > rate
                side.held = side.held if side.is_late else rate
        rate *= FASTER


async def _moves(side: Side) -> float:
    return (await side.processes.numbers())["jaipur_moves_total"]


def _a_move(side: Side) -> float:
    return side.used / max(1.0, side.moves) * 1000
