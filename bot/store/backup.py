"""A copy of the database while the bot runs: SQLite's online backup, whole and consistent."""

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from bot.store.database_file import check, read_only
from bot.store.errors import DatabaseUnusable, translate


def backup(file: Path, target: Path) -> int:
    """Copy the database to `target` and give the size in bytes. Only the owner can read the copy.

    The copy is made and checked under another name beside it, then put in place at once: whatever goes wrong, a backup
    that was there before stays whole. Raises StoreError.
    """
    if not file.exists():
        raise DatabaseUnusable(f"{file} does not exist; there is nothing to back up yet")
    if target.exists() and target.samefile(file):
        raise DatabaseUnusable(f"{target} is the database itself; name another file")
    try:
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)  # mode 600
        os.close(handle)
    except OSError as fault:
        raise DatabaseUnusable(f"{target.parent}: {fault.strerror}; name a file in a folder that exists") from None
    draft = Path(name)
    try:
        _copy(file, draft)
        check(draft)
        draft.replace(target)
        sync(target.parent)
        return target.stat().st_size
    except sqlite3.Error as fault:
        raise translate(fault, target) or DatabaseUnusable(f"{target}: {fault}") from fault
    except OSError as fault:
        raise DatabaseUnusable(f"{target}: {fault.strerror}") from None
    finally:
        draft.unlink(missing_ok=True)


def _copy(file: Path, draft: Path) -> None:
    with closing(read_only(file)) as source, closing(sqlite3.connect(draft)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
    with draft.open("rb+") as written:
        os.fsync(written.fileno())


def sync(folder: Path) -> None:
    """See that what was renamed in the folder is on the disk."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
