"""The file itself: rights, damage, a full disk, a read-only file."""

# ruff: noqa: ASYNC240  # nobody waits for the event loop of a test

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from bot.application import Application
from bot.store import database_file, sqlite_database
from bot.store.backup import backup
from bot.store.errors import (
    DatabaseBusy,
    DatabaseClosed,
    DatabaseDamaged,
    DatabaseFull,
    DatabaseReadOnly,
    DatabaseUnusable,
)
from bot.store.sqlite_database import SQLiteDatabase
from tests.bot.world import ANNA, application, fresh, play_random, sqlite_of, start_match

pytestmark = pytest.mark.sqlite_only


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


async def test_only_the_owner_can_read_the_file_and_those_beside_it(app: Application) -> None:
    await start_match(app)
    paths = [path for path in database_file.beside(sqlite_of(app).file) if path.exists()]
    assert len(paths) == 3
    assert {mode(path) for path in paths} == {0o600}


async def test_rights_that_are_too_wide_are_taken_back(tmp_path: Path) -> None:
    async with application(tmp_path) as app:
        file = sqlite_of(app).file
    file.chmod(0o644)
    async with application(tmp_path):
        assert mode(file) == 0o600


@pytest.mark.parametrize("umask", [0o022, 0, 0o777])
async def test_every_folder_that_is_made_is_private(tmp_path: Path, umask: int) -> None:
    before = os.umask(umask)
    try:
        database_file.make_folder(tmp_path / "one" / "two" / "three")
    finally:
        os.umask(before)
    async with application(tmp_path / "one" / "two" / "three" / "four"):
        assert {mode(folder) for folder in tmp_path.rglob("*") if folder.is_dir()} == {0o700}


@pytest.mark.parametrize(("light", "synchronous"), [(False, 2), (True, 1)])
async def test_the_promises_of_the_connections(app: Application, light: bool, synchronous: int) -> None:
    async with app.db.transaction(light=light) as queries:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", synchronous), ("foreign_keys", 1)):
            row = await queries.fetch_one(f"PRAGMA {pragma}")
            assert row
            assert tuple(row) == (value,)


async def test_looking_cannot_write(app: Application) -> None:
    with pytest.raises(DatabaseReadOnly):
        await app.db.fetch_all("INSERT INTO notices (key, said) VALUES ('a', 1) RETURNING key")


async def test_a_failed_block_is_undone_as_a_whole(app: Application) -> None:
    async def fail() -> None:
        async with app.db.transaction() as queries:
            await queries.execute("INSERT INTO notices (key, said) VALUES ('a', 1)")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    assert await app.db.fetch_all("SELECT * FROM notices") == []
    with pytest.raises(sqlite3.IntegrityError):
        await app.db.execute("INSERT INTO moves (match, round, ply, move, played) VALUES ('NONE', 1, 1, '+K', 0)")


async def test_a_closed_database_says_so(tmp_path: Path) -> None:
    with pytest.raises(DatabaseClosed, match="not open"):
        await SQLiteDatabase(tmp_path / "x.db").fetch_all("SELECT 1")


async def test_closing_lets_the_move_at_hand_finish(tmp_path: Path, rng: Random) -> None:
    app = application(tmp_path)
    await app.open()
    match = await start_match(app)
    moving = asyncio.create_task(play_random(app, match, rng, moves=1))
    while not sqlite_of(app)._writing.locked():  # noqa: ASYNC110  # a lock announces nothing
        await asyncio.sleep(0)
    await app.close()
    [moved] = await moving
    with pytest.raises(DatabaseClosed):
        await play_random(app, moved.match, rng, moves=1)
    async with application(tmp_path) as again:
        assert await fresh(again, match) == moved.match


async def test_a_damaged_file_is_refused_and_left_alone(tmp_path: Path, rng: Random) -> None:
    async with application(tmp_path) as app:
        await play_random(app, await start_match(app), rng)
        file = sqlite_of(app).file
    content = bytearray(file.read_bytes())
    content[4096 * 3 : 4096 * 6] = b"\x5a" * 4096 * 3
    file.write_bytes(content)
    with pytest.raises(DatabaseDamaged, match="backup"):
        await application(tmp_path).open()
    assert file.read_bytes() == content


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "jaipur.db"
    file.write_text("These are my holiday pictures. " * 100)
    with pytest.raises(DatabaseDamaged):
        await application(tmp_path).open()
    assert file.read_text().startswith("These are my holiday pictures")


async def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "jaipur.db")
    connection.execute("CREATE TABLE songs (title TEXT)")
    connection.commit()
    connection.close()
    with pytest.raises(DatabaseUnusable, match="another program"):
        await application(tmp_path).open()


async def test_a_full_disk_is_a_clear_error_and_loses_nothing(app: Application, rng: Random) -> None:
    async def limit(pages: int) -> None:
        async with sqlite_of(app)._writing:
            writer = sqlite_of(app)._writer
            assert writer
            await writer.execute(f"PRAGMA max_page_count = {pages}")

    async def fill() -> None:
        for number in range(10_000):
            await app.notices.claim_once(f"{number:0500}")

    async def start_many() -> None:
        for user in range(1000, 2000):
            await start_match(app, (user, user + 1000))

    match = (await play_random(app, await start_match(app), rng, moves=3))[-1].match
    await limit(1)  # SQLite keeps at least what there is
    with pytest.raises(DatabaseFull, match="disk is full"):
        await fill()
    with pytest.raises(DatabaseFull):
        await start_many()
    assert await fresh(app, match) == match
    await limit(1_000_000)
    await play_random(app, match, rng, moves=3)


