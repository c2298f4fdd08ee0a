"""A mention that reached nobody is made with the next table; one of which nobody knows is looked for first."""

from random import Random

import pytest

from bot.application import Application
from bot.match.model import Pace, PublicMatch
from bot.tables.old_table_messages import OldTable
from tests.bot.world import ANNA, PLACE, FakeClock, fresh, opponent_of, play_random, start_match

SPAN = (100, 200)


async def lost(app: Application, clock: FakeClock) -> tuple[PublicMatch, OldTable]:
    """A table with a call whose fate nobody knows; told again without one meanwhile."""
    match = await start_match(app)
    announcement = await app.announcements.claim(match.code)
    assert announcement
    call = await app.calls.claim(match, ANNA)
    assert call
    await app.old_tables.begin_posting(match.code, PLACE.channel_id, SPAN, announcement.lease, call)
    clock.forward(60)
    [old_table] = await app.old_tables.claim_due(match.code)
    assert old_table.call == call
    announcement = await app.announcements.claim(match.code)
    assert announcement
    assert await app.calls.claim(match, ANNA) is None, "perhaps it was heard"
    await app.announcements.told(announcement, 300)
    assert await app.announcements.behind() == []
    return match, old_table


async def test_a_call_that_was_not_there_is_made_with_the_next_table(app: Application, clock: FakeClock) -> None:
    match, old_table = await lost(app, clock)
    await app.old_tables.not_there(old_table)
    assert await app.announcements.behind() == [match.code]
    assert await app.calls.claim(match, ANNA)
    assert await app.calls.claim(match, ANNA) is None
    await app.old_tables.not_there(old_table)
    clock.forward(60)
    assert await app.old_tables.claim_due(match.code) == []


async def test_a_call_that_was_there_is_not_made_again(app: Application, clock: FakeClock) -> None:
    match, old_table = await lost(app, clock)
    assert not await app.old_tables.found(old_table, [])
    assert await app.old_tables.found(old_table, [150])
    clock.forward(60)
    [again] = await app.old_tables.claim_due(match.code)
    assert again.call is None
    await app.old_tables.not_there(again)
    assert await app.calls.claim(match, ANNA) is None
    assert await app.announcements.behind() == []


async def test_a_call_that_was_found_while_another_lost_table_was_looked_for_is_not_made_again(
    app: Application, clock: FakeClock
) -> None:
    """Spans overlap: who looks for the second finds the first, and removes it."""
    match, first = await lost(app, clock)
    await app.old_tables.begin_posting(match.code, PLACE.channel_id, (120, 220), clock.now())
    second = next(one for one in await app.old_tables.claim_due(match.code) if one.first == 120)
    assert await app.old_tables.found(second, [150])
    await app.old_tables.not_there(first)
    assert await app.calls.claim(match, ANNA) is None
    assert await app.announcements.behind() == []


async def test_a_call_of_a_turn_that_is_over_is_not_made(app: Application, clock: FakeClock, rng: Random) -> None:
    match, old_table = await lost(app, clock)
    await play_random(app, match, rng, moves=1)
    announcement = await app.announcements.claim(match.code)
    assert announcement
    moved = await fresh(app, match)
    assert await app.calls.claim(moved, ANNA)
    await app.announcements.told(announcement, 400)
    await app.old_tables.not_there(old_table)
    assert await app.announcements.behind() == []
    assert await app.calls.claim(moved, ANNA) is None


@pytest.mark.parametrize("by_table", [True, False])
async def test_a_reminder_by_the_table_is_a_call_more(app: Application, clock: FakeClock, by_table: bool) -> None:
    match = await start_match(app)
    announcement = await app.announcements.claim(match.code)
    assert announcement
    assert await app.calls.claim(match, ANNA)
    await app.announcements.told(announcement, 300)
    assert match.terms.pace.value
    clock.forward(match.terms.pace.value * 3 // 4)
    [reminder] = await app.deadlines.claim_reminders()
    await app.deadlines.reminded(reminder, by_table=by_table)
    assert await app.announcements.behind() == [match.code] * by_table
    assert bool(await app.calls.claim(match, ANNA)) == by_table
    assert await app.calls.claim(match, ANNA) is None


async def test_who_waits_for_somebody_out_of_time_is_called_once(app: Application, clock: FakeClock) -> None:
    match = await start_match(app)
    assert match.deadline
    clock.forward(match.deadline - clock.now())
    [late] = await app.deadlines.sweep()
    assert late.is_late
    call = await app.calls.claim(late, ANNA)
    assert call
    assert await app.calls.claim(late, ANNA) is None
    await app.calls.give_back(late.code, call)
    assert await app.calls.claim(late, ANNA) == call


async def out_of_time(app: Application, clock: FakeClock, match: PublicMatch) -> PublicMatch:
    clock.forward(((await fresh(app, match)).deadline or 0) - clock.now())
    [late] = await app.deadlines.sweep()
    assert late.is_late
    return late


async def test_an_outage_calls_nobody_a_second_time_for_the_same_lateness(app: Application, clock: FakeClock) -> None:
    match = await start_match(app)
    await app.downtime.mark_present()
    late = await out_of_time(app, clock, match)
    assert await app.calls.claim(late, ANNA)
    await app.downtime.mark_present()
    app.downtime.mark_absent()
    clock.forward(30)
    assert await app.downtime.mark_present() == 30
    still = await fresh(app, match)
    assert still.is_late
    assert still.deadline != late.deadline
    assert await app.calls.claim(still, ANNA) is None


async def test_who_has_waited_or_was_interrupted_is_called_when_the_time_is_over_again(
    app: Application, clock: FakeClock
) -> None:
    match = await start_match(app)
    late = await out_of_time(app, clock, match)
    assert await app.calls.claim(late, ANNA)
    await app.deadlines.wait(match.code, opponent_of(match, match.user_to_move or 0))
    again = await out_of_time(app, clock, match)
    assert await app.calls.claim(again, ANNA)
    assert await app.calls.claim(again, ANNA) is None
    for asked_for in ("the server", "the table"):
        assert await app.announcements.server_is_gone(PLACE.guild_id or 0)
        if asked_for == "the server":
            await app.announcements.retry_postponed(PLACE.guild_id or 0)
        else:
            assert await app.announcements.claim(match.code, again=True)
        again = await out_of_time(app, clock, match)
        assert await app.calls.claim(again, ANNA), asked_for
        assert await app.calls.claim(again, ANNA) is None


async def test_a_reminder_that_comes_while_the_table_is_told_is_not_lost(app: Application, clock: FakeClock) -> None:
    """The reserve begins and a quarter is left: one edits the table quietly, the other wants it to call."""
    match = await start_match(app, pace=Pace.DAY, reserve=3600)
    announcement = await app.announcements.claim(match.code)
    assert announcement
    assert await app.calls.claim(match, ANNA)
    await app.announcements.told(announcement, 300)
    clock.forward(24 * 3600)
    [reminder] = await app.deadlines.claim_reminders()
    editing = await app.announcements.claim(match.code, again=True)
    assert editing
    await app.deadlines.reminded(reminder, by_table=True)
    following = await app.announcements.told(editing)
    assert following, "there is still a call to make"
    assert not following.is_only_time
    assert await app.calls.claim(following.match, ANNA)
    assert await app.announcements.told(following, 400) is None
