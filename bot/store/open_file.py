"""The file that the connections have open, and whether it is still the one that people find under its name.

SQLite goes on writing into a file that was removed, and whatever it writes is gone with the process. So whoever writes
asks here before, and once more before anybody is told.

A file can also be written over in place by an older copy of itself, which has the same name and the same identity.
Therefore what must last is numbered (`write_numbers`): the file has never a smaller number than it had.
"""

import logging
import os
from collections.abc import Callable
from pathlib import Path

from bot.store import write_numbers
from bot.store.database_file import beside
from bot.store.errors import DatabaseReplaced

WAL = b"\x02\x02"  # in the header of a file with a log beside it; backups have none
log = logging.getLogger(__name__)


class OpenFile:
    """Made while the connections are open, closed after them: closing a file ends SQLite's locks on it.

    `named` may be a link. SQLite follows it once, and its log lies beside the file that it found.
    """

    def __init__(self, named: Path, number: int) -> None:
        self._named = str(named)
        self._file = Path(os.path.realpath(named))
        self._beside = tuple(map(str, beside(self._file)))  # these are looked at with every write
        self._handle = os.open(self._file, os.O_RDONLY)
        self._identities = self._look()
        self._number = number  # of the latest write, as the connections see it: its page may still be in the log
        self._number_in_file = 0
        self._is_reported = False

    def check(self) -> None:
        """Raise DatabaseReplaced if the database or a file beside it was removed, replaced or written over."""
        if fault := self._fault():
            self._refuse(fault)
        self._is_reported = False

    def check_number(self, number: int) -> None:
        """The same by what the connection reads. It may have read it from the log, so `check` looks into the file."""
        if not write_numbers.may_follow(self._number, number):
            self._refuse(f"{self._file} was written over")
        self._number = number

    def written(self, number: int) -> None:
        self._number = number

    def close(self) -> None:
        os.close(self._handle)

    def _refuse(self, fault: str) -> None:
        error = DatabaseReplaced(
            f"{fault} while the bot runs: nothing is written any more. Stop the bot, put the right one in its place"
            " (a backup with `restore`), and start it again"
        )
        if not self._is_reported:
            log.error("%s", error)
            self._is_reported = True
        raise error

    def _fault(self) -> str | None:
        now = self._look()
        if _identity(self._named, os.stat) != now[str(self._file)]:  # which `realpath` would take longer to say
            return f"{self._named} was replaced"
        for path, before in self._identities.items():
            if now[path] != before:
                return f"{path} was {'removed' if now[path] is None else 'replaced'}"
        header = os.pread(self._handle, write_numbers.HEADER, 0)
        number = write_numbers.in_header(header)
        if header[18:20] != WAL or not write_numbers.may_follow(self._number_in_file, number):
            return f"{self._file} was written over"
        self._number_in_file = number
        return None

    def _look(self) -> dict[str, tuple[int, int] | None]:
        """Device and number of each file; None where there is none. A link in the place of one is another file."""
        return {path: _identity(path, os.lstat) for path in self._beside}


def _identity(path: str, look: Callable[[str], os.stat_result]) -> tuple[int, int] | None:
    try:
        found = look(path)  # a Path would take longer than the system
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
