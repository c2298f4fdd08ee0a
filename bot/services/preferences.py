"""What a person or a server has set, and whom a person has blocked."""

from dataclasses import dataclass

from bot.game import Pace
from bot.store.database import Database


@dataclass(frozen=True, slots=True)
class Preferences:
    """A person's wishes; these are what holds until they change something."""

    language: str | None = None  # None: as Discord says
    pings: bool = True  # be mentioned when it is my turn
    dm_notices: bool = True  # reminders as direct messages
    confirm: bool = True  # a preview before a move is played
    takes_challenges: bool = True
    is_hidden: bool = False  # from leaderboards


@dataclass(frozen=True, slots=True)
class ServerSettings:
    channel_id: int | None = None  # None: wherever the command is given
    threads: bool = True  # a game has its own thread
    pace: Pace = Pace.THREE_DAYS
    language: str | None = None
    is_quiet: bool = False  # no pings at all


class PreferenceBook:
    """`change` takes whole settings: `await book.change(user, replace(await book.of(user), confirm=False))`."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def of(self, user_id: int) -> Preferences:
        raise NotImplementedError

    async def change(self, user_id: int, preferences: Preferences) -> None:
        raise NotImplementedError

    async def of_server(self, guild_id: int) -> ServerSettings:
        raise NotImplementedError

    async def change_server(self, guild_id: int, settings: ServerSettings) -> None:
        raise NotImplementedError

    async def forget_server(self, guild_id: int) -> None:
        """The bot was removed from it. Its games stay."""
        raise NotImplementedError


class Blocks:
    def __init__(self, db: Database) -> None:
        self._db = db

    async def block(self, user_id: int, whom: int) -> bool:
        """No challenges from them any more, in either direction. False when it was so already."""
        raise NotImplementedError

    async def unblock(self, user_id: int, whom: int) -> bool:
        raise NotImplementedError

    async def blocked_by(self, user_id: int) -> list[int]:
        """Whom this person has blocked."""
        raise NotImplementedError
