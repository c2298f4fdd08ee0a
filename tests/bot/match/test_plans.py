"""Plans: made, changed and dropped by their owner, played once, gone when they should be gone."""

from random import Random

import pytest

from bot.application import Application
from bot.errors import MatchOver, NoPlansHere, NotAPlayer, TooManyPlanned
from bot.match.model import Level, Pace, Position, PublicMatch
from rules import IllegalMove, Move, PlannedMoves, Stop, Wake, parse
from tests.bot.world import (
    ANNA,
    CARL,
    DAY,
    PRACTICE,
    FakeClock,
    fresh,
    opponent_of,
    play_random,
    start_match,
)

NEVER: frozenset[Wake] = frozenset()


async def waiting_player(app: Application, rng: Random) -> tuple[PublicMatch, int, int]:
    """A match in which somebody has just moved: the match, who waits, who is to move."""
    match = (await play_random(app, await start_match(app), rng, moves=1))[-1].match
    mover = match.user_to_move
    assert mover is not None
    return match, opponent_of(match, mover), mover


async def legal(app: Application, match: PublicMatch, user: int) -> list[Move]:
    return (await app.matches.peek(match.code, user)).view.legal_moves()


async def plan_all(app: Application, match: PublicMatch, user: int, rng: Random) -> tuple[Move, ...]:
    """Some plan that is played whatever comes, if it is possible at all."""
    moves = await legal(app, match, user)
    chosen = tuple(rng.sample(moves, min(3, len(moves))))
    assert await app.plans.make(match.code, user, match.position, PlannedMoves(chosen, NEVER))
    return chosen


async def move_somehow(app: Application, match: PublicMatch, user: int, planned: tuple[Move, ...]) -> PublicMatch:
    """A move of the opponent after which a planned one is still possible, and which does not end the round."""
    seen = await app.matches.peek(match.code, user)
    for move in await legal(app, match, user):
        if move.is_sale:  # leaves the market as it is
            return (await app.play.move(match.code, user, match.position, move)).match
    raise AssertionError(f"{seen.view.me.hand} cannot be sold: take another seed")


async def test_a_planned_move_is_played_once_and_marked(app: Application, rng: Random) -> None:
    match, planner, mover = await waiting_player(app, rng)
    chosen = await plan_all(app, match, planner, rng)
    assert await app.plans.answer(match.code) is None, "the opponent has not moved yet"
    match = await move_somehow(app, match, mover, chosen)
    assert await app.plans.due() == [match.code]
    moved = await app.plans.answer(match.code)
    assert moved
    assert moved.event.move == chosen[0]
    assert moved.match.planned == (moved.match.position,)
    assert moved.match.user_to_move == mover
    assert await app.plans.answer(match.code) is None
    assert await app.plans.due() == []
    assert await app.plans.of(moved.match, planner) is None, "one use"


async def test_who_planned_has_not_looked_and_not_acted(app: Application, rng: Random, clock: FakeClock) -> None:
    match, planner, mover = await waiting_player(app, rng)
    chosen = await plan_all(app, match, planner, rng)
    seat = match.seat_of(planner)
    assert seat is not None
    clock.forward(600)
    await move_somehow(app, match, mover, chosen)
    moved = await app.plans.answer(match.code)
    assert moved
    assert moved.match.acted[seat] < clock.now()
    assert moved.match.is_fast(clock.now()), "the opponent is there, and has the answer"
    clock.forward(121)
    assert not moved.match.is_fast(clock.now())
    [news] = (await app.matches.peek(match.code, planner)).since
    assert len(news.events) == 2, "the opponent's move and one's own"
    assert Position(news.round, news.since + 2) in moved.match.planned


async def test_nobody_plans_again_without_a_look(app: Application, rng: Random) -> None:
    match, planner, mover = await waiting_player(app, rng)
    chosen = await plan_all(app, match, planner, rng)
    await move_somehow(app, match, mover, chosen)
    moved = await app.plans.answer(match.code)
    assert moved
    planned = PlannedMoves(((await legal(app, match, planner))[0],))
    assert await app.plans.make(match.code, planner, moved.match.position, planned) is None
    await app.matches.look(match.code, planner)
    assert await app.plans.make(match.code, planner, moved.match.position, planned)


async def test_two_plans_answer_each_other_once_each(app: Application, rng: Random) -> None:
    """One is delayed, as by a crash; meanwhile the other is made."""
    for seed in range(30):
        chance = Random(seed)
        match, planner, mover = await waiting_player(app, chance)
        await plan_all(app, match, planner, chance)
        sales = [move for move in await legal(app, match, mover) if move.is_sale]
        if not sales:
            continue
        match = (await app.play.move(match.code, mover, match.position, sales[0])).match
        await plan_all(app, match, mover, chance)
        first, second = await app.plans.answer(match.code), await app.plans.answer(match.code)
        if first and second:
            assert second.match.ply == match.ply + 2
            assert second.match.planned == (first.match.position, second.match.position)
            assert await app.plans.answer(match.code) is None
            return
        await app.endings.resign(match.code, planner)
    raise AssertionError("no two plans met")


