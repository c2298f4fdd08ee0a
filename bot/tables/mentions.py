"""One mention until somebody is back, over all their games and servers, for who wants no more than that.

Every mention is written down, also those of people who want one every turn: so whoever changes over, by a choice or by
a third game, has answered all there is, or is not mentioned again. Whatever somebody does with the bot says that they
are back.
"""

from enum import Enum

from bot.clock import Clock
from bot.store import matches, preferences, unanswered_mentions
from bot.store.database import Database, Queries, Reading
from bot.store.side_notes import SideNotes

MANY_GAMES = 3  # who has so many is mentioned once until they are back, unless they have chosen


class MentionMode(Enum):
    """How often somebody is mentioned."""

    EVERY = "every"  # whenever it is their turn
    ONCE = "once"  # and then not before they have used the bot again
    NEVER = "never"


class Withheld(Exception):
    """Somebody has not answered the mention before, and wants one until they are back."""


class Mentions:
    def __init__(self, db: Database, clock: Clock) -> None:
        self._db, self._clock, self._notes = db, clock, SideNotes()

    async def claim(self, user_id: int, call: str) -> bool:
        """Whether this person may be mentioned now by this call, whose name is the caller's. It counts from now on."""
        async with self._db.transaction(user_id) as queries:
            try:
                await claim_mention(queries, user_id, call, self._clock.now())
            except Withheld:
                return False
        return True

    async def arrived(self, call: str, message_id: int) -> None:
        """The mention is there, in this message. Where that cannot be written down, it counts all the same."""
        await self._notes.write("a mention", self._write_arrived(call, message_id))

    async def failed(self, call: str) -> None:
        """It is known that this call has reached nobody."""
        async with self._db.transaction(call) as queries:
            await unanswered_mentions.remove_call(queries, call)

    async def is_back(self, user_id: int, click: int) -> None:
        """They use the bot, by this interaction: a mention before it is answered, one that comes after it is not.

        Where that cannot be written down, they are told nothing of it.
        """
        if await unanswered_mentions.is_there(self._db, user_id):
            await self._notes.write("an answer to a mention", self._write_click(user_id, click))

    async def _write_arrived(self, call: str, message_id: int) -> None:
        async with self._db.transaction(call, light=True) as queries:
            await unanswered_mentions.write_arrived(queries, call, message_id)

    async def _write_click(self, user_id: int, click: int) -> None:
        async with self._db.transaction(user_id, light=True) as queries:
            await unanswered_mentions.write_click(queries, user_id, click)


async def claim_mention(queries: Queries, user_id: int, call: str, now: int) -> None:
    """Write a mention down as a part of the caller's transaction. Raises Withheld, which undoes all of it."""
    mode = await mention_mode(queries, user_id)
    is_first = mode is not MentionMode.NEVER and await unanswered_mentions.add(queries, user_id, call, now)
    if not is_first and mode is not MentionMode.EVERY:
        raise Withheld


async def mention_mode(reading: Reading, user_id: int) -> MentionMode:
    """As this person has chosen; who has not is mentioned every turn, and with many games once until they are back."""
    chosen = await preferences.mentions(reading, user_id)
    if chosen is not None:
        return MentionMode(chosen)
    has_many = await matches.count_running_of(reading, user_id) >= MANY_GAMES
    return MentionMode.ONCE if has_many else MentionMode.EVERY
