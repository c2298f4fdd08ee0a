"""Playing a move: one transaction, guarded by the key of the move's row."""

from random import Random

from bot.clock import Clock
from bot.errors import MatchOver, NotAPlayer, NotYourTurn, StalePly
from bot.match.model import Moved, PublicMatch, State
from bot.store import matches
from bot.store.database import Database, Queries
from bot.store.replay import Replays
from rules import Deal, Move, Seat, view
from rules.match import Match


class Play:
    def __init__(self, db: Database, clock: Clock, rng: Random, replays: Replays) -> None:
        self._db, self._clock, self._rng, self._replays = db, clock, rng, replays

    async def move(self, code: str, user_id: int, round: int, ply: int, move: Move) -> Moved:  # noqa: A002
        """Play a move in the position that the player saw: after `ply` moves of this round.

        When it ends the round, the next one is dealt in the same transaction. Raises NoSuchMatch, NotAPlayer,
        MatchOver, StalePly, NotYourTurn, or the `rules.IllegalMove` that says why not.
        """
        async with self._db.transaction() as queries:
            match = await matches.find(queries, code)
            seat = match.seat_of(user_id)
            if seat is None:
                raise NotAPlayer(match.code)
            return await self._move(queries, match, seat, (round, ply), move)

    async def move_seat(self, code: str, seat: Seat, round: int, ply: int, move: Move) -> Moved:  # noqa: A002
        """The same for whoever sits there: a computer merchant."""
        async with self._db.transaction() as queries:
            return await self._move(queries, await matches.find(queries, code), seat, (round, ply), move)

    async def _move(self, queries: Queries, match: PublicMatch, seat: Seat, seen: tuple[int, int], move: Move) -> Moved:
        _check(match, seat, seen)
        now = self._clock.now()
        truth, events = (await self._replays.truth(queries, match)).play(move)
        result = truth.current.result
        await matches.write_move(queries, match, move, now)
        if truth.awaits_deal:
            truth = await self._deal(queries, match, truth, now)
        await matches.write_turn(queries, match, truth, now)
        return Moved(await matches.find(queries, match.code), events[0], view(truth, seat), result)

    async def _deal(self, queries: Queries, match: PublicMatch, truth: Match, now: int) -> Match:
        truth = truth.deal(Deal.shuffle(self._rng))
        dealt = truth.current
        await matches.write_deal(queries, match.code, dealt.number, dealt.start.deal, dealt.starter, now)
        return truth


def _check(match: PublicMatch, seat: Seat, seen: tuple[int, int]) -> None:
    if match.state is not State.RUNNING:
        raise MatchOver(match.code)
    if seen != (match.round, match.ply):
        raise StalePly(match.code, match.round, match.ply)
    if seat != match.mover:
        raise NotYourTurn(match.code)