async def test_what_wakes_leaves_the_turn_and_says_why(app: Application) -> None:
    stops: set[Stop] = set()
    for seed in range(60):
        chance = Random(seed)
        match, planner, mover = await waiting_player(app, chance)
        planned = PlannedMoves((chance.choice(await legal(app, match, planner)),))
        assert await app.plans.make(match.code, planner, match.position, planned)
        match = (await play_random(app, match, chance, moves=1))[-1].match
        moved = await app.plans.answer(match.code)
        if moved:
            assert moved.event.move == planned.moves[0]
        else:
            stops.add(await why_stopped(app, match, planner))
            await play_random(app, await fresh(app, match), chance, moves=1)
            assert await app.plans.of(match, planner) is None, "gone when its owner has moved"
        await app.endings.resign(match.code, mover)
    assert stops >= {Stop.ILLEGAL, Stop.PRECIOUS}


async def why_stopped(app: Application, match: PublicMatch, planner: int) -> Stop:
    plan = await app.plans.of(match, planner)
    assert plan
    assert plan.stopped
    assert (await fresh(app, match)).user_to_move == planner
    if plan.stopped is Stop.ILLEGAL:
        assert plan.moves[0] not in await legal(app, match, planner)
    return plan.stopped


async def test_a_plan_is_changed_and_dropped(app: Application, rng: Random) -> None:
    match, planner, mover = await waiting_player(app, rng)
    moves = await legal(app, match, planner)
    at = match.position
    for number in (1, 2, 3):
        plan = await app.plans.add(match.code, planner, at, moves[number - 1])
        assert plan
        assert plan.moves == tuple(moves[:number])
    assert plan
    assert plan.wakes == frozenset(Wake)
    assert await app.plans.add(match.code, planner, at, moves[0]) == plan, "a second click"
    with pytest.raises(TooManyPlanned):
        await app.plans.add(match.code, planner, at, moves[3])
    changed = await app.plans.wake_if(match.code, planner, at, NEVER)
    assert changed
    assert changed.wakes == NEVER
    assert changed.moves == plan.moves
    assert await app.plans.drop(match.code, planner, at)
    assert not await app.plans.drop(match.code, planner, at)
    assert await app.plans.wake_if(match.code, planner, at, NEVER) is None
    await move_somehow(app, match, mover, ())
    assert await app.plans.answer(match.code) is None


async def test_only_what_could_be_played_can_be_planned(app: Application, rng: Random) -> None:
    match, planner, mover = await waiting_player(app, rng)
    with pytest.raises(IllegalMove):
        await app.plans.add(match.code, planner, match.position, parse("-DDDDDD"))
    with pytest.raises(NotAPlayer):
        await app.plans.add(match.code, CARL, match.position, parse("+K"))
    own = (await legal(app, match, mover))[0]
    assert await app.plans.add(match.code, mover, match.position, own) is None, "whose turn it is moves"
    earlier = Position(1, 0)
    assert await app.plans.add(match.code, planner, earlier, (await legal(app, match, planner))[0]) is None
    practice = await app.challenges.practise(ANNA, Level.TRADER, PRACTICE)
    with pytest.raises(NoPlansHere):
        await app.plans.add(practice.code, ANNA, practice.position, parse("+K"))
    await app.endings.resign(match.code, mover)
    with pytest.raises(MatchOver):
        await app.plans.add(match.code, planner, match.position, parse("+K"))


async def test_a_change_that_comes_too_late_takes_the_old_plan_back(app: Application, rng: Random) -> None:
    match, planner, mover = await waiting_player(app, rng)
    chosen = await plan_all(app, match, planner, rng)
    after = await move_somehow(app, match, mover, chosen)
    assert await app.plans.add(match.code, planner, match.position, chosen[0]) is None
    assert await app.plans.answer(match.code) is None
    assert (await fresh(app, after)).user_to_move == planner


async def told(app: Application, match: PublicMatch) -> None:
    announcement = await app.announcements.claim(match.code)
    while announcement:
        announcement = await app.announcements.told(announcement, 1)


async def test_a_table_stays_as_it_is_whatever_somebody_plans_meanwhile(app: Application, rng: Random) -> None:
    """Also when they drop it: a table that came anew just then would tell everybody, and might call the opponent."""
    match, planner, _ = await waiting_player(app, rng)
    await told(app, match)
    first, other, *_ = await legal(app, match, planner)
    for deed in (
        app.plans.add(match.code, planner, match.position, first),
        app.plans.add(match.code, planner, match.position, other),
        app.plans.wake_if(match.code, planner, match.position, NEVER),
        app.plans.drop(match.code, planner, match.position),
    ):
        assert await deed
        assert await app.announcements.behind() == []


