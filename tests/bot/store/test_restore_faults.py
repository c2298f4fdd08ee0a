"""What may go wrong with a restore: a crash before it, a kill in the middle, a second one, a file full of surprises."""

# ruff: noqa: ASYNC240  # nobody waits for the event loop of a test

import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.backup import backup
from bot.store.database_file import beside
from bot.store.draft import draft_of
from bot.store.errors import DatabaseBusy, DatabaseUnusable
from bot.store.restore import restore
from tests.bot.fixture import FOLDER as SCHEMAS
from tests.bot.store.test_restore import monday as monday
from tests.bot.store.test_restore import moves
from tests.bot.test_command_line import bot
from tests.bot.world import application

pytestmark = pytest.mark.sqlite_only

PLAY_AND_DIE = """
import asyncio, os, signal, sys
from pathlib import Path
from random import Random
from tests.bot.world import application, play_random, start_match

async def main():
    async with application(Path(sys.argv[1])) as app:
        played = await play_random(app, await start_match(app), Random(4), moves=8)
        print(len(played), flush=True)
        os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""
RESTORE_AND_DIE = """
import os, signal, sys
from pathlib import Path
from bot.store.restore import restore

copy, file, left = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])

def count(event, _):
    global left
    left -= event in ("os.chown", "os.link", "os.remove", "os.rename", "sqlite3.connect", "tempfile.mkstemp")
    if left < 0 and event != "os.kill":
        os.kill(os.getpid(), signal.SIGKILL)

