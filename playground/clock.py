"""The server's clock, which tests can move, and the ids that carry its time."""

import asyncio
import time
from contextlib import suppress
from datetime import UTC, datetime

DISCORD_EPOCH_MS = 1_420_070_400_000
FOUNDED_MS = 1_704_067_200_000  # the first day of 2024


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


class Snowflakes:
    """Hands out ids: unique, rising, and true to the clock (discord.py reads the time back from them).

    Until `settle`, ids are the same at every start: the bot's stored games know the first people and channels by them.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = FOUNDED_MS - DISCORD_EPOCH_MS << 22
        self._is_settled = False

    def settle(self) -> None:
        """The world is furnished; from now on ids tell the time."""
        self._is_settled = True

    def next(self) -> int:
        """A new id."""
        fresh = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << 22 if self._is_settled else 0
        self._last = max(fresh, self._last + 1)
        return self._last
