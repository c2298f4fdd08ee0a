"""A head start from the challenge to the record, in the rematch, and when it is offered."""

from dataclasses import replace
from random import Random

import pytest

from bot.application import Application
from bot.match.model import Challenge, Level, PublicMatch, Terms
from rules import HeadStart, Length, Options
from rules.record import read
from tests.bot.world import ANNA, BEN, CARL, PLACE, PRACTICE, SINGLE, play_random, played_and_resigned, start_match

TEN_FOR_ANNA = Options(Length.SINGLE, head_start=HeadStart(0, 10))


async def test_it_is_kept_from_the_challenge_to_the_record(app: Application, rng: Random) -> None:
    made = await app.challenges.create(ANNA, BEN, Terms(PLACE, TEN_FOR_ANNA))
    assert made.terms.options == TEN_FOR_ANNA
    match = await app.challenges.accept(made.code, BEN)
    assert match.terms.options == TEN_FOR_ANNA
    assert [player.head_start for player in (await app.matches.peek(match.code, BEN)).view.players] == [10, 0]
    *_, last = await play_random(app, match, rng)
    assert last.result
    assert [purse.head_start for purse in last.result.purses] == [10, 0]
    record = await app.record_files.record(match.code)
    assert '[HeadStart "1 10"]' in record
    assert read(record).match.results[-1].score == last.result.score


async def test_it_is_never_rated(app: Application) -> None:
    made = await app.challenges.create(ANNA, BEN, Terms(PLACE, TEN_FOR_ANNA, is_rated=True))
    assert not made.terms.is_rated
    assert not (await app.challenges.accept(made.code, BEN)).terms.is_rated
    assert not replace(Terms(PLACE), options=TEN_FOR_ANNA).is_rated
    assert Terms(PLACE).is_rated


async def test_it_does_not_count_as_rupees_that_were_earned(app: Application, rng: Random) -> None:
    match = await start_match(app, (ANNA, BEN), Options(Length.SINGLE, head_start=HeadStart(0, 30)))
    *_, last = await play_random(app, match, rng)
    assert last.result
    profile = await app.record_book.profile(ANNA)
    assert profile.tally.rupees == last.result.purses[0].total - 30


async def test_a_merchant_may_have_one_and_the_lesson_has_none(app: Application) -> None:
    terms = replace(PRACTICE, options=Options(Length.SINGLE, head_start=HeadStart(1, 15)))
    match = await app.challenges.practise(ANNA, Level.BEGINNER, terms)
    assert [player.head_start for player in (await app.matches.peek(match.code, ANNA)).view.players] == [0, 15]
    await app.endings.resign(match.code, ANNA)
    again = await app.endings.rematch(match.code, ANNA)
    assert again.terms.options.head_start == HeadStart(1, 15)
    assert (await app.challenges.learn(ANNA, PLACE)).terms.options.head_start is None


@pytest.mark.parametrize("asking", [ANNA, BEN])
async def test_in_the_rematch_the_same_person_has_it_again(app: Application, asking: int) -> None:
    match = await start_match(app, (ANNA, BEN), TEN_FOR_ANNA)
    await app.endings.resign(match.code, ANNA)
    offered = await app.endings.rematch(match.code, asking)
    assert isinstance(offered, Challenge)
    again = await app.endings.rematch(match.code, ANNA if asking == BEN else BEN)
    assert isinstance(again, PublicMatch)
    head_start = again.terms.options.head_start
    assert head_start
    assert (again.players[head_start.seat].user_id, head_start.rupees) == (ANNA, 10)
    assert not again.terms.is_rated


@pytest.mark.parametrize("seats", [(ANNA, BEN), (BEN, ANNA)])
async def test_who_asks_for_one_in_the_rematch_gets_it_when_the_other_agrees(
    app: Application, seats: tuple[int, int]
) -> None:
    match = await start_match(app, seats)
    await app.endings.resign(match.code, ANNA)
    plain = await app.endings.rematch(match.code, BEN)
    asked = await app.endings.rematch(match.code, ANNA, 10)
    assert isinstance(asked, Challenge), "Ben has not agreed to it"
    assert asked.challenger.user_id == ANNA
    assert (asked.terms.options.head_start, asked.terms.is_rated) == (HeadStart(0, 10), False)
    assert isinstance(plain, Challenge)
    assert plain.terms.is_rated
    again = await app.challenges.accept(asked.code, BEN)
    assert again.players[0].user_id == ANNA
    assert again.terms.rematch_of == match.code


async def test_it_is_offered_to_who_lost_three_times_in_a_row_to_the_same_person(app: Application) -> None:
    for number in range(1, 5):
        match = await played_and_resigned(app, BEN, ANNA)
        assert await app.head_start_offers.is_due(match.code, ANNA) == (number >= 3)
        assert not await app.head_start_offers.is_due(match.code, BEN), "the winner is never asked"
        assert not await app.head_start_offers.is_due(match.code, CARL)
    earlier = match
    await played_and_resigned(app, CARL, ANNA)
    assert await app.head_start_offers.is_due(match.code, ANNA), "games with others do not matter"
    won = await played_and_resigned(app, ANNA, BEN)
    assert not await app.head_start_offers.is_due(earlier.code, ANNA), "it is an old match now"
    for user in (ANNA, BEN):
        assert not await app.head_start_offers.is_due(won.code, user)
    for _ in range(2):
        match = await played_and_resigned(app, BEN, ANNA)
        assert not await app.head_start_offers.is_due(match.code, ANNA), "counted anew since the win"


async def test_it_is_not_offered_where_there_is_one_or_the_rematch_has_begun(app: Application) -> None:
    for _ in range(3):
        match = await played_and_resigned(app, BEN, ANNA)
    assert await app.head_start_offers.is_due(match.code, ANNA)
    await app.endings.rematch(match.code, ANNA, 5)
    assert await app.head_start_offers.is_due(match.code, ANNA), "nobody has accepted yet"
    await app.endings.rematch(match.code, BEN)
    assert not await app.head_start_offers.is_due(match.code, ANNA)
    ahead = await played_and_resigned(app, BEN, ANNA, options=Options(Length.SINGLE, head_start=HeadStart(1, 5)))
    assert not await app.head_start_offers.is_due(ahead.code, ANNA)


async def test_it_is_offered_neither_during_a_match_nor_against_merchants_nor_after_calling_off(
    app: Application,
) -> None:
    for _ in range(3):
        await played_and_resigned(app, BEN, ANNA)
    running = await start_match(app, (ANNA, BEN), SINGLE)
    assert not await app.head_start_offers.is_due(running.code, ANNA)
    called_off = await app.endings.cancel(running.code, ANNA)
    assert not await app.head_start_offers.is_due(called_off.code, ANNA)
    for _ in range(3):
        practice = await app.challenges.practise(ANNA, Level.MASTER, PRACTICE)
        await app.endings.resign(practice.code, ANNA)
    assert not await app.head_start_offers.is_due(practice.code, ANNA)
