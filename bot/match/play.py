"""Playing a move: one transaction, guarded by the key of the move's row."""

from random import Random

from bot.clock import Clock
from bot.errors import MatchOver, NotAPlayer, NotYourTurn, StalePly
from bot.match.model import Game, Moved, State
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
            game = await matches.find(queries, code)
            seat = game.seat_of(user_id)
            if seat is None:
                raise NotAPlayer(game.code)
            return await self._move(queries, game, seat, (round, ply), move)

    async def move_seat(self, code: str, seat: Seat, round: int, ply: int, move: Move) -> Moved:  # noqa: A002
        """The same for whoever sits there: a computer merchant."""
        async with self._db.transaction() as queries:
            return await self._move(queries, await matches.find(queries, code), seat, (round, ply), move)

    async def _move(self, queries: Queries, game: Game, seat: Seat, seen: tuple[int, int], move: Move) -> Moved:
        _check(game, seat, seen)
        now = self._clock.now()
        match, events = (await self._replays.match(queries, game)).play(move)
        result = match.current.result
        await matches.write_move(queries, game, move, now)
        if match.awaits_deal:
            match = await self._deal(queries, game, match, now)
        await matches.write_turn(queries, game, match, now)
        return Moved(await matches.find(queries, game.code), events[0], view(match, seat), result)

    async def _deal(self, queries: Queries, game: Game, match: Match, now: int) -> Match:
        match = match.deal(Deal.shuffle(self._rng))
        dealt = match.current
        await matches.write_deal(queries, game.code, dealt.number, dealt.start.deal, dealt.starter, now)
        return match


def _check(game: Game, seat: Seat, seen: tuple[int, int]) -> None:
    if game.state is not State.RUNNING:
        raise MatchOver(game.code)
    if seen != (game.round, game.ply):
        raise StalePly(game.code, game.round, game.ply)
    if seat != game.mover:
        raise NotYourTurn(game.code)
