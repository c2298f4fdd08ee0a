"""A direct message a day for who wants it, at the same hour, and only when there is something to say."""

from random import Random

from bot.application import Application
from bot.match.model import Pace
from tests.bot.world import ANNA, BEN, CARL, DAY, FakeClock, play_random, start_match

HOUR = 3600


async def test_nobody_gets_one_unasked_and_who_asked_gets_one_a_day(app: Application, clock: FakeClock) -> None:
    match = await start_match(app, pace=Pace.NO_LIMIT)
    mover = match.user_to_move or 0
    clock.forward(2 * DAY)
    assert await app.digests.claim_due() == []
    await app.digests.want(mover, is_wanted=True)
    assert await app.digests.is_wanted(mover)
    clock.forward(DAY - 1)
    assert await app.digests.claim_due() == []
    asked_at = clock.now() + 1
    for day in range(3):
        clock.time = asked_at + day * DAY + 5 * HOUR  # found some hours late
        [digest] = await app.digests.claim_due()
        assert [one.code for one in digest.waiting] == [match.code]
        assert await app.digests.claim_due() == [], "to one caller"
        await app.digests.done(digest)
        assert await app.digests.claim_due() == []
        clock.time = asked_at + (day + 1) * DAY - 1
        assert await app.digests.claim_due() == [], "not before the hour at which it was asked for"
    await app.digests.want(mover, is_wanted=False)
    clock.forward(5 * DAY)
    assert await app.digests.claim_due() == []


async def test_one_whose_sender_died_comes_again_the_same(app: Application, clock: FakeClock) -> None:
    match = await start_match(app, pace=Pace.NO_LIMIT)
    await app.digests.want(match.user_to_move or 0, is_wanted=True)
    clock.forward(DAY)
    [first] = await app.digests.claim_due(seconds=60)
    clock.forward(60)
    [second] = await app.digests.claim_due()
    assert second.day == first.day
    await app.digests.done(second)
    await app.digests.done(first)
    clock.forward(DAY)
    [third] = await app.digests.claim_due()
    assert third.day == first.day + 1


async def test_it_tells_what_waits_by_its_deadline_and_who_is_out_of_time(app: Application, clock: FakeClock) -> None:
    async def waits_for(user: int, pace: Pace, opponent: int) -> str:
        match = await start_match(app, (ANNA, opponent), pace=pace)
        if match.user_to_move != user:
            await play_random(app, match, Random(1), moves=1)
        return match.code

    late = await waits_for(BEN, Pace.DAY, BEN)
    slow = await waits_for(ANNA, Pace.SEVEN_DAYS, CARL)
    endless = await waits_for(ANNA, Pace.NO_LIMIT, 300)
    soon = await waits_for(ANNA, Pace.THREE_DAYS, 301)
    await app.digests.want(ANNA, is_wanted=True)
    clock.forward(DAY)
    await app.deadlines.sweep()
    [digest] = await app.digests.claim_due()
    assert [one.code for one in digest.waiting] == [soon, slow, endless]
    assert [one.code for one in digest.late] == [late]


async def test_who_has_nothing_to_hear_hears_nothing(app: Application, clock: FakeClock) -> None:
    await app.digests.want(ANNA, is_wanted=True)
    clock.forward(DAY)
    assert await app.digests.claim_due() == []
    match = await start_match(app, pace=Pace.NO_LIMIT)
    if match.user_to_move != ANNA:
        await play_random(app, match, Random(1), moves=1)
    assert await app.digests.claim_due() == [], "tomorrow"
    clock.forward(DAY)
    assert len(await app.digests.claim_due()) == 1


async def test_a_clock_that_was_set_back_delays_it_by_a_day_at_most(app: Application, clock: FakeClock) -> None:
    match = await start_match(app, pace=Pace.NO_LIMIT)
    await app.digests.want(match.user_to_move or 0, is_wanted=True)
    clock.forward(-400 * DAY)
    [digest] = await app.digests.claim_due()
    await app.digests.done(digest)
    assert await app.digests.claim_due() == []
    clock.forward(DAY)
    assert len(await app.digests.claim_due()) == 1
