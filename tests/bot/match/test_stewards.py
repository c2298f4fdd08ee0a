"""A merchant plays on for somebody out of time, until they are there again."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from bot.application import Application
from bot.errors import DeadlineAhead, MatchOver, NoDeadline, NoPlansHere, NotAPlayer, YourOwnTurn
from bot.match.model import STEWARD, Pace, PublicMatch, State
from rules import PlannedMoves, Termination
from rules.record import read
from tests.bot.world import (
    ANNA,
    BEN,
    CARL,
    DAY,
    SINGLE,
    FakeClock,
    application,
    fresh,
    one_move,
    opponent_of,
    play_random,
    start_match,
)

HOUR = 3600


async def absent(app: Application, clock: FakeClock, moves: int = 6) -> tuple[PublicMatch, int, int]:
    """A match whose player to move is out of time; who that is, and who waits."""
    match = await start_match(app, options=SINGLE, pace=Pace.HOUR, reserve=HOUR)
    match = (await play_random(app, match, Random(3), moves=moves))[-1].match
    clock.forward(2 * HOUR)
    await app.deadlines.sweep()
    away = match.user_to_move
    assert away
    return await fresh(app, match), away, opponent_of(match, away)


async def test_a_merchant_plays_on_only_when_all_time_is_over_and_only_for_who_waits(
    app: Application, clock: FakeClock
) -> None:
    match = await start_match(app, pace=Pace.HOUR, reserve=HOUR)
    away = match.user_to_move or 0
    waiting = opponent_of(match, away)
    clock.forward(2 * HOUR - 1)
    with pytest.raises(DeadlineAhead):
        await app.stewards.begin(match.code, waiting)
    clock.forward(1)
    with pytest.raises(YourOwnTurn):
        await app.stewards.begin(match.code, away)
    with pytest.raises(NotAPlayer):
        await app.stewards.begin(match.code, CARL)
    begun = await app.stewards.begin(match.code, waiting)
    assert begun.steward == match.mover
    assert begun.user_to_move is None
    assert begun.deadline is None
    assert not begun.is_late
    assert await app.computer_turns.to_move() == [match.code]
    with pytest.raises(NoDeadline):
        await app.deadlines.claim(match.code, waiting)


async def test_the_match_is_played_out_and_counts_for_nothing(app: Application, clock: FakeClock, rng: Random) -> None:
    match, away, waiting = await absent(app, clock)
    match = await app.stewards.begin(match.code, waiting)
    merchants = 0
    while match.state is State.RUNNING:
        merchants += match.user_to_move is None
        match = await one_move(app, match, rng)
    assert merchants
    assert match.stewarded
    assert match.steward is None
    assert not match.is_rated
    assert match.terms.is_rated, "the rematch is rated again"
    await app.match_counter.catch_up()
    for table in ("rivalries", "tallies", "standings", "rating_changes"):
        assert not await app.db.fetch_all(f"SELECT * FROM {table}"), table
    assert await app.record_book.changes(match) == ()
    news = (await app.matches.peek(match.code, away)).since
    mine = [event for part in news for event in part.events if event.seat == match.seat_of(away)]
    assert len(mine) == merchants, "what it did for them is news to them"


async def test_the_record_says_where_the_merchant_moved(app: Application, clock: FakeClock, rng: Random) -> None:
    match, away, waiting = await absent(app, clock)
    seat = (match.mover or 0) + 1
    match = await app.stewards.begin(match.code, waiting)
    match = await one_move(app, match, rng)
    match = await one_move(app, match, rng)
    taken = await app.stewards.take_back(match.code, away)
    assert taken
    assert taken.stewarded == f"{seat} 1.6-1.8"
    clock.forward(2 * HOUR)
    match = await app.stewards.begin(match.code, waiting)
    assert match.stewarded == f"{seat} 1.6-1.8, {seat} 1.8"
    assert match.stewarded_seats == {seat - 1}
    await app.endings.resign(match.code, waiting)
    record = await app.record_files.record(match.code)
    assert f'[Steward "{seat} 1.6-1.8, {seat} 1.8"]' in record
    assert read(record).stewards == match.stewarded
    assert (await app.personal_data.export(away))["games"][0]["merchant_moved_for"] == match.stewarded


async def test_who_comes_back_has_the_seat_and_the_time_for_a_move(app: Application, clock: FakeClock) -> None:
    match, away, waiting = await absent(app, clock)
    assert await app.stewards.take_back(match.code, away) is None, "nobody has it"
    await app.stewards.begin(match.code, waiting)
    assert await app.stewards.take_back(match.code, waiting) is None, "theirs is theirs"
    assert await app.stewards.take_back(match.code, CARL) is None
    back = await app.stewards.take_back(match.code, away)
    assert back
    assert back.user_to_move == away
    assert back.deadline == clock.now() + HOUR, "their reserve stays used up"
    assert await app.computer_turns.to_move() == []
    assert not back.is_rated, "from then on"
    clock.forward(HOUR)
    assert [one.is_late for one in await app.deadlines.sweep()] == [True]


async def test_in_the_middle_of_the_merchants_thinking_the_seat_is_taken_back(
    app: Application, clock: FakeClock, rng: Random
) -> None:
    match, away, waiting = await absent(app, clock)
    await app.stewards.begin(match.code, waiting)
    thinking = await app.computer_turns.claim(match.code)
    assert thinking
    assert thinking.level is STEWARD
    back = await app.stewards.take_back(match.code, away)
    assert back
    assert await app.computer_turns.play(thinking, thinking.view.legal_moves()[0]) is None, "it came too late"
    assert (await fresh(app, match)).ply == match.ply
    await play_random(app, back, rng, moves=1)


async def test_a_merchant_who_was_faster_has_moved_and_the_seat_is_taken_back_after_it(
    app: Application, clock: FakeClock
) -> None:
    match, away, waiting = await absent(app, clock)
    await app.stewards.begin(match.code, waiting)
    thinking = await app.computer_turns.claim(match.code)
    assert thinking
    assert await app.computer_turns.play(thinking, thinking.view.legal_moves()[0])
    back = await app.stewards.take_back(match.code, away)
    assert back
    assert (back.steward, back.user_to_move, back.ply) == (None, waiting, match.ply + 1)


@pytest.mark.parametrize("seed", range(8))
async def test_a_race_of_the_merchant_and_the_player_has_one_outcome(
    tmp_path: Path, clock: FakeClock, seed: int
) -> None:
    """In two processes: either the merchant has moved once, or it has not; in any case the seat is taken back."""
    async with application(tmp_path, clock) as one, application(tmp_path, clock) as other:
        match, away, waiting = await absent(one, clock)
        await one.stewards.begin(match.code, waiting)
        thinking = await one.computer_turns.claim(match.code)
        assert thinking
        works = [one.computer_turns.play(thinking, thinking.view.legal_moves()[0])]
        works += [other.stewards.take_back(match.code, away) for _ in range(3)]  # type: ignore[misc]
        Random(seed).shuffle(works)
        done = await asyncio.gather(*works)
        after = await fresh(other, match)
        has_moved = after.ply == match.ply + 1
        assert after.steward is None
        assert has_moved or after.ply == match.ply
        assert has_moved == (after.user_to_move == waiting)
        assert sum(result is not None for result in done) == 1 + has_moved, "one came back, once"
        moves = await one.db.fetch_all("SELECT move FROM moves WHERE match = ?", match.code)
        assert len(moves) == after.ply


async def test_who_plays_a_move_takes_the_seat_back_with_it(app: Application, clock: FakeClock) -> None:
    match, away, waiting = await absent(app, clock)
    view = (await app.matches.peek(match.code, away)).view
    await app.stewards.begin(match.code, waiting)
    moved = await app.play.move(match.code, away, match.position, view.legal_moves()[0])
    assert moved.match.steward is None
    assert moved.match.user_to_move == waiting
    assert await app.computer_turns.to_move() == []


async def test_the_absent_players_opponent_can_still_run_out_of_time(app: Application, clock: FakeClock) -> None:
    match, away, waiting = await absent(app, clock)
    match = await app.stewards.begin(match.code, waiting)
    match = await one_move(app, match, Random(1))
    assert match.user_to_move == waiting
    clock.forward(2 * HOUR)
    await app.deadlines.sweep()
    won = await app.deadlines.claim(match.code, away)
    assert won.outcome
    assert won.outcome.termination is Termination.TIMEOUT
    with pytest.raises(MatchOver):
        await app.stewards.begin(match.code, waiting)


async def test_resigning_a_match_that_counts_for_nothing_is_not_leaving_early(
    app: Application, clock: FakeClock
) -> None:
    for _ in range(4):
        match = await start_match(app, (ANNA, BEN), pace=Pace.HOUR)
        clock.forward(HOUR)
        waiting = opponent_of(match, match.user_to_move or 0)
        await app.stewards.begin(match.code, waiting)
        await app.endings.resign(match.code, waiting)
    again = await start_match(app, (ANNA, BEN))
    assert again.is_rated
    clock.forward(DAY)


async def test_what_was_planned_is_not_played_against_the_merchant(app: Application, clock: FakeClock) -> None:
    match = await start_match(app, options=SINGLE, pace=Pace.HOUR, reserve=HOUR)
    match = (await play_random(app, match, Random(3), moves=6))[-1].match
    waiting = opponent_of(match, match.user_to_move or 0)
    seen = await app.matches.look(match.code, waiting)
    planned = PlannedMoves((seen.view.legal_moves()[0],), frozenset())
    assert await app.plans.make(match.code, waiting, match.position, planned)
    clock.forward(2 * HOUR)
    await app.deadlines.sweep()
    match = await app.stewards.begin(match.code, waiting)
    assert not (await app.matches.look(match.code, waiting)).can_plan
    with pytest.raises(NoPlansHere):
        await app.plans.make(match.code, waiting, match.position, planned)
    turn = await app.computer_turns.claim(match.code)
    assert turn
    assert await app.computer_turns.play(turn, turn.view.legal_moves()[0])
    assert await app.plans.due() == []
    assert (await fresh(app, match)).user_to_move == waiting
