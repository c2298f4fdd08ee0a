"""Ending a match away from the board: resign, call off, and what comes after: a rematch."""

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
from bot.match.challenges import Challenges
from bot.match.model import Challenge, Game, State
from bot.match.start import Seating
from bot.store import challenges, matches
from bot.store.database import Database, Queries
from bot.store.terms import Terms
from rules import Outcome, Seat, Termination

CALLED_OFF = Outcome(None, Termination.CANCELLED)


class Endings:
    def __init__(self, db: Database, clock: Clock, challenges: Challenges, seating: Seating) -> None:
        self._db, self._clock, self._challenges, self._seating = db, clock, challenges, seating

    async def resign(self, code: str, user_id: int) -> Game:
        """Give up, also while the opponent thinks. Raises NoSuchMatch, NotAPlayer, MatchOver."""
        async with self._db.transaction() as queries:
            game, seat = await running_game(queries, code, user_id)
            return await self._end(queries, game, Outcome(1 - seat, Termination.RESIGNED), seat)

    async def cancel(self, code: str, user_id: int) -> Game:
        """Call the match off alone: before both have moved, or at any time when a merchant is the opponent.

        Raises NoSuchMatch, NotAPlayer, MatchOver, NeedsAgreement.
        """
        async with self._db.transaction() as queries:
            game, seat = await running_game(queries, code, user_id)
            if not _may_cancel_alone(game):
                raise NeedsAgreement(game.code)
            return await self._end(queries, game, CALLED_OFF, seat)

    async def propose_cancel(self, code: str, user_id: int) -> Game:
        """Ask the opponent to call the match off; when they have asked already, it is called off.

        The proposal stands until it is refused or the opponent moves. Where `cancel` would do, it is called off at
        once. Raises NoSuchMatch, NotAPlayer, MatchOver.
        """
        async with self._db.transaction() as queries:
            game, seat = await running_game(queries, code, user_id)
            if _may_cancel_alone(game) or game.cancel_proposed_by == 1 - seat:
                return await self._end(queries, game, CALLED_OFF, seat)
            if game.cancel_proposed_by == seat:
                return game
            await matches.write(queries, game, self._clock.now(), cancel_by=seat)
            return await matches.find(queries, game.code)

    async def agree_to_cancel(self, code: str, user_id: int) -> Game:
        """Raises NoSuchMatch, NotAPlayer, MatchOver, NothingProposed, ProposedByYou."""
        async with self._db.transaction() as queries:
            game, seat = await running_game(queries, code, user_id)
            if game.cancel_proposed_by is None:
                raise NothingProposed(game.code)
            if game.cancel_proposed_by == seat:
                raise ProposedByYou(game.code)
            return await self._end(queries, game, CALLED_OFF, seat)

    async def refuse_cancel(self, code: str, user_id: int) -> Game:
        """Turn a proposal down, or take one's own back. Raises NoSuchMatch, NotAPlayer, MatchOver, NothingProposed."""
        async with self._db.transaction() as queries:
            game, _ = await running_game(queries, code, user_id)
            if game.cancel_proposed_by is None:
                raise NothingProposed(game.code)
            await matches.write(queries, game, self._clock.now(), cancel_by=None)
            return await matches.find(queries, game.code)

    async def rematch(self, code: str, user_id: int) -> Challenge | Game:
        """Play again with the same options; the other player starts.

        The first of the two to press makes a challenge, the second starts the match; a merchant starts at once.
        Raises NoSuchMatch, NotAPlayer, MatchRunning, AlreadyRematched, and what `Challenges.create` and `accept`
        raise (AlreadyChallenged when pressed twice by one person). An opponent who erased themselves is NotAPlayer.
        """
        async with self._db.transaction() as queries:
            game = await matches.find(queries, code)
            seat = game.seat_of(user_id)
            if seat is None or game.players[1 - seat].is_erased:
                raise NotAPlayer(game.code)
            if game.state is State.RUNNING:
                raise MatchRunning(game.code)
            again = await queries.fetch_one("SELECT code FROM matches WHERE rematch_of = ?", game.code)
            if again:
                raise AlreadyRematched(again["code"])
            return await self._again(queries, game, seat)

    async def _again(self, queries: Queries, game: Game, seat: Seat) -> Challenge | Game:
        me, opponent = game.players[seat], game.players[1 - seat]
        assert me.user_id is not None  # noqa: S101  # found by it
        terms = Terms(game.place, game.options, game.pace, game.is_rated, game.has_hints, rematch_of=game.code)
        if opponent.level:
            return await self._seating.with_merchant(queries, me.user_id, opponent.level, terms)
        assert opponent.user_id is not None  # noqa: S101  # the erased were turned away above
        offered = await challenges.find_open(queries, opponent.user_id, me.user_id, game.place.channel_id)
        if offered and offered.rematch_of == game.code and offered.expires > self._clock.now():
            return await self._seating.accept(queries, offered, me.user_id)
        return await self._challenges.create_in(queries, me.user_id, opponent.user_id, terms)

    async def _end(self, queries: Queries, game: Game, outcome: Outcome, actor: Seat) -> Game:
        await matches.write_end(queries, game, outcome, self._clock.now(), actor)
        return await matches.find(queries, game.code)


async def running_game(queries: Queries, code: str, user_id: int) -> tuple[Game, Seat]:
    """The game and this player's seat. Raises NoSuchMatch, NotAPlayer, MatchOver."""
    game = await matches.find(queries, code)
    seat = game.seat_of(user_id)
    if seat is None:
        raise NotAPlayer(game.code)
    if game.state is not State.RUNNING:
        raise MatchOver(game.code)
    return game, seat


def _may_cancel_alone(game: Game) -> bool:
    return game.is_practice or not game.have_both_moved
