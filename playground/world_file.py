"""The world in a file, so that a playground that is started again goes on where it was.

SQLite writes all of a change or nothing of it. One playground has the file at a time.
"""

import json
import sqlite3
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from playground.models import Json
from playground.world_json import Files

FORMAT = 1  # of the file; another one is not read
SCHEMA = f"""
    BEGIN;
    CREATE TABLE state (only INTEGER PRIMARY KEY CHECK (only = 1), body TEXT NOT NULL);
    CREATE TABLE messages (id INTEGER PRIMARY KEY, body TEXT NOT NULL);
    CREATE TABLE files (id INTEGER PRIMARY KEY, content BLOB NOT NULL);
    PRAGMA user_version = {FORMAT};
    COMMIT;
"""


class Unreadable(Exception):
    """The file holds no world that this program can read; the text says why."""


class InUse(Exception):
    """Another playground has the file."""


@dataclass(frozen=True)
class Change:
    """What is to be written: the state, and the messages and files that are new, changed or gone."""

    state: Json
    messages: dict[int, Json] = field(default_factory=dict)
    files: Files = field(default_factory=dict)
    gone_messages: set[int] = field(default_factory=set)
    gone_files: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Kept:
    """What was in the file."""

    state: Json
    messages: list[Json]
    files: Files


class WorldFile:
    """Open it, `read` once, `write` whenever something changed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._database: sqlite3.Connection | None = None

    def open(self) -> None:
        """Raises Unreadable, InUse, or OSError for a folder that cannot be made."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            database = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=0.2)
            self._database = database
            database.execute("PRAGMA locking_mode = EXCLUSIVE")  # until we close it
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = NORMAL")
            database.execute("BEGIN IMMEDIATE")
            database.execute("COMMIT")
            (version,) = database.execute("PRAGMA user_version").fetchone()
            is_new = not database.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
            if is_new:
                database.executescript(SCHEMA)
        except sqlite3.Error as error:
            self.close()
            if "locked" in str(error):
                raise InUse from error
            raise Unreadable(str(error)) from error
        if not is_new and version != FORMAT:
            self.close()
            raise Unreadable(f"it has the format {version}, not {FORMAT}")

    def read(self, *, url: str) -> Kept | None:
        """What was kept; None in a new file. Messages then name the address that the server has now."""
        try:
            row = self._connection.execute("SELECT body FROM state").fetchone()
            if row is None:
                return None
            bodies = self._connection.execute("SELECT body FROM messages ORDER BY id").fetchall()
            files = dict(self._connection.execute("SELECT id, content FROM files").fetchall())
            state = json.loads(row[0])
            messages = [json.loads(body.replace(f"{state['url']}/cdn/", f"{url}/cdn/")) for (body,) in bodies]
            return Kept(state, messages, files)
        except (sqlite3.Error, ValueError, KeyError, TypeError) as error:
            raise Unreadable(str(error)) from error

    def write(self, change: Change) -> None:
        """All of it or nothing. Raises sqlite3.Error, such as for a full disk."""
        messages = [(key, json.dumps(body)) for key, body in change.messages.items()]
        database = self._connection
        database.execute("BEGIN IMMEDIATE")
        try:
            database.execute("INSERT OR REPLACE INTO state VALUES (1, ?)", (json.dumps(change.state),))
            database.executemany("INSERT OR REPLACE INTO messages VALUES (?, ?)", messages)
            database.executemany("INSERT OR REPLACE INTO files VALUES (?, ?)", change.files.items())
            database.executemany("DELETE FROM messages WHERE id = ?", [(one,) for one in change.gone_messages])
            database.executemany("DELETE FROM files WHERE id = ?", [(one,) for one in change.gone_files])
            database.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                database.execute("ROLLBACK")
            raise

    def put_aside(self) -> Path:
        """Keep the file under another name and begin a new one."""
        self.close()
        number = 1
        while (aside := self.path.with_name(f"{self.path.name}.old{number}")).exists():
            number += 1
        for ending in ("-wal", "-shm"):
            self.path.with_name(self.path.name + ending).unlink(missing_ok=True)
        self.path.rename(aside)
        return aside

    def close(self) -> None:
        if self._database is not None:
            with suppress(sqlite3.Error):
                self._database.close()
            self._database = None

    @property
    def _connection(self) -> sqlite3.Connection:
        if self._database is None:
            raise sqlite3.ProgrammingError("the file is not open")
        return self._database
