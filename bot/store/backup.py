"""A copy of the database while the bot runs: SQLite's online backup, whole and consistent."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.database_file import behind_links, check, read_only
from bot.store.draft import draft_of, sync
from bot.store.errors import DatabaseUnusable, translate
from bot.store.put_aside import BEFORE

OF_DATABASE = ("wal", "shm", "journal", BEFORE)  # endings of what SQLite and `restore` put beside it


def backup(file: Path, target: Path) -> int:
    """Copy the database to `target` and give the size in bytes. Only the owner can read the copy.

    The copy is made and checked under another name beside it, then put in place at once: whatever goes wrong, a backup
    that was there before stays whole. Raises StoreError.
    """
    file = behind_links(file)
    if not file.exists():
        raise DatabaseUnusable(f"{file} does not exist; there is nothing to back up yet")
    _check_target(file, target)
    try:
        with draft_of(target) as draft:
            copy_database(file, draft)
            check(draft)
            draft.replace(target)
            sync(target.parent)
            return target.stat().st_size
    except sqlite3.Error as fault:
        raise translate(fault, target) or DatabaseUnusable(f"{target}: {fault}") from fault
    except OSError as fault:
        hint = "" if target.parent.is_dir() else "; name a file in a folder that exists"
        raise DatabaseUnusable(
            f"{target if target.parent.is_dir() else target.parent}: {fault.strerror}{hint}"
        ) from None


def _check_target(file: Path, target: Path) -> None:
    """A backup takes the place of whatever has its name, so it must be nothing that somebody needs."""
    if target.exists() and target.samefile(file):
        raise DatabaseUnusable(f"{target} is the database itself; name another file")
    if target.exists() and not target.is_file():
        raise DatabaseUnusable(f"{target} is no ordinary file; name another one")
    is_beside = target.parent.resolve() == file.parent.resolve()
    if is_beside and target.name.startswith(tuple(f"{file.name}-{kind}" for kind in OF_DATABASE)):
        raise DatabaseUnusable(f"{target} belongs to the database; name another file")


def copy_database(file: Path, draft: Path) -> None:
    """Copy a database whole, with what is still in its log: one file, on the disk, with nothing beside it."""
    with closing(read_only(file)) as source, closing(sqlite3.connect(draft)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
    with draft.open("rb+") as written:
        os.fsync(written.fileno())
