"""Log-ins are scarce: Discord allows about 1,000 a day, and resets the token of a bot that uses them up.

A bot that crashes right after its log-in, and is started again each time, would get there within hours. So whoever has
used up half of the day's log-ins spreads the others over what is left of the day.
"""

RESERVE = 20  # a twentieth is left for lines that break while the bot runs


def pause_before_log_in(total: int, remaining: int, reset_after: float, shards: int = 1) -> float:
    """Seconds to wait before the next start, which needs a log-in for each shard; `reset_after` is in seconds, too."""
    if remaining * 2 > total:
        return 0.0
    starts = (remaining - total // RESERVE) // shards
    return reset_after / max(starts, 1)
