"""What the host does at the machine: commands of the bot, one of them killed, and a look at the files."""

import asyncio
import os
import select
import signal
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from time import monotonic

from tests.e2e.jaipur_playground import JaipurPlayground

SLOWLY = 60.0  # seconds for what takes a few, on a machine that has other things to do
BEFORE = "jaipur.db-before-restore"
DRAFT = ".jaipur-draft"
ON_DISK = ("", "-wal", "-shm")
CONTENT = (
    "SELECT match, round, ply, move FROM moves",
    "SELECT code, state, round, ply FROM matches",
    "SELECT code, state FROM challenges",
    "SELECT user_id, whom FROM blocks",
)


async def run_command(jaipur: JaipurPlayground, *arguments: str) -> tuple[int, str]:
    """`python …` to its end; gives the exit status and what it said."""
    running = await _start(jaipur, *arguments)
    said, _ = await asyncio.wait_for(running.communicate(), SLOWLY)
    return running.returncode or 0, said.decode()


async def succeed(jaipur: JaipurPlayground, *arguments: str) -> str:
    status, said = await run_command(jaipur, *arguments)
    assert status == 0, f"{arguments}: {status}\n{said}"
    return said


async def kill_command(jaipur: JaipurPlayground, *arguments: str, when: Callable[[], bool]) -> bool:
    """SIGKILL at this moment; False when it was done before. Says nothing: nobody reads it."""
    running = await _start(jaipur, *arguments)
    watching = asyncio.create_task(asyncio.to_thread(_kill_when, os.pidfd_open(running.pid), when))
    await asyncio.wait_for(running.communicate(), SLOWLY)
    await watching
    return running.returncode != 0


def _kill_when(process: int, when: Callable[[], bool]) -> None:
    """Looks all the time: what it waits for is over in a moment."""
    while not select.select([process], [], [], 0)[0]:  # else it has ended
        if when():
            signal.pidfd_send_signal(process, signal.SIGKILL)
            break
    os.close(process)


async def _start(jaipur: JaipurPlayground, *arguments: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, *arguments),
        env={"PATH": "/usr/bin:/bin"} | jaipur.bot.env,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )


def after(seconds: float) -> Callable[[], bool]:
    moment = monotonic() + seconds
    return lambda: monotonic() >= moment


def drafts(folder: Path) -> list[Path]:
    return [path for path in folder.iterdir() if DRAFT in path.name]


def put_aside(folder: Path) -> list[Path]:
    """What restores have put aside, the oldest first."""
    found = {}
    for path in folder.glob(f"{BEFORE}*"):
        with suppress(FileNotFoundError):  # a restore that goes on meanwhile may give it another name
            found[path] = path.stat().st_ctime_ns
    return sorted((path for path in found if not path.name.endswith(ON_DISK[1:])), key=found.__getitem__)


def content_of(file: Path) -> set[tuple[object, ...]]:
    """What may never be lost: matches, moves, challenges, blocks. Reads only."""
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as database:
        return {row for query in CONTENT for row in database.execute(query)}


def copy(file: Path, target: Path) -> None:
    """What is in it at this moment."""
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(target)) as made:
        source.backup(made)


def move(folder: Path, target: Path) -> None:
    """All files of the one into the other."""
    for path in folder.iterdir():
        path.rename(target / path.name)


def delete(folder: Path, pattern: str = "*") -> None:
    for path in folder.glob(pattern):
        path.unlink()
