"""The database that a restore puts aside. At no moment is there no database under its name.

It gets its second name first, as a link: `jaipur.db-before-restore`, the next time `jaipur.db-before-restore-2`. Then
the new file takes the first name at once. Where one file has both names, a restore was killed in between: it is undone.
"""

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from bot.store.draft import is_being_made, sync
from bot.store.errors import DatabaseBusy, DatabaseUnusable

BEFORE = "before-restore"


def put_aside(file: Path) -> Path | None:
    """Give the database its second name; None if there is none. Its log goes with it: it belongs to no other file."""
    kept = _free_name(file)
    for old, new in ((file, kept), (_log(file), _log(kept))):
        if old.exists():
            os.link(old, new)
    sync(file.parent)
    _log(file).unlink(missing_ok=True)
    file.with_name(f"{file.name}-shm").unlink(missing_ok=True)  # SQLite makes it from the log
    sync(file.parent)
    return kept if kept.exists() else None


def undo_unfinished(file: Path) -> None:
    """Take back what `put_aside` did, where no new file has come into the place. Nothing happens otherwise."""
    for kept in list(_put_aside(file)):
        if not (file.exists() and kept.samefile(file)):
            continue
        if _log(kept).exists():
            if _log(file).exists():
                _log(kept).unlink()
            else:
                _log(kept).rename(_log(file))
        kept.unlink()


def check_unfinished(file: Path) -> None:
    """Undo a restore that was killed. Raises DatabaseBusy while one is under way."""
    if is_being_made(file):
        raise DatabaseBusy(f"{file} is being restored; start again when that is done")
    undo_unfinished(file)


def check_not_lost(file: Path) -> None:
    """Raise DatabaseUnusable where a new, empty database would be made though there was one before."""
    if file.exists() and file.stat().st_size:
        return
    if kept := sorted(_put_aside(file)):
        raise DatabaseUnusable(
            f"{file} is missing, and {kept[-1]} lies beside it: a restore was not finished."
            f" Restore a backup again, or rename that file to {file.name};"
            f" to begin without any games, move the files named {file.name}-{BEFORE} to another folder"
        )
    if _log(file).exists() and _log(file).stat().st_size:
        raise DatabaseUnusable(
            f"{file} is missing, and its log {_log(file)} is there: somebody has removed the database."
            " Put it back, or restore a backup; to begin without any games, remove the log"
        )


def _free_name(file: Path) -> Path:
    names = (f"{file.name}-{BEFORE}" + (f"-{number}" if number > 1 else "") for number in count(1))
    paths = (file.with_name(name) for name in names)
    return next(path for path in paths if not path.exists() and not _log(path).exists())


def _put_aside(file: Path) -> Iterator[Path]:
    """The databases that were put aside, and what may be left of one."""
    for path in file.parent.iterdir():
        if path.name.startswith(f"{file.name}-{BEFORE}") and not path.name.endswith(("-wal", "-shm", "-journal")):
            yield path


def _log(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")
