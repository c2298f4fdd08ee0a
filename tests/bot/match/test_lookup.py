import sqlite3
from contextlib import closing
from random import Random

import pytest

from bot.application import Application
from bot.match.model import Level, Moved, Position
from tests.bot.world import (
    ANNA,
    BEN,
    CARL,
    DORA,
    PLACE,
    PRACTICE,
    FakeClock,
    fresh,
    opponent_of,
    play_random,
    sqlite_of,
    start_match,
)


async def test_the_panel_opens_with_what_happened_since_the_last_look(app: Application, rng: Random) -> None:
    match = await start_match(app)
    mover = match.user_to_move
    assert mover
    waiting = opponent_of(match, mover)
    [moved] = await play_random(app, match, rng, moves=1)
    [round_recap] = (await app.matches.peek(match.code, waiting)).since
    assert (round_recap.round, round_recap.result) == (1, None)
    assert [event.move for event in round_recap.events] == [moved.event.move]
    assert (await app.matches.look(match.code, waiting)).since == (round_recap,), "a peek leaves no trace"
    assert (await app.matches.look(match.code, waiting)).since == ()
    assert (await app.matches.look(match.code, mover)).since == (), "one's own move is no news"


async def until_a_deal(app: Application, rng: Random, users: tuple[int, int]) -> Moved:
    """Play a match until a move ends its first round."""
    match = await start_match(app, users)
    while True:
        [moved] = await play_random(app, match, rng, moves=1)
        if moved.result and not moved.match.outcome:
            return moved
        match = moved.match


async def test_since_you_last_looked_spans_rounds_with_their_results(app: Application, rng: Random) -> None:
    for other in range(200, 220):
        last = await until_a_deal(app, rng, (ANNA, other))
        loser = last.match.user_to_move
        if last.event.seat != last.match.mover:
            continue  # the winner ended the round; wait for a loser who does, and then starts the next one
        [first] = await play_random(app, last.match, rng, moves=1)
        waiting = opponent_of(last.match, loser or 0)
        seen = await app.matches.look(last.match.code, waiting)
        assert [(round_recap.round, round_recap.result) for round_recap in seen.since] == [(1, last.result), (2, None)]
        told = [event.move for round_recap in seen.since for event in round_recap.events]
        assert told == [last.event.move, first.event.move]
        assert (await app.matches.look(last.match.code, waiting)).since == ()
        return
    raise AssertionError("no loser ever ended a round")


async def test_who_ends_a_round_finds_its_result_in_the_news(app: Application, rng: Random) -> None:
    last = await until_a_deal(app, rng, (ANNA, BEN))
    mover = last.match.players[last.event.seat].user_id
    [round_recap] = (await app.matches.look(last.match.code, mover)).since
    assert (round_recap.round, round_recap.events, round_recap.result) == (1, (), last.result)


async def test_a_move_hands_out_what_a_look_would_show(app: Application, rng: Random) -> None:
    match, rounds = await start_match(app), 0
    while not match.outcome:
        mover = match.user_to_move
        [moved] = await play_random(app, match, rng, moves=1)
        match = moved.match
        assert await app.matches.peek(match.code, mover) == moved.seen
        rounds += len(moved.seen.since)
        await app.matches.remember(moved.seen)
        assert (await app.matches.peek(match.code, mover)).since == ()
    assert rounds, "no round ended before the last"


async def test_a_position_is_stale_when_somebody_has_moved_or_it_is_not_my_turn(app: Application, rng: Random) -> None:
    match = await start_match(app)
    mover = match.user_to_move or 0
    seen = await app.matches.peek(match.code, mover)
    assert str(match.position) == "1.0"
    assert seen.is_my_turn_at(match.position)
    assert not seen.is_my_turn_at(Position(1, 1))
    assert not (await app.matches.peek(match.code, opponent_of(match, mover))).is_my_turn_at(match.position)
    [moved] = await play_random(app, match, rng, moves=1)
    assert not moved.match.is_at(match.position)
    assert moved.match.is_at(Position(1, 1))


async def test_outsiders_see_the_public_view_and_leave_no_trace(app: Application, rng: Random) -> None:
    match = await start_match(app)
    await play_random(app, match, rng, moves=5)
    for user in (CARL, None):
        seen = await app.matches.look(match.code, user)
        assert seen.view.seat is None
        assert seen.since == ()
        assert all(player.hand is None for player in seen.view.players)


async def test_my_games_come_with_those_that_wait_for_me_first(app: Application, clock: FakeClock, rng: Random) -> None:
    codes = []
    for other in (BEN, CARL, DORA):
        codes.append((await start_match(app, (ANNA, other))).code)
        clock.forward(10)
    finished = await start_match(app, (BEN, ANNA))
    await app.endings.resign(finished.code, BEN)
    listed = await app.matches.running(ANNA)
    assert sorted(match.code for match in listed) == sorted(codes)
    waits = [match.user_to_move == ANNA for match in listed]
    assert waits == sorted(waits, reverse=True)
    mine = [match for match in listed if match.user_to_move == ANNA]
    first = await app.matches.next_waiting(ANNA)
    assert first == (mine[0] if mine else None)
    if first:
        after = await app.matches.next_waiting(ANNA, after=first.code)
        assert after == (mine[1] if len(mine) > 1 else None)


async def test_the_table_of_a_match_with_a_thread_is_in_the_thread(app: Application) -> None:
    match = await start_match(app)
    assert match.table_channel_id == PLACE.channel_id
    await app.announcements.attach_thread(match.code, 777)
    assert (await fresh(app, match)).table_channel_id == 777


async def test_names_come_from_people(app: Application) -> None:
    await app.names.remember(ANNA, "An\u202ena\n\u200b  *B*  ")
    match = await start_match(app)
    assert [player.name for player in match.players] == ["Anna *B*", None]


async def test_practice_games_are_mine_too(app: Application) -> None:
    match = await app.challenges.practise(ANNA, Level.TRADER, PRACTICE)
    assert [mine.code for mine in await app.matches.running(ANNA)] == [match.code]


@pytest.mark.sqlite_only
async def test_looking_goes_on_while_another_program_writes(
    app: Application, rng: Random, caplog: pytest.LogCaptureFixture
) -> None:
    match = await start_match(app)
    [moved] = await play_random(app, match, rng, moves=1)
    waiting = moved.match.user_to_move
    assert waiting
    with closing(sqlite3.connect(sqlite_of(app).file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert await app.names.remember(waiting, "Somebody new") == "Somebody new"
        assert (await app.matches.look(match.code, waiting)).since
        other.execute("ROLLBACK")
    await app.challenges.practise(waiting, Level.BEGINNER, PRACTICE)  # whatever is written later waits for both
    assert await app.names.name(waiting) == "Somebody new"
    assert (await app.matches.look(match.code, waiting)).since == ()
    assert not caplog.records


@pytest.mark.sqlite_only
async def test_looking_goes_on_when_nothing_can_be_written(
    app: Application, rng: Random, caplog: pytest.LogCaptureFixture
) -> None:
    match = await start_match(app)
    [moved] = await play_random(app, match, rng, moves=1)
    waiting = moved.match.user_to_move
    assert waiting
    sqlite_of(app).file.rename(sqlite_of(app).file.with_name("elsewhere.db"))
    assert await app.names.remember(waiting, "Somebody new") == "Somebody new"
    for _ in range(2):
        assert (await app.matches.look(match.code, waiting)).since, "it stays new"
    sqlite_of(app).file.with_name("elsewhere.db").rename(sqlite_of(app).file)
    assert {record.levelname for record in caplog.records if "written down" in record.getMessage()} == {"WARNING"}
