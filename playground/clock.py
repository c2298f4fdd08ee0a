"""The server's clock, which tests can move ahead."""

import asyncio
import time
from contextlib import suppress
from datetime import UTC, datetime


class Clock:
    """Real time plus an offset. `moves` counts how often somebody moved it."""

    def __init__(self) -> None:
        self.offset = 0.0
        self.moves = 0
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
