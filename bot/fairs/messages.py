"""The one message of a fair: who posts it, who may bring it up to date, and what is posted once at the end.

It is the answer to somebody's command or click. So the fair's row says first that it is being posted: see
`cogs.fairs.place.find_message`.
"""

from bot.clock import Clock
from bot.fairs.model import Fair
from bot.store import fair_messages
from bot.store.database import Database
from bot.store.leases import GIVEN_UP_AFTER
from bot.store.side_notes import SideNotes

BEING_POSTED = 20_000 << 22  # in Discord's ids: the seconds for which nobody else posts it, too


class FairMessages:
    def __init__(self, db: Database, clock: Clock) -> None:
        self._db, self._clock, self._notes = db, clock, SideNotes()

    async def begin_posting(self, code: str, first: int) -> bool:
        """True for the one who may post it, with an id of at least `first`: a fair has one message."""
        return await fair_messages.begin_posting(self._db, code, first, first - BEING_POSTED)

    async def posted(self, code: str, message_id: int, version: int = 0) -> bool:
        """This is its message, and shows that version. False: it has another one, and this one has to go."""
        async with self._db.transaction() as queries:
            return await fair_messages.write_posted(queries, code, message_id, version, self._clock.now())

    async def gone(self, code: str, message_id: int) -> None:
        """Somebody has deleted it. Where that cannot be written down, it is found out again."""
        await self._notes.write("a message that is gone", fair_messages.write_gone(self._db, code, message_id))

    async def behind(self, limit: int = 10) -> list[str]:
        """Codes of the fairs whose message is not up to date."""
        return await fair_messages.behind(self._db, self._clock.now(), limit)

    async def claim(self, code: str) -> bool:
        """True for the one who may edit the message now. Unless `told` follows, it is due again after a while."""
        async with self._db.transaction(light=True) as queries:
            return await fair_messages.claim_telling(queries, code, self._clock.now())

    async def told(self, code: str, version: int) -> None:
        """The message shows this version, or there is none to edit."""
        async with self._db.transaction(light=True) as queries:
            await fair_messages.write_told(queries, code, version, self._clock.now())

    async def refused(self, code: str) -> None:
        async with self._db.transaction(light=True) as queries:
            await fair_messages.write_refused(queries, code, self._clock.now())

    async def retry_refused(self, guild_id: int) -> None:
        """What was in the way in this server may be gone: what Discord refused there is due now."""
        if await fair_messages.are_refused(self._db, guild_id):
            async with self._db.transaction(light=True) as queries:
                await fair_messages.retry_refused(queries, guild_id, self._clock.now())

    def is_given_up(self, fair: Fair) -> bool:
        """It ended so long ago that nobody asks how."""
        return fair.ended is not None and fair.ended <= self._clock.now() - GIVEN_UP_AFTER

    async def claim_end(self, code: str) -> bool:
        """True for the first who posts how the fair ended. Later ones look first whether it is there."""
        async with self._db.transaction() as queries:
            return await fair_messages.claim_end(queries, code)

    async def release_end(self, code: str) -> None:
        """It is known that it was not posted: nobody has to look."""
        async with self._db.transaction(light=True) as queries:
            await fair_messages.release_end(queries, code)
