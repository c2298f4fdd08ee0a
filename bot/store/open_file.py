"""The file that the connections have open, and whether it is still the one that people find under its name.

SQLite goes on writing into a file that was removed, and whatever it writes is gone with the process. So whoever writes
asks here before, and once more before anybody is told.
"""

import logging
import os
from pathlib import Path

from bot.store.database_file import beside
from bot.store.errors import DatabaseReplaced

WAL = b"\x02\x02"  # in the header of a file with a log beside it; backups have none
log = logging.getLogger(__name__)


class OpenFile:
    """Made while the connections are open, closed after them: closing a file ends SQLite's locks on it."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._handle = os.open(file, os.O_RDONLY)
        self._identities = self._look()
        self._changes = 0
        self._is_reported = False

    def check(self) -> None:
        """Raise DatabaseReplaced if the database or a file beside it was removed, replaced or written over."""
        fault = self._fault()
        if fault is None:
            self._is_reported = False
            return
        error = DatabaseReplaced(
            f"{fault} while the bot runs: nothing is written any more. Stop the bot, put the right one in its place"
            " (a backup with `restore`), and start it again"
        )
        if not self._is_reported:
            log.error("%s", error)
            self._is_reported = True
        raise error

    def close(self) -> None:
        os.close(self._handle)

    def _fault(self) -> str | None:
        now = self._look()
        for path, before in self._identities.items():
            if now[path] != before:
                return f"{path} was {'removed' if now[path] is None else 'replaced'}"
        header = os.pread(self._handle, 100, 0)
        changes = int.from_bytes(header[24:28], "big")  # SQLite only ever counts up
        if header[18:20] != WAL or changes < self._changes:
            return f"{self._file} was written over"
        self._changes = changes
        return None

    def _look(self) -> dict[Path, tuple[int, int] | None]:
        """Device and number of each file; None where there is none."""
        return {path: _identity(path) for path in beside(self._file)}


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
