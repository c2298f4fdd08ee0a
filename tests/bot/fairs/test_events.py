"""The scheduled event of a fair: who makes it or removes it, and when."""

from collections.abc import Awaitable, Callable

import pytest

from bot.application import Application
from bot.fairs.model import DAY, GATHERING, Fair, FairTerms
from bot.store.leases import LEASE, LONGEST_PAUSE
from tests.bot.fairs.test_time import bot_is_away, both, server_is_without_the_bot
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
    await events.settled(fair, 81)
    assert await events.due() == []
    await app.fair_progress.end(fair.code, ANNA)
    assert await events.due() == [fair.code]
    assert await events.claim(fair.code)
    await events.settled(fair, None)
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
    await app.fair_events.settled(fair, 81)
    assert await app.fair_events.due() == [fair.code]


async def test_one_that_was_made_while_the_fair_began_early_is_changed_at_once(app: Application) -> None:
    fair = await open_fair(app, BEN, CARL, DORA)
    assert await app.fair_events.claim(fair.code)
    await app.fair_entries.begin_now(fair.code, ANNA)
    await app.fair_events.settled(fair, 81)
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
    await app.fair_events.settled(fair, 81)
    clock.forward(60)
    await app.fair_entries.begin_now(fair.code, ANNA)
    assert await app.fair_events.due() == [fair.code]


async def test_one_that_begins_in_time_has_not(app: Application, clock: FakeClock) -> None:
    fair = await open_fair(app, BEN, CARL, DORA)
    assert await app.fair_events.claim(fair.code)
    await app.fair_events.settled(fair, 81)
    clock.forward(GATHERING)
    assert (await app.fair_progress.go_on(fair.code)).begun
    assert await app.fair_events.due() == []


@pytest.mark.parametrize("happens", [bot_is_away, server_is_without_the_bot, both])
@pytest.mark.parametrize("is_running", [False, True])
async def test_one_whose_fair_begins_or_ends_later_has_it_changed(
    app: Application,
    clock: FakeClock,
    happens: Callable[[Application, FakeClock, int], Awaitable[None]],
    *,
    is_running: bool,
) -> None:
    """Hours in which the bot was away, or the server without it, move it as they move the fair."""
    fair = await open_fair(app, BEN, CARL, DORA)
    assert await app.fair_events.claim(fair.code)
    await app.fair_events.settled(fair, 81)
    if is_running:
        clock.forward(GATHERING)
        await app.fair_progress.go_on(fair.code)
    none = await app.fair_entries.open(ANNA, PLACE, FairTerms("Without"))
    await happens(app, clock, DAY)
    assert await app.fair_events.due() == [fair.code], none.code


async def test_one_whose_fair_has_ended_is_not_moved_any_more(app: Application, clock: FakeClock) -> None:
    fair = await open_fair(app, BEN, CARL, DORA)
    assert await app.fair_events.claim(fair.code)
    await app.fair_events.settled(fair, 81)
    await app.fair_progress.end(fair.code, ANNA)
    assert await app.fair_events.claim(fair.code)
    await app.fair_events.refused(fair.code)
    await bot_is_away(app, clock, 30)
    assert await app.fair_events.due() == []


async def test_one_whose_fair_moves_to_another_channel_has_it_changed(app: Application) -> None:
    fair = await open_fair(app)
    assert await app.fair_events.claim(fair.code)
    await app.fair_events.settled(fair, 81)
    assert await app.fair_entries.move(fair, ANNA, 7001, 1)
    assert await app.fair_events.due() == [fair.code]


async def test_where_the_bot_was_removed_nobody_tries(app: Application) -> None:
    await open_fair(app)
    await app.removed_servers.note_removed(HOME)
    assert await app.fair_events.due() == []
