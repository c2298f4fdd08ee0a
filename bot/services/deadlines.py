"""Time a move: reminders, claims and forfeits. All of it is in the match's row, so any process can go on with it.

A turn has an alarm that goes through three stages: `reminder` (a quarter of the time is left), `late` (the
deadline: the one who waits may claim or wait), `forfeit` (as long again has passed).
"""

from dataclasses import dataclass

from bot.clock import Clock
from bot.game import Game
from bot.store.database import Database


@dataclass(frozen=True, slots=True)
class Reminder:
    """A reminder that is ours to send until `lease`.

    `nonce` is the same however often this reminder has to be tried: with Discord's `enforce_nonce` a message that
    went out just before a crash does not go out twice.
    """

    game: Game
    user_id: int
    deadline: int
    nonce: str
    lease: int


class Deadlines:
    def __init__(self, db: Database, clock: Clock) -> None:
        self._db, self._clock = db, clock

    async def claim_reminders(self, limit: int = 20, seconds: int = 60) -> list[Reminder]:
        """The reminders that are due, each to one caller. Unless `reminded` follows, they come again after a while."""
        raise NotImplementedError

    async def reminded(self, reminder: Reminder) -> None:
        """It was sent, or cannot be sent at all: do not try again."""
        raise NotImplementedError

    async def sweep(self, limit: int = 50) -> list[Game]:
        """Mark the games whose deadline has passed, and close those that ran over as lost on time.

        Each change is made exactly once, by one process, together with setting the table behind; so the games
        returned only say which tables to tell now.
        """
        raise NotImplementedError

    async def claim(self, code: str, user_id: int) -> Game:
        """Win because the opponent ran out of time.

        Raises NoSuchMatch, NotAPlayer, MatchOver, NoDeadline, YourOwnTurn, DeadlineAhead.
        """
        raise NotImplementedError

    async def wait(self, code: str, user_id: int) -> Game:
        """Give the opponent the whole time once more, from now. Raises the same as `claim`."""
        raise NotImplementedError
