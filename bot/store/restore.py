"""Putting a backup in the place of the database, with the bot stopped. What was there before is kept beside it."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store.backup import copy_database
from bot.store.check_backup import check_games, check_schema
from bot.store.database_file import behind_links, check, make_folder
from bot.store.draft import draft_of, sync
from bot.store.errors import DatabaseBusy, DatabaseUnusable, translate
from bot.store.migrate import check_version, migrate, version_of
from bot.store.put_aside import check_unfinished, put_aside, undo_unfinished
from bot.store.restored import RESTORED


def restore(copy: Path, file: Path) -> Path | None:
    """Put `copy` in the place of `file`; where the earlier database is now, if there was one.

    The copy is checked first and stays where it is; it may be a backup, or a database whose bot was killed. The new
    file belongs to whom the old one did, so that root can do this for a service. Raises StoreError, and then the
    database is as it was.
    """
    file = behind_links(file)
    if not copy.is_file():
        raise DatabaseUnusable(f"{copy} does not exist; name a backup")
    if file.exists() and copy.samefile(file):
        raise DatabaseUnusable(f"{copy} is the database itself; name a backup")
    try:
        _examine(copy)
        make_folder(file.parent)
        check_unfinished(file)
        owner = (file if file.exists() else file.parent).stat()
        with draft_of(file) as draft, alone_with(file):
            _fill(draft, copy)
            os.chown(draft, owner.st_uid, owner.st_gid)
            return _exchange(draft, file)
    except sqlite3.Error as fault:
        raise translate(fault, copy) or DatabaseUnusable(f"{copy}: {fault}") from fault
    except OSError as fault:
        raise DatabaseUnusable(f"{fault.filename or file}: {fault.strerror}; see to the folder and its owner") from None


def _examine(copy: Path) -> None:
    check_version(copy)
    check(copy)
    if version_of(copy) == 0:
        raise DatabaseUnusable(f"{copy} is no backup of this program; name another file")


@contextmanager
def alone_with(file: Path) -> Iterator[None]:
    """Nobody else can open the database in this block. Raises DatabaseBusy if somebody has it open.

    What is in its log goes into the file.
    """
    if not file.exists():
        yield
        return
    with closing(sqlite3.connect(file, timeout=1, isolation_level=None)) as connection:
        try:
            connection.execute("PRAGMA journal_mode = DELETE")  # only who is alone with it may
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as fault:
            if isinstance(translate(fault, file), DatabaseBusy):
                raise DatabaseBusy(f"{file} is in use; stop the bot first") from None
            # Damaged: that is why somebody restores a backup.
        yield


def _fill(draft: Path, copy: Path) -> None:
    """Everything is checked in the draft: that is what will be the database."""
    copy_database(copy, draft)
    check_schema(draft, copy)
    migrate(draft)
    check_games(draft, copy)
    with closing(sqlite3.connect(draft, isolation_level=None)) as connection:
        connection.execute("INSERT OR REPLACE INTO notices (key, said) VALUES (?, 0)", (RESTORED,))
    with draft.open("rb") as written:
        os.fsync(written.fileno())


def _exchange(draft: Path, file: Path) -> Path | None:
    try:
        kept = put_aside(file)
        draft.replace(file)
    except OSError:
        undo_unfinished(file)
        raise
    sync(file.parent)
    return kept
