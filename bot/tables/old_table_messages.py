"""Tables of a match that are not the live one (any more): they are cleared away, so that no match ever shows two.

Who posts a table writes down first where; so neither a lost answer nor a crash leaves one behind of which nobody knows.

posting = await old_table_messages.begin_posting(code, channel_id, span, announcement.lease, call)
message_id = ...  # post
await announcements.told(announcement, message_id, posting)  # now the table before it is an old one
for old_table in await old_table_messages.claim_due(code):
    ...  # remove it, then forget it; or postpone it
"""

from collections.abc import Iterable

from bot.clock import Clock
from bot.store import calls, old_table_messages
from bot.store.database import Database
from bot.store.leases import LEASE, growing_pause
from bot.store.old_table_messages import OldTable as OldTable


class OldTables:
    def __init__(self, db: Database, clock: Clock) -> None:
        self._db, self._clock = db, clock

    async def begin_posting(
        self, code: str, channel_id: int, span: tuple[int, int], until: int, call: str | None = None
    ) -> OldTable:
        """We are about to post a table, which will be in this span of messages. Nobody looks for it before `until`."""
        posting = OldTable(code, channel_id, *span, call)
        await old_table_messages.add_posting(self._db, posting, until)
        return posting

    async def posted_too_late(self, posting: OldTable, message_id: int) -> None:
        """We posted this message, but somebody else has told the table meanwhile: ours is to be cleared away."""
        async with self._db.transaction(posting.code, light=True) as queries:
            await old_table_messages.remove(queries, posting)
            posted = OldTable(posting.code, posting.channel_id, message_id, message_id)
            await old_table_messages.add(queries, posted, self._clock.now())

    async def due(self, limit: int = 50) -> list[str]:
        """Codes of matches of which something is to be cleared away."""
        return await old_table_messages.codes_due(self._db, self._clock.now(), limit)

    async def claim_due(self, code: str) -> list[OldTable]:
        """What is to be cleared away of this match, each to one caller; unless they see to it, it is due again soon.

        Who was still posting there was too slow: `told` will say so.
        """
        now = self._clock.now()
        async with self._db.transaction(code, light=True) as queries:
            return await old_table_messages.claim_due(queries, code, now, now + LEASE)

    async def removable(self, old_table: OldTable, found: Iterable[int]) -> list[int] | None:
        """Which of the tables found in its span may be removed: all but the live one.

        None while somebody is posting a table in that channel: one of those found may be theirs. Ask after the look
        into the channel: whoever began to post since then has posted nothing that was found.
        """
        live = await old_table_messages.live_table(self._db, old_table.code, old_table.channel_id)
        if live is None or live.is_being_posted:
            return None
        return [message_id for message_id in found if message_id != live.message_id]

    async def found(self, old_table: OldTable, calling: Iterable[int]) -> bool:
        """These tables that call somebody were found in its span. True: one of them was lost, and its call was heard.

        Spans overlap, so the lost one may be that of another row, of which it is then known as well.
        """
        async with self._db.transaction(old_table.code) as queries:
            known = await old_table_messages.known_messages(queries, old_table.code)
            lost = [message_id for message_id in calling if message_id not in known]
            for message_id in lost:
                await old_table_messages.write_heard(queries, old_table, message_id)
            return bool(lost)

    async def not_there(self, old_table: OldTable) -> None:
        """It is not there any more: nobody looks for it. A call of it that nobody has heard may be made again."""
        async with self._db.transaction(old_table.code, light=True) as queries:
            call = await old_table_messages.remove(queries, old_table)
            if call:
                await calls.give_back(queries, old_table.code, call, self._clock.now())

    async def forget(self, old_table: OldTable) -> None:
        """It is gone, or was never there."""
        await old_table_messages.forget(self._db, old_table)

    async def postpone(self, old_table: OldTable, seconds: int, *, is_refused: bool = False) -> None:
        """It cannot be cleared away now: try again so much later; where Discord refuses it, later each time."""
        async with self._db.transaction(old_table.code, light=True) as queries:
            times = await old_table_messages.count_try(queries, old_table) if is_refused else 1
            until = self._clock.now() + growing_pause(seconds, times)
            await old_table_messages.postpone(queries, old_table, until)
