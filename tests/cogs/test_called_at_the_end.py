"""Whom the last table of a match calls: the player who has not seen how it ended."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.application import Application
from bot.match.model import Pace, State
from cogs.tables.whom_to_call import concerned
from rules import PlannedMoves
from tests.bot.world import SINGLE, FakeClock, application, one_move, opponent_of, play_random, start_match

HOUR = 3600


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def app(tmp_path: Path, clock: FakeClock) -> AsyncIterator[Application]:
    async with application(tmp_path, clock) as opened:
        yield opened


async def test_by_hand_it_is_the_other_player(app: Application, clock: FakeClock) -> None:
    *_, before, last = await play_random(app, await start_match(app, options=SINGLE), Random(1))
    clock.forward(600)
    announcement = await app.announcements.claim(last.match.code)
    assert announcement
    mover = before.match.user_to_move
    assert mover
    assert concerned(announcement) == opponent_of(last.match, mover)


async def test_who_gives_up_knows_it_whoever_was_to_move(app: Application, clock: FakeClock) -> None:
    for is_to_move in (True, False):
        match = (await play_random(app, await start_match(app), Random(1), moves=3))[-1].match
        mover = match.user_to_move
        assert mover
        resigning = mover if is_to_move else opponent_of(match, mover)
        clock.forward(600)
        await app.endings.resign(match.code, resigning)
        announcement = await app.announcements.claim(match.code)
        assert announcement
        assert concerned(announcement) == opponent_of(match, resigning)


async def test_who_was_out_of_time_is_called_whoever_claimed(app: Application, clock: FakeClock) -> None:
    match = (await play_random(app, await start_match(app, pace=Pace.HOUR), Random(1), moves=3))[-1].match
    late = match.user_to_move
    assert late
    clock.forward(HOUR)
    await app.deadlines.sweep()
    await app.deadlines.claim(match.code, opponent_of(match, late))
    announcement = await app.announcements.claim(match.code)
    assert announcement
    assert concerned(announcement) == late


async def test_a_plan_that_ends_the_match_has_an_owner_who_was_not_there(app: Application, clock: FakeClock) -> None:
    """They are called, and the table comes anew, because an edit is no call."""
    for seed in range(40):
        if (planner := await ended_by_plan(app, clock, Random(seed))) is None:
            continue
        [code] = await app.announcements.behind()
        announcement = await app.announcements.claim(code)
        assert announcement
        assert concerned(announcement) == planner
        assert not announcement.is_fast
        assert await app.calls.claim(announcement.match, planner)
        return
    raise AssertionError("no plan has ended a match")


async def test_a_merchant_who_ends_it_for_somebody_absent_has_not_told_them(app: Application, clock: FakeClock) -> None:
    for seed in range(40):
        match = await start_match(app, options=SINGLE, pace=Pace.HOUR)
        away = match.user_to_move
        assert away
        clock.forward(HOUR)
        await app.deadlines.sweep()
        match = await app.stewards.begin(match.code, opponent_of(match, away))
        rng, mover = Random(seed), None
        while match.state is State.RUNNING:
            mover, match = match.user_to_move, await one_move(app, match, rng)
        announcement = await app.announcements.claim(match.code)
        assert announcement
        assert concerned(announcement) == away, "whoever has moved last: they have seen nothing of it"
        if mover is None:
            return
    raise AssertionError("no merchant has ended a match")


async def ended_by_plan(app: Application, clock: FakeClock, rng: Random) -> int | None:
    """Whose plan it was; None where the match was ended by hand. Long pauses: who waits is not there."""
    match = await start_match(app, options=SINGLE)
    while True:
        mover = match.user_to_move
        assert mover
        planner = opponent_of(match, mover)
        seen = await app.matches.look(match.code, planner)
        planned = PlannedMoves(tuple(rng.sample(seen.view.legal_moves(), min(3, len(seen.view.legal_moves())))))
        await app.plans.make(match.code, planner, match.position, planned._replace(wakes=frozenset()))
        clock.forward(600)
        match = (await play_random(app, match, rng, moves=1))[-1].match
        is_by_plan = False
        if moved := await app.plans.answer(match.code):
            match, is_by_plan = moved.match, True
        if match.state is not State.RUNNING:
            if not is_by_plan:
                while announcement := await app.announcements.claim(match.code):
                    await app.announcements.told(announcement, 1)
            return planner if is_by_plan else None
