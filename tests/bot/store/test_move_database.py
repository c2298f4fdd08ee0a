"""Moving from one engine to the other and back: nothing is lost, nothing is overwritten, nothing is left half done."""

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from asyncio.subprocess import DEVNULL
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from time import monotonic

import asyncpg
import pytest

from bot.application import Application
from bot.settings import Settings
from bot.store.engines import database_at
from bot.store.errors import DatabaseBusy, DatabaseUnusable
from bot.store.move_database import hash_of, move_database
from bot.store.postgresql_address import PostgreSQLAddress
from bot.store.postgresql_connections import is_in_use
from bot.store.postgresql_migrate import MIGRATING, TABLES, migrate
from tests.bot.store.whole_life import live_a_whole_life
from tests.bot.world import FakeClock, all_rows, application, play_random, start_match
from tests.postgresql import Server

pytestmark = pytest.mark.sqlite_only  # these tests name both engines themselves


def quietly(what: str, done: int, total: int) -> None:
    assert what in ("copied", "compared", "replayed")
    assert 0 <= done <= total


async def hash_at(place: Path | PostgreSQLAddress) -> str:
    database = database_at(place)
    await database.open()
    try:
        async with database.snapshot() as queries:
            return await hash_of(queries)
    finally:
        await database.close()


@pytest.fixture
async def file(tmp_path: Path, clock: FakeClock, rng: Random) -> Path:
    """A file with something in nearly every table."""
    async with application(tmp_path, clock) as app:
        await live_a_whole_life(app, clock, rng)
        await app.names.remember(77, "Zoë \N{SNOWMAN} 'quoted' \\ ")
        await play_random(app, await start_match(app, (1, 2)), rng, moves=9)
        assert len([rows for rows in (await all_rows(app.db)).values() if rows]) >= 15
    return tmp_path / "jaipur.db"


async def test_there_and_back_everything_is_the_same(file: Path, postgresql: Server, clock: FakeClock) -> None:
    there = PostgreSQLAddress(postgresql.new_database())
    before = await hash_at(file)
    assert await move_database(file, there, quietly) == before
    assert await hash_at(there) == before
    back = file.with_name("back.db")
    assert await move_database(there, back, quietly) == before
    assert await hash_at(back) == before
    assert await hash_at(file) == before, "the source stays as it is"
    async with Application(Settings.model_validate({"JAIPUR_DATABASE": back}), clock=clock, rng=Random(3)) as app:
        match = await start_match(app, (1, 2))
        await play_random(app, match, Random(4), moves=3)
    postgresql.drop(there.url)


async def test_a_target_that_is_not_empty_is_refused(file: Path, postgresql: Server) -> None:
    there = PostgreSQLAddress(postgresql.new_migrated_database())
    with pytest.raises(DatabaseUnusable, match="not empty"):
        await move_database(file, there, quietly)
    other = Path(shutil.copy(file, file.with_name("other.db")))
    before = await hash_at(other)
    with pytest.raises(DatabaseUnusable, match="not empty"):
        await move_database(file, other, quietly)
    assert await hash_at(other) == before
    postgresql.drop(there.url)


async def test_a_database_in_use_is_not_moved(file: Path, postgresql: Server, clock: FakeClock) -> None:
    there = PostgreSQLAddress(postgresql.new_database())
    async with application(file.parent, clock):
        with pytest.raises(DatabaseBusy, match="stop the bot"):
            await move_database(file, there, quietly)
    await move_database(file, there, quietly)
    database = database_at(there)
    await database.open()
    with pytest.raises(DatabaseBusy, match="stop the bot"):
        await move_database(there, file.with_name("back.db"), quietly)
    await database.close()
    assert not file.with_name("back.db").exists()
    postgresql.drop(there.url)


async def test_a_match_that_cannot_be_replayed_is_not_moved(file: Path, postgresql: Server) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE moves SET move = '-DDDDDDD' WHERE (round, ply) = (1, 1)")
    there = PostgreSQLAddress(postgresql.new_database())
    for target in (there, file.with_name("target.db")):
        with pytest.raises(DatabaseUnusable, match="cannot be replayed"):
            await move_database(file, target, quietly)
    assert not file.with_name("target.db").exists()
    assert await number_of_tables(there.url) == 0
    postgresql.drop(there.url)


