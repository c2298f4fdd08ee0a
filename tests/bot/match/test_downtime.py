"""What nobody could use is given back: the bot was stopped, asleep, out of reach, or its clock was set."""

import asyncio
from pathlib import Path

import pytest

from bot.application import Application
from bot.errors import ChallengeGone, DeadlineAhead
from bot.match.downtime import A_MOMENT, NOTED_FOR, Downtime
from bot.match.model import Pace
from bot.store import challenges
from tests.bot.world import ANNA, BEN, CARL, TERMS, FakeClock, application, fresh, opponent_of, start_match

HOUR = 3600
DAY = 24 * HOUR


class Machine:
    """The clocks of a machine: the time, and the seconds that it was awake."""

    def __init__(self) -> None:
        self.watch = self.awake = 0.0

    def process(self, app: Application, clock: FakeClock) -> Downtime:
        return Downtime(app.db, clock, lambda: self.watch, lambda: self.awake)


def others(app: Application, clock: FakeClock) -> Downtime:
    """The same bot in another process, or after its next start. Its machine does nothing by itself."""
    return Machine().process(app, clock)


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
    assert await other.mark_present() == 0
    one.mark_absent()
    for _ in range(120):
        clock.forward(NOTED_FOR)
        assert await other.mark_present() == 0
    assert await one.mark_present() == 0, "it was away for a while, but its friend was not"
    clock.forward(NOTED_FOR - 1)
    assert await other.mark_present() == 0
    assert await others(app, clock).mark_present() < NOTED_FOR, "in doubt, what its friend had not noted yet"
    assert 0 <= ((await fresh(app, match)).deadline or 0) - (match.deadline or 0) < NOTED_FOR


async def test_of_many_that_come_back_one_gives_back(tmp_path: Path, clock: FakeClock) -> None:
    async with application(tmp_path, clock) as one, application(tmp_path, clock) as other:
        match = await start_match(one, pace=Pace.DAY)
        await one.downtime.mark_present()
        clock.forward(DAY)
        comers = [others(app, clock) for app in (one, other, one, other)]
        given = await asyncio.gather(*(comer.mark_present() for comer in comers))
        assert sorted(given) == [0, 0, 0, DAY]
        assert (await fresh(other, match)).deadline == (match.deadline or 0) + DAY


@pytest.mark.parametrize("seconds", [1, 2, 30, 45])
async def test_a_restart_costs_nobody_a_second(app: Application, clock: FakeClock, seconds: int) -> None:
    match = await start_match(app, pace=Pace.DAY)
    hours = others(app, clock)
    await hours.mark_present()
    clock.forward(7)
    await hours.mark_present()
    await hours.note_absence()
    clock.forward(seconds)
    assert await others(app, clock).mark_present() == seconds
    assert (await fresh(app, match)).deadline == (match.deadline or 0) + seconds


async def test_a_kill_costs_nobody_a_second_and_gives_no_more_than_what_was_not_noted(
    app: Application, clock: FakeClock
) -> None:
    for present in range(3 * NOTED_FOR):
        hours = others(app, clock)
        await hours.mark_present()
        for _ in range(present):
            clock.forward(1)
            await hours.mark_present()
        clock.forward(3)
        assert 3 <= await others(app, clock).mark_present() < 3 + NOTED_FOR


async def test_a_line_that_died_without_a_word_died_when_it_was_last_heard(app: Application, clock: FakeClock) -> None:
    """Whatever comes next: that it is noticed, a stop, a kill."""
    for end in ("noticed", "stopped", "killed"):
        hours = others(app, clock)
        await hours.mark_present()
        for silence in range(60):
            clock.forward(1)
            await hours.mark_present(silence + 1)
        if end == "noticed":
            hours.mark_absent(60)
        elif end == "stopped":
            await hours.note_absence(60)
        clock.forward(100)
        comes = hours if end == "noticed" else others(app, clock)
        assert await comes.mark_present() == 160, end


