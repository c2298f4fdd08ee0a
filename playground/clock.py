"""The server's clock, which tests and people can move ahead."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime


class Clock:
    """Real time plus an offset. `moves` counts how often somebody moved it; `listeners` are called then."""

    def __init__(self) -> None:
        self.offset = 0.0
        self.moves = 0
        self.listeners: list[Callable[[], None]] = []
        self._moved = asyncio.Event()

    def now(self) -> float:
        """Seconds since 1970, as this server sees them."""
        return time.time() + self.offset

    def advance(self, seconds: float) -> None:
        """Let time jump ahead; everything that waits for a moment now past wakes up."""
        if seconds < 0:
            raise ValueError("time goes forward only: ids must stay in order")
        self.offset += seconds
        self.moves += 1
        self._moved.set()
        self._moved = asyncio.Event()
        for listen in self.listeners:
            listen()

    def set_ahead(self, seconds: float) -> None:
        """As far ahead as it was in a world that was kept; at the start, before anything waits."""
        self.offset = float(seconds)

    async def sleep_until(self, moment: float) -> None:
        """Wait until `now()` reaches the moment, by itself or because somebody moved the clock."""
        while (left := moment - self.now()) > 0:
            moved = self._moved
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await moved.wait()

    def iso(self) -> str:
        """Now, as Discord writes timestamps."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat()
