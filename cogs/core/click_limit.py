"""A small budget a person: whoever hammers buttons waits a little, and slows nobody else."""

import math
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

from cogs.core.errors import TooBusy

ANSWERS = 30  # at once: a fast player's moves of a minute come in bursts, two taps each
PEOPLE = 5000  # remembered; who is forgotten starts afresh


class ClickLimit:
    """A bucket of answers for each person, which fills up again with time."""

    def __init__(self, per_minute: int, clock: Callable[[], float] = monotonic) -> None:
        self._seconds, self._clock = 60 / per_minute, clock
        self._full_at: OrderedDict[int, float] = OrderedDict()  # when each person's bucket is full again

    def spend(self, user_id: int) -> None:
        """Take one answer from the bucket; raises TooBusy when it is empty."""
        now = self._clock()
        full_at = max(self._full_at.pop(user_id, now), now)
        waiting = full_at - now - (ANSWERS - 1) * self._seconds
        if waiting > 0:
            self._full_at[user_id] = full_at
            raise TooBusy(math.ceil(waiting))
        self._full_at[user_id] = full_at + self._seconds
        while len(self._full_at) > PEOPLE:
            self._full_at.popitem(last=False)
