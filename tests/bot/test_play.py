from random import Random

import pytest

from bot.application import Application
from bot.errors import MatchOver, NoSuchMatch, NotAPlayer, NotYourTurn, StalePly
from bot.match.model import State
from rules import IllegalMove, parse
from rules.errors import NotInHand
from tests.bot.world import ANNA, BEN, CARL, FakeClock, fresh, opponent_of, play_random, start_game


async def test_a_match_is_played_to_its_end(app: Application, rng: Random) -> None:
    game = await start_game(app)
    *_, last = await play_random(app, game, rng)
    assert last.is_match_over
    assert last.game.state is State.OVER
    assert last.game.outcome
    assert last.game.outcome.winner is not None
    assert last.view.players[last.game.outcome.winner].seals == 2
    assert last.game.mover is None
    assert last.game.deadline is None


async def test_a_round_end_rolls_into_the_next_deal(app: Application, rng: Random) -> None:
    game = await start_game(app)
    moved = next(moved for moved in await play_random(app, game, rng) if moved.result)
    assert moved.is_dealt
    assert moved.result
    assert moved.result.winner is not None
    assert moved.game.round == 2
    assert moved.game.ply == 0
    assert moved.game.mover == 1 - moved.result.winner, "the loser starts"
    assert moved.view.round_number == 2
    first = await app.db.fetch_one("SELECT seal FROM rounds WHERE match = ? AND number = 2", game.code)
    assert first
    assert moved.view.seal == first["seal"], "the new seal is public before the first move"


async def test_the_stored_moves_replay_to_the_same_match(app: Application, rng: Random) -> None:
    game = await start_game(app)
    played = await play_random(app, game, rng, moves=30)
    app.games._replays._matches.clear()
    seen = await app.games.peek(game.code, None)
    assert [str(event.move) for event in seen.view.history] == [str(moved.event.move) for moved in played]


async def test_an_unknown_match(app: Application) -> None:
    with pytest.raises(NoSuchMatch):
        await app.play.move("ZZZZ", ANNA, 1, 0, parse("+K"))


async def test_codes_are_found_in_small_letters(app: Application) -> None:
    game = await start_game(app)
    assert await app.games.game(f" {game.code.lower()} ") == game


async def test_an_outsider_cannot_move(app: Application) -> None:
    game = await start_game(app)
    with pytest.raises(NotAPlayer):
        await app.play.move(game.code, CARL, 1, 0, parse("+K"))


async def test_the_other_player_cannot_move(app: Application) -> None:
    game = await start_game(app)
    assert game.user_to_move
    with pytest.raises(NotYourTurn):
        await app.play.move(game.code, opponent_of(game, game.user_to_move), 1, 0, parse("+K"))


async def test_a_stale_click_changes_nothing_and_says_where_the_match_is(app: Application) -> None:
    game = await start_game(app)
    assert game.user_to_move
    await app.play.move(game.code, game.user_to_move, 1, 0, parse("+K"))
    before = await fresh(app, game)
    for stale in ((1, 0), (2, 0), (1, 5), (0, -3)):
        with pytest.raises(StalePly) as error:
            await app.play.move(game.code, ANNA, *stale, parse("+K"))
        assert (error.value.round, error.value.ply) == (1, 1)
    assert await fresh(app, game) == before


async def test_an_illegal_move_raises_the_rules_reason_and_changes_nothing(app: Application) -> None:
    game = await start_game(app)
    assert game.user_to_move
    with pytest.raises(NotInHand):
        await app.play.move(game.code, game.user_to_move, 1, 0, parse("-DDDDDD"))
    with pytest.raises(IllegalMove):
        await app.play.move(game.code, game.user_to_move, 1, 0, parse("+GGGGG-LLLLL"))
    assert await fresh(app, game) == game


async def test_no_move_after_the_end(app: Application) -> None:
    game = await start_game(app)
    await app.endings.resign(game.code, BEN)
    with pytest.raises(MatchOver):
        await app.play.move(game.code, ANNA, 1, 0, parse("+K"))


async def test_a_turn_has_a_new_deadline_after_every_move(app: Application, clock: FakeClock, rng: Random) -> None:
    game = await start_game(app)
    assert game.deadline == clock.now() + game.pace.value
    clock.forward(5000)
    [moved] = await play_random(app, game, rng, moves=1)
    assert moved.game.since == clock.now()
    assert moved.game.deadline == clock.now() + game.pace.value


async def test_the_starter_is_drawn(app: Application) -> None:
    users = ((ANNA, 200 + number) for number in range(20))
    assert {(await start_game(app, pair)).mover for pair in users} == {0, 1}
