"""Opening a fair and taking part in it: join, leave, invite, remove, hand over, end. Each is one transaction."""

from random import Random
from typing import NamedTuple

from bot.clock import Clock
from bot.fairs.errors import (
    AlreadyInFair,
    FairClosed,
    FairTooShort,
    NoLongerInFair,
    NotInFair,
    NotInvited,
    NotYourFair,
    RemovedFromFair,
    TooFewInFair,
    TooManyFairs,
    TooManyInvited,
)
from bot.fairs.groups import group_for_late
from bot.fairs.life import can_join
from bot.fairs.lookup import FairLookup
from bot.fairs.model import (
    DAY,
    FEWEST,
    GATHERING,
    MOST,
    RESERVE,
    Departure,
    Fair,
    FairSeen,
    FairState,
    FairTerms,
    Membership,
    Participant,
)
from bot.match.limits import check_asking
from bot.match.model import Place, State
from bot.store import fair_entrants, fair_events, fairs, turns
from bot.store.database import Database, Queries, Reading
from bot.store.match_codes import new_code
from rules import Outcome, Termination

LIVE_FAIRS = 5  # in one server
LATELY = 90 * DAY
TOO_OFTEN = 0.10  # of their games lost on time


class ManagedFair(NamedTuple):
    """What its organiser is shown."""

    seen: FairSeen
    lose_on_time: list[Participant]  # of those who are invited; who asks is told about by asking


class FairEntries:
    def __init__(self, db: Database, clock: Clock, rng: Random, lookup: FairLookup) -> None:
        self._db, self._clock, self._rng, self._lookup = db, clock, rng, lookup

    async def open(
        self,
        organiser: int,
        place: Place,
        terms: FairTerms,
        *,
        message_first: int | None = None,
        has_event: bool = False,
    ) -> Fair:
        """Who opens a fair takes part in it only by joining. Whoever opens it posts its message, see `FairMessages`.

        Raises FairTooShort, TooManyFairs.
        """
        if terms.is_too_short:
            raise FairTooShort
        now = self._clock.now()
        async with self._db.transaction() as queries:
            if len(await fairs.live_in(queries, place.guild_id or 0)) >= LIVE_FAIRS:
                raise TooManyFairs(LIVE_FAIRS)
            code = await new_code(queries, self._rng)
            more = {"message_first": message_first, "event_at": fairs.AT_ONCE if has_event else None}
            await fairs.insert(queries, code, organiser, place, terms, now, now + GATHERING, **more)
            return await fairs.find(queries, code)

    async def move(
        self, fair: Fair, organiser: int, channel_id: int, message_first: int, *, is_manager: bool = False
    ) -> bool:
        """Its channel is gone: message and games come to another one. Whoever moves it posts the message.

        False: somebody else has moved it. Raises NoSuchFair, NotYourFair, FairClosed.
        """
        async with self._db.snapshot() as queries:
            await self._managed(queries, fair.code, organiser, is_manager=is_manager)
        return await fairs.move(self._db, fair.code, fair.place.channel_id, channel_id, message_first)

    async def join(self, code: str, user_id: int) -> Membership:
        """IN, or ASKED where the organiser is to know first that this person loses many games on time.

        Raises NoSuchFair, FairClosed, AlreadyInFair, NotInvited, RemovedFromFair.
        """
        now = self._clock.now()
        async with self._db.transaction() as queries:
            seen = await self._lookup.load(queries, code)
            mine = seen.participant_of(user_id)
            _check_joining(seen, user_id, mine, now)
            is_expected = mine is not None and mine.is_invited
            is_asking = not is_expected and await loses_on_time(queries, user_id, now)
            membership = Membership.ASKED if is_asking else Membership.IN
            number = mine.number if mine else await fair_entrants.add(queries, code, user_id, None, now, RESERVE)
            await _enter(queries, seen, number, membership, now)
            return membership

    async def invite(self, code: str, organiser: int, user_id: int, *, is_manager: bool = False) -> None:
        """Raises NoSuchFair, NotYourFair, FairClosed, AlreadyInFair, TooManyInvited, and what a challenge raises."""
        now = self._clock.now()
        async with self._db.transaction() as queries:
            seen = await self._managed(queries, code, organiser, is_manager=is_manager)
            known = seen.participant_of(user_id)
            if known and (known.entrant.is_present or known.has_seat):
                raise AlreadyInFair(code)
            if user_id != organiser:
                await check_asking(queries, organiser, user_id)
            if not can_join(seen.record, now):
                raise FairClosed(code)
            if sum(one.is_invited for one in seen.participants) >= MOST:
                raise TooManyInvited(MOST)
            code = seen.fair.code
            number = known.number if known else await fair_entrants.add(queries, code, user_id, None, now, RESERVE)
            await fair_entrants.write_membership(queries, code, number, Membership.INVITED, now)

    async def let_in(self, code: str, organiser: int, number: int, *, is_manager: bool = False) -> None:
        """Somebody who has asked takes part. Raises NoSuchFair, NotYourFair, NoLongerInFair, FairClosed."""
        now = self._clock.now()
        async with self._db.transaction() as queries:
            seen = await self._managed(queries, code, organiser, is_manager=is_manager)
            asked = _numbered(seen, number)
            if asked.has_asked:
                if not can_join(seen.record, now):
                    raise FairClosed(code)
                await _enter(queries, seen, number, Membership.IN, now)

    async def leave(self, code: str, user_id: int) -> list[str]:
        """Codes of the matches that are lost by it. Raises NoSuchFair, NotInFair."""
        async with self._db.transaction() as queries:
            seen = await self._lookup.load(queries, code)
            return await depart(queries, seen, who_leaves(seen, user_id), Departure.LEFT, self._clock.now())

    async def remove(self, code: str, organiser: int, number: int, *, is_manager: bool = False) -> list[str]:
        """Codes of the matches that are lost by it. Raises NoSuchFair, NotYourFair, NoLongerInFair."""
        async with self._db.transaction() as queries:
            seen = await self._managed(queries, code, organiser, is_manager=is_manager)
            return await depart(queries, seen, _numbered(seen, number), Departure.REMOVED, self._clock.now())

    async def hand_over(self, code: str, organiser: int, to: int, *, is_manager: bool = False) -> None:
        """Raises NoSuchFair, NotYourFair."""
        async with self._db.transaction() as queries:
            seen = await self._managed(queries, code, organiser, is_manager=is_manager)
            await fairs.change(queries, seen.fair.code, self._clock.now(), organiser=to)

    async def begin_now(self, code: str, organiser: int, *, is_manager: bool = False) -> None:
        """Don't wait for more people. Raises NoSuchFair, NotYourFair, TooFewInFair."""
        now = self._clock.now()
        async with self._db.transaction() as queries:
            seen = await self._managed(queries, code, organiser, is_manager=is_manager)
            if seen.fair.state is not FairState.GATHERING:
                return
            if len(seen.record.people) < FEWEST:
                raise TooFewInFair(FEWEST)
            await fairs.change(queries, seen.fair.code, now, begins=now, due_at=fairs.AT_ONCE)
            await fair_events.wake(queries, seen.fair.code)

    async def may_manage(self, code: str, user_id: int, *, is_manager: bool) -> ManagedFair:
        """Raises NoSuchFair, NotYourFair."""
        now = self._clock.now()
        async with self._db.snapshot() as queries:
            seen = await self._managed(queries, code, user_id, is_manager=is_manager, must_live=False)
            invited = [one for one in seen.participants if one.is_invited]
            late = [one for one in invited if await loses_on_time(queries, one.player.user_id or 0, now)]
        return ManagedFair(seen, late)

    async def _managed(
        self, queries: Reading, code: str, user_id: int, *, is_manager: bool, must_live: bool = True
    ) -> FairSeen:
        seen = await self._lookup.load(queries, code)
        check_manages(seen, user_id, is_manager=is_manager)
        if must_live and not seen.fair.is_live:
            raise FairClosed(code)
        return seen


