"""The scheduled event of a fair: who makes it or removes it, and when."""

from bot.application import Application
from bot.fairs.model import GATHERING, Fair, FairTerms
from bot.store.leases import LEASE, LONGEST_PAUSE
from tests.bot.world import ANNA, BEN, CARL, DORA, PLACE, FakeClock

HOME = PLACE.guild_id or 0


async def open_fair(app: Application, *people: int, has_event: bool = True) -> Fair:
    fair = await app.fair_entries.open(ANNA, PLACE, FairTerms("Spring fair"), has_event=has_event)
    for person in people:
        await app.fair_entries.join(fair.code, person)
    return fair


async def test_who_wants_none_has_nothing_to_do(app: Application) -> None:
    fair = await open_fair(app, has_event=False)
    await app.fair_progress.end(fair.code, ANNA)
    assert await app.fair_events.due() == []
    assert not await app.fair_events.claim(fair.code)


async def test_one_makes_it_and_one_removes_it(app: Application) -> None:
    events, fair = app.fair_events, await open_fair(app)
    assert await events.due() == [fair.code]
    assert await events.claim(fair.code)
    assert not await events.claim(fair.code)
    await events.settled(fair.code, 81)
    assert await events.due() == []
    await app.fair_progress.end(fair.code, ANNA)
    assert await events.due() == [fair.code]
    assert await events.claim(fair.code)
    await events.settled(fair.code, None)
    assert await events.due() == []


async def test_who_had_it_in_hand_and_died_is_followed_by_another(app: Application, clock: FakeClock) -> None:
    fair = await open_fair(app)
    assert await app.fair_events.claim(fair.code)
    clock.forward(LEASE)
    assert await app.fair_events.claim(fair.code)


async def test_one_that_was_made_while_the_fair_ended_goes_at_once(app: Application) -> None:
    fair = await open_fair(app)
    assert await app.fair_events.claim(fair.code)
    await app.fair_progress.end(fair.code, ANNA)
    await app.fair_events.settled(fair.code, 81)
    assert await app.fair_events.due() == [fair.code]


async def test_what_discord_refuses_is_tried_later_and_later_and_at_once_when_something_has_changed(
    app: Application, clock: FakeClock
) -> None:
    events, fair = app.fair_events, await open_fair(app)
    for pause in (60, 120, 240):
        assert await events.claim(fair.code)
        await events.refused(fair.code)
        clock.forward(pause - 1)
        assert await events.due() == []
        clock.forward(1)
    assert await events.claim(fair.code)
    await events.refused(fair.code)
    await events.retry_refused(999)
    assert await events.due() == []
    await events.retry_refused(HOME)
    assert await events.due() == [fair.code]


async def test_a_clock_that_was_wrong_puts_nothing_off(app: Application, clock: FakeClock) -> None:
    fair = await open_fair(app)
    clock.forward(2 * LONGEST_PAUSE)
    assert await app.fair_events.claim(fair.code)
    await app.fair_events.refused(fair.code)
    clock.forward(-2 * LONGEST_PAUSE)
    assert await app.fair_events.due() == [fair.code]


async def test_a_fair_that_begins_early_has_it_changed(app: Application, clock: FakeClock) -> None:
    fair = await open_fair(app, BEN, CARL, DORA)
    assert await app.fair_events.claim(fair.code)
    await app.fair_events.settled(fair.code, 81)
    clock.forward(60)
    await app.fair_entries.begin_now(fair.code, ANNA)
    assert await app.fair_events.due() == [fair.code]


async def test_one_that_begins_in_time_has_not(app: Application, clock: FakeClock) -> None:
    fair = await open_fair(app, BEN, CARL, DORA)
    assert await app.fair_events.claim(fair.code)
    await app.fair_events.settled(fair.code, 81)
    clock.forward(GATHERING)
    assert (await app.fair_progress.go_on(fair.code)).begun
    assert await app.fair_events.due() == []


async def test_where_the_bot_was_removed_nobody_tries(app: Application) -> None:
    await open_fair(app)
    await app.removed_servers.note_removed(HOME)
    assert await app.fair_events.due() == []
