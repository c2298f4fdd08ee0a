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
from bot.match.model import Challenge, Level, PublicMatch, State
from rules import Outcome, Termination
from tests.bot.world import ANNA, BEN, CARL, PRACTICE, opponent_of, play_random, start_match


async def test_who_resigns_loses_also_when_the_other_is_to_move(app: Application) -> None:
    match = await start_match(app)
    assert match.user_to_move
    waiting = opponent_of(match, match.user_to_move)
    ended = await app.endings.resign(match.code, waiting)
    assert ended.state is State.OVER
    assert ended.outcome == Outcome(match.mover, Termination.RESIGNED)
    with pytest.raises(MatchOver):
        await app.endings.resign(match.code, waiting)
    with pytest.raises(NotAPlayer):
        await app.endings.resign(match.code, CARL)


async def test_either_may_cancel_before_both_have_moved(app: Application, rng: Random) -> None:
    for moves, user in ((0, ANNA), (0, BEN), (1, ANNA), (1, BEN)):
        match = await start_match(app)
        await play_random(app, match, rng, moves)
        ended = await app.endings.cancel(match.code, user)
        assert ended.state is State.CANCELLED
        assert ended.outcome == Outcome(None, Termination.CANCELLED)


async def test_later_both_have_to_agree(app: Application, rng: Random) -> None:
    match = await start_match(app)
    await play_random(app, match, rng, moves=2)
    with pytest.raises(NeedsAgreement):
        await app.endings.cancel(match.code, ANNA)
    with pytest.raises(NothingProposed):
        await app.endings.agree_to_cancel(match.code, BEN)
    assert (await app.endings.propose_cancel(match.code, ANNA)).cancel_proposed_by == 0
    assert (await app.endings.propose_cancel(match.code, ANNA)).state is State.RUNNING
    with pytest.raises(ProposedByYou):
        await app.endings.agree_to_cancel(match.code, ANNA)
    with pytest.raises(NotAPlayer):
        await app.endings.agree_to_cancel(match.code, CARL)
    assert (await app.endings.refuse_cancel(match.code, BEN)).cancel_proposed_by is None
    await app.endings.propose_cancel(match.code, BEN)
    assert (await app.endings.agree_to_cancel(match.code, ANNA)).state is State.CANCELLED


async def test_two_proposals_are_an_agreement(app: Application, rng: Random) -> None:
    match = await start_match(app)
    await play_random(app, match, rng, moves=2)
    await app.endings.propose_cancel(match.code, ANNA)
    assert (await app.endings.propose_cancel(match.code, BEN)).state is State.CANCELLED


async def test_a_proposal_lapses_when_the_other_moves(app: Application, rng: Random) -> None:
    match = await start_match(app)
    [*_, moved] = await play_random(app, match, rng, moves=2)
    mover = moved.match.user_to_move
    assert mover
    await app.endings.propose_cancel(match.code, mover)
    [moved] = await play_random(app, await app.matches.find(match.code), rng, moves=1)
    assert moved.match.cancel_proposed_by == moved.match.seat_of(mover), "my own move does not take it back"
    [moved] = await play_random(app, moved.match, rng, moves=1)
    assert moved.match.cancel_proposed_by is None


async def test_a_merchant_minds_nothing(app: Application) -> None:
    match = await app.challenges.practise(ANNA, Level.TRADER, PRACTICE)
    assert (await app.endings.cancel(match.code, ANNA)).state is State.CANCELLED


async def test_a_rematch_starts_when_both_have_pressed_and_the_other_starts(app: Application) -> None:
    match = await start_match(app)
    with pytest.raises(MatchRunning):
        await app.endings.rematch(match.code, ANNA)
    await app.endings.resign(match.code, ANNA)
    offered = await app.endings.rematch(match.code, BEN)
    assert isinstance(offered, Challenge)
    assert offered.terms.rematch_of == match.code
    with pytest.raises(AlreadyChallenged):
        await app.endings.rematch(match.code, BEN)
    with pytest.raises(NotAPlayer):
        await app.endings.rematch(match.code, CARL)
    again = await app.endings.rematch(match.code, ANNA)
    assert isinstance(again, PublicMatch)
    assert again.terms.rematch_of == match.code
    assert again.user_to_move == opponent_of(match, match.user_to_move or 0)
    for user in (ANNA, BEN):
        with pytest.raises(AlreadyRematched) as error:
            await app.endings.rematch(match.code, user)
        assert error.value.code == again.code


async def test_a_rematch_may_be_accepted_like_any_challenge(app: Application) -> None:
    match = await start_match(app)
    await app.endings.resign(match.code, ANNA)
    offered = await app.endings.rematch(match.code, ANNA)
    again = await app.challenges.accept(offered.code, BEN)
    assert again.user_to_move != match.user_to_move


async def test_a_merchant_plays_again_at_once_and_starts_in_turn(app: Application) -> None:
    match = await app.challenges.practise(ANNA, Level.BEGINNER, PRACTICE)
    await app.endings.resign(match.code, ANNA)
    again = await app.endings.rematch(match.code, ANNA)
    assert isinstance(again, PublicMatch)
    assert again.level is Level.BEGINNER
    assert again.mover == 1 - (match.mover or 0)


async def test_no_rematch_with_whom_one_blocked_or_who_is_gone(app: Application) -> None:
    match = await start_match(app)
    await app.endings.resign(match.code, ANNA)
    await app.blocks.block(BEN, ANNA)
    with pytest.raises(Blocked):
        await app.endings.rematch(match.code, ANNA)
    await app.personal_data.erase(BEN)
    with pytest.raises(NotAPlayer):
        await app.endings.rematch(match.code, ANNA)