def check_manages(seen: FairSeen, user_id: int, *, is_manager: bool) -> None:
    """Raises NotYourFair."""
    if not is_manager and seen.fair.organiser != user_id:
        raise NotYourFair(seen.fair.code)


def who_leaves(seen: FairSeen, user_id: int) -> Participant:
    """Somebody who takes part, is invited or has asked, and can leave. Raises NotInFair."""
    mine = seen.participant_of(user_id)
    if mine is None or not mine.entrant.is_present or not seen.fair.is_live:
        raise NotInFair(seen.fair.code)
    return mine


async def loses_on_time(queries: Reading, user_id: int, now: int) -> bool:
    """More than a tenth of their games of the last ninety days."""
    lost, finished = await fair_entrants.lost_on_time(queries, user_id, now - LATELY)
    return lost > TOO_OFTEN * finished


async def depart(queries: Queries, seen: FairSeen, one: Participant, why: Departure, now: int) -> list[str]:
    """Somebody goes: what they play is lost. Who goes before it begins was never there; their number stays theirs."""
    code = seen.fair.code
    lost: list[str] = []
    await fair_entrants.change(queries, code, one.number, gone=now, departure=why.value)
    for row in await fair_entrants.games_of(queries, code):
        if one.number in row.players and row.match.state is State.RUNNING:
            seat = row.players.index(one.number)
            await turns.write_end(queries, row.match, Outcome(1 - seat, Termination.RESIGNED), now)
            lost.append(row.match.code)
    is_due = {} if seen.fair.state is FairState.GATHERING else {"due_at": fairs.AT_ONCE}
    await fairs.change(queries, code, now, **is_due)
    return lost


async def end_of_waiting(queries: Queries, seen: FairSeen, one: Participant, now: int) -> None:
    """Nobody has refused them within a day: they take part, or it is too late for that."""
    if can_join(seen.record, now):
        await _enter(queries, seen, one.number, Membership.IN, now)
    else:
        await fair_entrants.change(queries, seen.fair.code, one.number, gone=now, departure=Departure.LEFT.value)


async def _enter(queries: Queries, seen: FairSeen, number: int, membership: Membership, now: int) -> None:
    code, is_running = seen.fair.code, seen.fair.state is FairState.RUNNING
    group = group_for_late(seen.record.groups) if is_running and membership is Membership.IN else None
    await fair_entrants.write_membership(queries, code, number, membership, now, group)
    await fairs.change(queries, code, now, **({"due_at": fairs.AT_ONCE} if is_running else {}))


def _check_joining(seen: FairSeen, user_id: int, mine: Participant | None, now: int) -> None:
    code = seen.fair.code
    if mine is None:
        if not seen.fair.terms.is_open and user_id != seen.fair.organiser:
            raise NotInvited(code)
    elif mine.has_seat or mine.has_asked:
        raise AlreadyInFair(code)
    elif mine.entrant.departure is Departure.REMOVED:
        raise RemovedFromFair(code)
    if not can_join(seen.record, now):
        raise FairClosed(code)


def _numbered(seen: FairSeen, number: int) -> Participant:
    """Somebody who takes part, is invited or has asked. Raises NoLongerInFair."""
    found = next((one for one in seen.participants if one.number == number and one.entrant.is_present), None)
    if found is None:
        raise NoLongerInFair(seen.fair.code)
    return found
