"""The one message of a fair: who may bring it up to date, and what is posted once at the end."""

from bot.clock import Clock
from bot.store import fairs
from bot.store.database import Database


class FairMessages:
    def __init__(self, db: Database, clock: Clock) -> None:
        self._db, self._clock = db, clock

    async def behind(self, limit: int = 10) -> list[str]:
        """Codes of the fairs whose message is not up to date."""
        return await fairs.behind(self._db, self._clock.now(), limit)

    async def claim(self, code: str) -> bool:
        """True for the one who may edit the message now. Unless `told` follows, it is due again after a while."""
        async with self._db.transaction(light=True) as queries:
            return await fairs.claim_telling(queries, code, self._clock.now())

    async def told(self, code: str, version: int) -> None:
        """The message shows this version, or there is none to edit."""
        async with self._db.transaction(light=True) as queries:
            await fairs.write_told(queries, code, version, self._clock.now())

    async def refused(self, code: str) -> None:
        async with self._db.transaction(light=True) as queries:
            await fairs.write_refused(queries, code, self._clock.now())

    async def is_end_due(self, code: str) -> bool:
        """How the fair ended is still to be posted, by whoever has claimed the message."""
        return await fairs.is_end_due(self._db, code)

    async def end_told(self, code: str) -> None:
        """It is there."""
        async with self._db.transaction(light=True) as queries:
            await fairs.write_end_told(queries, code)
