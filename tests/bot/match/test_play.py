from random import Random

import pytest

from bot.application import Application
from bot.errors import MatchOver, NoSuchMatch, NotAPlayer, NotYourTurn, StalePly
from bot.match.model import Position, State
from rules import IllegalMove, parse
from rules.errors import NotInHand
from tests.bot.world import ANNA, BEN, CARL, START, FakeClock, fresh, opponent_of, play_random, start_match


async def test_a_match_is_played_to_its_end(app: Application, rng: Random) -> None:
    match = await start_match(app)
    *_, last = await play_random(app, match, rng)
    assert last.match.outcome
    assert last.match.state is State.OVER
    assert last.match.outcome
    assert last.match.outcome.winner is not None
    assert last.view.players[last.match.outcome.winner].seals == 2
    assert last.match.mover is None
    assert last.match.deadline is None


async def test_a_round_end_rolls_into_the_next_deal(app: Application, rng: Random) -> None:
    match = await start_match(app)
    moved = next(moved for moved in await play_random(app, match, rng) if moved.result)
    assert moved.match.outcome is None
    assert moved.result
    assert moved.result.winner is not None
    assert moved.match.round == 2
    assert moved.match.ply == 0
    assert moved.match.mover == 1 - moved.result.winner, "the loser starts"
    assert moved.view.round_number == 2
    first = await app.db.fetch_one("SELECT seal FROM rounds WHERE match = ? AND number = 2", match.code)
    assert first
    assert moved.view.seal == first["seal"], "the new seal is public before the first move"


async def test_the_stored_moves_replay_to_the_same_match(app: Application, rng: Random) -> None:
    match = await start_match(app)
    played = await play_random(app, match, rng, moves=30)
    app.matches._replays._matches.clear()
    seen = await app.matches.peek(match.code, None)
    assert [str(event.move) for event in seen.view.history] == [str(moved.event.move) for moved in played]


async def test_an_unknown_match(app: Application) -> None:
    with pytest.raises(NoSuchMatch):
        await app.play.move("ZZZZ", ANNA, START, parse("+K"))


async def test_codes_are_found_in_small_letters(app: Application) -> None:
    match = await start_match(app)
    assert await app.matches.find(f" {match.code.lower()} ") == match


async def test_an_outsider_cannot_move(app: Application) -> None:
    match = await start_match(app)
    with pytest.raises(NotAPlayer):
        await app.play.move(match.code, CARL, START, parse("+K"))


async def test_the_other_player_cannot_move(app: Application) -> None:
    match = await start_match(app)
    assert match.user_to_move
    with pytest.raises(NotYourTurn):
        await app.play.move(match.code, opponent_of(match, match.user_to_move), START, parse("+K"))


async def test_a_stale_click_changes_nothing_and_says_where_the_match_is(app: Application) -> None:
    match = await start_match(app)
    assert match.user_to_move
    await app.play.move(match.code, match.user_to_move, START, parse("+K"))
    before = await fresh(app, match)
    for stale in (START, Position(2, 0), Position(1, 5), Position(0, -3)):
        with pytest.raises(StalePly) as error:
            await app.play.move(match.code, ANNA, stale, parse("+K"))
        assert (error.value.round, error.value.ply) == (1, 1)
    assert await fresh(app, match) == before


async def test_an_illegal_move_raises_the_rules_reason_and_changes_nothing(app: Application) -> None:
    match = await start_match(app)
    assert match.user_to_move
    with pytest.raises(NotInHand):
        await app.play.move(match.code, match.user_to_move, START, parse("-DDDDDD"))
    with pytest.raises(IllegalMove):
        await app.play.move(match.code, match.user_to_move, START, parse("+GGGGG-LLLLL"))
    assert await fresh(app, match) == match


async def test_no_move_after_the_end(app: Application) -> None:
    match = await start_match(app)
    await app.endings.resign(match.code, BEN)
    with pytest.raises(MatchOver):
        await app.play.move(match.code, ANNA, START, parse("+K"))


async def test_a_turn_has_a_new_deadline_after_every_move(app: Application, clock: FakeClock, rng: Random) -> None:
    match = await start_match(app)
    assert match.deadline == clock.now() + match.terms.pace.value
    clock.forward(5000)
    [moved] = await play_random(app, match, rng, moves=1)
    assert moved.match.since == clock.now()
    assert moved.match.deadline == clock.now() + match.terms.pace.value


async def test_the_starter_is_drawn(app: Application) -> None:
    users = ((ANNA, 200 + number) for number in range(20))
    assert {(await start_match(app, pair)).mover for pair in users} == {0, 1}


async def test_a_move_is_known_as_played_to_who_played_it_there(app: Application) -> None:
    match = await start_match(app)
    mover = match.user_to_move or 0
    first, other, *_ = (await app.matches.peek(match.code, mover)).view.legal_moves()
    assert not await app.play.was_played(match.code, mover, match.position, first)
    moved = await app.play.move(match.code, mover, match.position, first)
    assert await app.play.was_played(match.code, mover, match.position, first)
    assert not await app.play.was_played(match.code, mover, match.position, other)
    assert not await app.play.was_played(match.code, mover, moved.match.position, first)
    for outsider in (opponent_of(match, mover), CARL):
        assert not await app.play.was_played(match.code, outsider, match.position, first)
