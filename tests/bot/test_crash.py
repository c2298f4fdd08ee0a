"""Killed with SIGKILL at a random moment, fifty times: every acknowledged move is there, everything is done once."""

import asyncio
import os
import signal
import sqlite3
import sys
import time
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest

from bot.match.model import State
from rules import Termination
from tests.bot.player import RushingClock
from tests.bot.world import ANNA, BEN, application, play_random

pytestmark = pytest.mark.sqlite_only  # on PostgreSQL processes die in the stories of the standby
KILLS = 50
LONGEST_LIFE = 0.35  # seconds


class Ledger:
    """What the children said that the store had acknowledged."""

    def __init__(self) -> None:
        self.said: Counter[tuple[str, ...]] = Counter()

    def of(self, kind: str) -> list[tuple[str, ...]]:
        return [words[1:] for words in self.said if words[0] == kind]

    async def one_life(self, player: asyncio.subprocess.Process, seed: int, seconds: float) -> None:
        assert player.stdin
        player.stdin.write(f"{seed}\n".encode())
        ready, pid = await self._line(player)
        assert ready == "ready"
        await asyncio.sleep(seconds)
        with suppress(ProcessLookupError):  # some kill themselves
            os.kill(int(pid), signal.SIGKILL)
        while (words := await self._line(player)) != ("dead",):
            self.said[words] += 1

    @staticmethod
    async def _line(player: asyncio.subprocess.Process) -> tuple[str, ...]:
        assert player.stdout
        words = tuple((await asyncio.wait_for(player.stdout.readline(), 30)).decode().split())
        assert words, "the player itself is dead"
        return words


def check_file(file: Path, ledger: Ledger) -> None:
    """Look at the file as the dead child left it."""
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        rows = connection.execute("SELECT match, round, ply, move FROM moves").fetchall()
        stored = {tuple(map(str, row)) for row in rows}
        codes = {row[0] for row in connection.execute("SELECT code FROM matches")}
    missing = set(ledger.of("move")) - stored
    assert not missing
    assert {words[0] for words in ledger.of("start")} <= codes


@pytest.mark.timeout(240)
async def test_nothing_acknowledged_is_lost_and_nothing_is_done_twice(tmp_path: Path) -> None:
    ledger, chance, file = Ledger(), Random(99), tmp_path / "jaipur.db"
    player = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bot.player", str(tmp_path)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        for seed in range(KILLS):
            await ledger.one_life(player, seed, chance.random() * LONGEST_LIFE)
            check_file(file, ledger)
            if seed % 10 == 9:
                await check_matches(tmp_path)
    finally:
        assert player.stdin
        player.stdin.close()
        await player.wait()
    assert len(ledger.of("move")) > KILLS
    await check_deadlines(tmp_path, ledger)


async def check_matches(folder: Path) -> None:
    """After a restart every match replays, and every running one has somebody to move and can be played on."""
    async with application(folder, RushingClock()) as app:
        for user in (ANNA, BEN):
            for match in await app.matches.running(user):
                view = (await app.matches.peek(match.code, None)).view
                assert (view.round_number, view.ply, view.mover) == (match.round, match.ply, match.mover)
                assert match.mover is not None
        async for code in app.record_files.finished():
            await app.record_files.record(code)
        [match, *_] = await app.matches.running(ANNA)
        await play_random(app, match, Random(1), moves=1)


async def check_deadlines(folder: Path, ledger: Ledger) -> None:
    """Every reminder and forfeit was done once; what the dead left undone is done now."""
    assert ledger.of("remind")
    assert ledger.of("forfeit")
    assert max(ledger.said.values()) == 1, "something was acknowledged twice"
    async with application(folder, RushingClock()) as app:
        deadline = time.time() + 20
        while await app.matches.running(BEN) and time.time() < deadline:
            for reminder in await app.deadlines.claim_reminders(seconds=1):
                await app.deadlines.reminded(reminder)
                ledger.said["remind", reminder.nonce] += 1
            for match in await app.deadlines.sweep():
                if match.state is State.OVER:
                    ledger.said["forfeit", match.code] += 1
            await asyncio.sleep(0.05)
        assert await app.matches.running(BEN) == []
        assert max(ledger.said.values()) == 1
        page = await app.finished.of_person(BEN, size=10_000)
        assert {match.outcome.termination for match in page.matches if match.outcome} == {Termination.TIMEOUT}
        forfeits = {words[0] for words in ledger.of("forfeit")}
        assert forfeits <= {match.code for match in page.matches}
        unsaid = len(page.matches) - len(forfeits)
        assert unsaid <= KILLS, "a child can be killed between doing it and saying it, once each"
