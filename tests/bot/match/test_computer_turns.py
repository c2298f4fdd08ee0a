from random import Random

from bot.application import Application
from bot.match.model import Level, State
from tests.bot.world import ANNA, PRACTICE, FakeClock, play_random


async def test_a_practice_match_is_played_to_the_end(app: Application, rng: Random) -> None:
    match = await app.challenges.practise(ANNA, Level.TRADER, PRACTICE)
    while match.state is State.RUNNING:
        if match.user_to_move == ANNA:
            assert await app.computer_turns.to_move() == []
            [moved] = await play_random(app, match, rng, moves=1)
        else:
            assert await app.computer_turns.to_move() == [match.code]
            turn = await app.computer_turns.claim(match.code)
            assert turn
            assert turn.level is Level.TRADER
            assert turn.view.is_my_turn
            assert turn.view.opponent.hand is None
            played = await app.computer_turns.play(turn, rng.choice(turn.view.legal_moves()))
            assert played
            moved = played
        match = moved.match
    assert await app.computer_turns.to_move() == []


async def merchant_to_move(app: Application) -> str:
    while not (codes := await app.computer_turns.to_move()):
        await app.challenges.practise(ANNA, Level.BEGINNER, PRACTICE)
    return codes[0]


async def test_a_turn_is_claimed_by_one_and_comes_back_when_they_die(app: Application, clock: FakeClock) -> None:
    code = await merchant_to_move(app)
    assert await app.computer_turns.claim(code, seconds=30)
    assert await app.computer_turns.claim(code) is None
    assert await app.computer_turns.to_move() == []
    clock.forward(30)
    assert await app.computer_turns.to_move() == [code]
    assert await app.computer_turns.claim(code)


async def test_a_turn_played_twice_is_played_once(app: Application, clock: FakeClock, rng: Random) -> None:
    code = await merchant_to_move(app)
    slow = await app.computer_turns.claim(code, seconds=30)
    clock.forward(31)
    quick = await app.computer_turns.claim(code)
    assert slow
    assert quick
    move = rng.choice(quick.view.legal_moves())
    assert await app.computer_turns.play(quick, move)
    assert await app.computer_turns.play(slow, move) is None


async def test_a_merchant_stops_thinking_when_the_match_ends(app: Application, rng: Random) -> None:
    code = await merchant_to_move(app)
    turn = await app.computer_turns.claim(code)
    assert turn
    await app.endings.resign(code, ANNA)
    assert await app.computer_turns.play(turn, rng.choice(turn.view.legal_moves())) is None
    assert await app.computer_turns.claim(code) is None
