"""Rated practice has a table of its own; ratings among people stay as they are."""

import re
from dataclasses import replace
from itertools import pairwise
from math import log
from pathlib import Path
from random import Random

import pytest

from ai import Level
from ai.engine.levels import RATINGS
from bot.application import Application
from bot.errors import NothingBooked
from bot.match.model import State
from tests.bot.world import (
    ANNA,
    BEN,
    CARL,
    DAY,
    DORA,
    PRACTICE,
    SINGLE,
    FakeClock,
    one_move,
    played_and_resigned,
    practised_and_resigned,
    start_match,
)


def test_every_merchant_has_a_rating_and_they_are_in_order() -> None:
    assert list(RATINGS) == list(Level)
    assert all(0 < stronger - weaker < 400 for weaker, stronger in pairwise(RATINGS.values()))


def test_they_follow_from_the_ladder_in_the_docs() -> None:
    """A step's log-odds, half as steep again for a whole match, in points; rounded to ten."""
    text = (Path(__file__).parents[3] / "docs" / "ai.md").read_text(encoding="utf-8")
    won = {
        upper: float(share) / 100 for upper, share in re.findall(r"(?m)^\| (\w+)-\w+[^|]*\|[^|]*\| ([\d.]+)% \|", text)
    }
    for weaker, stronger in pairwise(Level):
        share = won[stronger.value]
        step = 1.5 * 173.7 * log(share / (1 - share))
        assert abs(RATINGS[stronger] - RATINGS[weaker] - step) <= 10, (weaker, stronger, step)
    assert RATINGS[Level.CAMELEER] == 1500


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


@pytest.mark.parametrize("is_resigned", [False, True])
async def test_bad_deals_thrown_away_cost_the_rating_of_what_comes_next(
    app: Application, clock: FakeClock, rng: Random, is_resigned: bool
) -> None:
    """Look at the cards and leave: three times within a day that is nobody's business."""
    rated = replace(PRACTICE, is_rated=True)
    for _ in range(3):
        match = await app.challenges.practise(ANNA, Level.MASTER, rated)
        assert match.terms.is_rated
        match = await one_move(app, match, rng)
        await (app.endings.resign if is_resigned else app.endings.cancel)(match.code, ANNA)
        clock.forward(3600)
    fourth = await app.challenges.practise(ANNA, Level.MASTER, rated)
    assert not fourth.terms.is_rated
    assert (await app.endings.cancel(fourth.code, ANNA)).state is State.CANCELLED, "one always may"
    assert (await app.challenges.practise(BEN, None, rated)).terms.is_rated
    assert (await start_match(app)).terms.is_rated, "people have nothing to do with it"
    clock.forward(DAY - 3 * 3600)
    assert (await app.challenges.practise(ANNA, Level.MASTER, rated)).terms.is_rated


async def test_who_leaves_people_early_may_still_be_rated_against_merchants(app: Application) -> None:
    for user in (BEN, CARL, DORA):
        await app.endings.cancel((await start_match(app, (ANNA, user))).code, ANNA)
    assert (await app.challenges.practise(ANNA, None, replace(PRACTICE, is_rated=True))).terms.is_rated


async def test_practice_that_is_not_rated_is_left_as_one_likes(app: Application) -> None:
    for _ in range(4):
        await app.endings.cancel((await app.challenges.practise(ANNA, Level.MASTER, PRACTICE)).code, ANNA)
    assert (await app.challenges.practise(ANNA, None, replace(PRACTICE, is_rated=True))).terms.is_rated


async def test_the_rating_is_rebuilt_from_the_moves(app: Application) -> None:
    for _ in range(3):
        await practised_and_resigned(app, ANNA)
    before = (await app.record_book.profile(ANNA, is_mine=True)).against_merchants
    await app.match_counter.rebuild()
    assert (await app.record_book.profile(ANNA, is_mine=True)).against_merchants == before