FILL = """
import asyncio, resource, signal, sys
from pathlib import Path
from time import monotonic
from random import Random
from bot.store.errors import StoreError
from tests.bot.world import application, play_random, sqlite_of, start_match

async def main():
    async with application(Path(sys.argv[1])) as app:
        match = await start_match(app)
        print(match.code, flush=True)
        size = sqlite_of(app).file.with_name("jaipur.db-wal").stat().st_size
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 60_000, resource.RLIM_INFINITY))
        rng, played = Random(1), 0
        try:
            while True:
                [moved] = await play_random(app, match, rng, moves=1)
                match, played = moved.match, played + 1
        except StoreError as error:
            print(played, type(error).__name__, flush=True)
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        await play_random(app, match, rng, moves=1)
        print("goes on", flush=True)

asyncio.run(main())
"""


async def test_a_disk_that_fills_up_under_a_running_game(tmp_path: Path) -> None:
    child = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", FILL, str(tmp_path)], capture_output=True, text=True, timeout=60
    )
    code, last, goes_on = child.stdout.splitlines()
    played, error = last.split()
    assert error in ("DatabaseFull", "DatabaseUnusable")
    assert goes_on == "goes on"
    async with application(tmp_path) as app:
        row = await app.db.fetch_one("SELECT count(*) AS total FROM moves WHERE match = ?", code)
        assert row
        assert row["total"] == int(played) + 1


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everything")
async def test_a_read_only_file_is_a_clear_error(tmp_path: Path) -> None:
    async with application(tmp_path) as app:
        match = await start_match(app)
    sqlite_of(app).file.chmod(0o400)
    tmp_path.chmod(0o500)
    try:
        with pytest.raises((DatabaseReadOnly, DatabaseUnusable)):
            async with application(tmp_path) as locked:
                await locked.endings.resign(match.code, ANNA)
    finally:
        tmp_path.chmod(0o700)
        sqlite_of(app).file.chmod(0o600)
    async with application(tmp_path) as again:
        assert await fresh(again, match) == match


async def test_a_file_that_turns_read_only_while_the_bot_runs(app: Application, rng: Random) -> None:
    match = await start_match(app)
    writer = sqlite_of(app)._writer
    assert writer
    await writer.execute("PRAGMA query_only = ON")
    with pytest.raises(DatabaseReadOnly, match="read-only"):
        await play_random(app, match, rng, moves=1)
    await writer.execute("PRAGMA query_only = OFF")
    assert await fresh(app, match) == match
    await play_random(app, match, rng, moves=1)


async def test_a_lock_held_too_long_is_a_clear_error(
    app: Application, rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await start_match(app)
    monkeypatch.setattr(sqlite_database, "BUSY_SECONDS", 0.05)
    other = sqlite3.connect(sqlite_of(app).file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(DatabaseBusy):
        await play_random(app, match, rng, moves=1)
    assert await fresh(app, match) == match, "looking goes on"
    other.execute("ROLLBACK")
    other.close()
    await play_random(app, match, rng, moves=1)


async def test_many_who_wait_for_a_lock_do_not_wait_for_each_other(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is told after its own ten seconds, not after those of everybody before it."""
    monkeypatch.setattr(sqlite_database, "BUSY_SECONDS", 1.0)
    other = sqlite3.connect(sqlite_of(app).file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    begun = monotonic()
    blocking = (app.blocks.block(number, ANNA) for number in range(1000, 1020))
    refused = await asyncio.gather(*blocking, return_exceptions=True)
    other.execute("ROLLBACK")
    other.close()
    assert all(isinstance(one, DatabaseBusy) for one in refused)
    assert monotonic() - begun < 10.0, "twenty times their patience would be 20 s"


async def test_a_backup_is_whole_private_and_made_while_games_go_on(
    app: Application, rng: Random, tmp_path: Path
) -> None:
    match = await start_match(app)
    target = tmp_path / "saved.db"
    playing = asyncio.create_task(play_random(app, match, rng, moves=40))
    await asyncio.sleep(0.02)
    await asyncio.to_thread(backup, sqlite_of(app).file, target)
    await playing
    assert mode(target) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir() if "saved" in path.name) == ["saved.db"]
    restored = tmp_path / "restored"
    restored.mkdir()
    target.rename(restored / "jaipur.db")
    async with application(restored) as copy:
        saved = await fresh(copy, match)
        assert saved.code == match.code
        await play_random(copy, saved, rng)
        await copy.record_files.record(match.code)


async def test_a_failing_backup_leaves_the_earlier_one(app: Application, tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnusable, match="the database itself"):
        backup(sqlite_of(app).file, sqlite_of(app).file)
    with pytest.raises(DatabaseUnusable, match="folder that exists"):
        backup(sqlite_of(app).file, tmp_path / "no" / "folder.db")
    with pytest.raises(DatabaseUnusable, match="nothing to back up"):
        backup(tmp_path / "nothing.db", tmp_path / "saved.db")
    earlier = tmp_path / "saved.db"
    backup(sqlite_of(app).file, earlier)
    content = earlier.read_bytes()
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"no database at all" * 1000)
    with pytest.raises(DatabaseDamaged):
        backup(broken, earlier)
    assert earlier.read_bytes() == content
    assert list(tmp_path.glob(".saved*")) == []
