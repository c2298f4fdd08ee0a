"""Nobody gets a rating by agreement, by erasing accounts, or by calling off bad deals."""

from random import Random
from typing import Any

import pytest

from bot.application import Application
from bot.errors import TooManyCalledOff
from bot.match.model import Level, Pace, State
from bot.ratings.glicko import Encounter, Rating, rate
from bot.ratings.tallies import Standing
from bot.store.record_book import REBUILT
from rules import Options
from tests.bot.world import (
    ANNA,
    BEN,
    CARL,
    DAY,
    DORA,
    PLACE,
    PRACTICE,
    SINGLE,
    FakeClock,
    opponent_of,
    play_random,
    played_and_resigned,
    start_match,
)

HOME = PLACE.guild_id or 0


async def standing(app: Application, user: int) -> Standing | None:
    return (await app.record_book.profile(user, HOME)).standing


async def rating(app: Application, user: int) -> float:
    found = await standing(app, user)
    return found.rating if found else 1500.0


async def contents(app: Application) -> dict[str, list[dict[str, Any]]]:
    return {
        table: sorted((dict(row) for row in await app.db.fetch_all(f"SELECT * FROM {table}")), key=repr)
        for table in REBUILT
    }


@pytest.mark.parametrize(("moves", "is_rated"), [(0, False), (5, False), (6, True)])
async def test_a_match_is_rated_once_both_have_moved_three_times(
    app: Application, rng: Random, moves: int, is_rated: bool
) -> None:
    match = await start_match(app)
    await play_random(app, match, rng, moves)
    ended = await app.endings.resign(match.code, BEN)
    assert (await standing(app, ANNA) is not None) == is_rated
    assert bool(await app.record_book.changes(ended)) == is_rated
    assert (await app.record_book.profile(ANNA, HOME)).tally.games == 1, "played is played"


@pytest.mark.parametrize(("moves", "is_rated"), [(3, False), (7, True)])
async def test_lost_on_time_is_rated_after_three_moves_of_each(
    app: Application, clock: FakeClock, rng: Random, moves: int, is_rated: bool
) -> None:
    match = await start_match(app, pace=Pace.HOUR)
    await play_random(app, match, rng, moves)
    clock.forward(DAY)
    await app.deadlines.sweep()
    clock.forward(DAY)
    await app.deadlines.sweep()
    assert (await app.matches.find(match.code)).state is State.OVER
    assert (await standing(app, ANNA) is not None) == is_rated


async def test_the_third_match_of_two_people_within_a_week_counts_half_and_later_ones_a_quarter(
    app: Application, clock: FakeClock
) -> None:
    before = (Rating(), Rating())
    for weight in (1.0, 1.0, 0.5, 0.25, 0.25):
        await played_and_resigned(app, ANNA, BEN)
        scores = (1.0, 0.0)
        before = (
            rate(before[0], [Encounter(before[1], scores[0], 2 / 3, weight)], periods=0),
            rate(before[1], [Encounter(before[0], scores[1], 2 / 3, weight)], periods=0),
        )
        assert await rating(app, ANNA) == before[0].rating
        assert await rating(app, BEN) == before[1].rating
    settled = await contents(app)
    await app.match_counter.rebuild()
    assert await contents(app) == settled


async def test_a_week_later_and_against_others_a_match_counts_in_full(app: Application, clock: FakeClock) -> None:
    for _ in range(4):
        await played_and_resigned(app, ANNA, BEN)
        clock.forward(60)
    await played_and_resigned(app, ANNA, CARL)
    clock.forward(7 * DAY)
    await played_and_resigned(app, ANNA, BEN)
    await app.match_counter.catch_up()
    weights = await app.db.fetch_all("SELECT rating_weight FROM matches ORDER BY booked")
    assert [row["rating_weight"] for row in weights] == [1, 1, 0.5, 0.25, 1, 1]


async def test_a_half_changes_a_rating_about_half_as_much() -> None:
    whole, half = (rate(Rating(1500, 60), [Encounter(Rating(1500, 60), 1.0, weight=w)], 0) for w in (1.0, 0.5))
    assert half.rating - 1500 == pytest.approx((whole.rating - 1500) / 2, rel=0.1)
    assert half.deviation > whole.deviation


async def test_a_second_account_that_erases_itself_leads_nowhere(app: Application) -> None:
    """58 matches once led to 2250 and the first place."""
    for _ in range(20):
        await played_and_resigned(app, ANNA, BEN)
        await app.personal_data.erase(BEN)
    found = await app.record_book.profile(ANNA, HOME)
    assert found.standing
    assert found.standing.games == 20
    assert found.rank is None, "all who erased themselves count as one person"
    assert [line.rank for line in (await app.record_book.leaderboard(HOME)).lines] == [None]
    weights = await app.db.fetch_all("SELECT rating_weight FROM matches ORDER BY booked LIMIT 5")
    assert [row["rating_weight"] for row in weights] == [1, 1, 0.5, 0.25, 0.25], "erasing begins nothing anew"
    settled = await contents(app)
    await app.match_counter.rebuild()
    assert await contents(app) == settled


