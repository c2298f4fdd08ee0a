"""What is left of tables that moved on: it has to be cleared away, so that no game ever has two.

Who posts a table notes first where; so neither a lost answer nor a crash leaves one behind of which nobody knows.

posting = await leftovers.expect(code, channel_id, span, telling.lease)
message_id = ...  # post
await tables.told(telling, message_id, posting)  # now the table before it is a leftover
for leftover in await leftovers.take(code):
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
class Leftover:
    """Among the messages `first` to `last` of a channel may be a table of this game that is not the live one."""

    code: str
    channel_id: int
    first: int
    last: int

    @property
    def is_known(self) -> bool:
        """It is one message, and certainly one to remove."""
        return self.first == self.last


class Leftovers:
    def __init__(self, db: Database, clock: Clock) -> None:
        self._db, self._clock = db, clock

    async def expect(self, code: str, channel_id: int, span: tuple[int, int], until: int) -> Leftover:
        """We are about to post a table, which will be in this span of messages. It is nobody else's until then."""
        posting = Leftover(code, channel_id, *span)
        await self._db.execute(ADD, *_row(posting), True, until, light=True)
        return posting

    async def note(self, posting: Leftover, message_id: int) -> None:
        """What was posted is this message, and it is one too many."""
        async with self._db.transaction(light=True) as queries:
            await queries.execute(REMOVE, *_key(posting))
            await leave(queries, posting.code, posting.channel_id, message_id, self._clock.now())

    async def due(self, limit: int = 50) -> list[str]:
        """Codes of games of which something is to be cleared away."""
        rows = await self._db.fetch_all(
            "SELECT match FROM leftovers WHERE clear_at <= ? ORDER BY clear_at LIMIT ?", self._clock.now(), limit
        )
        return list(dict.fromkeys(row["match"] for row in rows))

    async def take(self, code: str) -> list[Leftover]:
        """What is due of this game. Who was still posting there has lost it."""
        now = self._clock.now()
        async with self._db.transaction(light=True) as queries:
            rows = await queries.fetch_all(
                "UPDATE leftovers SET clear_at = ?, is_posting = FALSE WHERE match = ? AND clear_at <= ?"
                " RETURNING channel_id, first, last",
                *(now + IN_HAND, code, now),
            )
        return [Leftover(code, row["channel_id"], row["first"], row["last"]) for row in rows]

    async def removable(self, leftover: Leftover, found: Iterable[int]) -> list[int] | None:
        """Which of the tables found in its span may go; None while one is being posted there.

        Asked after the look into the channel: whoever began to post since then has posted nothing that was found.
        """
        row = await self._db.fetch_one(
            "SELECT message_id, EXISTS (SELECT 1 FROM leftovers WHERE match = code AND channel_id = ? AND is_posting)"
            " AS is_posting FROM matches WHERE code = ?",
            *(leftover.channel_id, leftover.code),
        )
        if row is None or row["is_posting"]:
            return None
        return [message_id for message_id in found if message_id != row["message_id"]]

    async def forget(self, leftover: Leftover) -> None:
        """It is gone, or was never there."""
        await self._db.execute(REMOVE, *_key(leftover), light=True)

    async def put_off(self, leftover: Leftover, seconds: int) -> None:
        """It cannot be cleared away now: try again so much later."""
        later = self._clock.now() + seconds
        await self._db.execute(f"UPDATE leftovers SET clear_at = ? {THIS}", later, *_key(leftover), light=True)  # noqa: S608


async def leave(queries: Queries, code: str, channel_id: int, message_id: int, now: int) -> None:
    """This message was the table, and is no more."""
    await queries.execute(ADD, *_row(Leftover(code, channel_id, message_id, message_id)), False, now)


async def settle(queries: Queries, posting: Leftover, now: int) -> bool:
    """We posted, and know what; whatever else there is of this game is due. False: it was taken from us meanwhile."""
    is_ours = await queries.execute(f"{REMOVE} AND is_posting", *_key(posting))
    await queries.execute("UPDATE leftovers SET clear_at = ?, is_posting = FALSE WHERE match = ?", now, posting.code)
    return bool(is_ours)


def _key(leftover: Leftover) -> tuple[str, int, int]:
    return leftover.code, leftover.channel_id, leftover.first


def _row(leftover: Leftover) -> tuple[str, int, int, int]:
    return *_key(leftover), leftover.last
