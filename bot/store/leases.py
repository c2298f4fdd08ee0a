"""How far ahead something can be due. Whatever is due later than that was written before the clock was set back.

So a clock that is wrong for a moment never lets a table or a merchant stand still for longer than this.
"""

LEASE = 60  # seconds for which somebody has something in hand
LONGEST_PAUSE = 6 * 3600  # seconds until something that could not be done is tried again
GIVEN_UP_AFTER = 7 * 24 * 3600  # seconds for which Discord has refused something


def growing_pause(first: int, times: int) -> int:
    """Seconds to wait after so many refusals in a row: `first`, then twice as long each time, up to the longest."""
    return int(min(first * 2 ** min(times - 1, 20), LONGEST_PAUSE))


def is_of_later(column: str, refusals: str = "tries") -> str:
    """A condition: this column is later than it can be, so the clock was set back. Its values: `latest(now)`.

    Only what Discord has refused (`refusals`) waits for longer than somebody has it in hand.
    """
    return f"({column} > ? AND ({refusals} = 0 OR {column} > ?))"


def latest(now: int) -> tuple[int, int]:
    return now + LEASE, now + LONGEST_PAUSE
