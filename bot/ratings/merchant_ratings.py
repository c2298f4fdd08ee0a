"""Ratings against the merchants, in a table of their own: ratings among people do not change.

A merchant plays as well tomorrow as today, so its rating is a fixed number. The steps follow from the ladder in
docs/ai.md on the scale of whole matches (`bot.ratings.apply_match` says how a round compares with one); where the scale
begins is our choice: the merchant that a newcomer is even with has the rating with which everybody begins.
"""

from ai.engine.levels import RATINGS
from bot.match.model import MOVES_TO_BE_RATED, PublicMatch, State
from bot.ratings.apply_match import STEEPNESS
from bot.ratings.glicko import LEAST_DEVIATION, PERIOD, Encounter, Rating, rate
from bot.ratings.match_facts import MatchFacts
from bot.ratings.tallies import MerchantStanding
from bot.store.record_book import RecordBookChanges

KNOWN = LEAST_DEVIATION  # how well a merchant's rating is known


async def rate_practice(changes: RecordBookChanges, match: PublicMatch, facts: MatchFacts) -> None:
    """Count a finished match against a merchant that was agreed to be rated and was really played.

    One may call practice off at any time; after enough moves that is a loss, so that nobody throws bad rounds away.
    """
    outcome, level = match.outcome, match.level
    if level is None or outcome is None or not match.terms.is_rated:
        return
    is_tie = match.state is State.OVER and outcome.winner is None
    if is_tie or any(seat.moves < MOVES_TO_BE_RATED for seat in facts.seats):
        return
    seat = next(seat for seat, player in enumerate(match.players) if not player.is_merchant)
    user_id, is_won, ended = match.players[seat].user_id, outcome.winner == seat, match.ended or 0
    if user_id is None:
        return
    standing = await changes.find(MerchantStanding, user_id)
    merchant = Rating(float(RATINGS[level]), KNOWN)
    encounter = Encounter(merchant, float(is_won), STEEPNESS[match.terms.options.length])
    rest = max(ended - standing.last, 0) if standing.games else 0
    standing.count(rate(standing.glicko, [encounter], periods=rest / PERIOD), ended, is_won=is_won)
