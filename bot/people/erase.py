"""What is stored about a person: hand it out, or erase it. Where it is stored says `bot.store.personal_data`."""

import asyncio
import logging
from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.clock import Clock
from bot.fairs.lookup import FairLookup
from bot.fairs.model import Departure
from bot.fairs.take_part import depart
from bot.match.limits import RecentlyErased
from bot.match.model import Challenge, ChallengeState, PublicMatch
from bot.other_processes import OtherProcessesMessages
from bot.people.export import PersonExport
from bot.ratings.count_each_once import enter_all_due
from bot.store import blocks, challenges, fair_entrants, matches, personal_data, record_book, today_messages, turns
from bot.store.database import Database, Queries
from bot.store.errors import StoreError
from rules import Outcome, Termination

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Erasure:
    """What erasing does, or did. Seats of finished matches stay, without name and id."""

    finished: int  # matches that keep an anonymous seat, beside those resigned
    resigned: tuple[str, ...]  # codes of the running matches that are given up
    challenges: int  # that are deleted, open or not
    blocks: int  # of this person; others' blocks against them stay
    invitations: tuple[Challenge, ...] = ()  # those of the challenges that are open: their messages have to go


class PersonalData:
    def __init__(
        self,
        db: Database,
        clock: Clock,
        exports: PersonExport,
        erased: RecentlyErased,
        others: OtherProcessesMessages,
        fairs: FairLookup,
    ) -> None:
        self._db, self._clock, self._exports, self._erased = db, clock, exports, erased
        self._others, self._fairs = others, fairs
        self._exporting: dict[int, asyncio.Task[dict[str, Any]]] = {}

    async def export(self, user_id: int) -> dict[str, Any]:
        """Everything about this person, ready for JSON. Running matches show what the person sees of them.

        It reads all their matches. Who asks again meanwhile waits for the same: else one person could keep others
        waiting for long.
        """
        task = self._exporting.get(user_id)
        if task is None:
            task = self._exporting[user_id] = asyncio.create_task(self._exports.of(user_id), name=f"export {user_id}")
            task.add_done_callback(partial(self._exported, user_id))
        return await asyncio.shield(task)

    def _exported(self, user_id: int, task: "asyncio.Task[dict[str, Any]]") -> None:
        """A fault is for who waits for it, if anybody still does."""
        del self._exporting[user_id]
        if not task.cancelled():
            task.exception()

    async def describe_erase(self, user_id: int) -> Erasure:
        """What `erase` would do now."""
        async with self._db.snapshot() as queries:
            return await _describe(queries, user_id)

    async def erase(self, user_id: int) -> Erasure:
        """Resign what runs, make finished seats anonymous, delete everything else. One transaction.

        Finished matches are entered into the record book first, so that opponents keep what they won. What was
        erased also leaves the log in which SQLite keeps the latest changes.
        """
        now = self._clock.now()  # one for all of it: what was given up by going was not played before
        async with self._db.transaction() as queries:
            erasure = await _describe(queries, user_id)
            for match in await matches.running_of(queries, user_id):
                await _resign(queries, match, user_id, now)
            for code in await fair_entrants.live_fairs_of(queries, user_id):
                await self._leave_fair(queries, code, user_id, now)
            await today_messages.change_all_of(queries, user_id, 0, now)
            await enter_all_due(queries)
            met = await record_book.met_by(queries, user_id)
            await personal_data.erase(queries, user_id)
            await record_book.recount_opponents(queries, met)
        self._erased.add(user_id)
        await self._others.tell("erased", user_id)
        try:
            await self._db.empty_log()
        except StoreError as fault:  # they are erased all the same; the log is emptied later
            log.warning("what was erased stays in the database's log for now: %s", fault)
        return erasure

    async def _leave_fair(self, queries: Queries, code: str, user_id: int, now: int) -> None:
        """The seat stays, without a name."""
        seen = await self._fairs.load(queries, code)
        mine = seen.participant_of(user_id)
        assert mine is not None  # noqa: S101  # found by it
        await depart(queries, seen, mine, Departure.ERASED, now)


async def _resign(queries: Queries, match: PublicMatch, user_id: int, now: int) -> None:
    seat = match.seat_of(user_id)
    assert seat is not None  # noqa: S101  # found by it
    await turns.write_end(queries, match, Outcome(1 - seat, Termination.RESIGNED), now)


async def _describe(queries: Queries, user_id: int) -> Erasure:
    mine = await challenges.all_of(queries, user_id)
    return Erasure(
        finished=await matches.count_ended_of(queries, user_id),
        resigned=tuple(match.code for match in await matches.running_of(queries, user_id)),
        challenges=len(mine),
        blocks=len(await blocks.blocked_by(queries, user_id)),
        invitations=tuple(one for one in mine if one.state is ChallengeState.OPEN),
    )