async def test_a_note_of_every_second_is_no_write_of_every_second(
    app: Application, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = []

    async def write(_: object, now: int) -> None:
        written.append(now)

    monkeypatch.setattr("bot.store.downtime.write_present", write)
    hours = others(app, clock)
    for _ in range(100):
        await hours.mark_present()
        clock.forward(1)
    assert len(written) == 100 / NOTED_FOR


async def test_whoever_stops_after_another_process_has_noted_itself_takes_nothing_back(
    app: Application, clock: FakeClock
) -> None:
    one, other = others(app, clock), others(app, clock)
    await one.mark_present()
    one.mark_absent()
    clock.forward(30)
    await other.mark_present()
    await one.note_absence()
    assert await others(app, clock).mark_present() == 0


async def test_who_leaves_without_having_come_notes_nothing(app: Application, clock: FakeClock) -> None:
    await app.downtime.mark_present()
    clock.forward(60)
    await others(app, clock).note_absence()
    assert await others(app, clock).mark_present() == 60


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


@pytest.mark.parametrize("seconds", [A_MOMENT + 1, 40, 8 * HOUR])
@pytest.mark.parametrize("is_asleep", [True, False])
async def test_a_machine_that_slept_or_stood_still_was_not_there(
    app: Application, clock: FakeClock, seconds: int, is_asleep: bool
) -> None:
    machine = Machine()
    hours = machine.process(app, clock)
    await hours.mark_present()
    clock.forward(seconds)  # nobody left, and nobody called
    machine.watch += seconds
    machine.awake += 0 if is_asleep else seconds
    assert not hours.is_here(), "whoever clicks first gives it back"
    assert await hours.mark_present() == seconds
    assert await hours.mark_present() == 0


async def test_a_line_that_is_gone_after_the_machine_slept_was_gone_all_the_while(
    app: Application, clock: FakeClock
) -> None:
    machine = Machine()
    hours = machine.process(app, clock)
    await hours.mark_present()
    clock.forward(HOUR)
    machine.watch += HOUR
    hours.mark_absent()
    clock.forward(10)
    assert await hours.mark_present() == HOUR + 10


async def test_days_that_a_running_bot_has_seen_count(app: Application, clock: FakeClock) -> None:
    """So do tests: they move the clock and not the machine's."""
    hours = others(app, clock)
    await hours.mark_present()
    clock.forward(DAY)
    assert await hours.mark_present() == 0
    assert await others(app, clock).mark_present() == 0


@pytest.mark.parametrize("seconds", [DAY, -DAY, 90, -90])
async def test_a_clock_that_is_set_while_two_run_costs_nobody_a_second(
    app: Application, clock: FakeClock, seconds: int
) -> None:
    """Both notice it, and one of them gives it back."""
    match = await start_match(app, pace=Pace.DAY)
    machine = Machine()
    one, other = machine.process(app, clock), machine.process(app, clock)
    await one.mark_present()
    await other.mark_present()
    clock.forward(seconds)
    machine.watch += seconds
    assert await one.mark_present() == seconds
    clock.forward(2)
    machine.watch += 2
    machine.awake += 2
    assert await other.mark_present() in (0, 2)
    assert 0 <= ((await fresh(app, match)).deadline or 0) - (match.deadline or 0) - seconds <= 2


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
    hours.mark_absent()
    clock.forward(DAY)
    with monkeypatch.context() as patched:
        patched.setattr("bot.match.downtime._give_back", None)
        with pytest.raises(TypeError):
            await hours.mark_present()
    assert await hours.mark_present() == DAY


async def test_while_nothing_can_be_written_nobody_can_move_and_no_time_runs(
    app: Application, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = others(app, clock)
    await hours.mark_present()
    with monkeypatch.context() as patched:
        patched.setattr("bot.match.downtime.downtime", None)
        for _ in range(3):
            clock.forward(HOUR)
            with pytest.raises(AttributeError):
                await hours.mark_present()
    assert await hours.mark_present() == 3 * HOUR


async def test_an_outage_in_the_middle_of_a_reminder_reminds_nobody_twice(app: Application, clock: FakeClock) -> None:
    match = await start_match(app, pace=Pace.DAY)
    await app.downtime.mark_present()
    clock.forward(DAY * 3 // 4)
    await app.downtime.mark_present()
    [reminder] = await app.deadlines.claim_reminders()
    app.downtime.mark_absent()
    clock.forward(HOUR)
    await app.downtime.mark_present()
    await app.deadlines.reminded(reminder)
    clock.forward(120)
    assert await app.deadlines.claim_reminders() == []
    late_at = (await fresh(app, match)).deadline or 0
    assert late_at == (match.deadline or 0) + HOUR
    clock.forward(late_at - clock.now() - 1)
    assert await app.deadlines.sweep() == []
    clock.forward(1)
    assert [late.is_late for late in await app.deadlines.sweep()] == [True]
