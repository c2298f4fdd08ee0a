"""Discord's ids: numbers that carry the time at which they were made."""

from playground.clock import Clock

DISCORD_EPOCH_MS = 1_420_070_400_000
FIRST_ID_MS = 1_704_067_200_000  # the first day of 2024


class Snowflakes:
    """Hands out ids: unique, rising, and true to the clock (discord.py reads the time back from them).

    Until `follow_the_clock`, ids are the same at every start: a bot that stored the first people and channels
    finds them again.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = FIRST_ID_MS - DISCORD_EPOCH_MS << 22
        self._follows_clock = False

    @property
    def last(self) -> int:
        return self._last

    def go_on_after(self, last: int) -> None:
        """The ids of a world that was kept: the next one comes after its last."""
        self._last = max(self._last, last)
        self._follows_clock = True

    def follow_the_clock(self) -> None:
        """From now on ids tell the time."""
        self._follows_clock = True

    def next(self) -> int:
        """A new id."""
        fresh = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << 22 if self._follows_clock else 0
        self._last = max(fresh, self._last + 1)
        return self._last


def time_of(snowflake: int) -> float:
    """When this id was made, in seconds since 1970."""
    return ((snowflake >> 22) + DISCORD_EPOCH_MS) / 1000
