"""From a challenge to a table: create, accept, decline, withdraw, expire; practice with a merchant starts at once."""

from random import Random

from bot.clock import Clock
from bot.game import Challenge, Game, Level, Pace, Place
from bot.store.database import Database
from rules import Options

OPEN_CHALLENGES = 10  # that one person may have
RUNNING_GAMES = 25


class Challenges:
    def __init__(self, db: Database, clock: Clock, rng: Random, hours: int) -> None:
        self._db, self._clock, self._rng, self._hours = db, clock, rng, hours

    async def create(
        self,
        challenger: int,
        opponent: int | None,
        place: Place,
        options: Options = Options(),  # noqa: B008  # a NamedTuple does not change
        pace: Pace = Pace.THREE_DAYS,
        *,
        is_rated: bool = True,
        has_hints: bool = False,
        opponent_is_bot: bool = False,
    ) -> Challenge:
        """Ask somebody, or anyone (None), to play. Our own bot is not challenged but practised with.

        Raises ChallengeYourself, ChallengeABot, AlreadyChallenged, TooManyChallenges, TooManyGames,
        ChallengesOff, Blocked, YouBlocked.
        """
        raise NotImplementedError

    async def practise(
        self,
        user_id: int,
        level: Level,
        place: Place,
        options: Options = Options(),  # noqa: B008
        pace: Pace = Pace.NO_LIMIT,
        *,
        has_hints: bool = False,
    ) -> Game:
        """Sit down with a computer merchant. Raises TooManyGames."""
        raise NotImplementedError

    async def accept(self, code: str, user_id: int) -> Game:
        """Start the match; its code is the challenge's.

        Raises NoSuchChallenge, ChallengeGone, NotYourChallenge, ChallengeYourself, TooManyGames (of either),
        Blocked, YouBlocked.
        """
        raise NotImplementedError

    async def decline(self, code: str, user_id: int) -> Challenge:
        """By the person challenged. Raises NoSuchChallenge, ChallengeGone, NotYourChallenge."""
        raise NotImplementedError

    async def withdraw(self, code: str, user_id: int) -> Challenge:
        """By the challenger. Raises NoSuchChallenge, ChallengeGone, NotYourChallenge."""
        raise NotImplementedError

    async def find(self, code: str) -> Challenge:
        """Raises NoSuchChallenge."""
        raise NotImplementedError

    async def open_of(self, user_id: int) -> list[Challenge]:
        """The open challenges that this person made or got, oldest first."""
        raise NotImplementedError

    async def attach_message(self, code: str, message_id: int) -> None:
        """Remember the message with the buttons."""
        raise NotImplementedError

    async def expire(self) -> list[Challenge]:
        """Close the challenges nobody took in time. Each is returned exactly once, to one process."""
        raise NotImplementedError
