"""What has been announced of every match. A table is behind until its newest version was told.

for code in await tables.behind():
    telling = await tables.claim(code)      # None: somebody else is at it
    while telling:
        message_id = ...                    # post or edit, ping if telling.ping
        telling = await tables.told(telling, message_id)    # another one if the match went on meanwhile
"""

from dataclasses import dataclass

from bot.clock import Clock
from bot.game import Chapter, Game
from bot.store.database import Database
from rules import View


@dataclass(frozen=True, slots=True)
class Telling:
    """A table that is ours to tell until `lease`: the match as the public sees it now.

    `news` has what happened since the table was last told. `is_first` says that there is no table yet.
    `is_fast` says that both players are there: edit in place, no ping.
    """

    game: Game
    view: View
    news: tuple[Chapter, ...]
    is_first: bool
    is_fast: bool
    lease: int


class Tables:
    def __init__(self, db: Database, clock: Clock) -> None:
        self._db, self._clock = db, clock

    async def behind(self, limit: int = 50) -> list[str]:
        """Codes of the tables that are behind and that nobody is telling, longest behind first.

        Tables that the bot cannot reach by itself are left out; `claim` takes them too.
        """
        raise NotImplementedError

    async def claim(self, code: str, seconds: int = 60, *, again: bool = False) -> Telling | None:
        """Take a table in hand; None when it is up to date or somebody else has it.

        `again` takes it also when it is up to date, for posting it anew.
        """
        raise NotImplementedError

    async def told(self, telling: Telling, message_id: int | None) -> Telling | None:
        """The table now shows the telling's version in this message (None: nowhere). Gives the next telling, still
        ours, when the match went on meanwhile.

        Raises LostClaim when the lease ran out and somebody else took over: then delete the message just posted.
        """
        raise NotImplementedError

    async def postpone(self, telling: Telling, seconds: int) -> None:
        """It could not be told now: try again so much later."""
        raise NotImplementedError

    async def claim_ping(self, game: Game) -> bool:
        """True exactly once for a turn (round and ply): whoever gets it may mention the player to move."""
        raise NotImplementedError

    async def attach_thread(self, code: str, thread_id: int | None) -> None:
        """The game got its own thread, or lost it (None)."""
        raise NotImplementedError

    async def move_to(self, code: str, channel_id: int) -> Game:
        """Set the table up in another channel of the same server; the thread and message are forgotten."""
        raise NotImplementedError

    async def lost(self, code: str, message_id: int) -> None:
        """The table's message is gone: the table is behind again and will be posted anew. Quiet if it has another."""
        raise NotImplementedError


class LostClaim(Exception):
    """The lease ran out and another process is telling this table."""
