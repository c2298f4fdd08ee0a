"""Opening hours: a player's time runs only while the bot is there.

Whoever runs the bot notes every few seconds that it is there. When nobody has for a while (the bot was stopped, the
machine slept, its clock was set, Discord was out of reach), all that runs out is moved: who had five hours left when
the bot was last there has five hours left when it is back. Several processes keep one note: as long as one of them is
there, there are no lost hours, and whichever comes back first gives them back, once.
"""

import logging
from collections.abc import Callable
from time import time

from bot.clock import Clock
from bot.store.database import Database, Queries

A_WHILE = 120  # seconds: what is shorter goes unnoticed, such as a restart
log = logging.getLogger(__name__)


class Downtime:
    """`watch` tells whether we kept calling; unlike the clock it is not moved by tests that let days pass."""

    def __init__(self, db: Database, clock: Clock, watch: Callable[[], float] = time) -> None:
        self._db, self._clock, self._watch = db, clock, watch
        self._attended: float | None = None  # by the watch; None: not since we left

    async def attend(self) -> int:
        """We are there. Call it every few seconds, and before anything rings.

        Returns by how many seconds everything was moved: 0, unless nobody was there for a while.
        """
        is_regular = self._is_regular()
        async with self._db.transaction(light=is_regular) as queries:
            now = self._clock.now()
            lost = 0 if is_regular else await _lost(queries, now)
            if lost:
                await _give_back(queries, lost)
            await queries.execute(
                "INSERT INTO hours (name, last) VALUES ('bot', ?)"
                " ON CONFLICT (name) DO UPDATE SET last = excluded.last",
                now,
            )
        self._attended = self._watch()
        if lost:
            log.warning("nobody was here for %d seconds: deadlines and challenges are moved by them", lost)
        return lost

    def leave(self) -> None:
        """Our players cannot reach us. The time runs again from the next `attend`."""
        self._attended = None

    def _is_regular(self) -> bool:
        return self._attended is not None and 0 <= self._watch() - self._attended <= A_WHILE


async def _lost(queries: Queries, now: int) -> int:
    """Seconds since somebody was last there; below 0 when the clock was set back."""
    row = await queries.fetch_one("SELECT last FROM hours WHERE name = 'bot'")
    lost = now - row["last"] if row else 0
    return lost if abs(lost) > A_WHILE else 0


async def _give_back(queries: Queries, seconds: int) -> None:
    """Only what runs is touched, found by its index. Tables are not told: the next look shows the new time."""
    await queries.execute(
        "UPDATE matches SET deadline = deadline + ?, alarm_at = alarm_at + ? WHERE alarm_at IS NOT NULL",
        *(seconds, seconds),
    )
    await queries.execute("UPDATE challenges SET expires = expires + ? WHERE state = 'open' AND expires > 0", seconds)
