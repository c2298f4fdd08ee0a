"""A player's time runs only while the bot is there.

Whoever runs the bot calls `mark_present` every second, and notes every few seconds until when it was there. Where
nobody was (the bot was stopped or killed, the machine slept or stood still, its clock was set, Discord was out of
reach, nothing could be written), all that runs out is moved: who had five hours left when the bot was last there has
five hours left when it is back. In doubt, such as about the last seconds before a power cut, they count for nobody.

Several processes keep one note: as long as one of them is there, no time is lost, and whichever comes back first gives
the lost time back, once.
"""

import logging
from collections.abc import Callable
from math import ceil
from time import monotonic, time

from bot.clock import Clock
from bot.store import challenges, deadlines, downtime, fairs, interrupted_matches
from bot.store.database import Database, Queries

A_MOMENT = 5  # seconds: a machine that sleeps or stands still for less goes unnoticed
NOTED_FOR = 10  # seconds, after which it is noted again that we are there
MUCH = 60  # seconds lost, which the host should hear of
log = logging.getLogger(__name__)


class Downtime:
    """`watch` and `steady` are the machine's: the time, and the seconds that it was awake.

    Unlike the clock they are not moved by tests that let days pass: whatever the clock does is time that passes, unless
    we know that we were not there.
    """

    def __init__(
        self,
        db: Database,
        clock: Clock,
        watch: Callable[[], float] = time,
        steady: Callable[[], float] = monotonic,
    ) -> None:
        self._db, self._clock, self._watch, self._steady = db, clock, watch, steady
        self._is_here = False
        self._here_until: int | None = None  # by the clock, as far as this run knows; None: it was not yet
        self._noted: int | None = None  # by the clock: the last note of this run
        self._looked = self._watch(), self._steady()

    async def mark_present(self, silence: float = 0) -> int:
        """We are there for our players. Call it every second, and before deadlines are looked at.

        For so many seconds of `silence` nothing was heard of Discord: what is noted is when it was. Returns by how many
        seconds everything was moved: 0, unless nobody was there for a while.
        """
        is_regular, lost = self.is_here(), 0
        if is_regular and self._is_noted(self._clock.now() - ceil(silence)):
            return 0
        try:
            async with self._db.transaction(light=is_regular) as queries:
                now = self._clock.now()
                if not self._is_here:  # else somebody else has given it back while we waited for our turn
                    lost = _lost(await downtime.last_present(queries), now, self._here_until)
                    await _give_back(queries, now, lost)
                await downtime.write_present(queries, now - ceil(silence))
        except Exception:
            self._leave(self._noted)  # nobody can move either
            raise
        self._is_here, self._noted = True, now - ceil(silence)
        if lost:
            level = logging.WARNING if abs(lost) > MUCH else logging.INFO
            log.log(level, "nobody was here for %d seconds: deadlines and challenges are moved by them", lost)
        return lost

    def mark_absent(self, silence: float = 0) -> None:
        """Our players cannot reach us. What passes until the next `mark_present` is given back."""
        if self.is_here():
            self._leave(self._clock.now() - ceil(silence))

    async def note_absence(self, silence: float = 0) -> None:
        """Leave for good, and write down until when we were there."""
        self.mark_absent(silence)
        if self._here_until is None:  # we never came
            return
        async with self._db.transaction(light=True) as queries:
            last = await downtime.last_present(queries)
            if last is not None and last < self._here_until:  # else another process was there after us
                await downtime.write_present(queries, self._here_until)

    def is_here(self) -> bool:
        """We were marked present, and have neither left nor slept since: nothing can have been lost."""
        (watched, steadily), self._looked = self._looked, (self._watch(), self._steady())
        passed, awake = self._looked[0] - watched, self._looked[1] - steadily
        if awake > A_MOMENT or abs(passed - awake) > A_MOMENT:
            self._leave(self._clock.now() - round(passed))
        return self._is_here

    def _leave(self, here_until: int | None) -> None:
        if self._is_here:
            self._is_here, self._here_until = False, here_until

    def _is_noted(self, there: int) -> bool:
        """Well enough, for a note of every second would be a write of every second."""
        return self._noted is not None and 0 <= there - self._noted < NOTED_FOR


def _lost(noted: int | None, now: int, here_until: int | None) -> int:
    """Seconds since somebody was last there; below 0 when the clock was set back.

    `noted` is what is stored, by whomever; `here_until` is what this process knows of itself.
    """
    if noted is None:
        return 0
    last = noted if here_until is None else max(noted, here_until)
    if noted <= now:
        return max(now - last, 0)  # where the clock was set back, another process has noted it
    return now - last if last - now > A_MOMENT else 0  # clocks of several machines are not quite the same


async def _give_back(queries: Queries, now: int, seconds: int) -> None:
    if not seconds:
        return
    if seconds > 0:
        await downtime.write_outage(queries, downtime.EVERYWHERE, now - seconds, now)
    await deadlines.move_all(queries, seconds)
    await challenges.move_expiries(queries, seconds)
    await fairs.move_all(queries, seconds)
    await interrupted_matches.move_refusals(queries, seconds)
