"""The one message of a fair: who may bring it up to date, and what is posted once at the end."""

from bot.clock import Clock
from bot.fairs.model import Fair
from bot.store import fairs
from bot.store.database import Database
from bot.store.leases import GIVEN_UP_AFTER


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

    async def retry_refused(self, guild_id: int) -> None:
        """What was in the way in this server may be gone: what Discord refused there is due now."""
        if await fairs.are_refused(self._db, guild_id):
            async with self._db.transaction(light=True) as queries:
                await fairs.retry_refused(queries, guild_id, self._clock.now())

    def is_given_up(self, fair: Fair) -> bool:
        """It ended so long ago that nobody asks how."""
        return fair.ended is not None and fair.ended <= self._clock.now() - GIVEN_UP_AFTER

    async def claim_end(self, code: str) -> bool:
        """True for the first who posts how the fair ended. Later ones look first whether it is there."""
        async with self._db.transaction() as queries:
            return await fairs.claim_end(queries, code)

    async def release_end(self, code: str) -> None:
        """It is known that it was not posted: nobody has to look."""
        async with self._db.transaction(light=True) as queries:
            await fairs.release_end(queries, code)
