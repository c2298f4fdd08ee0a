"""The time, as something that is handed in: whole seconds since 1970, UTC."""

from pathlib import Path
from time import time
from typing import Protocol


class Clock(Protocol):
    def now(self) -> int: ...


class SystemClock:
    def now(self) -> int:
        return int(time())


class ShiftedClock:
    """The system's clock plus the seconds written in a file: tests move a running bot over days with it.

    The file is read every time. Missing or empty it shifts nothing; anything but a number in it is an error.
    """

    def __init__(self, file: Path) -> None:
        self._file = file

    def now(self) -> int:
        return int(time() + self._shift())

    def _shift(self) -> float:
        try:
            return float(self._file.read_text(encoding="ascii").strip() or 0)
        except FileNotFoundError:
            return 0
