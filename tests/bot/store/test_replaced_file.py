"""The database is removed, replaced or written over while the bot runs: nothing is acknowledged into nothing."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.store.backup import backup
from bot.store.errors import DatabaseReplaced, DatabaseUnusable
from bot.store.sqlite_database import SQLiteDatabase
from bot.store.write_numbers import LARGEST, OTHERS_WRITES, after, may_follow
from tests.bot.world import ANNA, application, fresh, play_random, sqlite_of, start_match

pytestmark = pytest.mark.sqlite_only


def remove_all(file: Path, _copy: Path) -> None:
    for path in list(file.parent.glob("jaipur.db*")):
        path.unlink()


def move_behind_link(file: Path, _copy: Path) -> None:
    file.symlink_to(file.rename(file.with_name("elsewhere.db")))


DEEDS: dict[str, Callable[[Path, Path], object]] = {
    "removed": lambda file, _copy: file.unlink(),
    "removed with its log": remove_all,
    "moved away": lambda file, _copy: file.rename(file.with_name("elsewhere.db")),
    "replaced by a backup": lambda file, copy: copy.replace(file),
    "written over with a backup": lambda file, copy: shutil.copyfile(copy, file),
    "only the log removed": lambda file, _copy: file.with_name("jaipur.db-wal").unlink(),
    "moved away, with a link in its place": move_behind_link,
}


@pytest.mark.parametrize("deed", DEEDS.values(), ids=DEEDS)
async def test_no_move_is_acknowledged_and_the_log_says_why(
    tmp_path: Path, rng: Random, deed: Callable[[Path, Path], object], caplog: pytest.LogCaptureFixture
) -> None:
    async with application(tmp_path) as app:
        match = (await play_random(app, await start_match(app), rng, moves=3))[-1].match
        backup(sqlite_of(app).file, tmp_path / "copy.db")
        deed(sqlite_of(app).file, tmp_path / "copy.db")
        for _ in range(3):
            with pytest.raises(DatabaseReplaced):
                await play_random(app, match, rng, moves=1)
            with pytest.raises(DatabaseReplaced):
                await app.downtime.mark_present()
        said = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
        assert len(said) == 1, "once, not with every click"
        assert "while the bot runs" in said[0]
        assert "restore" in said[0]


def brought_into_the_file(file: Path) -> None:
    """By another program. SQLite does it by itself every thousand pages."""
    with closing(sqlite3.connect(file)) as other:
        assert other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0


@pytest.mark.parametrize("moves_in_log", [0, 2])
async def test_an_older_copy_of_the_file_is_written_over_it(tmp_path: Path, rng: Random, moves_in_log: int) -> None:
    """The same file to look at, and sound: only older. With newer moves in the log it would be a mixture of both."""
    async with application(tmp_path) as app:
        match = (await play_random(app, await start_match(app), rng, moves=2))[-1].match
        brought_into_the_file(sqlite_of(app).file)
        older = shutil.copyfile(sqlite_of(app).file, tmp_path / "older.db")
        match = (await play_random(app, match, rng, moves=2))[-1].match
        brought_into_the_file(sqlite_of(app).file)
        for _ in range(moves_in_log):
            match = (await play_random(app, match, rng, moves=1))[-1].match
        shutil.copyfile(older, sqlite_of(app).file)
        for _ in range(3):
            with pytest.raises(DatabaseReplaced):
                await app.endings.resign(match.code, ANNA)


async def test_a_copy_that_lacks_nothing_is_no_alarm(tmp_path: Path, rng: Random) -> None:
    async with application(tmp_path) as app:
        match = (await play_random(app, await start_match(app), rng, moves=2))[-1].match
        brought_into_the_file(sqlite_of(app).file)
        shutil.copyfile(shutil.copyfile(sqlite_of(app).file, tmp_path / "same.db"), sqlite_of(app).file)
        assert await fresh(app, (await play_random(app, match, rng, moves=2))[-1].match)


async def test_the_file_of_another_bot_is_written_over_it(tmp_path: Path, rng: Random) -> None:
    (tmp_path / "other").mkdir()
    async with application(tmp_path / "other", seed=3) as other:
        await play_random(other, await start_match(other), rng, moves=8)
    async with application(tmp_path) as app:
        match = await start_match(app)
        brought_into_the_file(sqlite_of(app).file)
        shutil.copyfile(sqlite_of(other).file, sqlite_of(app).file)
        with pytest.raises(DatabaseReplaced):
            await app.endings.resign(match.code, ANNA)


async def test_a_database_behind_a_link(tmp_path: Path, rng: Random) -> None:
    (tmp_path / "disk").mkdir()
    (tmp_path / "jaipur.db").symlink_to(tmp_path / "disk" / "real.db")
    async with application(tmp_path) as app:
        match = (await play_random(app, await start_match(app), rng, moves=2))[-1].match
        assert (tmp_path / "disk" / "real.db-wal").exists()
    async with application(tmp_path) as app:
        match = (await play_random(app, await fresh(app, match), rng, moves=1))[-1].match
        (tmp_path / "disk" / "real.db-wal").unlink()
        with pytest.raises(DatabaseReplaced):
            await play_random(app, match, rng, moves=1)


async def test_the_log_of_a_file_that_was_moved_behind_a_link(tmp_path: Path, rng: Random) -> None:
    """SQLite would look for the log beside the file, and find none of the newest moves."""
    file = tmp_path / "jaipur.db"
    async with application(tmp_path) as app:
        await play_random(app, await start_match(app), rng, moves=2)
        for path in (file, tmp_path / "jaipur.db-wal"):
            shutil.copyfile(path, tmp_path / f"killed-{path.name}")
    file.unlink()
    (tmp_path / "killed-jaipur.db-wal").rename(tmp_path / "jaipur.db-wal")
    file.symlink_to((tmp_path / "killed-jaipur.db").rename(tmp_path / "real.db"))
    with pytest.raises(DatabaseUnusable, match="lies beside the link"):
        await SQLiteDatabase(file).open()


@pytest.mark.parametrize(
    ("earlier", "later", "may"),
    [
        (0, 0, True),
        (0, 5, True),
        (5, 0, False),
        (5, 5, True),
        (5, 6, True),
        (6, 5, False),
        (5, 5 + OTHERS_WRITES + 1, False),
        (LARGEST, 1, True),
        (1, LARGEST, False),
    ],
)
def test_numbers_of_writes_only_grow(earlier: int, later: int, may: bool) -> None:
    assert may_follow(earlier, later) is may


def test_numbers_begin_at_random_and_start_again_after_the_largest() -> None:
    assert len({after(0) for _ in range(20)}) > 10
    assert after(7) == 8
    assert after(LARGEST) == 1


async def test_a_move_that_was_under_way_is_not_acknowledged(tmp_path: Path) -> None:
    async with application(tmp_path) as app:

        async def write() -> None:
            async with app.db.transaction() as queries:
                await queries.execute("INSERT INTO notices (key, said) VALUES ('a', 1)")
                sqlite_of(app).file.unlink()

        with pytest.raises(DatabaseReplaced):
            await write()


async def test_a_database_that_is_put_back_goes_on(tmp_path: Path, rng: Random) -> None:
    async with application(tmp_path) as app:
        match = await start_match(app)
        away = sqlite_of(app).file.rename(tmp_path / "elsewhere.db")
        with pytest.raises(DatabaseReplaced):
            await play_random(app, match, rng, moves=1)
        assert await fresh(app, match) == match, "looking goes on"
        away.rename(sqlite_of(app).file)
        await play_random(app, match, rng, moves=1)


async def test_what_sqlite_itself_does_with_the_file_is_no_alarm(tmp_path: Path, rng: Random) -> None:
    async with application(tmp_path) as app, application(tmp_path, seed=2) as other:
        match = await start_match(app)
        for checkpoint in ("PASSIVE", "FULL", "RESTART", "TRUNCATE"):
            match = (await play_random(other, match, rng, moves=2))[-1].match
            with closing(sqlite3.connect(sqlite_of(app).file)) as program:
                program.execute("VACUUM")
                program.execute(f"PRAGMA wal_checkpoint({checkpoint})")
            match = (await play_random(app, match, rng, moves=2))[-1].match
        backup(sqlite_of(app).file, tmp_path / "copy.db")
        await play_random(app, match, rng, moves=2)