@pytest.mark.parametrize("is_to_server", [True, False])
async def test_a_move_that_is_killed_leaves_the_target_unused(
    file: Path, postgresql: Server, is_to_server: bool
) -> None:
    """At six moments of the move, from its first connection on; afterwards the same move succeeds."""
    before = await hash_at(file)
    begun = monotonic()
    rehearsal = postgresql.new_database()
    await move_database(file, PostgreSQLAddress(rehearsal), quietly)
    took = monotonic() - begun
    postgresql.drop(rehearsal)
    server = postgresql.new_database()
    if is_to_server:
        source, target = str(file), server
    else:
        await move_database(file, PostgreSQLAddress(server), quietly)
        source, target = server, str(file.with_name("target.db"))
    command = [sys.executable, "-m", "bot", "move-database", source, target]
    root = Path(__file__).parents[3]
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(root)}
    killed = 0
    for sixth in range(6):
        process = await asyncio.create_subprocess_exec(*command, env=environment, cwd=file.parent, stdout=DEVNULL)
        while process.returncode is None and not await is_in_use(PostgreSQLAddress(server)):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), took * sixth / 6)
        if process.returncode is None:
            process.kill()
        status = await process.wait()
        if status == 0:
            break
        killed += status == -signal.SIGKILL
        await asyncio.sleep(0.1)  # the server notices
        if is_to_server and await number_of_tables(server):
            break  # killed after the last step: the hash below says that all of it is there
        if not is_to_server and list(file.parent.glob("target.db")):
            break
    else:
        done = await asyncio.to_thread(subprocess.run, command, env=environment, cwd=file.parent, capture_output=True)
        assert done.returncode == 0, done.stderr
        assert before.encode() in done.stdout
    assert killed
    assert await hash_at(PostgreSQLAddress(server) if is_to_server else Path(target)) == before
    assert not list(file.parent.glob("*.jaipur-draft")), "what was killed is cleared away by the next"
    postgresql.drop(server)


async def number_of_tables(url: str) -> int:
    connection = await asyncpg.connect(url)
    try:
        return int(await connection.fetchval(TABLES))
    finally:
        await connection.close()


@pytest.mark.parametrize(
    ("name", "is_moved"),
    [
        ("a\0b \N{PILE OF POO}\N{ZERO WIDTH JOINER}", True),
        (b"\xff secret", False),  # no text at all
    ],
)
async def test_odd_names_are_moved_or_refused_in_one_line(
    file: Path, postgresql: Server, name: str | bytes, is_moved: bool
) -> None:
    """What one engine cannot hold must not be what nobody can get rid of; and nobody is shown what is stored."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("INSERT INTO people (user_id, name) VALUES (?, ?)", (2**63 - 1, name))
    there = PostgreSQLAddress(postgresql.new_database())
    if is_moved:
        assert await move_database(file, there, quietly) == await hash_at(file) == await hash_at(there)
    else:
        with pytest.raises(DatabaseUnusable, match="a row of people is not as it should be") as refused:
            await move_database(file, there, quietly)
        assert "secret" not in str(refused.value)
        assert await number_of_tables(there.url) == 0
    postgresql.drop(there.url)


async def test_a_target_that_somebody_fills_just_then_is_left_to_them(
    file: Path, postgresql: Server, clock: FakeClock
) -> None:
    """It was empty when we looked; a bot, or another move, was making its tables."""
    url = postgresql.new_database()
    other = await asyncpg.connect(url)
    await other.execute(f"SELECT pg_advisory_lock({MIGRATING})")
    moving = asyncio.create_task(move_database(file, PostgreSQLAddress(url), quietly))
    waiting = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    while not await other.fetchval(waiting):  # noqa: ASYNC110  # nobody tells us
        await asyncio.sleep(0.02)
    await migrate(PostgreSQLAddress(url), connection=other)
    await other.execute("INSERT INTO codes (code) VALUES ('OURS')")
    await other.close()
    with pytest.raises(DatabaseUnusable, match="not empty"):
        await moving
    database = database_at(PostgreSQLAddress(url))
    await database.open()
    assert await database.fetch_one("SELECT 1 FROM codes WHERE code = 'OURS'")
    await database.close()
    postgresql.drop(url)
