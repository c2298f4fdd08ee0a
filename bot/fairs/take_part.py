"""Opening a fair and taking part in it: join, leave, invite, remove, hand over, end. Each is one transaction."""

from random import Random

from bot.clock import Clock
from bot.errors import (
    AlreadyInFair,
    FairClosed,
    FairTooShort,
    FairTooSmall,
    NotInFair,
    NotInvited,
    NotYourFair,
    TooManyFairs,
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
from bot.match.model import Place, State
from bot.store import fair_entrants, fairs, turns
from bot.store.database import Database, Queries
from bot.store.match_codes import new_code
from rules import Outcome, Termination

LIVE_FAIRS = 5  # in one server
LATELY = 90 * DAY
TOO_OFTEN = 0.10  # of their games lost on time


class FairEntries:
    def __init__(self, db: Database, clock: Clock, rng: Random, lookup: FairLookup) -> None:
        self._db, self._clock, self._rng, self._lookup = db, clock, rng, lookup

    async def open(self, organiser: int, place: Place, terms: FairTerms) -> Fair:
        """Who opens a fair takes part in it only by joining. Raises FairTooShort, TooManyFairs."""
        if terms.is_too_short:
            raise FairTooShort
        now = self._clock.now()
        async with self._db.transaction() as queries:
            if len(await fairs.live_in(queries, place.guild_id or 0)) >= LIVE_FAIRS:
                raise TooManyFairs(LIVE_FAIRS)
            code = await new_code(queries, self._rng)
            await fairs.insert(queries, code, organiser, place, terms, now, now + GATHERING)
            return await fairs.find(queries, code)

    async def attach_message(self, code: str, message_id: int) -> bool:
        """False: it has one already, and this one has to go."""
        return await fairs.attach_message(self._db, code, message_id)

    async def forget_message(self, code: str, message_id: int) -> None:
        await fairs.forget_message(self._db, code, message_id)

    async def attach_event(self, code: str, event_id: int | None) -> None:
        await fairs.attach_event(self._db, code, event_id)

    async def join(self, code: str, user_id: int) -> Membership:
        """IN, or ASKED where the organiser is to know first that this person loses many games on time.

        Raises NoSuchFair, FairClosed, AlreadyInFair, NotInvited.
        """
        now = self._clock.now()
        async with self._db.transaction() as queries:
            seen = await self._lookup.load(queries, code)
            mine = seen.participant_of(user_id)
            _check_joining(seen, mine, now)
            is_asking = mine is None and await loses_on_time(queries, user_id, now)
            membership = Membership.ASKED if is_asking else Membership.IN
            number = mine.number if mine else None
            await _enter(queries, seen, user_id, number, membership, now)
            return membership

    async def invite(self, code: str, organiser: int, user_id: int, *, is_manager: bool = False) -> None:
        """Raises NoSuchFair, NotYourFair, FairClosed, AlreadyInFair."""
        now = self._clock.now()
        async with self._db.transaction() as queries:
            seen = await self._managed(queries, code, organiser, is_manager=is_manager)
            if seen.participant_of(user_id):
                raise AlreadyInFair(code)
            if not can_join(seen.record, now):
                raise FairClosed(code)
            await fair_entrants.add(queries, seen.fair.code, user_id, None, Membership.INVITED, now, RESERVE)

    async def let_in(self, code: str, organiser: int, number: int, *, is_manager: bool = False) -> None:
        """Somebody who has asked takes part. Raises NoSuchFair, NotYourFair, NotInFair, FairClosed."""
        now = self._clock.now()
        async with self._db.transaction() as queries:
            seen = await self._managed(queries, code, organiser, is_manager=is_manager)
            asked = _numbered(seen, number)
            if asked.membership is Membership.ASKED:
                if not can_join(seen.record, now):
                    raise FairClosed(code)
                await _enter(queries, seen, asked.player.user_id or 0, number, Membership.IN, now)

    async def leave(self, code: str, user_id: int) -> list[str]:
        """Codes of the matches that are lost by it. Raises NoSuchFair, NotInFair."""
        async with self._db.transaction() as queries:
            seen = await self._lookup.load(queries, code)
            mine = seen.participant_of(user_id)
            if mine is None or not mine.entrant.is_present or not seen.fair.is_live:
                raise NotInFair(code)
            return await depart(queries, seen, mine, Departure.LEFT, self._clock.now())

    async def remove(self, code: str, organiser: int, number: int, *, is_manager: bool = False) -> list[str]:
        """Codes of the matches that are lost by it. Raises NoSuchFair, NotYourFair, NotInFair."""
        async with self._db.transaction() as queries:
            seen = await self._managed(queries, code, organiser, is_manager=is_manager)
            return await depart(queries, seen, _numbered(seen, number), Departure.REMOVED, self._clock.now())

    async def hand_over(self, code: str, organiser: int, to: int, *, is_manager: bool = False) -> None:
        """Raises NoSuchFair, NotYourFair."""
        async with self._db.transaction() as queries:
            seen = await self._managed(queries, code, organiser, is_manager=is_manager)
            await fairs.change(queries, seen.fair.code, self._clock.now(), organiser=to)

    async def begin_now(self, code: str, organiser: int, *, is_manager: bool = False) -> None:
        """Don't wait for more people. Raises NoSuchFair, NotYourFair, FairTooSmall."""
        now = self._clock.now()
        async with self._db.transaction() as queries:
            seen = await self._managed(queries, code, organiser, is_manager=is_manager)
            if seen.fair.state is FairState.GATHERING:
                if len(seen.record.people) < FEWEST:
                    raise FairTooSmall(FEWEST)
                await fairs.change(queries, seen.fair.code, now, begins=now, due_at=fairs.AT_ONCE)

    async def may_manage(self, code: str, user_id: int, *, is_manager: bool) -> FairSeen:
        """Raises NoSuchFair, NotYourFair."""
        async with self._db.snapshot() as queries:
            return await self._managed(queries, code, user_id, is_manager=is_manager, must_live=False)

    async def _managed(
        self, queries: Queries, code: str, user_id: int, *, is_manager: bool, must_live: bool = True
    ) -> FairSeen:
        seen = await self._lookup.load(queries, code)
        if not is_manager and seen.fair.organiser != user_id:
            raise NotYourFair(code)
        if must_live and not seen.fair.is_live:
            raise FairClosed(code)
        return seen


async def loses_on_time(queries: Queries, user_id: int, now: int) -> bool:
    """More than a tenth of their games of the last ninety days."""
    lost, finished = await fair_entrants.lost_on_time(queries, user_id, now - LATELY)
    return lost > TOO_OFTEN * finished


async def depart(queries: Queries, seen: FairSeen, one: Participant, why: Departure, now: int) -> list[str]:
    """Somebody goes: what they play is lost. Who goes before it begins was never there."""
    code = seen.fair.code
    lost: list[str] = []
    if one.membership is not Membership.IN or seen.fair.state is FairState.GATHERING:
        await fair_entrants.remove(queries, code, one.number)
    else:
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
        await _enter(queries, seen, one.player.user_id or 0, one.number, Membership.IN, now)
    else:
        await fair_entrants.remove(queries, seen.fair.code, one.number)


async def _enter(
    queries: Queries, seen: FairSeen, user_id: int, number: int | None, membership: Membership, now: int
) -> None:
    code, is_running = seen.fair.code, seen.fair.state is FairState.RUNNING
    if number is None:
        number = await fair_entrants.add(queries, code, user_id, None, membership, now, RESERVE)
    group = group_for_late(seen.record.groups) if is_running and membership is Membership.IN else None
    await fair_entrants.change(queries, code, number, membership=membership.value, joined=now, group_number=group)
    await fairs.change(queries, code, now, **({"due_at": fairs.AT_ONCE} if is_running else {}))


def _check_joining(seen: FairSeen, mine: Participant | None, now: int) -> None:
    code = seen.fair.code
    if mine is not None and mine.membership is not Membership.INVITED:
        raise AlreadyInFair(code)
    if not seen.fair.terms.is_open and mine is None:
        raise NotInvited(code)
    people = sum(one.takes_part and not one.player.is_merchant for one in seen.participants)
    if not can_join(seen.record, now) or people >= MOST:
        raise FairClosed(code)


def _numbered(seen: FairSeen, number: int) -> Participant:
    """Somebody who takes part, is invited or has asked. Raises NotInFair."""
    found = next((one for one in seen.participants if one.number == number and one.entrant.is_present), None)
    if found is None:
        raise NotInFair(seen.fair.code)
    return found
