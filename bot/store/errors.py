"""What can be wrong with the database. The text is plain English, says what to do, and shows no content.

StoreError
├── DatabaseNewer       written by a newer version of this program
├── DatabaseDamaged     quick_check or SQLite itself found it malformed
├── DatabaseUnusable    cannot be opened, not a database of this program, no permission, a failing disk
├── DatabaseFull        no room left on the disk
├── DatabaseReadOnly
├── DatabaseReplaced    removed or replaced by another file while we had it open
├── DatabaseBusy        another process kept it locked for too long
├── DatabaseUnreachable no line to the server, or it was cut; what was under way may or may not be saved
├── DatabaseClosed      not open, or not ours to use any more
└── ClaimedElsewhere    another process does it
"""

import sqlite3
from pathlib import Path


class StoreError(Exception):
    """The store could not do its work. What was to be written was not written, as a whole."""


class DatabaseNewer(StoreError):
    pass


class DatabaseDamaged(StoreError):
    pass


class DatabaseUnusable(StoreError):
    pass


class DatabaseFull(StoreError):
    pass


class DatabaseReadOnly(StoreError):
    pass


class DatabaseReplaced(StoreError):
    pass


class DatabaseBusy(StoreError):
    pass


class DatabaseUnreachable(StoreError):
    pass


class DatabaseClosed(StoreError):
    pass


class ClaimedElsewhere(StoreError):
    pass


def translate(fault: sqlite3.Error, file: Path) -> StoreError | None:
    """The store's error for SQLite's, by its primary result code; None for a mistake in our own SQL."""
    match getattr(fault, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_FULL:
            return DatabaseFull(f"{file}: the disk is full; make room, nothing that was acknowledged is lost")
        case sqlite3.SQLITE_READONLY:
            return DatabaseReadOnly(f"{file} is read-only; make the file and its folder writable for this user")
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return DatabaseBusy(f"{file} is locked by another process; see who else has it open")
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return damaged(file, str(fault))
        case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM | sqlite3.SQLITE_AUTH:
            return DatabaseUnusable(f"{file} cannot be opened; see that the folder exists and is writable")
        case sqlite3.SQLITE_IOERR:
            return DatabaseUnusable(f"{file}: reading or writing failed ({fault}); see to the disk and the room on it")
        case _:
            return None


def damaged(file: Path, what: str) -> DatabaseDamaged:
    first_line = what.splitlines()[0] if what else "malformed"
    return DatabaseDamaged(
        f"{file} is damaged ({first_line}); stop the bot, keep a copy of it, and put the latest backup in its place"
    )