async def test_a_place_needs_ten_matches_against_three_people(app: Application, clock: FakeClock) -> None:
    async def meet(other: int, times: int) -> None:
        for _ in range(times):
            clock.forward(4 * DAY)
            await played_and_resigned(app, ANNA, other, options=Options())
            clock.forward(3 * DAY)
            await played_and_resigned(app, other, ANNA, options=Options())

    await meet(BEN, 7)
    await meet(CARL, 7)
    found = await app.record_book.profile(ANNA, HOME)
    assert found.standing
    assert not found.standing.is_provisional
    assert found.rank is None, "two opponents"
    await meet(DORA, 1)
    assert (await app.record_book.profile(ANNA, HOME)).rank is not None
    settled = await contents(app)
    await app.match_counter.rebuild()
    assert await contents(app) == settled
    for gone in (BEN, CARL):
        await app.personal_data.erase(gone)
    assert (await app.record_book.profile(ANNA, HOME)).rank is None, "two who erased themselves may be one person"
    settled = await contents(app)
    await app.match_counter.rebuild()
    rebuilt = await contents(app)
    assert rebuilt["standings"] == settled["standings"]


async def test_a_season_has_its_own_ten_matches_and_three_people(app: Application, clock: FakeClock) -> None:
    for friend in (BEN, CARL, DORA, 700, 701, 702):
        await played_and_resigned(app, ANNA, friend)
        await played_and_resigned(app, friend, ANNA)
    clock.forward(100 * DAY)
    await played_and_resigned(app, ANNA, BEN)
    board = await app.record_book.leaderboard(HOME)
    season, before = board.seasons
    opponents = {
        one: {line.user_id: line.standing.opponents for line in (await app.record_book.leaderboard(HOME, one)).lines}
        for one in (season, before, "")
    }
    assert [found[ANNA] for found in opponents.values()] == [1, 6, 6]


async def test_who_calls_off_three_untouched_matches_has_to_play_the_next_one(
    app: Application, clock: FakeClock, rng: Random
) -> None:
    first = clock.now()
    for user in (BEN, CARL, DORA):
        await app.endings.cancel((await start_match(app, (ANNA, user))).code, ANNA)
        clock.forward(3600)
    match = await start_match(app)
    for calling_off in (app.endings.cancel, app.endings.propose_cancel):
        with pytest.raises(TooManyCalledOff) as error:
            await calling_off(match.code, ANNA)
        assert (error.value.limit, error.value.deadline) == (3, first + DAY)
    assert (await app.matches.find(match.code)).state is State.RUNNING
    practice = await app.challenges.practise(ANNA, Level.BEGINNER, PRACTICE)
    await app.endings.cancel(practice.code, ANNA)
    assert (await app.endings.cancel(match.code, BEN)).state is State.CANCELLED, "the other one still may"
    agreed = await start_match(app)
    await play_random(app, agreed, rng, moves=2)
    await app.endings.propose_cancel(agreed.code, ANNA)
    assert (await app.endings.agree_to_cancel(agreed.code, BEN)).state is State.CANCELLED, "together they may"
    clock.forward(DAY - 3 * 3600)
    late = await start_match(app)
    assert (await app.endings.cancel(late.code, ANNA)).state is State.CANCELLED


async def test_what_was_agreed_counts_for_nobody(app: Application, rng: Random) -> None:
    for _ in range(4):
        match = await start_match(app, options=SINGLE)
        await play_random(app, match, rng, moves=2)
        await app.endings.propose_cancel(match.code, ANNA)
        await app.endings.agree_to_cancel(match.code, opponent_of(match, ANNA))
    assert (await app.endings.cancel((await start_match(app)).code, ANNA)).state is State.CANCELLED


async def test_bad_deals_thrown_away_cost_the_rating_of_what_comes_next(
    app: Application, clock: FakeClock, rng: Random
) -> None:
    """Four moves, then resigned: three times within a day that is nobody's business."""
    first = clock.now()
    for user in (BEN, CARL, DORA):
        match = await start_match(app, (ANNA, user))
        assert match.terms.is_rated
        await play_random(app, match, rng, moves=4)
        await app.endings.resign(match.code, ANNA)
        clock.forward(3600)
    fourth = await start_match(app)
    assert not fourth.terms.is_rated
    assert not (await start_match(app, (DORA, ANNA))).terms.is_rated, "whoever asks"
    assert (await start_match(app, (BEN, CARL))).terms.is_rated
    with pytest.raises(TooManyCalledOff) as error:
        await app.endings.cancel(fourth.code, ANNA)
    assert error.value.deadline == first + DAY
    assert (await app.endings.resign(fourth.code, ANNA)).state is State.OVER, "that one always may"
    clock.forward(DAY - 3 * 3600)
    assert (await start_match(app)).terms.is_rated


async def test_who_resigns_a_game_that_counts_leaves_it_not_early(app: Application) -> None:
    for _ in range(4):
        await played_and_resigned(app, BEN, ANNA)
    assert (await start_match(app)).terms.is_rated
