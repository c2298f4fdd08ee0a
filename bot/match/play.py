"""Playing a move: one transaction, guarded by the key of the move's row."""

from random import Random

from bot.clock import Clock
from bot.errors import MatchOver, NotAPlayer, NotYourTurn, StalePly
from bot.match import my_level
from bot.match.model import Moved, Position, PublicMatch, Seen, State
from bot.match.recap import recap
from bot.match.stewards import take_back
from bot.store import matches, plans, round_ends, rounds, turns
from bot.store.database import Database, Queries
from bot.store.replay import Replays
from bot.store.rounds import DealtRound
from rules import Deal, Move, Seat, view
from rules.match import Match


class Play:
    def __init__(self, db: Database, clock: Clock, rng: Random, replays: Replays) -> None:
        self._db, self._clock, self._rng, self._replays = db, clock, rng, replays

    async def move(self, code: str, user_id: int, position: Position, move: Move) -> Moved:
        """Play a move in the position that the player saw.

        When it ends the round, the next one is dealt in the same transaction. Raises NoSuchMatch, NotAPlayer,
        MatchOver, StalePly, NotYourTurn, or the `rules.IllegalMove` that says why not.
        """
        async with self._db.transaction(code) as queries:
            match = await matches.find(queries, code)
            seat = match.seat_of(user_id)
            if seat is None:
                raise NotAPlayer(match.code)
            if match.steward == seat:
                match = await take_back(queries, match, self._clock.now())
            return await self.move_in(queries, match, seat, position, move)

    async def move_seat(self, code: str, seat: Seat, position: Position, move: Move) -> Moved:
        """The same for the computer merchant who moves on this seat.

        NotYourTurn also where an absent player has taken the seat back meanwhile.
        """
        async with self._db.transaction(code) as queries:
            match = await matches.find(queries, code)
            if match.state is State.RUNNING and match.merchant_on(seat) is None:
                raise NotYourTurn(match.code)
            return await self.move_in(queries, match, seat, position, move)

    async def was_played(self, code: str, user_id: int, position: Position, move: Move) -> bool:
        """This person has played just this move in this position: a second click on the same button says so."""
        async with self._db.snapshot() as queries:
            match = await matches.find(queries, code)
            seat, after = match.seat_of(user_id), Position(position.round, position.ply + 1)
            dealt = await rounds.dealt_rounds(queries, match.code, position.round, position.round)
            played = await rounds.moves_between(queries, match.code, position, after)
        is_theirs = any((one.starter + position.ply) % 2 == seat for one in dealt)
        return is_theirs and [one.move for one in played] == [move]

    async def move_in(
        self,
        queries: Queries,
        match: PublicMatch,
        seat: Seat,
        position: Position,
        move: Move,
        *,
        is_planned: bool = False,
    ) -> Moved:
        """The same inside the caller's transaction. A planned move is played while its player is elsewhere."""
        _check(match, seat, position)
        now = self._clock.now()
        truth, events = (await self._replays.truth(queries, match)).play(move)
        result = truth.current.result
        await rounds.write_move(queries, match, move, now)
        if truth.awaits_deal:
            if match.has_table and match.place.is_reachable:
                await round_ends.add(queries, match, now)
            truth = await self._deal(queries, match, truth, now)
        await turns.write_turn(queries, match, truth, now, is_planned=is_planned)
        await _see_to_plans(queries, match, seat, is_round_over=result is not None)
        await my_level.count_end(queries, match, truth.outcome)
        since = recap(truth, seat, Position(match.round, match.ply + 1))  # after this move
        seen = Seen(await matches.find(queries, match.code), view(truth, seat), since)
        return Moved(seen, events[0], result)

    async def _deal(self, queries: Queries, match: PublicMatch, truth: Match, now: int) -> Match:
        truth = truth.deal(Deal.shuffle(self._rng))
        dealt = truth.current
        await rounds.write_deal(queries, match.code, DealtRound(dealt.number, dealt.starter, dealt.start.deal), now)
        return truth


async def _see_to_plans(queries: Queries, match: PublicMatch, seat: Seat, *, is_round_over: bool) -> None:
    """The opponent's is due now, to be played in a transaction of its own: see `bot.match.plans`."""
    if is_round_over:
        await plans.forget_all(queries, match.code)
    elif not match.has_merchant:
        await plans.after_move(queries, match, seat)


def _check(match: PublicMatch, seat: Seat, position: Position) -> None:
    if match.state is not State.RUNNING:
        raise MatchOver(match.code)
    if not match.is_at(position):
        raise StalePly(match.code, match.round, match.ply)
    if seat != match.mover:
        raise NotYourTurn(match.code)
