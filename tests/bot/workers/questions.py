"""Questions for worker processes, in a module that these can import."""

import os
import time
from pathlib import Path
from typing import NamedTuple

from bot.workers.pipe_messages import Progress


class Surroundings(NamedTuple):
    """What a worker sees of itself."""

    pid: int
    environment: dict[str, str]
    niceness: int
    folder: Path


class SurroundingsWanted(NamedTuple):
    def answer(self, progress: Progress) -> Surroundings:
        progress(1, 2)
        progress(2, 2)
        return Surroundings(os.getpid(), dict(os.environ), os.nice(0), Path.cwd())


class SleepWanted(NamedTuple):
    seconds: float

    def answer(self, _: Progress) -> float:
        time.sleep(self.seconds)
        return self.seconds


class BytesWanted(NamedTuple):
    number: int

    def answer(self, _: Progress) -> bytes:
        return bytes(self.number)


class CrashWanted(NamedTuple):
    def answer(self, _: Progress) -> None:
        raise ZeroDivisionError
