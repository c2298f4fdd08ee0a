"""A progress bar on standard error, and plain lines on standard output, for the commands of this package."""

import sys
from time import monotonic

WIDTH = 30


class ProgressBar:
    """Shows how far a long command is. Silent where nobody looks (standard error is not a terminal)."""

    def __init__(self, total: float, label: str) -> None:
        self.total = total
        self.label = label
        self._began = monotonic()
        self._shown = sys.stderr.isatty()

    def at(self, done: float, note: str = "") -> None:
        if not self._shown:
            return
        share = min(1.0, done / self.total) if self.total else 1.0
        bar = "#" * round(share * WIDTH)
        left = (monotonic() - self._began) * (1 / share - 1) if share else 0.0
        sys.stderr.write(f"\r{self.label} [{bar:<{WIDTH}}] {share:4.0%} {left:5.0f} s left {note}\033[K")
        if share == 1.0:
            sys.stderr.write("\n")
        sys.stderr.flush()


def say(line: str) -> None:
    """One line of a command's result."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
