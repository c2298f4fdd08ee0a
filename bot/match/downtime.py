"""A player's time runs only while the bot is there.

Whoever runs the bot notes every few seconds that it is there. When nobody has for a while (the bot was stopped, the
machine slept, its clock was set, Discord was out of reach), all that runs out is moved: who had five hours left when
the bot was last there has five hours left when it is back. Several processes keep one note: as long as one of them is
there, no time is lost, and whichever comes back first gives the lost time back, once.
"""

import logging
from collections.abc import Callable
from time import time

from bot.clock import Clock
from bot.store import challenges, deadlines, downtime, fairs, interrupted_matches
from bot.store.database import Database, Queries

A_WHILE = 45  # seconds: what is shorter goes unnoticed, such as a restart. We note every 20 that we are there
log = logging.getLogger(__name__)


class Downtime:
    """`watch` tells whether we kept calling; unlike the clock it is not moved by tests that let days pass."""

    def __init__(self, db: Database, clock: Clock, watch: Callable[[], float] = time) -> None:
        self._db, self._clock, self._watch = db, clock, watch
        self._marked: float | None = None  # by the watch; None: never, or absent since

    async def mark_present(self) -> int:
        """We are there for our players. Call it every few seconds, and before deadlines are looked at.

        Returns by how many seconds everything was moved: 0, unless nobody was there for a while.
        """
        is_regular = self.is_regular
        async with self._db.transaction(light=is_regular) as queries:
            now = self._clock.now()
            lost = 0 if is_regular else await _lost(queries, now)
            if lost:
                await _give_back(queries, lost)
            await downtime.write_present(queries, now)
        self._marked = self._watch()
        if lost:
            log.warning("nobody was here for %d seconds: deadlines and challenges are moved by them", lost)
        return lost

    def mark_absent(self) -> None:
        """Our players cannot reach us. What passes until the next `mark_present` is given back."""
        self._marked = None

    @property
    def is_regular(self) -> bool:
        """We were marked present a moment ago: nothing can have been lost."""
        return self._marked is not None and 0 <= self._watch() - self._marked <= A_WHILE


async def _lost(queries: Queries, now: int) -> int:
    """Seconds since somebody was last there; below 0 when the clock was set back."""
    last = await downtime.last_present(queries)
    lost = 0 if last is None else now - last
    return lost if abs(lost) > A_WHILE else 0


async def _give_back(queries: Queries, seconds: int) -> None:
    await deadlines.move_all(queries, seconds)
    await challenges.move_expiries(queries, seconds)
    await fairs.move_all(queries, seconds)
    await interrupted_matches.move_refusals(queries, seconds)
