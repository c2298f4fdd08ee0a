"""A small budget a person: whoever hammers buttons waits a little, and slows nobody else."""

import math
from collections import Counter, OrderedDict
from collections.abc import Callable
from time import monotonic

from cogs.core.errors import TooBusy

ANSWERS = 30  # at once: a fast player's moves of a minute come in bursts, two taps each
TOLD_FROM = 10  # answers at once, from which on other processes hear of it
PEOPLE = 5000  # remembered; who is forgotten starts afresh


class ClickLimit:
    """A bucket of answers for each person, which fills up again with time. Processes share it, nearly.

    `tell` is called with a person and a number of answers, once they have spent so many that others should know.
    """

    def __init__(
        self,
        per_minute: int,
        clock: Callable[[], float] = monotonic,
        tell: Callable[[int, int], None] = lambda _user_id, _answers: None,
    ) -> None:
        self._seconds, self._clock, self._tell = 60 / per_minute, clock, tell
        self._full_at: OrderedDict[int, float] = OrderedDict()  # when each person's bucket is full again
        self._untold: Counter[int] = Counter()

    def spent_elsewhere(self, user_id: int, answers: int) -> None:
        """Another process has answered this person so often."""
        now = self._clock()
        self._full_at[user_id] = max(self._full_at.pop(user_id, now), now) + answers * self._seconds

    def spend(self, user_id: int) -> None:
        """Take one answer from the bucket; raises TooBusy when it is empty."""
        self._count(user_id)
        if self._full_at[user_id] - self._clock() > TOLD_FROM * self._seconds:
            self._tell(user_id, self._untold.pop(user_id))

    def _count(self, user_id: int) -> None:
        now = self._clock()
        full_at = max(self._full_at.pop(user_id, now), now)
        waiting = full_at - now - (ANSWERS - 1) * self._seconds
        if waiting > 0:
            self._full_at[user_id] = full_at
            raise TooBusy(math.ceil(waiting))
        self._full_at[user_id] = full_at + self._seconds
        self._untold[user_id] = self._untold[user_id] + 1 if full_at > now else 1
        while len(self._full_at) > PEOPLE:
            forgotten, _ = self._full_at.popitem(last=False)
            self._untold.pop(forgotten, None)
