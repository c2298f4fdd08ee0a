"""What is left of tables that moved on: it has to be cleared away, so that no match ever has two.

Who posts a table notes first where; so neither a lost answer nor a crash leaves one behind of which nobody knows.

posting = await old_tables.expect(code, channel_id, span, announcement.lease)
message_id = ...  # post
await announcements.told(announcement, message_id, posting)  # now the table before it is an old one
for old_table in await old_tables.take(code):
    ...  # remove it, then forget it; or put it off
"""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.clock import Clock
from bot.store.database import Database, Queries

IN_HAND = 60  # seconds for whoever clears away
THIS = "WHERE match = ? AND channel_id = ? AND first = ?"
REMOVE = f"DELETE FROM leftovers {THIS}"  # noqa: S608
ADD = """
    INSERT INTO leftovers (match, channel_id, first, last, is_posting, clear_at) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (match, channel_id, first) DO UPDATE SET clear_at = excluded.clear_at
"""


@dataclass(frozen=True, slots=True)
class OldTable:
    """Among the messages `first` to `last` of a channel may be a table of this match that is not the live one."""

    code: str
    channel_id: int
    first: int
    last: int

    @property
    def is_known(self) -> bool:
        """It is one message, and certainly one to remove."""
        return self.first == self.last


class OldTables:
    def __init__(self, db: Database, clock: Clock) -> None:
        self._db, self._clock = db, clock

    async def expect(self, code: str, channel_id: int, span: tuple[int, int], until: int) -> OldTable:
        """We are about to post a table, which will be in this span of messages. It is nobody else's until then."""
        posting = OldTable(code, channel_id, *span)
        await self._db.execute(ADD, *_row(posting), True, until, light=True)
        return posting

    async def note(self, posting: OldTable, message_id: int) -> None:
        """What was posted is this message, and it is one too many."""
        async with self._db.transaction(light=True) as queries:
            await queries.execute(REMOVE, *_key(posting))
            await leave(queries, posting.code, posting.channel_id, message_id, self._clock.now())

    async def due(self, limit: int = 50) -> list[str]:
        """Codes of matches of which something is to be cleared away."""
        rows = await self._db.fetch_all(
            "SELECT match FROM leftovers WHERE clear_at <= ? ORDER BY clear_at LIMIT ?", self._clock.now(), limit
        )
        return list(dict.fromkeys(row["match"] for row in rows))

    async def take(self, code: str) -> list[OldTable]:
        """What is due of this match. Who was still posting there has lost it."""
        now = self._clock.now()
        async with self._db.transaction(light=True) as queries:
            rows = await queries.fetch_all(
                "UPDATE leftovers SET clear_at = ?, is_posting = FALSE WHERE match = ? AND clear_at <= ?"
                " RETURNING channel_id, first, last",
                *(now + IN_HAND, code, now),
            )
        return [OldTable(code, row["channel_id"], row["first"], row["last"]) for row in rows]

    async def removable(self, old_table: OldTable, found: Iterable[int]) -> list[int] | None:
        """Which of the tables found in its span may go; None while one is being posted there.

        Asked after the look into the channel: whoever began to post since then has posted nothing that was found.
        """
        row = await self._db.fetch_one(
            "SELECT message_id, EXISTS (SELECT 1 FROM leftovers WHERE match = code AND channel_id = ? AND is_posting)"
            " AS is_posting FROM matches WHERE code = ?",
            *(old_table.channel_id, old_table.code),
        )
        if row is None or row["is_posting"]:
            return None
        return [message_id for message_id in found if message_id != row["message_id"]]

    async def forget(self, old_table: OldTable) -> None:
        """It is gone, or was never there."""
        await self._db.execute(REMOVE, *_key(old_table), light=True)

    async def put_off(self, old_table: OldTable, seconds: int) -> None:
        """It cannot be cleared away now: try again so much later."""
        later = self._clock.now() + seconds
        await self._db.execute(f"UPDATE leftovers SET clear_at = ? {THIS}", later, *_key(old_table), light=True)  # noqa: S608


async def leave(queries: Queries, code: str, channel_id: int, message_id: int, now: int) -> None:
    """This message was the table, and is no more."""
    await queries.execute(ADD, *_row(OldTable(code, channel_id, message_id, message_id)), False, now)


async def settle(queries: Queries, posting: OldTable, now: int) -> bool:
    """We posted, and know what; whatever else there is of this match is due. False: it was taken from us meanwhile."""
    is_ours = await queries.execute(f"{REMOVE} AND is_posting", *_key(posting))
    await queries.execute("UPDATE leftovers SET clear_at = ?, is_posting = FALSE WHERE match = ?", now, posting.code)
    return bool(is_ours)


def _key(old_table: OldTable) -> tuple[str, int, int]:
    return old_table.code, old_table.channel_id, old_table.first


def _row(old_table: OldTable) -> tuple[str, int, int, int]:
    return *_key(old_table), old_table.last
