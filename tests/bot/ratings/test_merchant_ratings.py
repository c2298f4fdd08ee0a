"""Rated practice has a table of its own; ratings among people stay as they are."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from ai import Level
from bot.application import Application
from bot.errors import NothingBooked
from bot.ratings.merchant_ratings import RATINGS
from tests.bot.world import ANNA, BEN, PRACTICE, SINGLE, one_move, played_and_resigned, practised_and_resigned


def test_every_merchant_has_a_rating_and_they_are_in_order() -> None:
    assert list(RATINGS) == list(Level)
    assert all(0 < stronger - weaker < 400 for weaker, stronger in pairwise(RATINGS.values()))


async def test_a_rated_practice_game_changes_the_rating_against_merchants_alone(app: Application) -> None:
    await played_and_resigned(app, ANNA, BEN)
    before = await app.record_book.profile(ANNA, is_mine=True)
    assert before.against_merchants is None
    await practised_and_resigned(app, ANNA)
    after = await app.record_book.profile(ANNA, is_mine=True)
    assert after.against_merchants
    assert (after.against_merchants.games, after.against_merchants.wins) == (1, 0)
    assert after.against_merchants.rating < 1500
    assert (after.standing, after.tally) == (before.standing, before.tally)


async def test_others_do_not_see_it(app: Application) -> None:
    await practised_and_resigned(app, ANNA)
    with pytest.raises(NothingBooked):
        await app.record_book.profile(ANNA)


async def test_practice_that_was_not_agreed_to_be_rated_does_not_count(app: Application) -> None:
    match = await app.challenges.practise(ANNA, Level.BEGINNER, PRACTICE)
    await app.endings.resign(match.code, ANNA)
    too_short = await app.challenges.practise(ANNA, Level.BEGINNER, replace(PRACTICE, options=SINGLE, is_rated=True))
    await app.endings.resign(too_short.code, ANNA)
    with pytest.raises(NothingBooked):
        await app.record_book.profile(ANNA, is_mine=True)


async def test_calling_a_rated_practice_game_off_is_no_way_around_a_loss(app: Application, rng: Random) -> None:
    match = await app.challenges.practise(ANNA, Level.BEGINNER, replace(PRACTICE, is_rated=True))
    for _ in range(6):
        match = await one_move(app, match, rng)
    await app.endings.cancel(match.code, ANNA)
    standing = (await app.record_book.profile(ANNA, is_mine=True)).against_merchants
    assert standing
    assert (standing.games, standing.wins) == (1, 0)


async def test_the_rating_is_rebuilt_from_the_moves(app: Application) -> None:
    for _ in range(3):
        await practised_and_resigned(app, ANNA)
    before = (await app.record_book.profile(ANNA, is_mine=True)).against_merchants
    await app.match_counter.rebuild()
    assert (await app.record_book.profile(ANNA, is_mine=True)).against_merchants == before
