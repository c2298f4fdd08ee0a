"""One mention until somebody is back, over all their games and servers, for who wants no more than that.

Every mention is written down, also those of people who want one every turn: so whoever changes over, by a choice or by
a third game, has answered all there is, or is not mentioned again. Whatever somebody does with the bot says that they
are back.
"""

from bot.clock import Clock
from bot.people.preferences import MentionMode, mention_mode
from bot.store import unanswered_mentions
from bot.store.database import Database, Queries
from bot.store.side_notes import SideNotes


class Withheld(Exception):
    """Somebody has not answered the mention before, and wants one until they are back."""


class Mentions:
    def __init__(self, db: Database, clock: Clock) -> None:
        self._db, self._clock, self._notes = db, clock, SideNotes()

    async def claim(self, user_id: int, call: str) -> bool:
        """Whether this person may be mentioned now by this call, whose name is the caller's. It counts from now on."""
        async with self._db.transaction() as queries:
            try:
                await claim_mention(queries, user_id, call, self._clock.now())
            except Withheld:
                return False
        return True

    async def is_back(self, user_id: int) -> None:
        """They use the bot: the mention is answered. Where that cannot be written down, they are told nothing of it."""
        if await unanswered_mentions.exists(self._db, user_id):
            await self._notes.write("an answer to a mention", unanswered_mentions.remove(self._db, user_id))


async def claim_mention(queries: Queries, user_id: int, call: str, now: int) -> None:
    """Write a mention down as a part of the caller's transaction. Raises Withheld, which undoes all of it."""
    mode = await mention_mode(queries, user_id)
    is_first = mode is not MentionMode.NEVER and await unanswered_mentions.add(queries, user_id, call, now)
    if not is_first and mode is not MentionMode.EVERY:
        raise Withheld
