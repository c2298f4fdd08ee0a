"""What one finished match does to ratings, tallies and rivalries.

Rated are matches between two people that were agreed to be rated and have a winner, also by resignation or on time,
once both have moved three times. Each counts twice: for all matches of a player, and for those of the server it was
played in.

A whole match says more about who is stronger than a single round. Between players of nearly equal strength who win a
round with chance p, a match is won with p²(3 - 2p), which grows 1.5 times as fast as p: so a single round has two
thirds of the steepness of a match, and tells as much as 4/9 of one.

Two people who play each other again and again say ever less that is new, and could push a rating up between them: of
their matches within a week the third counts half, later ones a quarter.
"""

from bot.match.model import MOVES_TO_BE_RATED, PublicMatch, State
from bot.ratings.glicko import PERIOD, Encounter, Rating, rate
from bot.ratings.match_facts import MatchFacts
from bot.ratings.tallies import ALL_TIME, EVERYWHERE, ErasedRatings, Rivalry, Standing, Tally, season_of, step_of
from bot.store.counted_matches import Booking
from bot.store.record_book import RecordBookChanges
from rules import Length, Seat

STEEPNESS = {Length.BEST_OF_THREE: 1.0, Length.SINGLE: 2 / 3}
WEEK = 7 * 24 * 3600
FULL, HALF, QUARTER = 1.0, 0.5, 0.25


def is_to_be_rated(match: PublicMatch, facts: MatchFacts) -> bool:
    """Whether a finished match counts for ratings: agreed on, won by somebody, and really played by both."""
    have_played = all(seat.moves >= MOVES_TO_BE_RATED for seat in facts.seats)
    return _counts(match) and match.is_rated and have_played


def weight_of(matches_before: int) -> float:
    """How much a rated match counts after so many others of the same two people within a week."""
    if matches_before < 2:
        return FULL
    return HALF if matches_before == 2 else QUARTER


async def apply_match(
    changes: RecordBookChanges, match: PublicMatch, facts: MatchFacts, booking: Booking, erased: ErasedRatings
) -> None:
    """Count a finished match with its number in the record book.

    Practice and called-off matches do not count, nor those in which a merchant has moved for somebody absent.
    """
    if not _counts(match):
        return
    for scope in scopes_of(match):
        await _count_tallies(changes, match, facts, scope)
        await _count_rivalry(changes, match, facts, scope)
        if booking.weight is not None and is_to_be_rated(match, facts):
            await _rate(changes, match, booking.number, booking.weight, scope, erased)


def _counts(match: PublicMatch) -> bool:
    return (
        match.state is State.OVER
        and not match.is_practice
        and not match.stewarded
        and match.outcome is not None
        and match.outcome.winner is not None
    )


def scopes_of(match: PublicMatch) -> tuple[int, ...]:
    return (EVERYWHERE,) if match.place.guild_id is None else (EVERYWHERE, match.place.guild_id)


async def _count_tallies(changes: RecordBookChanges, match: PublicMatch, facts: MatchFacts, scope: int) -> None:
    for seat, player in enumerate(match.players):
        if player.user_id is None:
            continue
        tally = await changes.find(Tally, player.user_id, scope)
        tally.count(match.code, facts, facts.seats[seat], is_won=_has_won(match, seat))
        for seconds in facts.seats[seat].replies:
            changes.count_reply(player.user_id, scope, step_of(seconds))


async def _count_rivalry(changes: RecordBookChanges, match: PublicMatch, facts: MatchFacts, scope: int) -> None:
    one, other = (player.user_id for player in match.players)
    if one is None or other is None:
        return
    first = 0 if one < other else 1
    rivalry = await changes.find(Rivalry, min(one, other), max(one, other), scope)
    rivalry.count(
        match.code,
        facts,
        (facts.seats[first], facts.seats[1 - first]),
        first_won=_has_won(match, first),
        ended=match.ended or 0,
        is_whole=match.outcome is not None and match.outcome.termination is None,
    )


async def _rate(
    changes: RecordBookChanges, match: PublicMatch, number: int, weight: float, scope: int, erased: ErasedRatings
) -> None:
    """Both from what they were before the match. Against somebody erased the numbers that are left serve."""
    before = [await _before(changes, match, seat, scope, erased) for seat in (0, 1)]
    if before[0] is None or before[1] is None:
        return
    for seat, player in enumerate(match.players):
        key, mine, theirs = (match.code, seat, scope), before[seat], before[1 - seat]
        if player.user_id is None:
            changes.add_rating_change(*key, None, number, *erased[key])
            continue
        assert mine is not None and theirs is not None  # noqa: S101, PT018  # both are there, see above
        after = await _count_standings(
            changes,
            match,
            player.user_id,
            scope,
            Encounter(theirs, float(_has_won(match, seat)), STEEPNESS[match.terms.options.length], weight),
        )
        changes.add_rating_change(
            *key, player.user_id, number, mine.rating, mine.deviation, after.rating, after.deviation
        )


async def _before(
    changes: RecordBookChanges, match: PublicMatch, seat: Seat, scope: int, erased: ErasedRatings
) -> Rating | None:
    """The rating as the match began to count; None for somebody erased of whom nothing is known."""
    user_id = match.players[seat].user_id
    if user_id is None:
        left = erased.get((match.code, seat, scope))
        return Rating(left.rating_before, left.deviation_before) if left else None
    standing = await changes.find(Standing, user_id, scope, ALL_TIME)
    return standing.glicko.after_rest(_rest(standing, match))


async def _count_standings(
    changes: RecordBookChanges, match: PublicMatch, user_id: int, scope: int, encounter: Encounter
) -> Rating:
    opponent = next(player.user_id for player in match.players if player.user_id != user_id)
    standing = await changes.find(Standing, user_id, scope, ALL_TIME)
    after = rate(standing.glicko, [encounter], periods=_rest(standing, match) / PERIOD)
    for season in (ALL_TIME, season_of(match.ended or 0)):
        in_season = await changes.find(Standing, user_id, scope, season)
        changes.add_opponent(user_id, scope, season, opponent)
        in_season.count(after, match.ended or 0, is_won=encounter.score == 1.0)
    return after


def _rest(standing: Standing, match: PublicMatch) -> int:
    """Seconds since the player's last rated match; none for a first one."""
    return max((match.ended or 0) - standing.last, 0) if standing.games else 0


def _has_won(match: PublicMatch, seat: Seat) -> bool:
    return match.outcome is not None and match.outcome.winner == seat
