from random import Random

import pytest

from bot.application import Application
from bot.errors import (
    AlreadyChallenged,
    AlreadyRematched,
    Blocked,
    MatchOver,
    MatchRunning,
    NeedsAgreement,
    NotAPlayer,
    NothingProposed,
    ProposedByYou,
)
from bot.match.model import Challenge, Game, Level, State
from rules import Outcome, Termination
from tests.bot.world import ANNA, BEN, CARL, PLACE, opponent_of, play_random, start_game


async def test_who_resigns_loses_also_when_the_other_is_to_move(app: Application) -> None:
    game = await start_game(app)
    assert game.user_to_move
    waiting = opponent_of(game, game.user_to_move)
    ended = await app.endings.resign(game.code, waiting)
    assert ended.state is State.OVER
    assert ended.outcome == Outcome(game.mover, Termination.RESIGNED)
    with pytest.raises(MatchOver):
        await app.endings.resign(game.code, waiting)
    with pytest.raises(NotAPlayer):
        await app.endings.resign(game.code, CARL)


async def test_either_may_cancel_before_both_have_moved(app: Application, rng: Random) -> None:
    for moves, user in ((0, ANNA), (0, BEN), (1, ANNA), (1, BEN)):
        game = await start_game(app)
        await play_random(app, game, rng, moves)
        ended = await app.endings.cancel(game.code, user)
        assert ended.state is State.CANCELLED
        assert ended.outcome == Outcome(None, Termination.CANCELLED)


async def test_later_both_have_to_agree(app: Application, rng: Random) -> None:
    game = await start_game(app)
    await play_random(app, game, rng, moves=2)
    with pytest.raises(NeedsAgreement):
        await app.endings.cancel(game.code, ANNA)
    with pytest.raises(NothingProposed):
        await app.endings.agree_to_cancel(game.code, BEN)
    assert (await app.endings.propose_cancel(game.code, ANNA)).cancel_proposed_by == 0
    assert (await app.endings.propose_cancel(game.code, ANNA)).state is State.RUNNING
    with pytest.raises(ProposedByYou):
        await app.endings.agree_to_cancel(game.code, ANNA)
    with pytest.raises(NotAPlayer):
        await app.endings.agree_to_cancel(game.code, CARL)
    assert (await app.endings.refuse_cancel(game.code, BEN)).cancel_proposed_by is None
    await app.endings.propose_cancel(game.code, BEN)
    assert (await app.endings.agree_to_cancel(game.code, ANNA)).state is State.CANCELLED


async def test_two_proposals_are_an_agreement(app: Application, rng: Random) -> None:
    game = await start_game(app)
    await play_random(app, game, rng, moves=2)
    await app.endings.propose_cancel(game.code, ANNA)
    assert (await app.endings.propose_cancel(game.code, BEN)).state is State.CANCELLED


async def test_a_proposal_lapses_when_the_other_moves(app: Application, rng: Random) -> None:
    game = await start_game(app)
    [*_, moved] = await play_random(app, game, rng, moves=2)
    mover = moved.game.user_to_move
    assert mover
    await app.endings.propose_cancel(game.code, mover)
    [moved] = await play_random(app, await app.games.game(game.code), rng, moves=1)
    assert moved.game.cancel_proposed_by == moved.game.seat_of(mover), "my own move does not take it back"
    [moved] = await play_random(app, moved.game, rng, moves=1)
    assert moved.game.cancel_proposed_by is None


async def test_a_merchant_minds_nothing(app: Application) -> None:
    game = await app.challenges.practise(ANNA, Level.TRADER, PLACE)
    assert (await app.endings.cancel(game.code, ANNA)).state is State.CANCELLED


async def test_a_rematch_starts_when_both_have_pressed_and_the_other_starts(app: Application) -> None:
    game = await start_game(app)
    with pytest.raises(MatchRunning):
        await app.endings.rematch(game.code, ANNA)
    await app.endings.resign(game.code, ANNA)
    offered = await app.endings.rematch(game.code, BEN)
    assert isinstance(offered, Challenge)
    assert offered.rematch_of == game.code
    with pytest.raises(AlreadyChallenged):
        await app.endings.rematch(game.code, BEN)
    with pytest.raises(NotAPlayer):
        await app.endings.rematch(game.code, CARL)
    again = await app.endings.rematch(game.code, ANNA)
    assert isinstance(again, Game)
    assert again.rematch_of == game.code
    assert again.user_to_move == opponent_of(game, game.user_to_move or 0)
    for user in (ANNA, BEN):
        with pytest.raises(AlreadyRematched) as error:
            await app.endings.rematch(game.code, user)
        assert error.value.code == again.code


async def test_a_rematch_may_be_accepted_like_any_challenge(app: Application) -> None:
    game = await start_game(app)
    await app.endings.resign(game.code, ANNA)
    offered = await app.endings.rematch(game.code, ANNA)
    again = await app.challenges.accept(offered.code, BEN)
    assert again.user_to_move != game.user_to_move


async def test_a_merchant_plays_again_at_once_and_starts_in_turn(app: Application) -> None:
    game = await app.challenges.practise(ANNA, Level.BEGINNER, PLACE)
    await app.endings.resign(game.code, ANNA)
    again = await app.endings.rematch(game.code, ANNA)
    assert isinstance(again, Game)
    assert again.level is Level.BEGINNER
    assert again.mover == 1 - (game.mover or 0)


async def test_no_rematch_with_whom_one_blocked_or_who_is_gone(app: Application) -> None:
    game = await start_game(app)
    await app.endings.resign(game.code, ANNA)
    await app.blocks.block(BEN, ANNA)
    with pytest.raises(Blocked):
        await app.endings.rematch(game.code, ANNA)
    await app.privacy.erase(BEN)
    with pytest.raises(NotAPlayer):
        await app.endings.rematch(game.code, ANNA)
