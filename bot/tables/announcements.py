"""What has been announced of every match. A table is behind until its newest version was told.

for code in await announcements.behind():
    announcement = await announcements.claim(code)  # None: somebody else is at it
    while announcement:
        message_id = ...  # edit or post (see old_tables); mention somebody if calls.claim(announcement.match) says so
        announcement = await announcements.told(announcement, message_id)  # the next, if the match went on meanwhile
"""

from collections.abc import Collection
from dataclasses import dataclass

from bot.clock import Clock
from bot.match.model import PublicMatch, RoundRecap
from bot.match.recap import recap
from bot.store import announcements, fair_messages, interrupted_matches, matches, old_table_messages, one_time_notices
from bot.store.announcements import Telling
from bot.store.database import Database, Queries
from bot.store.leases import GIVEN_UP_AFTER, LEASE, growing_pause
from bot.store.old_table_messages import OldTable
from bot.store.replay import Replays
from bot.store.restored import RESTORED
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
    is_called: bool  # the player to move was mentioned for this turn
    lease: int

    @property
    def is_new_deal(self) -> bool:
        """A round has ended since the table was last told, and the next has been dealt."""
        return any(one.result for one in self.recap) and self.match.outcome is None

    @property
    def is_only_time(self) -> bool:
        """Nothing has happened, and nobody is to be called: the reserve of the player to move has begun to run."""
        is_quiet = not self.recap and self.is_called and self.match.cancel_proposed_by is None
        return is_quiet and (self.match.is_in_reserve or self.match.reserve_ends is not None)

    @property
    def is_restored(self) -> bool:
        """There is a table, and it may show a later time than ours: see `tell_all_after_restore`."""
        return self.is_first and self.match.message_id is not None


