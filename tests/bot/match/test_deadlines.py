from dataclasses import replace
from random import Random

import pytest

from bot.application import Application
from bot.errors import DeadlineAhead, MatchOver, NoDeadline, NotAPlayer, YourOwnTurn
from bot.match.model import Level, Pace, State
from rules import Outcome, Termination
from tests.bot.world import ANNA, BEN, CARL, PRACTICE, FakeClock, fresh, opponent_of, play_random, start_match

PACE = Pace.DAY.value


async def test_one_reminder_when_a_quarter_is_left(app: Application, clock: FakeClock) -> None:
    match = await start_match(app, pace=Pace.DAY)
    clock.forward(PACE * 3 // 4 - 1)
    assert await app.deadlines.claim_reminders() == []
    clock.forward(1)
    [reminder] = await app.deadlines.claim_reminders()
    assert reminder.user_id == match.user_to_move
    assert reminder.deadline == match.deadline
    assert len(reminder.nonce) <= 25, "what Discord takes"
    await app.deadlines.reminded(reminder)
    clock.forward(PACE // 4 - 1)
    assert await app.deadlines.claim_reminders() == []


async def test_a_reminder_whose_sender_died_comes_again_the_same(app: Application, clock: FakeClock) -> None:
    await start_match(app, pace=Pace.DAY)
    clock.forward(PACE * 3 // 4)
    [first] = await app.deadlines.claim_reminders(seconds=60)
    assert await app.deadlines.claim_reminders() == []
    clock.forward(60)
    [second] = await app.deadlines.claim_reminders()
    assert second.nonce == first.nonce


async def test_who_moves_needs_no_reminder(app: Application, clock: FakeClock, rng: Random) -> None:
    match = await start_match(app, pace=Pace.DAY)
    clock.forward(PACE * 3 // 4)
    [reminder] = await app.deadlines.claim_reminders()
    await play_random(app, match, rng, moves=1)
    await app.deadlines.reminded(reminder)  # it went out late, about the turn before
    clock.forward(PACE // 4)
    assert await app.deadlines.claim_reminders() == []
    assert await app.deadlines.sweep() == []
    clock.forward(PACE // 2)
    [reminder] = await app.deadlines.claim_reminders()
    assert reminder.user_id == opponent_of(match, match.user_to_move or 0)


async def test_the_deadline_is_marked_once_and_the_table_is_behind(app: Application, clock: FakeClock) -> None:
    match = await start_match(app, pace=Pace.DAY)
    announcement = await app.announcements.claim(match.code)
    assert announcement
    await app.announcements.told(announcement, 5)
    clock.forward(PACE)
    [late] = await app.deadlines.sweep()
    assert late.is_late
    assert late.state is State.RUNNING
    assert await app.announcements.behind() == [match.code]
    assert await app.deadlines.sweep() == []


async def test_the_late_player_may_still_move(app: Application, clock: FakeClock, rng: Random) -> None:
    match = await start_match(app, pace=Pace.DAY)
    clock.forward(PACE + 5)
    await app.deadlines.sweep()
    [moved] = await play_random(app, match, rng, moves=1)
    assert not moved.match.is_late


async def test_who_waits_may_claim_the_win(app: Application, clock: FakeClock) -> None:
    match = await start_match(app, pace=Pace.DAY)
    late = match.user_to_move
    assert late
    waiting = opponent_of(match, late)
    with pytest.raises(DeadlineAhead) as error:
        await app.deadlines.claim(match.code, waiting)
    assert error.value.deadline == match.deadline
    clock.forward(PACE)
    with pytest.raises(YourOwnTurn):
        await app.deadlines.claim(match.code, late)
    with pytest.raises(NotAPlayer):
        await app.deadlines.claim(match.code, CARL)
    won = await app.deadlines.claim(match.code, waiting)
    assert won.outcome == Outcome(won.seat_of(waiting), Termination.TIMEOUT)
    with pytest.raises(MatchOver):
        await app.deadlines.wait(match.code, waiting)
    clock.forward(PACE)
    assert await app.deadlines.sweep() == []


async def test_who_waits_may_give_the_whole_time_again(app: Application, clock: FakeClock) -> None:
    match = await start_match(app, pace=Pace.DAY)
    waiting = opponent_of(match, match.user_to_move or 0)
    clock.forward(PACE + 100)
    await app.deadlines.sweep()
    longer = await app.deadlines.wait(match.code, waiting)
    assert longer.deadline == clock.now() + PACE
    assert longer.since == match.since
    assert not longer.is_late
    clock.forward(PACE * 3 // 4)
    assert len(await app.deadlines.claim_reminders()) == 1
    with pytest.raises(DeadlineAhead):
        await app.deadlines.claim(match.code, waiting)


async def test_after_as_long_again_the_game_is_lost_on_time(app: Application, clock: FakeClock) -> None:
    match = await start_match(app, pace=Pace.DAY)
    clock.forward(PACE)
    await app.deadlines.sweep()
    clock.forward(PACE - 1)
    assert await app.deadlines.sweep() == []
    clock.forward(1)
    [closed] = await app.deadlines.sweep()
    assert closed.outcome == Outcome(1 - (match.mover or 0), Termination.TIMEOUT)
    assert await app.deadlines.sweep() == []
    assert await app.deadlines.claim_reminders() == []


async def test_a_long_sleep_closes_the_game_in_one_go(app: Application, clock: FakeClock) -> None:
    match = await start_match(app, pace=Pace.DAY)
    clock.forward(PACE * 10)
    assert await app.deadlines.claim_reminders() == []
    await app.deadlines.sweep()
    assert (await fresh(app, match)).state is State.OVER


async def test_no_limit_means_none(app: Application, clock: FakeClock) -> None:
    match = await start_match(app, pace=Pace.NO_LIMIT)
    clock.forward(PACE * 1000)
    assert await app.deadlines.claim_reminders() == []
    assert await app.deadlines.sweep() == []
    with pytest.raises(NoDeadline):
        await app.deadlines.claim(match.code, opponent_of(match, match.user_to_move or 0))


async def test_merchants_have_no_deadline(app: Application, clock: FakeClock) -> None:
    matches = [await app.challenges.practise(ANNA, Level.TRADER, replace(PRACTICE, pace=Pace.HOUR)) for _ in range(8)]
    assert {(match.mover, match.deadline is None) for match in matches} == {(0, False), (1, True)}


async def test_many_deadlines_are_seen_to_in_portions(app: Application, clock: FakeClock) -> None:
    for user in range(7):
        await start_match(app, (300 + user, BEN), pace=Pace.HOUR)
    clock.forward(3600 * 3 // 4)
    assert len(await app.deadlines.claim_reminders(limit=5)) == 5
    assert len(await app.deadlines.claim_reminders(limit=5)) == 2
    clock.forward(3600 * 3)
    assert [len(await app.deadlines.sweep(limit=5)) for _ in range(3)] == [5, 2, 0]
