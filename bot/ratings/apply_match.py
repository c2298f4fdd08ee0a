"""Booking one match: what it does to ratings, tallies and rivalries.

Rated are games between two people that were agreed to be rated and have a winner, also by resignation or on time.
Each counts twice: for all games of a player, and for those of the server it was played in.

A whole match says more about who is stronger than a single round. Between players of nearly equal strength who win a
round with chance p, a match is won with p²(3 - 2p), which grows 1.5 times as fast as p: so a single round has two
thirds of the steepness of a match, and tells as much as 4/9 of one.
"""

from collections.abc import Mapping
from typing import NamedTuple

from bot.match.model import Game, State
from bot.ratings.glicko import PERIOD, Encounter, Rating, rate
from bot.ratings.match_facts import MatchFacts
from bot.ratings.tallies import ALL_TIME, EVERYWHERE, Rivalry, Standing, Tally, season_of, step_of
from bot.store.record_book import Pages
from rules import Length, Seat

STEEPNESS = {Length.BEST_OF_THREE: 1.0, Length.SINGLE: 2 / 3}


class Anonymous(NamedTuple):
    """What is left of an erased player's rating in one match: enough to rate the opponent again."""

    rating_before: float
    deviation_before: float
    rating: float
    deviation: float


Erased = Mapping[tuple[str, Seat, int], Anonymous]  # by match, seat and scope


async def book(pages: Pages, game: Game, facts: MatchFacts, number: int, erased: Erased) -> None:
    """Enter a finished match as booking `number`. Practice and matches that were called off leave no trace."""
    if game.state is not State.OVER or game.is_practice or game.outcome is None or game.outcome.winner is None:
        return
    for scope in scopes_of(game):
        await _tally(pages, game, facts, scope)
        await _rival(pages, game, facts, scope)
        if game.is_rated:
            await _rate(pages, game, number, scope, erased)


def scopes_of(game: Game) -> tuple[int, ...]:
    return (EVERYWHERE,) if game.place.guild_id is None else (EVERYWHERE, game.place.guild_id)


async def _tally(pages: Pages, game: Game, facts: MatchFacts, scope: int) -> None:
    for seat, player in enumerate(game.players):
        if player.user_id is None:
            continue
        tally = await pages.page(Tally, player.user_id, scope)
        tally.count(game.code, facts, facts.seats[seat], is_won=_has_won(game, seat))
        for seconds in facts.seats[seat].replies:
            pages.reply(player.user_id, scope, step_of(seconds))


async def _rival(pages: Pages, game: Game, facts: MatchFacts, scope: int) -> None:
    one, other = (player.user_id for player in game.players)
    if one is None or other is None:
        return
    first = 0 if one < other else 1
    rivalry = await pages.page(Rivalry, min(one, other), max(one, other), scope)
    rivalry.count(
        game.code,
        facts,
        (facts.seats[first], facts.seats[1 - first]),
        first_won=_has_won(game, first),
        ended=game.ended or 0,
        is_whole=game.outcome is not None and game.outcome.termination is None,
    )


async def _rate(pages: Pages, game: Game, number: int, scope: int, erased: Erased) -> None:
    """Both from what they were before the match. Against somebody erased the numbers that are left serve."""
    before = [await _before(pages, game, seat, scope, erased) for seat in (0, 1)]
    if before[0] is None or before[1] is None:
        return
    for seat, player in enumerate(game.players):
        key, mine, theirs = (game.code, seat, scope), before[seat], before[1 - seat]
        if player.user_id is None:
            pages.change(*key, None, number, *erased[key])
            continue
        assert mine is not None and theirs is not None  # noqa: S101, PT018  # both are there, see above
        after = await _count(
            pages,
            game,
            player.user_id,
            scope,
            Encounter(theirs, float(_has_won(game, seat)), STEEPNESS[game.options.length]),
        )
        pages.change(*key, player.user_id, number, mine.rating, mine.deviation, after.rating, after.deviation)


async def _before(pages: Pages, game: Game, seat: Seat, scope: int, erased: Erased) -> Rating | None:
    """The rating as the match began to count; None for somebody erased of whom nothing is known."""
    user_id = game.players[seat].user_id
    if user_id is None:
        left = erased.get((game.code, seat, scope))
        return Rating(left.rating_before, left.deviation_before) if left else None
    standing = await pages.page(Standing, user_id, scope, ALL_TIME)
    return standing.glicko.after_rest(_rest(standing, game))


async def _count(pages: Pages, game: Game, user_id: int, scope: int, encounter: Encounter) -> Rating:
    standing = await pages.page(Standing, user_id, scope, ALL_TIME)
    after = rate(standing.glicko, [encounter], periods=_rest(standing, game) / PERIOD)
    for season in (ALL_TIME, season_of(game.ended or 0)):
        page = await pages.page(Standing, user_id, scope, season)
        page.count(after, game.ended or 0, is_won=encounter.score == 1.0)
    return after


def _rest(standing: Standing, game: Game) -> int:
    """Seconds since the player's last rated game; none for a first one."""
    return max((game.ended or 0) - standing.last, 0) if standing.games else 0


def _has_won(game: Game, seat: Seat) -> bool:
    return game.outcome is not None and game.outcome.winner == seat
