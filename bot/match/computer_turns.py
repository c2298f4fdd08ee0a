"""Whose turn it is among the computer merchants. A turn is claimed by its row, so a crash only delays it."""

from dataclasses import dataclass

from bot.clock import Clock
from bot.errors import MatchOver, NotYourTurn, StalePly
from bot.match.model import Level, Moved, PublicMatch
from bot.match.play import Play
from bot.store import matches, turns
from bot.store.database import Database
from bot.store.leases import LEASE
from bot.store.replay import Replays
from rules import Move, Seat, View, view


@dataclass(frozen=True, slots=True)
class Turn:
    """A merchant's turn that is ours to play until `lease`."""

    match: PublicMatch
    seat: Seat
    level: Level
    view: View
    lease: int


class ComputerTurns:
    def __init__(self, db: Database, clock: Clock, play: Play, replays: Replays) -> None:
        self._db, self._clock, self._play, self._replays = db, clock, play, replays

    async def to_move(self, limit: int = 20) -> list[str]:
        """Codes of the matches in which a merchant is to move and nobody is seeing to it, longest waiting first."""
        return await turns.due_computer_turns(self._db, self._clock.now(), limit)

    async def claim(self, code: str, seconds: int = LEASE) -> Turn | None:
        """Take a merchant's turn in hand; None when there is none or somebody else has it."""
        now = self._clock.now()
        lease = now + seconds
        async with self._db.transaction(code, light=True) as queries:
            if not await turns.claim_computer_turn(queries, code, now, lease):
                return None
            match = await matches.find(queries, code)
            truth = await self._replays.truth(queries, match)
        seat = match.mover
        assert seat is not None  # noqa: S101  # merchant_at is set only while a merchant is to move
        level = match.merchant_on(seat)
        assert level is not None  # noqa: S101
        return Turn(match, seat, level, view(truth, seat), lease)

    async def play(self, turn: Turn, move: Move) -> Moved | None:
        """Play for the merchant; None when the match has gone on or ended meanwhile. Raises rules.IllegalMove."""
        try:
            return await self._play.move_seat(turn.match.code, turn.seat, turn.match.position, move)
        except (MatchOver, StalePly, NotYourTurn):
            return None
