"""Turns that began with an edit of the table, which rings nowhere: who has not acted some minutes later is called.

Telling a table notes when that is (`call_at`), so a restart forgets nobody. The call itself is made by the table as
always, once a turn: here the table is only set behind. By then one of the two has not acted for so long that it is
posted anew, with a mention.
"""

from bot.clock import Clock
from bot.match.model import PublicMatch
from bot.store import unheard_turns
from bot.store.database import Database


class UnheardTurns:
    def __init__(self, db: Database, clock: Clock) -> None:
        self._db, self._clock = db, clock

    async def due(self, limit: int = 50) -> list[PublicMatch]:
        """The matches of which it is time to ask whether somebody is to be called."""
        return await unheard_turns.due_calls(self._db, self._clock.now(), limit)

    async def take(self, match: PublicMatch, *, is_wanted: bool) -> bool:
        """See to the call, once: it is wanted, and the table is behind from now on; or nobody is called for this turn.

        True for one caller, while the turn lasts.
        """
        async with self._db.transaction(match.code, light=True) as queries:
            return await unheard_turns.take_call(queries, match, self._clock.now(), is_wanted=is_wanted)
