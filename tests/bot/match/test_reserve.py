"""A game with a reserve: it runs by itself, does not refill, and everybody has their own."""

from dataclasses import replace
from random import Random

import pytest

from bot.application import Application
from bot.errors import DeadlineAhead
from bot.match.model import Pace, PublicMatch, State, Terms
from bot.match.turn_clock import TurnClock
from bot.store import matches
from bot.store.match_codes import new_code
from bot.store.matches import NewMatch
from rules import Deal
from tests.bot.world import ANNA, BEN, DAY, PLACE, SINGLE, FakeClock, fresh, opponent_of, play_random, start_match

HOUR = 3600


async def with_reserve(app: Application, pace: Pace = Pace.DAY) -> PublicMatch:
    return await start_match(app, pace=pace, reserve=pace.usual_reserve)


async def test_the_whole_life_of_a_reserve(app: Application, clock: FakeClock, rng: Random) -> None:
    match = await with_reserve(app)
    seat = match.mover or 0
    clock.forward(DAY - 1)
    assert await app.deadlines.sweep() == []
    clock.forward(1)
    [running] = await app.deadlines.sweep()
    assert running.is_in_reserve
    assert not running.is_late
    assert running.version == match.version + 1, "the table says so"
    clock.forward(5 * HOUR)
    [moved] = await play_random(app, match, rng, moves=1)
    assert moved.match.reserves[seat] == 3 * DAY - 5 * HOUR
    assert moved.match.reserves[1 - seat] == 3 * DAY, "everybody has their own"
    assert not moved.match.is_in_reserve
    clock.forward(HOUR)
    [answered] = await play_random(app, moved.match, rng, moves=1)
    assert answered.match.reserves == moved.match.reserves, "a move in time costs none of it"
    assert answered.match.deadline == clock.now() + DAY + 3 * DAY - 5 * HOUR, "nothing has refilled it"
    clock.forward((answered.match.deadline or 0) - clock.now())
    [late] = await app.deadlines.sweep()
    assert late.is_late
    assert not late.is_in_reserve
    clock.forward(DAY)
    [lost] = await app.deadlines.sweep()
    assert lost.state is State.OVER
    assert lost.reserves == (0, 3 * DAY) if seat == 0 else (3 * DAY, 0)


async def test_the_reminder_comes_when_a_quarter_of_all_the_time_is_left(app: Application, clock: FakeClock) -> None:
    match = await with_reserve(app)
    clock.forward(DAY)
    await app.deadlines.sweep()
    clock.forward(2 * DAY - 1)
    assert await app.deadlines.claim_reminders() == []
    clock.forward(1)
    [reminder] = await app.deadlines.claim_reminders()
    await app.deadlines.reminded(reminder)
    assert (await fresh(app, match)).is_in_reserve
    clock.forward(DAY - 1)
    with pytest.raises(DeadlineAhead):
        await app.deadlines.claim(match.code, opponent_of(match, match.user_to_move or 0))
    clock.forward(1)
    assert [one.is_late for one in await app.deadlines.sweep()] == [True]
    assert await app.deadlines.claim_reminders() == []