sys.addaudithook(count)
restore(copy, file)
"""


def play_and_die(folder: Path) -> Path:
    """A database with eight acknowledged moves whose bot was killed."""
    folder.mkdir()
    done = subprocess.run([sys.executable, "-c", PLAY_AND_DIE, str(folder)], capture_output=True, text=True, timeout=60)
    assert done.stdout == "8\n", done.stderr
    return folder / "jaipur.db"


def change(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def killed_restore(copy: Path, file: Path, step: int) -> bool:
    """Restore in another process, which is killed before so many steps on files. False: it came to its end."""
    command = [sys.executable, "-c", RESTORE_AND_DIE, str(copy), str(file), str(step)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode in (0, -signal.SIGKILL), done.stderr
    return done.returncode != 0


def test_a_database_whose_bot_was_killed_is_restored_with_all_its_moves(tmp_path: Path) -> None:
    crashed = play_and_die(tmp_path / "old machine")
    assert beside(crashed)[1].stat().st_size, "the moves are in the log"
    restore(crashed, tmp_path / "jaipur.db")
    assert moves(tmp_path / "jaipur.db") == 8


def test_a_second_restore_keeps_what_the_first_put_aside(tmp_path: Path, monday: Path) -> None:
    file = tmp_path / "jaipur.db"
    kept = [restore(monday, file) for _ in range(3)]
    names = ["jaipur.db-before-restore", "jaipur.db-before-restore-2", "jaipur.db-before-restore-3"]
    assert [path and path.name for path in kept] == names
    assert [path and moves(path) for path in kept] == [14, 9, 9]


@pytest.mark.parametrize("is_damaged", [False, True])
async def test_a_kill_at_any_step_leaves_the_old_database_or_the_new_one(
    tmp_path: Path, monday: Path, is_damaged: bool
) -> None:
    before = tmp_path / "before"
    before.mkdir()
    for path in beside(tmp_path / "jaipur.db"):
        if path.exists():
            path.rename(before / path.name)
    if is_damaged:  # its log cannot be read, so it has to go along
        (before / "jaipur.db").write_bytes(b"nothing of the kind" * 999)
        (before / "jaipur.db-wal").write_bytes(b"the log")
    step, was_killed, new = 0, True, 0
    while was_killed:
        folder = tmp_path / str(step)
        shutil.copytree(before, folder)
        was_killed = killed_restore(monday, folder / "jaipur.db", step)
        assert (folder / "jaipur.db").stat().st_size, "never without a database"
        try:
            async with application(folder) as app:
                row = await app.db.fetch_one("SELECT count(*) AS total FROM moves")
                assert row
                new += row["total"] == 9
                assert row["total"] in (9, 14)
        except Exception:
            assert is_damaged
            assert (folder / "jaipur.db-wal").read_bytes() == b"the log", f"killed at step {step}"
        assert not list(folder.glob(".*")), "the draft of the killed command is gone"
        restore(monday, folder / "jaipur.db")
        assert moves(folder / "jaipur.db") == 9
        step += 1
    assert step > 5, "the steps were counted"
    assert 1 <= new < step


@pytest.mark.parametrize("left", ["jaipur.db-before-restore", "jaipur.db-before-restore-2", "jaipur.db-wal"])
async def test_no_empty_database_is_begun_where_there_was_one(tmp_path: Path, monday: Path, left: str) -> None:
    file = tmp_path / "jaipur.db"
    file.rename(tmp_path / left)
    with pytest.raises(DatabaseUnusable, match="is missing"):
        await application(tmp_path).open()
    assert not file.exists()
    doctor = bot(tmp_path, "doctor")
    assert "jaipur.db is missing" in doctor.stdout
    restore(monday, file)
    assert moves(file) == 9


async def test_the_bot_does_not_start_in_the_middle_of_a_restore(tmp_path: Path, monday: Path) -> None:
    with draft_of(tmp_path / "jaipur.db"), pytest.raises(DatabaseBusy, match="is being restored"):
        await application(tmp_path).open()


def test_what_killed_commands_left_is_removed_and_what_others_make_is_not(tmp_path: Path, monday: Path) -> None:
    with draft_of(tmp_path / "other.db") as others:
        abandoned = tmp_path / ".sunday.db.abc.jaipur-draft"
        abandoned.touch()
        (tmp_path / ".sunday.db.abc.jaipur-draft-journal").touch()
        backup(tmp_path / "jaipur.db", tmp_path / "tuesday.db")
        assert list(tmp_path.glob(".*")) == [others]


STRANGE_SCHEMAS = {
    "a trigger": ["CREATE TRIGGER thief AFTER INSERT ON moves BEGIN DELETE FROM moves; END"],
    "a view": ["CREATE VIEW hands AS SELECT deck FROM rounds"],
    "a table more": ["CREATE TABLE songs (title TEXT)"],
    "a table less": ["DROP TABLE blocks"],
    "a view for a table": ["DROP TABLE blocks", "CREATE VIEW blocks AS SELECT 1 AS user_id, 2 AS whom"],
    "a column more": ["ALTER TABLE people ADD COLUMN password TEXT"],
    "a column less": ["ALTER TABLE people DROP COLUMN locale"],
    "an index less": ["DROP INDEX matches_rematch"],
    "an index that is not unique": [
        "DROP INDEX matches_rematch",
        "CREATE INDEX matches_rematch ON matches (rematch_of) WHERE rematch_of IS NOT NULL",
    ],
}
STRANGE_GAMES = {
    "a move that is none": ["UPDATE moves SET move = 'hello' WHERE ply = 3"],
    "a move that the rules forbid": ["UPDATE moves SET move = '-DDDDD' WHERE ply = 3"],
    "a move missing": ["DELETE FROM moves WHERE ply = 3"],
    "the last move missing": ["DELETE FROM moves WHERE ply = 9"],
    "a move too many": ["INSERT INTO moves SELECT match, round, 10, '+K', played FROM moves WHERE ply = 9"],
    "another deck than the sealed one": ["UPDATE rounds SET deck = substr(deck, 52) || substr(deck, 1, 51)"],
    "no deck": ["UPDATE rounds SET deck = ''"],
    "no round": ["PRAGMA foreign_keys = OFF", "DELETE FROM moves", "DELETE FROM rounds"],
    "the wrong player to move": ["UPDATE matches SET mover = 1 - mover"],
    "a winner before the end": ["UPDATE matches SET state = 'over', winner = 0, mover = NULL"],
    "an unknown length": ["UPDATE matches SET length = 'endless'"],
    "no number": ["UPDATE matches SET ply = 'many'"],
    "a move of no game": ["INSERT INTO moves VALUES ('NONE', 1, 1, '+K', 0)"],
}


@pytest.mark.parametrize("statements", (STRANGE_SCHEMAS | STRANGE_GAMES).values(), ids=STRANGE_SCHEMAS | STRANGE_GAMES)
def test_a_file_that_is_not_what_it_seems_is_refused(tmp_path: Path, monday: Path, statements: list[str]) -> None:
    change(monday, *statements)
    done = bot(tmp_path, "restore", "monday.db")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1), done.stderr
    assert done.stderr.startswith("monday.db")
    assert moves(tmp_path / "jaipur.db") == 14
    assert not list(tmp_path.glob(".*"))


@pytest.mark.parametrize("dump", sorted(SCHEMAS.glob("*.sql")), ids=lambda dump: dump.stem)
async def test_a_backup_of_any_earlier_program_is_restored(tmp_path: Path, dump: Path) -> None:
    old = tmp_path / "old.db"
    with closing(sqlite3.connect(old)) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))
        connection.execute(f"PRAGMA user_version = {int(dump.stem)}")
    restore(old, tmp_path / "jaipur.db")
    async with application(tmp_path) as app:
        assert (await app.matches.totals())["games"] == 2
