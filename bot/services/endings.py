"""Ending a match away from the board: resign, call off, and what comes after: a rematch."""

from bot.clock import Clock
from bot.game import Challenge, Game
from bot.services.challenges import Challenges
from bot.store.database import Database


class Endings:
    def __init__(self, db: Database, clock: Clock, challenges: Challenges) -> None:
        self._db, self._clock, self._challenges = db, clock, challenges

    async def resign(self, code: str, user_id: int) -> Game:
        """Give up, also while the opponent thinks. Raises NoSuchMatch, NotAPlayer, MatchOver."""
        raise NotImplementedError

    async def cancel(self, code: str, user_id: int) -> Game:
        """Call the match off alone: before both have moved, or at any time when a merchant is the opponent.

        Raises NoSuchMatch, NotAPlayer, MatchOver, NeedsAgreement.
        """
        raise NotImplementedError

    async def propose_cancel(self, code: str, user_id: int) -> Game:
        """Ask the opponent to call the match off; when they have asked already, it is called off.

        The proposal stands until it is refused or the opponent moves. Where `cancel` would do, it is called off at
        once. Raises NoSuchMatch, NotAPlayer, MatchOver.
        """
        raise NotImplementedError

    async def agree_to_cancel(self, code: str, user_id: int) -> Game:
        """Raises NoSuchMatch, NotAPlayer, MatchOver, NothingProposed, ProposedByYou."""
        raise NotImplementedError

    async def refuse_cancel(self, code: str, user_id: int) -> Game:
        """Turn a proposal down, or take one's own back. Raises NoSuchMatch, NotAPlayer, MatchOver, NothingProposed."""
        raise NotImplementedError

    async def rematch(self, code: str, user_id: int) -> Challenge | Game:
        """Play again with the same options; the other player starts.

        The first of the two to press makes a challenge, the second starts the match; a merchant starts at once.
        Raises NoSuchMatch, NotAPlayer, MatchRunning, AlreadyRematched, and what `Challenges.create` and `accept`
        raise (AlreadyChallenged when pressed twice by one person).
        """
        raise NotImplementedError
