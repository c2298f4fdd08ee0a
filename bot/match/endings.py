"""Ending a match away from the board: resign, call off, and what comes after: a rematch."""

from dataclasses import replace

from bot.clock import Clock
from bot.errors import (
    AlreadyRematched,
    MatchOver,
    MatchRunning,
    NeedsAgreement,
    NotAPlayer,
    NothingProposed,
    ProposedByYou,
)
from bot.match import my_level
from bot.match.challenges import Challenges
from bot.match.limits import check_call_off
from bot.match.model import USUAL, Challenge, PublicMatch, State
from bot.match.start import NewMatches
from bot.store import called_off, challenges, matches, turns
from bot.store.database import Database, Queries
from rules import HeadStart, Outcome, Seat, Termination

CALLED_OFF = Outcome(None, Termination.CANCELLED)


class Endings:
    def __init__(self, db: Database, clock: Clock, challenges: Challenges, new_matches: NewMatches) -> None:
        self._db, self._clock, self._challenges, self._new_matches = db, clock, challenges, new_matches

    async def resign(self, code: str, user_id: int) -> PublicMatch:
        """Give up, also while the opponent thinks. Before the match is rated, that is leaving it early.

        Raises NoSuchMatch, NotAPlayer, MatchOver.
        """
        async with self._db.transaction(code) as queries:
            match, seat = await running_match(queries, code, user_id)
            if _is_left_early(match):
                await called_off.write(queries, match, seat)
            return await self._end(queries, match, Outcome(1 - seat, Termination.RESIGNED), seat)

    async def cancel(self, code: str, user_id: int) -> PublicMatch:
        """Call the match off alone: before both have moved, or at any time when a merchant is the opponent.

        Raises NoSuchMatch, NotAPlayer, MatchOver, NeedsAgreement, TooManyCalledOff.
        """
        async with self._db.transaction(code) as queries:
            match, seat = await running_match(queries, code, user_id)
            if not _may_cancel_alone(match):
                raise NeedsAgreement(match.code)
            return await self._call_off_alone(queries, match, seat, user_id)

    async def propose_cancel(self, code: str, user_id: int) -> PublicMatch:
        """Ask the opponent to call the match off; when they have asked already, it is called off.

        The proposal stands until it is refused or the opponent moves. Where `cancel` would do, it is called off at
        once. Raises NoSuchMatch, NotAPlayer, MatchOver, TooManyCalledOff.
        """
        async with self._db.transaction(code) as queries:
            match, seat = await running_match(queries, code, user_id)
            if match.cancel_proposed_by == 1 - seat:
                return await self._end(queries, match, CALLED_OFF, seat)
            if _may_cancel_alone(match):
                return await self._call_off_alone(queries, match, seat, user_id)
            if match.cancel_proposed_by == seat:
                return match
            await turns.write_proposal(queries, match, seat, self._clock.now())
            return await matches.find(queries, match.code)

    async def agree_to_cancel(self, code: str, user_id: int) -> PublicMatch:
        """Raises NoSuchMatch, NotAPlayer, MatchOver, NothingProposed, ProposedByYou."""
        async with self._db.transaction(code) as queries:
            match, seat = await running_match(queries, code, user_id)
            if match.cancel_proposed_by is None:
                raise NothingProposed(match.code)
            if match.cancel_proposed_by == seat:
                raise ProposedByYou(match.code)
            return await self._end(queries, match, CALLED_OFF, seat)

    async def refuse_cancel(self, code: str, user_id: int) -> PublicMatch:
        """Turn a proposal down, or take one's own back. Raises NoSuchMatch, NotAPlayer, MatchOver, NothingProposed."""
        async with self._db.transaction(code) as queries:
            match, _ = await running_match(queries, code, user_id)
            if match.cancel_proposed_by is None:
                raise NothingProposed(match.code)
            await turns.write_proposal(queries, match, None, self._clock.now())
            return await matches.find(queries, match.code)

    async def rematch(self, code: str, user_id: int, rupees: int = 0) -> Challenge | PublicMatch:
        """Play again with the same options, or with a head start of so many rupees for whoever asks; the other starts.

        The first of the two to press makes a challenge, the second starts the match; a merchant starts at once, and at
        my level it is the one who is at my level now. Who asks for a head start makes a challenge in any case: the
        other one has not agreed to it.
        Raises NoSuchMatch, NotAPlayer, MatchRunning, AlreadyRematched, and what `Challenges.create` and `accept`
        raise (AlreadyChallenged when pressed twice by one person). An opponent who erased themselves is NotAPlayer.
        """
        async with self._db.transaction() as queries:
            match = await matches.find(queries, code)
            seat = match.seat_of(user_id)
            if seat is None or match.players[1 - seat].is_erased:
                raise NotAPlayer(match.code)
            if match.state is State.RUNNING:
                raise MatchRunning(match.code)
            if again := await matches.code_of_rematch(queries, match.code):
                raise AlreadyRematched(again)
            return await self._again(queries, match, seat, rupees)

    async def _again(self, queries: Queries, match: PublicMatch, seat: Seat, rupees: int) -> Challenge | PublicMatch:
        me, opponent = match.players[seat], match.players[1 - seat]
        assert me.user_id is not None  # noqa: S101  # found by it
        head_start = HeadStart(0, rupees) if rupees else _carried_over(match, seat)
        options = match.terms.options._replace(head_start=head_start)
        reserve = match.terms.reserve or USUAL  # none: the match began when there was no such thing
        terms = replace(match.terms, options=options, rematch_of=match.code, reserve=reserve)
        if opponent.level:
            level = None if match.is_at_my_level else opponent.level
            return await self._new_matches.with_merchant(queries, me.user_id, level, terms)
        assert opponent.user_id is not None  # noqa: S101  # the erased were turned away above
        offered = await challenges.find_open(queries, opponent.user_id, me.user_id, match.place.channel_id)
        is_theirs = offered and offered.terms.rematch_of == match.code and offered.expires > self._clock.now()
        if offered and is_theirs and not rupees:
            return await self._new_matches.accept(queries, offered, me.user_id)
        return await self._challenges.create_in(queries, me.user_id, opponent.user_id, terms)

    async def _call_off_alone(self, queries: Queries, match: PublicMatch, seat: Seat, user_id: int) -> PublicMatch:
        """With a merchant as often as one likes; with people so often a day."""
        if not match.is_practice:
            await queries.hold(user_id)  # so that two at once are not both the last that they may call off
            await check_call_off(queries, user_id, self._clock.now())
        if not match.is_practice or _is_left_early(match):
            await called_off.write(queries, match, seat)
        return await self._end(queries, match, CALLED_OFF, seat)

    async def _end(self, queries: Queries, match: PublicMatch, outcome: Outcome, actor: Seat) -> PublicMatch:
        await turns.write_end(queries, match, outcome, self._clock.now(), actor)
        await my_level.count_end(queries, match, outcome)
        return await matches.find(queries, match.code)


async def running_match(queries: Queries, code: str, user_id: int) -> tuple[PublicMatch, Seat]:
    """The match and this player's seat. Raises NoSuchMatch, NotAPlayer, MatchOver."""
    match = await matches.find(queries, code)
    seat = match.seat_of(user_id)
    if seat is None:
        raise NotAPlayer(match.code)
    if match.state is not State.RUNNING:
        raise MatchOver(match.code)
    return match, seat


def _is_left_early(match: PublicMatch) -> bool:
    return match.is_rated and not match.is_long_enough_to_rate


def _may_cancel_alone(match: PublicMatch) -> bool:
    return match.is_practice or not match.have_both_moved


def _carried_over(match: PublicMatch, challenger: Seat) -> HeadStart | None:
    """The head start for the rematch: who had it has it again, on whichever seat. The challenger takes the first."""
    before = match.terms.options.head_start
    return before and before._replace(seat=int(before.seat != challenger))
