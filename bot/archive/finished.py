"""Finished games in lists, and who may see which of them."""

from enum import Enum

from bot.errors import MatchRunning, NotShownHere
from bot.match.lookup import Page
from bot.match.model import Game, Place, State
from bot.store import matches
from bot.store.database import Database

PEOPLE_ONLY = "m.level1 IS NULL AND m.level2 IS NULL"


class Sieve(Enum):
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
            case Sieve.WON:
                return f"m.winner = {seat}" if seat is not None else ""
            case Sieve.LOST:
                return f"m.winner = {1 - seat}" if seat is not None else ""
            case Sieve.RATED:
                return f"m.is_rated AND {PEOPLE_ONLY}"
            case Sieve.MATCHES:
                return "m.length = 'best of three'"
            case Sieve.SINGLES:
                return "m.length = 'single'"
            case Sieve.PRACTICE:
                return f"NOT ({PEOPLE_ONLY})"
            case _:
                return ""


class History:
    def __init__(self, db: Database) -> None:
        self._db = db

    async def of_person(
        self, user_id: int, guild_id: int | None = None, sieve: Sieve = Sieve.ALL, page: int = 0, size: int = 10
    ) -> Page:
        """Somebody's finished games, everywhere or in a server, latest first. Not those called off."""
        where = ["m.state = 'over'", "m.ended IS NOT NULL", "m.guild_id = ?" if guild_id is not None else ""]
        # Two questions, one an index each; both are read in order and drawn together.
        arms = [" AND ".join(filter(None, [f"m.user{seat + 1} = ?", *where, sieve.condition(seat)])) for seat in (0, 1)]
        wishes = (user_id,) if guild_id is None else (user_id, guild_id)
        return await self._page(arms, (*wishes, *wishes), page, size)

    async def of_server(self, guild_id: int, sieve: Sieve = Sieve.ALL, page: int = 0, size: int = 10) -> Page:
        """The finished games between people in a server, latest first."""
        terms = ["m.guild_id = ?", "m.state = 'over'", "m.ended IS NOT NULL", PEOPLE_ONLY, sieve.condition(None)]
        return await self._page([" AND ".join(filter(None, terms))], (guild_id,), page, size)

    async def _page(self, arms: list[str], values: tuple[int, ...], page: int, size: int) -> Page:
        union = " UNION ALL ".join(f"{matches.SELECT} WHERE {arm}" for arm in arms)
        rows = await self._db.fetch_all(
            f"{union} ORDER BY ended DESC, code LIMIT ? OFFSET ?", *values, size + 1, page * size
        )
        return Page(tuple(matches.game_of(row) for row in rows[:size]), page, has_more=len(rows) > size)

    async def shown(self, code: str, user_id: int, here: Place) -> Game:
        """A finished game that this person may look at here.

        Players may always; others only in the server, or the private channel, in which it was played. Raises
        NoSuchMatch, NotShownHere, MatchRunning.
        """
        async with self._db.snapshot() as queries:
            game = await matches.find(queries, code)
        if not may_see(game, user_id, here):
            raise NotShownHere(game.code)
        if game.state is State.RUNNING:
            raise MatchRunning(game.code)
        return game


def may_see(game: Game, user_id: int, here: Place) -> bool:
    if game.seat_of(user_id) is not None:
        return True
    if game.place.guild_id is not None:
        return game.place.guild_id == here.guild_id
    return game.place.channel_id == here.channel_id
