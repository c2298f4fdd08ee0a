"""Whose turn it is among the computer merchants. A turn is claimed by its row, so a crash only delays it."""

from dataclasses import dataclass

from bot.clock import Clock
from bot.game import Game, Level, Moved
from bot.services.play import Play
from bot.store.database import Database
from rules import Move, Seat, View


@dataclass(frozen=True, slots=True)
class Turn:
    """A merchant's turn that is ours to play until `lease`."""

    game: Game
    seat: Seat
    level: Level
    view: View
    lease: int


class Merchants:
    def __init__(self, db: Database, clock: Clock, play: Play) -> None:
        self._db, self._clock, self._play = db, clock, play

    async def to_move(self, limit: int = 20) -> list[str]:
        """Codes of the matches in which a merchant is to move and nobody is seeing to it, longest waiting first."""
        raise NotImplementedError

    async def claim(self, code: str, seconds: int = 60) -> Turn | None:
        """Take a merchant's turn in hand; None when there is none or somebody else has it."""
        raise NotImplementedError

    async def play(self, turn: Turn, move: Move) -> Moved | None:
        """Play for the merchant; None when the match has gone on or ended meanwhile. Raises rules.IllegalMove."""
        raise NotImplementedError
