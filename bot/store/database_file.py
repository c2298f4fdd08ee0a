"""The database file before it is opened: only its owner may read it, and it must be sound and ours."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from bot.store.draft import remove_abandoned
from bot.store.errors import DatabaseUnusable, damaged
from bot.store.put_aside import check_not_lost, check_unfinished

OWNER_ONLY = 0o600
OWNER_ONLY_FOLDER = 0o700


def prepare(file: Path) -> None:
    """Make the file and its folder if they are missing, and keep them private.

    A restore that was killed is undone. Raises DatabaseBusy while one is under way; DatabaseUnusable also where there
    must have been a database before.
    """
    try:
        make_folder(file.parent)
        check_unfinished(file)
        remove_abandoned(file.parent)
        check_not_lost(file)
        remove_stale_journal(file)
        os.close(os.open(file, os.O_CREAT | os.O_RDONLY, OWNER_ONLY))
        keep_private(file)
    except OSError as fault:
        raise DatabaseUnusable(f"{fault.filename or file}: {fault.strerror}; see to the folder and its owner") from None


def make_folder(folder: Path) -> None:
    """Make a folder, with all above it that are missing: only the owner can look into any of them."""
    if not folder.parent.exists():
        make_folder(folder.parent)
    try:
        folder.mkdir(mode=OWNER_ONLY_FOLDER)
        folder.chmod(OWNER_ONLY_FOLDER)  # whatever the umask has taken away
    except FileExistsError:
        if not folder.is_dir():
            raise


def keep_private(file: Path) -> None:
    """Take others' rights to the file and SQLite's files beside it. SQLite gives new ones the rights of the file."""
    for path in beside(file):
        if path.exists() and path.stat().st_uid == os.geteuid() and path.stat().st_mode & 0o077:
            path.chmod(OWNER_ONLY)


def beside(file: Path) -> tuple[Path, Path, Path]:
    return file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")


def remove_stale_journal(file: Path) -> None:
    """A restore that was killed at the wrong moment leaves an empty journal, of which SQLite takes no notice.

    One that is of use is used and removed by SQLite, as soon as somebody reads.
    """
    journal = file.with_name(f"{file.name}-journal")
    if not journal.exists() or not file.exists():
        return
    with closing(sqlite3.connect(file, timeout=0, isolation_level=None)) as connection, suppress(sqlite3.Error):
        connection.execute("BEGIN EXCLUSIVE")  # while somebody else is at it there is nothing to tidy up
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        journal.unlink(missing_ok=True)


def behind_links(file: Path) -> Path:
    """The file itself, where it is named by a link. SQLite puts its log beside the file, not beside the link."""
    return Path(os.path.realpath(file)) if file.is_symlink() else file


def check_no_log_beside_link(named: Path) -> None:
    """Raise DatabaseUnusable where the log of a database was left behind when the file was moved behind a link."""
    log = named.with_name(f"{named.name}-wal")
    if named.is_symlink() and log.exists() and log.stat().st_size:
        file = behind_links(named)
        raise DatabaseUnusable(
            f"{named} is a link to {file}, and {log} lies beside the link: the newest moves may be in it. Remove the"
            f" link, move {file} back to {named}, start the bot and stop it; then move the file away, and link it"
        )


def check(file: Path) -> None:
    """Raise DatabaseDamaged unless SQLite finds the file sound. Reads only."""
    with closing(read_only(file)) as connection:
        try:
            faults = connection.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.DatabaseError as fault:
            if fault.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
                raise damaged(file, str(fault)) from None
            raise
    if faults[0] != "ok":
        raise damaged(file, faults[0])


def read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
