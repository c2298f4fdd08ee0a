"""How long the file of the days was when a day began here: what has begun keeps its positions when the file grows.

Past its end the file begins anew. A longer one has days of its own there, and they must not take the place of those
that people have played.
"""

from ai.exercises.files import Days
from bot.clock import Clock
from bot.store import one_time_notices
from bot.store.database import Database
from bot.today.day_numbers import begins

LENGTH = "days:"  # and how many; noted is since when the file has had them


class FileLengths:
    def __init__(self, db: Database, clock: Clock, days: Days) -> None:
        self._db, self._clock, self._days = db, clock, days
        self._since: dict[int, int] = {}  # by the length; none until they are noted: then the file is as it is

    async def note(self) -> None:
        """The file as it is, unless one of this length was here before. Before anybody can play."""
        await one_time_notices.claim(self._db, f"{LENGTH}{len(self._days)}", self._clock.now(), -1)
        noted = await one_time_notices.said_between(self._db, LENGTH, f"{LENGTH};")
        self._since = {int(key.removeprefix(LENGTH)): since for key, since in noted.items()}

    def at(self, day: int) -> Days:
        """The file as long as it was when this day began; the shortest for days before all of them."""
        were_there = [length for length, since in self._since.items() if since < begins(day)]
        length = max(were_there) if were_there else min(self._since, default=len(self._days))
        return self._days.up_to(length)

    def before_exchange(self, day: int) -> int | None:
        """The day that this one is with cloth and spice exchanged; None where there was none such here."""
        days = self.at(day)
        before = day - len(days)
        if before < 1:
            return None
        here, there = days.source(day), self.at(before).source(before)
        return before if here.day == there.day and here.is_exchanged != there.is_exchanged else None
