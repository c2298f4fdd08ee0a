"""A backup is put back, and nothing goes wrong on the way."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.store.backup import backup
from bot.store.database_file import beside
from bot.store.draft import draft_of
from bot.store.errors import DatabaseBusy, DatabaseDamaged, DatabaseNewer, DatabaseUnusable, StoreError
from bot.store.restore import restore
from tests.bot.test_command_line import bot
from tests.bot.world import ANNA, application, play_random, sqlite_of, start_match

pytestmark = pytest.mark.sqlite_only


@pytest.fixture
async def monday(tmp_path: Path) -> Path:
    """A backup after nine moves of a game; the database has five more."""
    copy = tmp_path / "monday.db"
    async with application(tmp_path) as app:
        match = await start_match(app)
        await play_random(app, match, Random(1), moves=9)
        backup(sqlite_of(app).file, copy)
        await play_random(app, await app.matches.find(match.code), Random(2), moves=5)
    return copy


def moves(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM moves").fetchone()[0])


def everything(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith(("-wal", "-shm"))}


async def test_the_games_of_a_backup_go_on(tmp_path: Path, monday: Path) -> None:
    restore(monday, tmp_path / "jaipur.db")
    async with application(tmp_path) as app:
        (match,) = await app.matches.running(ANNA)
        assert (match.round, match.ply) == (1, 9)
        await play_random(app, match, Random(3), moves=3)
        assert (tmp_path / "jaipur.db").stat().st_mode & 0o077 == 0, "only its owner can read it again"
        await app.endings.resign(match.code, ANNA)
        assert "[Seal" in await app.record_files.record(match.code)


@pytest.mark.parametrize("name", ["jaipur.db-wal", "jaipur.db-shm", "jaipur.db-journal", "jaipur.db-before-restore-2"])
@pytest.mark.usefixtures("monday")
def test_a_backup_does_not_take_the_place_of_what_belongs_to_the_database(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"needed")
    done = bot(tmp_path, "backup", name)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "belongs to the database" in done.stderr
    assert (tmp_path / name).read_bytes() == b"needed"
    (tmp_path / name).unlink()
    assert bot(tmp_path, "backup", "jaipur.db-mine").returncode == 0, "any other name will do"


@pytest.mark.usefixtures("monday")
@pytest.mark.parametrize("kind", ["pipe", "folder", "link to a device"])
def test_a_backup_does_not_take_the_place_of_a_device(tmp_path: Path, kind: str) -> None:
    target = tmp_path / "target"
    if kind == "pipe":
        os.mkfifo(target)
    elif kind == "folder":
        target.mkdir()
    else:
        target.symlink_to(os.devnull)
    before = target.lstat().st_ino
    done = bot(tmp_path, "backup", "target")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "is no ordinary file" in done.stderr
    assert target.lstat().st_ino == before


@pytest.mark.usefixtures("monday")
async def test_the_bot_starts_beside_a_backup_that_is_being_made(tmp_path: Path) -> None:
    with draft_of(tmp_path / "jaipur.db.bak"):
        async with application(tmp_path) as app:
            assert await app.matches.running(ANNA)
    with draft_of(tmp_path / "jaipur.db"), pytest.raises(DatabaseBusy):
        await application(tmp_path).open()


def test_a_database_behind_a_link_is_backed_up_and_restored_where_it_lies(tmp_path: Path, monday: Path) -> None:
    (tmp_path / "disk").mkdir()
    real = (tmp_path / "jaipur.db").rename(tmp_path / "disk" / "real.db")
    (tmp_path / "jaipur.db").symlink_to(real)
    assert bot(tmp_path, "backup", "tuesday.db").returncode == 0
    assert bot(tmp_path, "restore", "monday.db").returncode == 0
    assert (tmp_path / "jaipur.db").is_symlink()
    kept = tmp_path / "disk" / "real.db-before-restore"
    assert [moves(file) for file in (real, kept, monday, tmp_path / "tuesday.db")] == [9, 14, 9, 14]


@pytest.mark.parametrize("content", [b"", bytes(512)])
async def test_an_empty_journal_of_a_restore_that_was_killed_is_tidied_up(
    tmp_path: Path, monday: Path, content: bytes
) -> None:
    restore(monday, tmp_path / "jaipur.db")
    journal = tmp_path / "jaipur.db-journal"
    journal.write_bytes(content)
    async with application(tmp_path) as app:
        assert await app.matches.running(ANNA)
        assert not journal.exists()


def test_the_backup_is_in_place_and_what_was_there_is_kept(tmp_path: Path, monday: Path) -> None:
    done = bot(tmp_path, "restore", "monday.db")
    assert done.returncode == 0, done.stderr
    assert done.stdout == "jaipur.db is monday.db now; what was there before is jaipur.db-before-restore\n"
    file = tmp_path / "jaipur.db"
    assert (moves(file), moves(tmp_path / "jaipur.db-before-restore"), moves(monday)) == (9, 14, 9)
    assert file.stat().st_mode & 0o777 == 0o600
    assert not [path for path in beside(file)[1:] if path.exists()], "they would belong to the old one"
    assert "is sound" in bot(tmp_path, "doctor").stdout


def test_on_a_new_machine_there_is_nothing_to_keep(tmp_path: Path, monday: Path) -> None:
    file = tmp_path / "new" / "jaipur.db"
    assert restore(monday, file) is None
    assert moves(file) == 9
    assert file.parent.stat().st_mode & 0o777 == 0o700


async def test_not_while_the_bot_runs(tmp_path: Path, monday: Path) -> None:
    async with application(tmp_path) as app:
        with pytest.raises(DatabaseBusy, match="stop the bot first"):
            restore(monday, sqlite_of(app).file)
        assert await app.db.fetch_one("SELECT count(*) FROM moves")
    assert moves(tmp_path / "jaipur.db") == 14


def test_moves_that_are_only_in_the_log_are_kept_too(tmp_path: Path, monday: Path) -> None:
    """As after a crash: the file beside the database has the newest moves."""
    file = tmp_path / "jaipur.db"
    writer = sqlite3.connect(file)
    writer.execute("PRAGMA journal_mode = WAL")
    writer.execute("DELETE FROM moves")
    writer.commit()
    crashed = {path: path.read_bytes() for path in beside(file)[:2]}
    writer.close()
    for path, content in crashed.items():
        path.write_bytes(content)
    kept = restore(monday, file)
    assert kept is not None
    assert (moves(kept), moves(file)) == (0, 9)


def test_a_damaged_database_is_replaced(tmp_path: Path, monday: Path) -> None:
    file = tmp_path / "jaipur.db"
    file.write_bytes(b"nothing of the kind" * 999)
    kept = restore(monday, file)
    assert kept is not None
    assert kept.read_bytes().startswith(b"nothing of the kind")
    assert moves(file) == 9


@pytest.mark.parametrize(
    ("spoil", "error"),
    [
        (lambda copy: copy.unlink(), DatabaseUnusable),
        (lambda copy: copy.write_bytes(b""), DatabaseUnusable),
        (lambda copy: copy.write_bytes(b"nothing of the kind" * 999), DatabaseDamaged),
        (lambda copy: copy.write_bytes(copy.read_bytes()[:9000]), DatabaseDamaged),
        (lambda copy: set_version(copy, 99), DatabaseNewer),
        (lambda copy: set_version(copy, 0), DatabaseUnusable),
    ],
    ids=["missing", "empty", "no database", "cut off", "newer", "another program's"],
)
def test_what_is_no_good_backup_is_refused_and_nothing_changes(
    tmp_path: Path, monday: Path, spoil: object, error: type[StoreError]
) -> None:
    assert callable(spoil)
    spoil(monday)
    before = everything(tmp_path)
    with pytest.raises(error):
        restore(monday, tmp_path / "jaipur.db")
    assert everything(tmp_path) == before
    done = bot(tmp_path, "restore", "monday.db")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)


def set_version(file: Path, version: int) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")


def test_the_database_is_no_backup_of_itself(tmp_path: Path, monday: Path) -> None:
    with pytest.raises(DatabaseUnusable, match="itself"):
        restore(tmp_path / "jaipur.db", tmp_path / "jaipur.db")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_what_root_restores_belongs_to_the_service_again(tmp_path: Path, monday: Path) -> None:
    file = tmp_path / "jaipur.db"
    os.chown(file, 12345, 12345)
    restore(monday, file)
    assert (file.stat().st_uid, file.stat().st_gid) == (12345, 12345)
