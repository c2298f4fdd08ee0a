"""Killed with SIGKILL, often between the opponent's move and the planned one: no move that nobody chose, none twice."""

import asyncio
import sqlite3
import sys
from collections import defaultdict
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.bot.player import RushingClock
from tests.bot.test_crash import Ledger
from tests.bot.world import ANNA, application

pytestmark = pytest.mark.sqlite_only  # on PostgreSQL, too, the two commits are told apart: see match/test_plans.py

KILLS = 40
LONGEST_LIFE = 0.5  # seconds
Place = tuple[str, str, str]  # match, round, ply


@pytest.mark.timeout(240)
async def test_planned_moves_are_played_once_and_only_those_that_were_planned(tmp_path: Path) -> None:
    ledger, chance = Ledger(), Random(5)
    planner = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bot.planner", str(tmp_path)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        for seed in range(KILLS):
            await ledger.one_life(planner, seed, chance.random() * LONGEST_LIFE)
    finally:
        assert planner.stdin
        planner.stdin.close()
        await planner.wait()
    await play_what_is_left(tmp_path)
    stored = stored_moves(tmp_path / "jaipur.db")
    wanted, planned = chosen(ledger, "want"), chosen(ledger, "plan")
    dropped: set[Place] = {words[0:3] for words in ledger.of("drop")}  # type: ignore[misc]
    by_plan = 0
    for place, move in stored.items():
        assert move in wanted[place] | planned[place], f"{move} in {place}: nobody chose it"
        if move not in wanted[place]:
            by_plan += 1
            assert place not in dropped, f"{move} in {place} was dropped"
    assert by_plan > KILLS / 2
    assert len(ledger.of("late")) > KILLS / 10, "nobody died between the two commits"


def chosen(ledger: Ledger, kind: str) -> defaultdict[Place, set[str]]:
    found: defaultdict[Place, set[str]] = defaultdict(set)
    for code, number, ply, move in ledger.of(kind):
        found[code, number, ply].add(move)
    return found


def stored_moves(file: Path) -> dict[Place, str]:
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT match, round, ply, move FROM moves").fetchall()
    return {(code, str(number), str(ply)): move for code, number, ply, move in rows}


async def play_what_is_left(folder: Path) -> None:
    """What the last life left is played now, once; then nothing is due."""
    async with application(folder, RushingClock()) as app:
        for code in await app.plans.due():
            before = (await app.matches.find(code)).ply
            moved = [await app.plans.answer(code), await app.plans.answer(code)]
            assert moved[1] is None
            assert (await app.matches.find(code)).ply in (before, before + 1, 0)
        assert await app.plans.due() == []
        for match in await app.matches.running(ANNA):
            assert match.mover is not None
