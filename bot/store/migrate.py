"""Numbered, forward-only migrations: `migrations/0001_….sql` brings the schema to version 1, and so on.

The version is SQLite's `user_version`. Each migration is one transaction together with its new version, so a file is
always at some version as a whole, also when two processes start at once or one dies in between.
"""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from bot.store.database_file import beside, read_only
from bot.store.errors import DatabaseNewer, DatabaseUnusable, StoreError, translate

FOLDER = Path(__file__).parent / "migrations"


class Migration(NamedTuple):
    version: int
    name: str
    script: str


def migrations(folder: Path = FOLDER) -> list[Migration]:
    """All migrations in order; their numbers have no gaps."""
    found = [
        Migration(int(numbered[0]), path.stem, path.read_text(encoding="utf-8"))
        for path in sorted(folder.glob("*.sql"))
        if (numbered := re.match(r"\d{4}(?=_)", path.name))
    ]
    assert [step.version for step in found] == list(range(1, len(found) + 1)), "gap in the migrations"  # noqa: S101
    return found


def version_of(file: Path) -> int:
    """The schema version of a file, without touching it; 0 for an empty or strange one."""
    log = beside(file)[1]
    if log.exists() and log.stat().st_size:  # the newest pages are in there
        with closing(read_only(file)) as connection:
            return _version(connection)
    with file.open("rb") as opened:
        header = opened.read(100)
    return int.from_bytes(header[60:64], "big") if header.startswith(b"SQLite format 3\0") else 0


def check_version(file: Path, folder: Path = FOLDER) -> None:
    """Raise DatabaseNewer for a file of a later program, before anything touches it."""
    version, newest = version_of(file), migrations(folder)[-1].version
    if version > newest:
        raise DatabaseNewer(
            f"{file} has schema {version}, this program knows {newest}; run the newer program, or restore a backup"
        )


def migrate(file: Path, folder: Path = FOLDER) -> list[str]:
    """Bring the schema up to date; the names of the migrations that were run.

    Raises DatabaseNewer, and DatabaseUnusable for a database that is not ours. A migration that fails leaves the
    version before it.
    """
    check_version(file, folder)
    with closing(sqlite3.connect(file, isolation_level=None, timeout=60)) as connection:
        version = _version(connection)
        if version == 0 and connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            raise DatabaseUnusable(f"{file} is a database of another program; set JAIPUR_DATABASE to another file")
        return [step.name for step in migrations(folder) if step.version > version and _run(connection, step, file)]


def _run(connection: sqlite3.Connection, step: Migration, file: Path) -> bool:
    """Run one migration unless another process has done it meanwhile."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        if _version(connection) >= step.version:
            return False
        for statement in statements(step.script):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {step.version}")
        connection.execute("COMMIT")
        return True
    except sqlite3.Error as fault:
        raise translate(fault, file) or StoreError(f"{file}: migration {step.name} failed: {fault}") from fault
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def statements(script: str) -> Iterator[str]:
    """The statements of a script one by one: `executescript` would commit before them."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])
