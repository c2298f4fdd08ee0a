"""Finished matches in lists, and who may see which of them."""

from dataclasses import dataclass

from bot.archive.history_filter import HistoryFilter as HistoryFilter
from bot.errors import MatchRunning
from bot.match.model import PublicMatch, State
from bot.match.visibility import Onlooker, check_may_see
from bot.store import finished_matches, matches
from bot.store.database import Database


@dataclass(frozen=True, slots=True)
class Page:
    """A part of a long list. `number` counts from 0."""

    matches: tuple[PublicMatch, ...]
    number: int
    has_more: bool


class FinishedMatches:
    def __init__(self, db: Database) -> None:
        self._db = db

    async def of_person(
        self,
        user_id: int,
        guild_id: int | None = None,
        chosen: HistoryFilter = HistoryFilter.ALL,
        page: int = 0,
        size: int = 10,
    ) -> Page:
        """Somebody's finished matches, everywhere or in a server, latest first. Not those called off."""
        found = await finished_matches.of_person(self._db, user_id, guild_id, chosen, size + 1, page * size)
        return _page(found, page, size)

    async def of_server(
        self, guild_id: int, chosen: HistoryFilter = HistoryFilter.ALL, page: int = 0, size: int = 10
    ) -> Page:
        """The finished matches between people in a server, latest first."""
        found = await finished_matches.of_server(self._db, guild_id, chosen, size + 1, page * size)
        return _page(found, page, size)

    async def shown(self, code: str, who: Onlooker) -> PublicMatch:
        """A finished match that this person may look at here.

        Raises NoSuchMatch, NotShownHere, MatchRunning.
        """
        match = await matches.find(self._db, code)
        check_may_see(match, who)
        if match.state is State.RUNNING:
            raise MatchRunning(match.code)
        return match


def _page(found: list[PublicMatch], number: int, size: int) -> Page:
    """One match more than a page has was asked for: it says whether there are more."""
    return Page(tuple(found[:size]), number, has_more=len(found) > size)
