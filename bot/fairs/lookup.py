"""A fair as it stands, read from its rows and from the matches that were played in it."""

from collections import OrderedDict
from typing import NamedTuple

from bot.fairs.model import Fair, FairGame, FairRecord, FairSeen
from bot.match.model import Place, Player, PublicMatch, State
from bot.match.visibility import Onlooker, sees
from bot.store import fair_entrants, fairs, preferences, standings
from bot.store.database import Database, Reading
from bot.store.fair_entrants import GameRow
from bot.store.replay import Replays
from rules import Termination

REMEMBERED = 2000  # finished matches: what they brought never changes


class _Score(NamedTuple):
    seals: tuple[int, int]
    rupees: tuple[int, int]


class PastFair(NamedTuple):
    name: str
    place: Place
    winners: tuple[Player, ...]


class PastSeason(NamedTuple):
    season: str
    winners: tuple[Player, ...]


class FairLookup:
    def __init__(self, db: Database, replays: Replays) -> None:
        self._db, self._replays = db, replays
        self._scores: OrderedDict[str, _Score] = OrderedDict()

    async def find(self, code: str) -> FairSeen:
        """Raises NoSuchFair."""
        async with self._db.snapshot() as queries:
            return await self.load(queries, code)

    async def live_in(self, guild_id: int) -> list[Fair]:
        return await fairs.live_in(self._db, guild_id)

    async def past_in(self, guild_id: int, who: Onlooker, most: int = 3) -> list[PastFair]:
        """The last fairs of a server that somebody has won, latest first, as far as this person can see their place."""
        async with self._db.snapshot() as queries:
            ended = await fairs.last_ended_in(queries, guild_id, most)
            found = [PastFair(one.terms.name, one.place, await _shown_winners(queries, one.code)) for one in ended]
        return [one for one in found if one.winners and sees(who, one.place)]

    async def trophies_of(self, user_id: int, guild_id: int | None, who: Onlooker) -> list[str]:
        """The names of the fairs that this person has won, latest first; in one server, or anywhere.

        Others are told of those whose place they can see.
        """
        won = await fair_entrants.trophies_of(self._db, user_id)
        shown = [one for one in won if user_id == who.user_id or sees(who, one[1])]
        return [name for name, place in shown if guild_id is None or place.guild_id == guild_id]

    async def seasons_won_by(self, user_id: int, guild_id: int, before: str) -> list[str]:
        """The finished seasons of a server in which this person came first, latest first."""
        return await standings.seasons_won(self._db, user_id, guild_id, before)

    async def last_season(self, guild_id: int, before: str) -> PastSeason | None:
        """The last finished season of a server, with who came first; None where nobody did."""
        async with self._db.snapshot() as queries:
            season = await standings.season_before(queries, guild_id, before)
            won = await standings.winners_of_season(queries, guild_id, season) if season else []
        return PastSeason(season, tuple(Player(*one) for one in won)) if season and won else None

    async def load(self, reading: Reading, code: str) -> FairSeen:
        """The same inside a transaction. Raises NoSuchFair."""
        fair = await fairs.find(reading, code)
        participants = tuple(await fair_entrants.all_of(reading, fair.code))
        games = [await self._game(reading, row) for row in await fair_entrants.games_of(reading, fair.code)]
        record = FairRecord(
            terms=fair.terms,
            state=fair.state,
            begins=fair.begins,
            entrants=tuple(one.entrant for one in participants if one.has_seat),
            games=tuple(games),
            blocked=frozenset(await fair_entrants.blocked_pairs(reading, fair.code)),
        )
        return FairSeen(fair, participants, record)

    async def _game(self, reading: Reading, row: GameRow) -> FairGame:
        match, outcome = row.match, row.match.outcome
        if match.state is State.RUNNING or outcome is None:
            return FairGame(row.players, match.code, match.started)
        score = await self._score(reading, match)
        return FairGame(
            players=row.players,
            code=match.code,
            started=match.started,
            ended=match.ended,
            winner=None if outcome.winner is None else row.players[outcome.winner],
            is_timeout=outcome.termination is Termination.TIMEOUT,
            is_resigned=outcome.termination is Termination.RESIGNED,
            seals=score.seals,
            rupees=score.rupees,
        )

    async def _score(self, reading: Reading, match: PublicMatch) -> _Score:
        """Seals and rupees of the rounds that were played out."""
        known = self._scores.get(match.code)
        if known is None:
            truth = await self._replays.truth(reading, match)
            first, second = (sum(result.purses[seat].total for result in truth.results) for seat in (0, 1))
            known = self._scores[match.code] = _Score(truth.seals, (first, second))
            if len(self._scores) > REMEMBERED:
                self._scores.popitem(last=False)
        return known


async def _shown_winners(reading: Reading, code: str) -> tuple[Player, ...]:
    """Who hides has a name inside the fair only."""
    found = await fair_entrants.winners_of(reading, code)
    hidden = [one.user_id is not None and await preferences.is_hidden(reading, one.user_id) for one in found]
    return tuple(Player(None, None) if hides else one for one, hides in zip(found, hidden, strict=True))
