"""A file that takes the place of another at once: it is made under a hidden name beside it, then renamed.

Whoever makes a draft holds a lock on it, which ends with the process. So a draft that nobody has locked is what a
killed command has left behind, and is removed by the next one.
"""

import fcntl
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

SUFFIX = ".jaipur-draft"
SQLITE_FILES = ("", "-journal", "-wal", "-shm")  # what SQLite may leave beside a draft


@contextmanager
def draft_of(target: Path) -> Iterator[Path]:
    """An empty file beside `target` that only its owner can read. Whatever was not renamed in the block is removed."""
    remove_abandoned(target.parent)
    handle, draft = _locked(target)
    try:
        yield draft
    finally:
        _remove(draft)
        os.close(handle)


def is_being_made(target: Path) -> bool:
    """Somebody is making a file that is going to take the place of this one."""
    return any(_is_locked(draft) for draft in _drafts(target.parent) if _is_draft_of(target, draft))


def remove_abandoned(folder: Path) -> None:
    """Remove the drafts of commands that were killed. What others are making stays."""
    for draft in _drafts(folder):
        with suppress(OSError):  # somebody else's, or gone meanwhile
            if not _is_locked(draft):
                _remove(draft)


def sync(folder: Path) -> None:
    """See that what was renamed in the folder is on the disk."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _locked(target: Path) -> tuple[int, Path]:
    """A new draft with our lock on it. Once more where somebody removed it before we had the lock."""
    while True:
        handle, name = tempfile.mkstemp(prefix=_prefix(target), suffix=SUFFIX, dir=target.parent)  # mode 600
        fcntl.flock(handle, fcntl.LOCK_EX)
        if os.fstat(handle).st_nlink:
            return handle, Path(name)
        os.close(handle)


def _prefix(target: Path) -> str:
    return f".{target.name}."


def _is_draft_of(target: Path, draft: Path) -> bool:
    """Between prefix and suffix there is no dot: that would be the draft of `jaipur.db.bak`, not of `jaipur.db`."""
    is_named_so = draft.name.startswith(_prefix(target))
    return is_named_so and "." not in draft.name.removeprefix(_prefix(target)).removesuffix(SUFFIX)


def _drafts(folder: Path) -> list[Path]:
    return [path for path in folder.iterdir() if path.name.startswith(".") and path.name.endswith(SUFFIX)]


def _is_locked(draft: Path) -> bool:
    try:
        handle = os.open(draft, os.O_RDONLY | os.O_NOFOLLOW)
    except FileNotFoundError:
        return False
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(handle)
    return False


def _remove(draft: Path) -> None:
    for ending in SQLITE_FILES:
        draft.with_name(f"{draft.name}{ending}").unlink(missing_ok=True)
