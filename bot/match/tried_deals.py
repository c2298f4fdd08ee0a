"""Trying a deal: the cards of a finished round once more, in a seat of one's choice, against a merchant.

Everything is as it was there (cards, bonus tokens, who starts, herds, head start, hints), except that it is a single
round without time limits, and that it counts for nothing: whoever tries it may have seen every card.
"""

from bot.errors import MatchRunning, NotThisRound, YourOwnDeal
from bot.match import my_level
from bot.match.deal_of import DealOf
from bot.match.limits import check_running
from bot.match.model import Level, Pace, Place, PublicMatch, State, Terms
from bot.match.start import NewMatches
from bot.match.visibility import Onlooker, check_may_see
from bot.store import matches, rounds
from bot.store.database import Database, Queries
from rules import Length, Seat


def rounds_to_try(match: PublicMatch, user_id: int) -> range:
    """The numbers of the rounds whose deals this person may try: of a finished match, those that were played out.

    Not their own, nor a lesson's, which is no deal by chance, nor one that is somebody's try itself.
    """
    is_theirs = match.seat_of(user_id) is not None
    if match.state is State.RUNNING or is_theirs or match.is_lesson or match.deal_of:
        return range(0)
    return range(1, match.rounds_played_out + 1)


def check_may_try(match: PublicMatch, user_id: int, number: int) -> None:
    """Raises MatchRunning, YourOwnDeal, NotThisRound."""
    if match.state is State.RUNNING:
        raise MatchRunning(match.code)
    if match.seat_of(user_id) is not None:
        raise YourOwnDeal(match.code)
    if number not in rounds_to_try(match, user_id):
        raise NotThisRound(match.code, number)


class TriedDeals:
    def __init__(self, db: Database, new_matches: NewMatches) -> None:
        self._db, self._new_matches = db, new_matches

    async def begin(self, who: Onlooker, deal_of: DealOf, seat: Seat, level: Level | None) -> PublicMatch:
        """Sit down in this seat; without a level, against the merchant at this person's level, which does not change.

        The same that was begun before and not finished goes on.
        Raises NoSuchMatch, NotShownHere, MatchRunning, YourOwnDeal, NotThisRound, TooManyGames.
        """
        async with self._db.transaction() as queries:
            match = await matches.find(queries, deal_of.code)
            check_may_see(match, who)
            check_may_try(match, who.user_id, deal_of.round)
            level = level or await my_level.level_of(queries, who.user_id)
            deal_of = deal_of._replace(code=match.code)
            left = await _left(queries, who.user_id, deal_of, seat, level)
            return left or await self._begin(queries, match, who, deal_of, seat, level)

    async def _begin(
        self, queries: Queries, match: PublicMatch, who: Onlooker, deal_of: DealOf, seat: Seat, level: Level
    ) -> PublicMatch:
        await check_running(queries, who.user_id)
        [dealt] = await rounds.dealt_rounds(queries, match.code, deal_of.round, deal_of.round)
        terms = Terms(
            Place(who.guild_id, who.channel_id, is_reachable=False),  # it has no table, so none is ever behind
            match.terms.options._replace(length=Length.SINGLE),
            Pace.NO_LIMIT,
            is_rated=False,
            has_hints=match.terms.has_hints,
        )
        return await self._new_matches.with_dealt_cards(queries, who.user_id, seat, level, terms, dealt, deal_of)


async def _left(queries: Queries, user_id: int, deal_of: DealOf, seat: Seat, level: Level) -> PublicMatch | None:
    """The same try, if it is still going on: a second click begins no second one."""
    for match in await matches.running_of(queries, user_id):
        if match.deal_of == deal_of and match.seat_of(user_id) == seat and match.level is level:
            return match
    return None
