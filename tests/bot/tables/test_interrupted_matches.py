"""Tables that Discord refuses: the pauses grow, after a week nobody tries any more, and everything can go on."""

from random import Random

import pytest

from bot.application import Application
from bot.errors import NoDeadline
from bot.match.model import Pace, Place, PublicMatch
from bot.store.leases import GIVEN_UP_AFTER, LONGEST_PAUSE
from tests.bot.world import CARL, DORA, PLACE, FakeClock, fresh, play_random, start_match

DAY = 24 * 3600


async def refuse(app: Application, clock: FakeClock, match: PublicMatch, first_pause: int = 60) -> int:
    """Refuse the table when it is next due; how long it was not."""
    begun = clock.now()
    while not await app.announcements.behind():
        clock.forward(60)
        assert clock.now() - begun <= LONGEST_PAUSE
    waited = clock.now() - begun
    announcement = await app.announcements.claim(match.code)
    assert announcement
    await app.announcements.refused(announcement, first_pause)
    return waited


async def given_up(app: Application, clock: FakeClock) -> PublicMatch:
    match = await start_match(app)
    times = 0
    while not (await fresh(app, match)).is_interrupted:
        await refuse(app, clock, match)
        times += 1
    assert times < 50, "in a whole week"
    return await fresh(app, match)


async def test_the_pauses_grow_up_to_some_hours(app: Application, clock: FakeClock) -> None:
    match = await start_match(app)
    await refuse(app, clock, match)
    pauses = [await refuse(app, clock, match) for _ in range(11)]
    assert pauses == [60, 120, 240, 480, 960, 1920, 3840, 7680, 15360, LONGEST_PAUSE, LONGEST_PAUSE]


async def test_the_hours_in_which_the_bot_was_away_are_not_hours_of_refusal(app: Application, clock: FakeClock) -> None:
    match = await start_match(app)
    await app.downtime.mark_present()
    await refuse(app, clock, match)
    app.downtime.mark_absent()
    clock.forward(GIVEN_UP_AFTER + DAY)
    await app.downtime.mark_present()
    await refuse(app, clock, match)
    assert not (await fresh(app, match)).is_interrupted


async def test_a_table_that_could_be_told_begins_again_with_short_pauses(app: Application, clock: FakeClock) -> None:
    match = await start_match(app)
    for _ in range(4):
        await refuse(app, clock, match)
    announcement = await app.announcements.claim(match.code, again=True)
    assert announcement
    await app.announcements.told(announcement, 1)
    await app.endings.propose_cancel(match.code, match.players[0].user_id or 0)
    await refuse(app, clock, match)
    assert await refuse(app, clock, match) == 60


async def test_after_a_week_nobody_tries_any_more_and_no_time_runs(
    app: Application, clock: FakeClock, rng: Random
) -> None:
    begun = clock.now()
    match = await given_up(app, clock)
    assert GIVEN_UP_AFTER <= clock.now() - begun <= GIVEN_UP_AFTER + LONGEST_PAUSE
    assert (match.deadline, match.is_late) == (None, False)
    clock.forward(30 * DAY)
    assert await app.announcements.behind() == []
    assert await app.announcements.claim(match.code) is None
    assert (await app.matches.totals())["tables_behind"] == 0
    assert await app.deadlines.claim_reminders() == []
    assert await app.deadlines.sweep() == []
    waiting = match.players[1 - (match.mover or 0)].user_id or 0
    with pytest.raises(NoDeadline):
        await app.deadlines.claim(match.code, waiting)
    await play_random(app, match, rng, moves=2)  # by panel it goes on
    assert await app.announcements.behind() == []


async def test_who_asks_for_the_table_goes_on_with_the_whole_time(app: Application, clock: FakeClock) -> None:
    match = await given_up(app, clock)
    clock.forward(30 * DAY)
    announcement = await app.announcements.claim(match.code, again=True)
    assert announcement
    assert announcement.match.deadline == clock.now() + Pace.THREE_DAYS.value
    await app.announcements.told(announcement, 1)
    assert not (await fresh(app, match)).is_interrupted
    clock.forward(Pace.THREE_DAYS.value * 3 // 4)
    assert [reminder.match.code for reminder in await app.deadlines.claim_reminders()] == [match.code]


async def test_a_server_that_removed_the_bot_is_out_of_the_queue_until_it_returns(
    app: Application, clock: FakeClock
) -> None:
    here, elsewhere = await start_match(app), await start_match(app, (CARL, DORA), place=Place(77, 78))
    assert await app.announcements.server_is_gone(PLACE.guild_id or 0) == 1
    assert (await fresh(app, here)).is_interrupted
    assert await app.announcements.behind() == [elsewhere.code]
    clock.forward(30 * DAY)
    assert await app.announcements.retry_postponed(PLACE.guild_id or 0) == [here.code]
    assert await app.announcements.retry_postponed(PLACE.guild_id or 0) == [], "once is enough"
    assert here.code in await app.announcements.behind()
    assert (await fresh(app, here)).deadline == clock.now() + Pace.THREE_DAYS.value


async def test_what_changed_in_a_channel_goes_on_in_that_channel(app: Application, clock: FakeClock) -> None:
    match = await given_up(app, clock)
    assert await app.announcements.retry_postponed(PLACE.guild_id or 0, channel_id=12345) == []
    assert await app.announcements.retry_postponed(PLACE.guild_id or 0, PLACE.channel_id) == [match.code]


async def test_a_finished_match_whose_end_could_not_be_told_is_told_when_the_server_returns(
    app: Application, clock: FakeClock
) -> None:
    match = await start_match(app)
    await app.endings.resign(match.code, match.players[0].user_id or 0)
    await app.announcements.server_is_gone(PLACE.guild_id or 0)
    assert await app.announcements.behind() == []
    clock.forward(DAY)
    assert await app.announcements.retry_postponed(PLACE.guild_id or 0) == [match.code]
    assert (await fresh(app, match)).deadline is None


async def test_a_table_that_was_moved_while_it_was_refused_is_due_in_its_new_place(app: Application) -> None:
    match = await start_match(app)
    announcement = await app.announcements.claim(match.code)
    assert announcement
    await app.announcements.move_to(match.code, 7001)
    await app.announcements.refused(announcement, 900)
    assert await app.announcements.behind() == [match.code]
    assert await app.announcements.claim(match.code)
