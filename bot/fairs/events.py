"""The scheduled event that announces a fair: wanted from the beginning, made and removed by whoever claims it.

for code in await events.due():
    if await events.claim(code):
        ...  # make it, or remove it
        await events.settled(fair, event_id)  # or `refused`
"""

from bot.clock import Clock
from bot.fairs.model import Fair
from bot.store import fair_events
from bot.store.database import Database


class FairEvents:
    def __init__(self, db: Database, clock: Clock) -> None:
        self._db, self._clock = db, clock

    async def due(self, limit: int = 10) -> list[str]:
        """Codes of the fairs of which somebody has to make the event, or to remove it."""
        return await fair_events.due(self._db, self._clock.now(), limit)

    async def claim(self, code: str) -> bool:
        """True for the one who may see to it now. Unless `settled` follows, it is due again after a while."""
        async with self._db.transaction(light=True) as queries:
            return await fair_events.claim(queries, code, self._clock.now())

    async def settled(self, fair: Fair, event_id: int | None) -> None:
        """This event is there, as it should be; or none, as it should be. `fair` is what it shows."""
        await fair_events.write_settled(self._db, fair, event_id)

    async def refused(self, code: str) -> None:
        async with self._db.transaction(light=True) as queries:
            await fair_events.write_refused(queries, code, self._clock.now())

    async def retry_refused(self, guild_id: int) -> None:
        """What was in the way in this server may be gone: what Discord refused there is due now."""
        await fair_events.retry_refused(self._db, guild_id, self._clock.now())