async def test_a_plan_that_was_stopped_is_dropped_in_silence(app: Application) -> None:
    """By a button from before. Its owner has been called already."""
    for seed in range(40):
        chance = Random(seed)
        match, planner, _ = await waiting_player(app, chance)
        planned = PlannedMoves((chance.choice(await legal(app, match, planner)),))
        await app.plans.make(match.code, planner, match.position, planned)
        after = (await play_random(app, match, chance, moves=1))[-1].match
        if not await app.plans.answer(match.code):
            await told(app, after)
            await app.plans.drop(match.code, planner, match.position)
            assert match.code not in await app.announcements.behind()
            return
        await app.endings.resign(match.code, planner)
    raise AssertionError("no plan was stopped")


async def test_moving_by_hand_takes_the_plan_back(app: Application, rng: Random) -> None:
    """Also when it is due, and the process that should have played it is dead."""
    match, planner, mover = await waiting_player(app, rng)
    chosen = await plan_all(app, match, planner, rng)
    after = await move_somehow(app, match, mover, chosen)
    by_hand = next(move for move in await legal(app, after, planner) if move not in chosen)
    await app.play.move(match.code, planner, after.position, by_hand)
    assert await app.plans.answer(match.code) is None
    assert (await fresh(app, match)).ply == after.ply + 1


async def test_plans_end_with_the_round_and_with_the_match(app: Application, rng: Random) -> None:
    match = await start_match(app)
    while match.round == 1:
        match = (await play_random(app, match, rng, moves=1))[-1].match
        planner = opponent_of(match, match.user_to_move or 0)
        if match.round == 1:
            await app.matches.look(match.code, planner)
            await app.plans.make(
                match.code, planner, match.position, PlannedMoves(((await legal(app, match, planner))[0],), NEVER)
            )
    assert await app.db.fetch_all("SELECT * FROM plans") == []
    for ending in (app.endings.resign, app.endings.propose_cancel):
        match, planner, mover = await waiting_player(app, rng)
        await plan_all(app, match, planner, rng)
        await ending(match.code, mover)
        assert await app.db.fetch_all("SELECT * FROM plans") == []


async def test_a_proposal_to_call_off_waits_for_who_has_only_planned(app: Application, rng: Random) -> None:
    match, planner, mover = await waiting_player(app, rng)
    match = (await play_random(app, match, rng, moves=2))[-1].match
    chosen = await plan_all(app, match, planner, rng)
    await app.endings.propose_cancel(match.code, mover)
    await move_somehow(app, await fresh(app, match), mover, chosen)
    moved = await app.plans.answer(match.code)
    assert moved
    assert moved.match.cancel_proposed_by == match.seat_of(mover)


async def test_nobody_is_called_for_a_turn_that_a_plan_takes(app: Application, rng: Random) -> None:
    match, planner, mover = await waiting_player(app, rng)
    chosen = await plan_all(app, match, planner, rng)
    after = await move_somehow(app, match, mover, chosen)
    assert await app.calls.claim(after, planner) is None
    moved = await app.plans.answer(match.code)
    assert moved
    assert await app.calls.claim(moved.match, mover), "the player whose turn it is now"


async def test_who_is_woken_is_called(app: Application) -> None:
    """Also where the table was told while the plan was due."""
    for seed in range(40):
        chance = Random(seed)
        match, planner, _ = await waiting_player(app, chance)
        planned = PlannedMoves((chance.choice(await legal(app, match, planner)),))
        await app.plans.make(match.code, planner, match.position, planned)
        after = (await play_random(app, match, chance, moves=1))[-1].match
        announcement = await app.announcements.claim(match.code)
        assert announcement
        assert await app.calls.claim(after, planner) is None
        await app.announcements.told(announcement, 1)
        if not await app.plans.answer(match.code):
            assert match.code in await app.announcements.behind()
            assert await app.calls.claim(after, planner)
            return
        await app.endings.resign(match.code, planner)
    raise AssertionError("nobody was woken")


async def test_a_plan_that_is_late_because_of_an_outage_costs_nobody_time(
    app: Application, rng: Random, clock: FakeClock
) -> None:
    await app.downtime.mark_present()
    match, planner, mover = await waiting_player(app, rng)
    chosen = await plan_all(app, match, planner, rng)
    await move_somehow(app, match, mover, chosen)
    app.downtime.mark_absent()
    clock.forward(9 * DAY)
    await app.downtime.mark_present()
    assert await app.deadlines.sweep() == []
    moved = await app.plans.answer(match.code)
    assert moved
    assert moved.match.deadline == clock.now() + Pace.THREE_DAYS.value
