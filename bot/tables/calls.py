"""Mentions: the player to move once a turn, and once the one who waits for somebody out of time.

A call is claimed before it is made, so nobody is called twice. One that reached nobody is given back: then it is made
with the next table. Who cannot tell whether it reached somebody looks first: see `old_table_messages`. Who wants one
mention until they are back gets no more: see `bot.tables.mentions`. Such a call stays open: a table that is posted
when they were back and are gone again may make it.
"""

from bot.clock import Clock
from bot.match.model import PublicMatch
from bot.store import announcements, calls, one_time_notices
from bot.store.database import Database, Queries
from bot.tables.mentions import Mentions, Withheld, claim_mention


class Calls:
    def __init__(self, db: Database, clock: Clock, mentions: Mentions) -> None:
        self._db, self._clock, self._mentions = db, clock, mentions

    async def claim(self, match: PublicMatch, user_id: int) -> str | None:
        """The call of this person that is to be made now, for one caller.

        None where it has been made, somebody is making it, or the person wants no more mentions.
        """
        try:
            async with self._db.transaction(match.code, user_id) as queries:
                call = await self._claim(queries, match)
                if call:
                    await claim_mention(queries, user_id, calls.mention(match.code, call), self._clock.now())
                return call
        except Withheld:
            return None

    async def _claim(self, queries: Queries, match: PublicMatch) -> str | None:
        if match.is_late:
            call = calls.late(match)
            return call if await one_time_notices.claim(queries, call, self._clock.now(), -1) else None
        return calls.turn(match) if await announcements.claim_ping(queries, match) else None

    async def arrived(self, code: str, call: str, message_id: int) -> None:
        """It was made, in this message."""
        await self._mentions.arrived(calls.mention(code, call), message_id)

    async def give_back(self, code: str, call: str) -> None:
        """It reached nobody. The table is behind now: the next one calls."""
        async with self._db.transaction(code, light=True) as queries:
            await calls.give_back(queries, code, call, self._clock.now())
