"""Looking at matches: one, mine, those of a channel, finished ones."""

from dataclasses import dataclass

from bot.clock import Clock
from bot.game import Game, Seen
from bot.store.database import Database
from rules import View


@dataclass(frozen=True, slots=True)
class Page:
    """A part of a long list. `number` counts from 0."""

    games: tuple[Game, ...]
    number: int
    has_more: bool


class Games:
    def __init__(self, db: Database, clock: Clock) -> None:
        self._db, self._clock = db, clock

    async def game(self, code: str) -> Game:
        """Raises NoSuchMatch. Codes are found in small letters too."""
        raise NotImplementedError

    async def look(self, code: str, user_id: int | None) -> Seen:
        """Open the panel: the match as this person sees it, and what happened since they last looked.

        A player's look is remembered. Everybody else (and None) gets the public view with nothing in `since`.
        Raises NoSuchMatch.
        """
        raise NotImplementedError

    async def peek(self, code: str, user_id: int | None) -> Seen:
        """Like `look`, but leaves no trace: what is new stays new."""
        raise NotImplementedError

    async def running(self, user_id: int) -> list[Game]:
        """My games everywhere: those that wait for me first, the one waiting longest before the others."""
        raise NotImplementedError

    async def next_waiting(self, user_id: int, after: str | None = None) -> Game | None:
        """The game that waits for me longest; `after` leaves one out, for going through them."""
        raise NotImplementedError

    async def in_channel(self, channel_id: int) -> list[Game]:
        """The running games whose table is in this channel or thread, newest first."""
        raise NotImplementedError

    async def history(
        self, *, user_id: int | None = None, guild_id: int | None = None, page: int = 0, size: int = 10
    ) -> Page:
        """Finished games of a person, of a server, or of a person in a server; latest first."""
        raise NotImplementedError

    async def replay(self, code: str, round: int, ply: int) -> View:  # noqa: A002  # the game's word
        """A finished match as it stood, with both hands open. Raises NoSuchMatch, MatchRunning.

        Numbers out of range mean the nearest position.
        """
        raise NotImplementedError