async def test_with_little_reserve_the_reminder_comes_first(app: Application, clock: FakeClock) -> None:
    await start_match(app, pace=Pace.DAY, reserve=HOUR)
    clock.forward(25 * HOUR * 3 // 4)
    [reminder] = await app.deadlines.claim_reminders()
    await app.deadlines.reminded(reminder)
    clock.forward(DAY - 25 * HOUR * 3 // 4)
    assert [one.is_in_reserve for one in await app.deadlines.sweep()] == [True]
    clock.forward(HOUR)
    assert [one.is_late for one in await app.deadlines.sweep()] == [True]


async def test_who_waits_gives_the_time_for_a_move_and_no_reserve(app: Application, clock: FakeClock) -> None:
    match = await with_reserve(app)
    clock.forward(4 * DAY + HOUR)
    await app.deadlines.sweep()
    longer = await app.deadlines.wait(match.code, opponent_of(match, match.user_to_move or 0))
    assert longer.deadline == clock.now() + DAY
    assert longer.reserves[longer.mover or 0] == 0
    clock.forward(DAY)
    assert [one.is_late for one in await app.deadlines.sweep()] == [True]


async def test_an_outage_costs_nobody_any_reserve(app: Application, clock: FakeClock, rng: Random) -> None:
    match = await with_reserve(app)
    await app.downtime.mark_present()
    clock.forward(DAY + HOUR)
    await app.deadlines.sweep()
    await app.downtime.mark_present()
    app.downtime.mark_absent()
    clock.forward(30 * DAY)
    assert await app.downtime.mark_present() == 30 * DAY
    [moved] = await play_random(app, match, rng, moves=1)
    assert moved.match.reserves[match.mover or 0] == 3 * DAY - HOUR


async def test_an_interrupted_game_goes_on_with_the_time_of_its_turn(app: Application, clock: FakeClock) -> None:
    """The statement that resumes a match says the same as the clock of a turn, whatever the reserve."""
    for number, reserve in enumerate((0, 1, HOUR, 8 * HOUR, 8 * HOUR + 1, 3 * DAY)):
        match = await start_match(app, (500 + number, 600 + number), pace=Pace.DAY, reserve=reserve)
        assert await app.announcements.server_is_gone(PLACE.guild_id or 0)
        clock.forward(50 * DAY)
        assert await app.deadlines.sweep() == []
        await app.announcements.retry_postponed(PLACE.guild_id or 0)
        row = await app.db.fetch_one("SELECT * FROM matches WHERE code = ?", match.code)
        assert row
        expected = TurnClock.started(Pace.DAY, reserve, clock.now())
        assert (row["next_alarm"], row["alarm_at"]) == (expected.alarms[0].next_alarm.value, expected.alarms[0].at)
        assert row["deadline"] == expected.deadline
        await app.endings.resign(match.code, 500 + number)


async def test_who_loses_a_round_and_starts_the_next_has_what_is_left(
    app: Application, clock: FakeClock, rng: Random
) -> None:
    for number in range(30):
        match = await start_match(app, (700 + number, 800 + number), pace=Pace.DAY, reserve=3 * DAY)
        while match.round == 1:
            before, seat = match, match.mover or 0
            clock.forward(DAY + 60)
            match = (await play_random(app, match, rng, moves=1))[-1].match
            assert match.reserves[seat] == before.reserves[seat] - 60
        if match.mover == seat:
            assert match.deadline == clock.now() + DAY + match.reserves[seat]
            return
    pytest.fail("nobody has lost a round with their own move")


async def test_games_of_before_keep_the_old_rule_and_their_rematch_has_a_reserve(app: Application) -> None:
    old = await start_match(app, pace=Pace.HOUR)
    assert (old.terms.reserve, old.reserves) == (0, (0, 0))
    assert old.deadline == old.since + HOUR
    await app.endings.resign(old.code, ANNA)
    asked = await app.endings.rematch(old.code, ANNA)
    assert asked.terms.reserve == 6 * HOUR
    new = await app.challenges.accept(asked.code, BEN)
    assert new.reserves == (6 * HOUR, 6 * HOUR)


async def test_a_reserve_for_more_than_one_match_goes_on_with_what_is_left(app: Application, clock: FakeClock) -> None:
    """As in a tournament: each seat begins with what its player has left."""
    terms = Terms(PLACE, SINGLE, Pace.DAY, reserve=2 * DAY)
    async with app.db.transaction() as queries:
        code = await new_code(queries, Random(1))
        new = NewMatch(code, terms, (ANNA, BEN), (None, None), (0, 0), left_reserves=(HOUR, 2 * DAY))
        match = await matches.start(queries, new, Deal.shuffle(Random(1)), 0, clock.now())
    assert match.deadline == clock.now() + DAY + HOUR
    clock.forward(DAY + 60)
    over = await app.endings.resign(match.code, BEN)
    assert over.reserves == (HOUR - 60, 2 * DAY), "also what the last turn has used"


def test_terms_without_a_reserve_have_the_usual_one() -> None:
    assert Terms(PLACE).reserve == 7 * DAY
    assert Terms(PLACE, pace=Pace.HOUR).reserve == 6 * HOUR
    assert Terms(PLACE, pace=Pace.NO_LIMIT).reserve == 0
    assert replace(Terms(PLACE), reserve=0).reserve == 0