class Announcements:
    def __init__(self, db: Database, clock: Clock, replays: Replays) -> None:
        self._db, self._clock, self._replays = db, clock, replays

    async def behind(self, limit: int = 50) -> list[str]:
        """Codes of the tables that are behind and that nobody is telling, longest behind first.

        Tables that the bot cannot reach by itself are left out; `claim` takes them too.
        """
        return await announcements.codes_behind(self._db, self._clock.now(), limit)

    async def let_go(self, codes: Collection[str]) -> list[str]:
        """Of these tables, where the bot is no member, those that somebody had in hand and did not tell, as in a crash.

        Not those that were postponed: nobody knows whether they are there, and nothing can be looked up.
        """
        return await announcements.codes_let_go(self._db, self._clock.now(), codes) if codes else []

    async def claim(
        self, code: str, seconds: int = LEASE, *, again: bool = False, idle: bool = False
    ) -> Announcement | None:
        """Take a table in hand; None when it is up to date, postponed or in somebody else's hands.

        `again` takes it also when it is up to date, postponed or interrupted, for posting it anew; `idle` takes it only
        when it is up to date.
        """
        now = self._clock.now()
        async with self._db.transaction(code, light=True) as queries:
            if again:
                await interrupted_matches.resume(queries, code, now)
            if not await announcements.claim(queries, code, now, now + seconds, again=again, idle=idle):
                return None
            return await self._announcement(queries, code, now + seconds)

    async def told(
        self,
        announcement: Announcement,
        message_id: int | None = None,
        posting: OldTable | None = None,
        seconds: int = LEASE,
    ) -> Announcement | None:
        """The table shows the announcement now: in the message it had, or in this one, which we were `posting`.

        Gives the next announcement, still ours, when the match went on or the table was moved meanwhile. Raises
        LostClaim when the lease ran out and somebody else took over: then what we posted is one table too many.
        """
        match, now = announcement.match, self._clock.now()
        channel_id = posting.channel_id if posting else match.table_channel_id
        async with self._db.transaction(match.code) as queries:
            begun = announcement.lease - seconds
            telling = Telling(match, channel_id, message_id, announcement.lease, begun, announcement.is_called)
            told = await announcements.write_told(queries, telling, now, now + seconds)
            if told is None or (posting and not await old_table_messages.finish_posting(queries, posting, now)):
                raise LostClaim(match.code)
            if posting and match.message_id:  # the table before
                await _add_old_table(queries, match.code, match.table_channel_id, match.message_id, now)
            if posting and message_id and message_id != told.message_id:  # the table was moved while we posted
                await _add_old_table(queries, match.code, channel_id, message_id, now)
            return await self._announcement(queries, match.code, now + seconds) if told.is_behind else None

    async def postpone(self, announcement: Announcement, seconds: int) -> None:
        """The table could not be told now: try again so much later, or when `retry_postponed` says so."""
        now = self._clock.now()
        async with self._db.transaction(announcement.match.code, light=True) as queries:
            await announcements.postpone(queries, announcement.match, announcement.lease, now, now + seconds)

    async def refused(self, announcement: Announcement, first_pause: int) -> None:
        """Discord refused the table: try again after a pause, a longer one each time. In the end nobody tries any more.

        Then the match is interrupted, until somebody asks for the table or `retry_postponed` says that things changed.
        Where the table was moved meanwhile, that says nothing of its new place: it is due there now.
        """
        match, now = announcement.match, self._clock.now()
        async with self._db.transaction(match.code, light=True) as queries:
            if (await matches.find(queries, match.code)).table_channel_id != match.table_channel_id:
                await announcements.postpone(queries, match, announcement.lease, now, now)
                return
            refused = await interrupted_matches.count_refusal(queries, match, now)
            if now - refused.since >= GIVEN_UP_AFTER:
                await interrupted_matches.interrupt(queries, match, now)
                return
            until = now + growing_pause(first_pause, refused.times)
            await announcements.postpone(queries, match, announcement.lease, now, until)

    async def server_is_gone(self, guild_id: int) -> int:
        """The bot was removed from this server: its matches are interrupted. How many there are."""
        async with self._db.transaction() as queries:
            return await interrupted_matches.interrupt_in_server(queries, guild_id, self._clock.now())

    async def retry_postponed(self, guild_id: int, channel_id: int | None = None) -> list[str]:
        """What was in the way in this server, or in this channel of it, may be gone: postponed tables are due now.

        Those of interrupted matches, too: these go on. Returns their codes. Tables that somebody has in hand are left
        alone.
        """
        now = self._clock.now()
        is_waited_for = await announcements.has_postponed(self._db, now, guild_id, channel_id)
        if not is_waited_for and not await interrupted_matches.are_there(self._db, guild_id):
            return []
        async with self._db.transaction(light=True) as queries:
            return [
                *await announcements.retry_postponed(queries, now, guild_id, channel_id),
                *await interrupted_matches.resume_in_server(queries, guild_id, channel_id, now),
            ]

    async def tell_all_after_restore(self, last: int) -> None:
        """Does something once after a backup was restored: the table of every running match is told anew.

        Tables that were posted since the backup are nobody's now. They are among the messages up to the id `last`, and
        are cleared away.
        """
        now = self._clock.now()
        async with self._db.transaction() as queries:
            if await one_time_notices.forget(queries, RESTORED):
                await fair_messages.tell_all(queries, now)
                await old_table_messages.add_after_restore(queries, last, now)
                await announcements.tell_all_again(queries, now)

    async def attach_thread(self, code: str, thread_id: int | None) -> None:
        """The match got its own thread, or lost it (None)."""
        await announcements.attach_thread(self._db, code, thread_id)

    async def move_to(self, code: str, channel_id: int) -> PublicMatch:
        """Set the table up in another channel of the same server. Its thread is forgotten, its message cleared away."""
        async with self._db.transaction(code) as queries:
            match, now = await matches.find(queries, code), self._clock.now()
            if match.message_id:
                await _add_old_table(queries, match.code, match.table_channel_id, match.message_id, now)
            await announcements.move_table(queries, match, channel_id, now)
            return await matches.find(queries, match.code)

    async def _announcement(self, queries: Queries, code: str, lease: int) -> Announcement:
        match, told_at, is_first, is_called = await announcements.find_told(queries, code)
        truth = await self._replays.truth(queries, match)
        return Announcement(
            match=match,
            view=view(truth, None),
            recap=recap(truth, None, told_at),
            is_first=is_first,
            is_fast=match.is_fast(self._clock.now()),
            is_called=is_called,
            lease=lease,
        )


async def _add_old_table(queries: Queries, code: str, channel_id: int, message_id: int, now: int) -> None:
    """This message is a table of the match, and not the live one."""
    await old_table_messages.add(queries, OldTable(code, channel_id, message_id, message_id), now)
