"""What has been announced of every match. A table is behind until its newest version was told.

for code in await announcements.behind():
    announcement = await announcements.claim(code)  # None: somebody else is at it
    while announcement:
        message_id = ...  # edit or post (see old_tables); mention the mover if claim_ping(announcement.match) says so
        announcement = await announcements.told(announcement, message_id)  # the next, if the match went on meanwhile
"""

from dataclasses import dataclass

from bot.clock import Clock
from bot.match.model import PublicMatch, RoundRecap
from bot.store import matches
from bot.store.codes import as_code
from bot.store.database import Database, Queries
from bot.store.replay import Replays
from bot.store.restore import RESTORED
from bot.tables.old_tables import OldTable, leave, settle
from bot.tables.recap import recap
from rules import View, view


class LostClaim(Exception):
    """The lease ran out and another process is telling this table."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """A table that is ours to tell until `lease`: the match as the public sees it now.

    `recap` has what happened since the table was last told. `is_first` says that the match never had a table.
    `is_fast` says that both players are there: edit in place, no ping.
    """

    match: PublicMatch
    view: View
    recap: tuple[RoundRecap, ...]
    is_first: bool
    is_fast: bool
    lease: int

    @property
    def is_restored(self) -> bool:
        """There is a table, and it may be of a later time: see `recover`."""
        return self.is_first and self.match.message_id is not None


class Announcements:
    def __init__(self, db: Database, clock: Clock, replays: Replays) -> None:
        self._db, self._clock, self._replays = db, clock, replays

    async def behind(self, limit: int = 50) -> list[str]:
        """Codes of the tables that are behind and that nobody is telling, longest behind first.

        Tables that the bot cannot reach by itself are left out; `claim` takes them too.
        """
        rows = await self._db.fetch_all(
            "SELECT code FROM matches WHERE tell_at <= ? AND is_reachable ORDER BY tell_at LIMIT ?",
            *(self._clock.now(), limit),
        )
        return [row["code"] for row in rows]

    async def claim(self, code: str, seconds: int = 60, *, again: bool = False) -> Announcement | None:
        """Take a table in hand; None when it is up to date, put off or in somebody else's hands.

        `again` takes it also when it is up to date or put off, for posting it anew.
        """
        now = self._clock.now()
        due = "(tell_lease IS NULL OR tell_lease <= ?)" if again else "tell_at <= ?"
        async with self._db.transaction(light=True) as queries:
            claimed = await queries.execute(
                f"UPDATE matches SET tell_at = ?, tell_lease = ? WHERE code = ? AND {due}",  # noqa: S608
                *(now + seconds, now + seconds, as_code(code), now),
            )
            return await self._announcement(queries, code, now + seconds) if claimed else None

    async def told(
        self,
        announcement: Announcement,
        message_id: int | None = None,
        posting: OldTable | None = None,
        seconds: int = 60,
    ) -> Announcement | None:
        """The table now shows the telling's version: in the message it had, or in this one, which we were `posting`.

        Gives the next telling, still ours, when the match went on or the table was moved meanwhile. Raises LostClaim
        when the lease ran out and somebody else took over: then what we posted is one table too many.
        """
        match, now = announcement.match, self._clock.now()
        here = (posting.channel_id if posting else match.table_channel_id, match.message_id or 0)
        is_here = "(COALESCE(thread_id, channel_id) = ? AND COALESCE(message_id, 0) = ?)"
        goes_on = f"(version > ? OR NOT {is_here})"
        async with self._db.transaction() as queries:
            row = await queries.fetch_one(
                f"UPDATE matches SET message_id = CASE WHEN {is_here} THEN COALESCE(?, message_id) ELSE message_id END,"  # noqa: S608
                f" told = ?, told_round = ?, told_ply = ?, tell_at = CASE WHEN {goes_on} THEN ? END,"
                f" tell_lease = CASE WHEN {goes_on} THEN ? END WHERE code = ? AND tell_lease = ?"
                " RETURNING tell_at, message_id",
                *(*here, message_id, match.version, match.round, match.ply),
                *(match.version, *here, now + seconds, match.version, *here, now + seconds),
                *(match.code, announcement.lease),
            )
            if row is None or (posting and not await settle(queries, posting, now)):
                raise LostClaim(match.code)
            if posting and match.message_id:
                await leave(queries, match.code, match.table_channel_id, match.message_id, now)
            if posting and message_id and message_id != row["message_id"]:
                await leave(queries, match.code, posting.channel_id, message_id, now)
            return None if row["tell_at"] is None else await self._announcement(queries, match.code, now + seconds)

    async def postpone(self, announcement: Announcement, seconds: int) -> None:
        """It could not be told now: try again so much later. The lease stays, run out: see `hurry`."""
        now = self._clock.now()
        await self._db.execute(
            "UPDATE matches SET tell_at = ?, tell_lease = ? WHERE code = ? AND tell_lease = ?",
            *(now + seconds, now, announcement.match.code, announcement.lease),
            light=True,
        )

    async def hurry(self, guild_id: int, channel_id: int | None = None) -> list[str]:
        """What was in the way in this server, or in this channel of it, may be gone: tables put off are due now.

        Returns their codes. Tables that somebody has in hand are left alone.
        """
        now = self._clock.now()
        put_off = "tell_at > ? AND tell_lease <= ? AND guild_id = ? AND is_reachable"
        values = [now, now, guild_id]
        if channel_id is not None:
            put_off, values = f"{put_off} AND (channel_id = ? OR thread_id = ?)", [*values, channel_id, channel_id]
        if not await self._db.fetch_one(f"SELECT 1 FROM matches WHERE {put_off}", *values):  # noqa: S608
            return []
        async with self._db.transaction(light=True) as queries:
            rows = await queries.fetch_all(
                f"UPDATE matches SET tell_at = ? WHERE {put_off} RETURNING code",  # noqa: S608
                *(now, *values),
            )
        return [row["code"] for row in rows]

    async def recover(self, last: int) -> None:
        """Once after a backup was restored: every running match is told anew, and tables posted since the backup, up to
        the message `last`, are left over."""
        now = self._clock.now()
        async with self._db.transaction() as queries:
            if not await queries.execute("DELETE FROM notices WHERE key = ?", RESTORED):
                return
            await queries.execute(
                "INSERT INTO leftovers (match, channel_id, first, last, is_posting, clear_at)"
                " SELECT code, COALESCE(thread_id, channel_id), COALESCE(message_id, 0) + 1, ?, FALSE, ? FROM matches"
                " WHERE state = 'running' AND is_reachable ON CONFLICT (match, channel_id, first) DO NOTHING",
                *(last, now),
            )
            await queries.execute(
                "UPDATE matches SET told = 0, tell_at = ?, tell_lease = NULL WHERE state = 'running' AND is_reachable",
                now,
            )

    async def claim_ping(self, match: PublicMatch) -> bool:
        """True exactly once for a turn (round and ply): whoever gets it may mention the player to move.

        Who dies between this and the message has pinged nobody, and nobody is pinged twice.
        """
        pinged = await self._db.execute(
            "UPDATE matches SET pinged_round = ?, pinged_ply = ?"
            " WHERE code = ? AND (pinged_round, pinged_ply) < (?, ?)",
            *(match.round, match.ply, match.code, match.round, match.ply),
        )
        return bool(pinged)

    async def return_ping(self, match: PublicMatch) -> None:
        """The message with the ping was refused, so nobody was called: the next one may call."""
        await self._db.execute(
            "UPDATE matches SET pinged_ply = pinged_ply - 1 WHERE code = ? AND pinged_round = ? AND pinged_ply = ?",
            *(match.code, match.round, match.ply),
        )

    async def attach_thread(self, code: str, thread_id: int | None) -> None:
        """The match got its own thread, or lost it (None)."""
        await self._db.execute("UPDATE matches SET thread_id = ? WHERE code = ?", thread_id, as_code(code))

    async def move_to(self, code: str, channel_id: int) -> PublicMatch:
        """Set the table up in another channel of the same server. Its thread is forgotten, its message is left over."""
        async with self._db.transaction() as queries:
            match, now = await matches.find(queries, code), self._clock.now()
            if match.message_id:
                await leave(queries, match.code, match.table_channel_id, match.message_id, now)
            await queries.execute(
                "UPDATE matches SET channel_id = ?, thread_id = NULL, message_id = NULL,"
                " tell_at = COALESCE(tell_at, ?) WHERE code = ?",
                *(channel_id, now, match.code),
            )
            return await matches.find(queries, match.code)

    async def _announcement(self, queries: Queries, code: str, lease: int) -> Announcement:
        row = await matches.find_row(queries, code)
        match = matches.match_of(row)
        truth = await self._replays.truth(queries, match)
        return Announcement(
            match=match,
            view=view(truth, None),
            recap=recap(truth, None, (row["told_round"], row["told_ply"])),
            is_first=row["told"] == 0,
            is_fast=match.is_fast(self._clock.now()),
            lease=lease,
        )
