"""Putting a backup in the place of the database, with the bot stopped. What was there before is kept beside it."""

import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from bot.store.backup import sync
from bot.store.database_file import beside, check
from bot.store.errors import DatabaseBusy, DatabaseUnusable, translate
from bot.store.migrate import check_version, version_of

BEFORE = "before-restore"
RESTORED = "restored"  # the key of a notice: the tables that people see are of a later time


def restore(copy: Path, file: Path) -> Path | None:
    """Put `copy` in the place of `file`; where the earlier database is now, if there was one.

    The copy is checked first and stays where it is. The new file belongs to whom the old one did, so that root can do
    this for a service. Raises StoreError, and then the database is as it was.
    """
    if not copy.is_file():
        raise DatabaseUnusable(f"{copy} does not exist; name a backup")
    if file.exists() and copy.samefile(file):
        raise DatabaseUnusable(f"{copy} is the database itself; name a backup")
    try:
        _examine(copy)
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        owner = (file if file.exists() else file.parent).stat()
        _claim(file)
        draft = _draft(copy, file)
        try:
            os.chown(draft, owner.st_uid, owner.st_gid)
            kept = _put_aside(file)
            draft.replace(file)
        finally:
            draft.unlink(missing_ok=True)
        sync(file.parent)
        return kept
    except sqlite3.Error as fault:
        raise translate(fault, copy) or DatabaseUnusable(f"{copy}: {fault}") from fault
    except OSError as fault:
        raise DatabaseUnusable(f"{fault.filename or file}: {fault.strerror}; see to the folder and its owner") from None


def _examine(copy: Path) -> None:
    check_version(copy)
    check(copy)
    if version_of(copy) == 0:
        raise DatabaseUnusable(f"{copy} is no backup of this program; name another file")


def _claim(file: Path) -> None:
    """Raise DatabaseBusy if somebody has the database open. What is in its log goes into the file."""
    if not file.exists():
        return
    try:
        with closing(sqlite3.connect(file, timeout=1, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")  # only who is alone with it may
    except sqlite3.Error as fault:
        if isinstance(translate(fault, file), DatabaseBusy):
            raise DatabaseBusy(f"{file} is in use; stop the bot first") from None
        # Damaged: that is why somebody restores a backup.


def _draft(copy: Path, file: Path) -> Path:
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)  # mode 600
    with os.fdopen(handle, "wb") as draft, copy.open("rb") as source:
        shutil.copyfileobj(source, draft)
    with closing(sqlite3.connect(name, isolation_level=None)) as connection:
        connection.execute("INSERT OR REPLACE INTO notices (key, said) VALUES (?, 0)", (RESTORED,))
    with Path(name).open("rb") as written:
        os.fsync(written.fileno())
    return Path(name)


def _put_aside(file: Path) -> Path | None:
    """The files beside the database go with it: they belong to the old one."""
    kept = file.with_name(f"{file.name}-{BEFORE}")
    for old, new in zip(beside(file), beside(kept), strict=True):
        new.unlink(missing_ok=True)
        if old.exists():
            old.rename(new)
    return kept if kept.exists() else None
