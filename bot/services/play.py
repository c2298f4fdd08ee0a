"""Playing a move: one transaction, guarded by the key of the move's row."""

from random import Random

from bot.clock import Clock
from bot.game import Moved
from bot.store.database import Database
from rules import Move


class Play:
    def __init__(self, db: Database, clock: Clock, rng: Random) -> None:
        self._db, self._clock, self._rng = db, clock, rng

    async def move(self, code: str, user_id: int, round: int, ply: int, move: Move) -> Moved:  # noqa: A002
        """Play a move in the position that the player saw: after `ply` moves of this round.

        When it ends the round, the next one is dealt in the same transaction. Raises NoSuchMatch, NotAPlayer,
        MatchOver, StalePly, NotYourTurn, or the `rules.IllegalMove` that says why not.
        """
        raise NotImplementedError
