"""Which day it is. Days have numbers from 1 on, and change at midnight UTC, for everybody everywhere."""

DAY = 24 * 3600
HOUR = 3600
FIRST_MIDNIGHT = 1_793_491_200  # of 1 November 2026, which is day 1
WEEK = 7


def day_at(now: int) -> int:
    """Where a clock is wrong by years it is day 1."""
    return max(1, (now - FIRST_MIDNIGHT) // DAY + 1)


def begins(day: int) -> int:
    return FIRST_MIDNIGHT + (day - 1) * DAY


def ends(day: int) -> int:
    return begins(day + 1)


def closes(day: int) -> int:
    """Until then somebody who has opened the day can finish it; then its solution may be told."""
    return ends(day) + HOUR
