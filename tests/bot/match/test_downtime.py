"""What nobody could use is given back: the bot was stopped, asleep, out of reach, or its clock was set."""

import asyncio
from pathlib import Path

import pytest

from bot.application import Application
from bot.errors import ChallengeGone, DeadlineAhead
from bot.match.downtime import A_WHILE, Downtime
from bot.match.model import Pace
from bot.store import challenges
from tests.bot.world import ANNA, BEN, CARL, TERMS, FakeClock, application, fresh, opponent_of, start_match

HOUR = 3600
DAY = 24 * HOUR


def others(app: Application, clock: FakeClock) -> Downtime:
    """The same bot in another process, or after its next start."""
    return Downtime(app.db, clock, lambda: clock.now())


async def test_after_a_stop_everybody_has_as_much_time_as_before(app: Application, clock: FakeClock) -> None:
    match = await start_match(app, pace=Pace.DAY)
    waiting = opponent_of(match, match.user_to_move or 0)
    invitation = await app.challenges.create(ANNA, CARL, TERMS)
    await app.downtime.mark_present()
    clock.forward(10 * DAY)
    assert await others(app, clock).mark_present() == 10 * DAY
    assert await app.deadlines.sweep() == []
    assert await app.deadlines.claim_reminders() == []
    assert await app.challenges.expire() == []
    moved = await fresh(app, match)
    assert moved.deadline == (match.deadline or 0) + 10 * DAY
    assert moved.version == match.version, "no table is told because of it"
    assert (await challenges.find(app.db, invitation.code)).expires == invitation.expires + 10 * DAY
    with pytest.raises(DeadlineAhead):
        await app.deadlines.claim(match.code, waiting)
    clock.forward(DAY * 3 // 4)
    assert [reminder.deadline for reminder in await app.deadlines.claim_reminders()] == [moved.deadline]
    clock.forward(DAY // 4)
    assert [late.code for late in await app.deadlines.sweep()] == [match.code]
    with pytest.raises(ChallengeGone):
        await app.challenges.accept(invitation.code, CARL)


async def test_who_was_late_stays_late_and_is_given_the_rest(app: Application, clock: FakeClock) -> None:
    match = await start_match(app, pace=Pace.DAY)
    clock.forward(DAY + HOUR)
    await app.deadlines.sweep()
    await app.downtime.mark_present()
    clock.forward(5 * DAY)
    await others(app, clock).mark_present()
    late = await fresh(app, match)
    assert late.is_late
    assert (late.deadline or 0) <= clock.now()
    clock.forward(DAY - HOUR - 1)
    assert await app.deadlines.sweep() == []
    clock.forward(1)
    assert [closed.outcome is not None for closed in await app.deadlines.sweep()] == [True]


async def test_games_without_a_limit_and_finished_ones_are_left_alone(app: Application, clock: FakeClock) -> None:
    endless = await start_match(app, pace=Pace.NO_LIMIT)
    over = await start_match(app, (ANNA, CARL))
    await app.endings.resign(over.code, ANNA)
    declined = await app.challenges.create(BEN, CARL, TERMS)
    declined = await app.challenges.decline(declined.code, CARL)
    await app.downtime.mark_present()
    before = [await fresh(app, endless), await fresh(app, over)]
    clock.forward(DAY)
    await others(app, clock).mark_present()
    assert [await fresh(app, endless), await fresh(app, over)] == before
    assert await challenges.find(app.db, declined.code) == declined


async def test_as_long_as_one_process_is_there_no_hours_are_lost(app: Application, clock: FakeClock) -> None:
    match = await start_match(app, pace=Pace.DAY)
    one, other = others(app, clock), others(app, clock)
    await one.mark_present()
    for _ in range(120):
        clock.forward(30)
        assert await other.mark_present() == 0
    assert await one.mark_present() == 0, "it was away for an hour, but its friend was not"
    assert await others(app, clock).mark_present() == 0
    assert await fresh(app, match) == match


async def test_of_many_that_come_back_one_gives_back(tmp_path: Path, clock: FakeClock) -> None:
    async with application(tmp_path, clock) as one, application(tmp_path, clock) as other:
        match = await start_match(one, pace=Pace.DAY)
        await one.downtime.mark_present()
        clock.forward(DAY)
        comers = [others(app, clock) for app in (one, other, one, other)]
        given = await asyncio.gather(*(comer.mark_present() for comer in comers))
        assert sorted(given) == [0, 0, 0, DAY]
        assert (await fresh(other, match)).deadline == (match.deadline or 0) + DAY


@pytest.mark.parametrize("seconds", [A_WHILE, -A_WHILE, 0])
async def test_a_restart_goes_unnoticed(app: Application, clock: FakeClock, seconds: int) -> None:
    await app.downtime.mark_present()
    clock.forward(seconds)
    assert await others(app, clock).mark_present() == 0


async def test_the_first_start_knows_of_no_lost_hours(app: Application, clock: FakeClock) -> None:
    match = await start_match(app, pace=Pace.DAY)
    clock.forward(DAY)
    assert await app.downtime.mark_present() == 0
    assert await fresh(app, match) == match


async def test_whoever_leaves_lets_the_time_stand_still(app: Application, clock: FakeClock) -> None:
    hours = others(app, clock)
    await hours.mark_present()
    hours.mark_absent()
    clock.forward(HOUR)
    assert await hours.mark_present() == HOUR
    assert await hours.mark_present() == 0


async def test_a_machine_that_slept_was_not_there(app: Application, clock: FakeClock) -> None:
    hours = others(app, clock)
    await hours.mark_present()
    clock.forward(8 * HOUR)  # nobody left, and nobody called
    assert await hours.mark_present() == 8 * HOUR


async def test_days_that_a_running_bot_has_seen_count(app: Application, clock: FakeClock) -> None:
    """So do tests: they move the clock and not the watch."""
    hours = Downtime(app.db, clock, lambda: 0.0)
    await hours.mark_present()
    clock.forward(DAY)
    assert await hours.mark_present() == 0
    assert await others(app, clock).mark_present() == 0


@pytest.mark.parametrize("years", [56, -56])
async def test_a_clock_that_was_wrong_and_set_right_costs_nothing(
    app: Application, clock: FakeClock, years: int
) -> None:
    match = await start_match(app, pace=Pace.DAY)
    await app.downtime.mark_present()
    clock.forward(years * 365 * DAY)
    await others(app, clock).mark_present()
    assert await app.deadlines.sweep() == []
    assert ((await fresh(app, match)).deadline or 0) - clock.now() == DAY
    clock.forward(-years * 365 * DAY)
    await others(app, clock).mark_present()
    assert await fresh(app, match) == match


async def test_a_note_that_could_not_be_written_gives_back_later(
    app: Application, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = others(app, clock)
    await hours.mark_present()
    clock.forward(DAY)
    with monkeypatch.context() as patched:
        patched.setattr("bot.match.downtime._give_back", None)
        with pytest.raises(TypeError):
            await hours.mark_present()
    assert await hours.mark_present() == DAY
