"""Finished matches in lists, and who may see which of them."""

from enum import Enum

from bot.errors import MatchRunning, NotShownHere
from bot.match.lookup import Page
from bot.match.model import Place, PublicMatch, State
from bot.store import matches
from bot.store.database import Database

PEOPLE_ONLY = "m.level1 IS NULL AND m.level2 IS NULL"


class HistoryFilter(Enum):
    """What a list is narrowed down to; the condition for a player on seat 1 or 2, or for both."""

    ALL = "all"
    WON = "won"
    LOST = "lost"
    RATED = "rated"
    MATCHES = "matches"
    SINGLES = "singles"
    PRACTICE = "practice"

    def condition(self, seat: int | None) -> str:
        match self:
            case HistoryFilter.WON:
                return f"m.winner = {seat}" if seat is not None else ""
            case HistoryFilter.LOST:
                return f"m.winner = {1 - seat}" if seat is not None else ""
            case HistoryFilter.RATED:
                return f"m.is_rated AND {PEOPLE_ONLY}"
            case HistoryFilter.MATCHES:
                return "m.length = 'best of three'"
            case HistoryFilter.SINGLES:
                return "m.length = 'single'"
            case HistoryFilter.PRACTICE:
                return f"NOT ({PEOPLE_ONLY})"
            case _:
                return ""


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
        where = ["m.state = 'over'", "m.ended IS NOT NULL", "m.guild_id = ?" if guild_id is not None else ""]
        # Two questions, one an index each; both are read in order and drawn together.
        arms = [
            " AND ".join(filter(None, [f"m.user{seat + 1} = ?", *where, chosen.condition(seat)])) for seat in (0, 1)
        ]
        preferences_of = (user_id,) if guild_id is None else (user_id, guild_id)
        return await self._page(arms, (*preferences_of, *preferences_of), page, size)

    async def of_server(
        self, guild_id: int, chosen: HistoryFilter = HistoryFilter.ALL, page: int = 0, size: int = 10
    ) -> Page:
        """The finished matches between people in a server, latest first."""
        terms = ["m.guild_id = ?", "m.state = 'over'", "m.ended IS NOT NULL", PEOPLE_ONLY, chosen.condition(None)]
        return await self._page([" AND ".join(filter(None, terms))], (guild_id,), page, size)

    async def _page(self, arms: list[str], values: tuple[int, ...], page: int, size: int) -> Page:
        union = " UNION ALL ".join(f"{matches.SELECT} WHERE {arm}" for arm in arms)
        rows = await self._db.fetch_all(
            f"{union} ORDER BY ended DESC, code LIMIT ? OFFSET ?", *values, size + 1, page * size
        )
        return Page(tuple(matches.match_of(row) for row in rows[:size]), page, has_more=len(rows) > size)

    async def shown(self, code: str, user_id: int, here: Place) -> PublicMatch:
        """A finished match that this person may look at here.

        Players may always; others only in the server, or the private channel, in which it was played. Raises
        NoSuchMatch, NotShownHere, MatchRunning.
        """
        async with self._db.snapshot() as queries:
            match = await matches.find(queries, code)
        if not may_see(match, user_id, here):
            raise NotShownHere(match.code)
        if match.state is State.RUNNING:
            raise MatchRunning(match.code)
        return match


def may_see(match: PublicMatch, user_id: int, here: Place) -> bool:
    if match.seat_of(user_id) is not None:
        return True
    if match.place.guild_id is not None:
        return match.place.guild_id == here.guild_id
    return match.place.channel_id == here.channel_id
