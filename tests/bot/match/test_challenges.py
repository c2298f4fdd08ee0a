from dataclasses import replace

import pytest

from bot.application import Application
from bot.errors import (
    AlreadyChallenged,
    Blocked,
    ChallengeGone,
    ChallengesOff,
    ChallengeYourself,
    NoSuchChallenge,
    NotYourChallenge,
    TooManyChallenges,
    TooManyGames,
    YouBlocked,
)
from bot.match.limits import OPEN_CHALLENGES, RUNNING_GAMES, CallLimit
from bot.match.model import ChallengeState, Level, Pace, Place, State, Terms
from bot.people.preferences import Preferences
from bot.store import challenges
from rules import Herds, Length, Options
from tests.bot.world import ANNA, BEN, CARL, DAY, PLACE, PRACTICE, TERMS, FakeClock, start_match


async def test_an_accepted_challenge_becomes_the_match_it_asked_for(app: Application, clock: FakeClock) -> None:
    options = Options(Length.SINGLE, Herds.SECRET)
    challenge = await app.challenges.create(ANNA, BEN, Terms(PLACE, options, Pace.HOUR, is_rated=False, has_hints=True))
    clock.forward(10)
    match = await app.challenges.accept(challenge.code, BEN)
    assert match.code == challenge.code
    assert [player.user_id for player in match.players] == [ANNA, BEN]
    assert (match.terms.options, match.terms.pace, match.place) == (options, Pace.HOUR, PLACE)
    assert (match.terms.is_rated, match.terms.has_hints) == (False, True)
    assert match.state is State.RUNNING
    assert match.started == clock.now()
    assert (await challenges.find(app.db, challenge.code)).state is ChallengeState.ACCEPTED


async def test_anyone_else_may_accept_an_open_challenge(app: Application) -> None:
    challenge = await app.challenges.create(ANNA, None, TERMS)
    assert challenge.opponent is None
    with pytest.raises(NotYourChallenge):
        await app.challenges.accept(challenge.code, ANNA)
    assert (await app.challenges.accept(challenge.code, CARL)).seat_of(CARL) == 1


async def test_whom_one_cannot_challenge(app: Application) -> None:
    with pytest.raises(ChallengeYourself):
        await app.challenges.create(ANNA, ANNA, TERMS)
    await app.preferences.change(BEN, Preferences(takes_challenges=False))
    with pytest.raises(ChallengesOff):
        await app.challenges.create(ANNA, BEN, TERMS)


async def test_a_block_holds_both_ways_and_does_not_show(app: Application) -> None:
    await app.blocks.block(BEN, ANNA)
    with pytest.raises(Blocked) as error:
        await app.challenges.create(ANNA, BEN, TERMS)
    assert isinstance(error.value, ChallengesOff)
    with pytest.raises(YouBlocked):
        await app.challenges.create(BEN, ANNA, TERMS)
    opened = await app.challenges.create(BEN, None, TERMS)
    with pytest.raises(ChallengesOff):
        await app.challenges.accept(opened.code, ANNA)
    await app.blocks.unblock(BEN, ANNA)
    await app.challenges.accept(opened.code, ANNA)


async def test_the_same_challenge_stands_once(app: Application) -> None:
    first = await app.challenges.create(ANNA, BEN, TERMS)
    with pytest.raises(AlreadyChallenged) as error:
        await app.challenges.create(ANNA, BEN, Terms(Place(5, 6), Options(Length.SINGLE)))
    assert error.value.code == first.code
    await app.challenges.create(ANNA, None, TERMS)
    with pytest.raises(AlreadyChallenged):
        await app.challenges.create(ANNA, None, TERMS)
    await app.challenges.create(ANNA, None, Terms(replace(PLACE, channel_id=7)))
    await app.challenges.decline(first.code, BEN)
    await app.challenges.create(ANNA, BEN, TERMS)


async def test_so_many_open_challenges_and_no_more(app: Application) -> None:
    for user in range(OPEN_CHALLENGES):
        await app.challenges.create(ANNA, 1000 + user, TERMS)
    with pytest.raises(TooManyChallenges) as error:
        await app.challenges.create(ANNA, BEN, TERMS)
    assert error.value.limit == OPEN_CHALLENGES


async def test_so_many_running_games_and_no_more(app: Application) -> None:
    waiting = await app.challenges.create(ANNA, CARL, TERMS)
    asked = await app.challenges.create(CARL, ANNA, TERMS)
    for user in range(RUNNING_GAMES - 1):
        await start_match(app, (ANNA, 1000 + user) if user % 2 else (1000 + user, ANNA))
    practice = await app.challenges.practise(ANNA, Level.TRADER, PRACTICE)
    for refused in (
        app.challenges.create(ANNA, BEN, TERMS),
        app.challenges.practise(ANNA, Level.TRADER, PRACTICE),
        app.challenges.accept(asked.code, ANNA),
        app.challenges.accept(waiting.code, CARL),
    ):
        with pytest.raises(TooManyGames) as error:
            await refused
        assert (error.value.limit, error.value.whom) == (RUNNING_GAMES, ANNA)
    await app.endings.resign(practice.code, ANNA)
    await app.challenges.accept(asked.code, ANNA)


async def test_who_may_answer(app: Application) -> None:
    challenge = await app.challenges.create(ANNA, BEN, TERMS)
    for refused in (
        app.challenges.accept(challenge.code, CARL),
        app.challenges.decline(challenge.code, CARL),
        app.challenges.decline(challenge.code, ANNA),
        app.challenges.withdraw(challenge.code, BEN),
    ):
        with pytest.raises(NotYourChallenge):
            await refused
    opened = await app.challenges.create(ANNA, None, TERMS)
    with pytest.raises(NotYourChallenge):
        await app.challenges.decline(opened.code, BEN)
    with pytest.raises(NoSuchChallenge):
        await app.challenges.accept("ZZZZZ", BEN)


async def test_a_closed_challenge_says_how_it_was_closed(app: Application) -> None:
    declined = await app.challenges.create(ANNA, BEN, TERMS)
    assert (await app.challenges.decline(declined.code, BEN)).state is ChallengeState.DECLINED
    withdrawn = await app.challenges.create(ANNA, BEN, TERMS)
    assert (await app.challenges.withdraw(withdrawn.code, ANNA)).state is ChallengeState.WITHDRAWN
    accepted = await app.challenges.create(ANNA, BEN, TERMS)
    await app.challenges.accept(accepted.code, BEN)
    for challenge, state in (
        (declined, ChallengeState.DECLINED),
        (withdrawn, ChallengeState.WITHDRAWN),
        (accepted, ChallengeState.ACCEPTED),
    ):
        with pytest.raises(ChallengeGone) as error:
            await app.challenges.accept(challenge.code, BEN)
        assert error.value.state is state


async def test_a_challenge_expires_after_a_day_and_is_reported_once(app: Application, clock: FakeClock) -> None:
    challenge = await app.challenges.create(ANNA, BEN, TERMS)
    await app.challenges.attach_message(challenge.code, 77)
    clock.forward(24 * 3600 - 1)
    assert await app.challenges.expire() == []
    clock.forward(1)
    with pytest.raises(ChallengeGone) as error:
        await app.challenges.accept(challenge.code, BEN)
    assert error.value.state is ChallengeState.EXPIRED
    [expired] = await app.challenges.expire()
    assert (expired.code, expired.state, expired.message_id) == (challenge.code, ChallengeState.EXPIRED, 77)
    assert await app.challenges.expire() == []


async def test_a_lapsed_challenge_does_not_stand_in_the_way(app: Application, clock: FakeClock) -> None:
    await app.challenges.create(ANNA, BEN, TERMS)
    clock.forward(25 * 3600)
    await app.challenges.create(ANNA, BEN, TERMS)


async def test_practice_starts_at_once(app: Application) -> None:
    match = await app.challenges.practise(ANNA, Level.MASTER, replace(PRACTICE, has_hints=True))
    assert match.is_practice
    assert match.level is Level.MASTER
    assert not match.terms.is_rated
    assert match.players[1].is_merchant
    assert match.deadline is None


async def call(app: Application, challenger: int = ANNA, opponent: int = BEN) -> CallLimit | None:
    """Challenge, call, and take it back."""
    made = await app.challenges.create(challenger, opponent, TERMS)
    limit = await app.challenges.claim_call(made.code)
    await app.challenges.withdraw(made.code, challenger)
    return limit


async def test_one_person_calls_another_once_in_ten_minutes_and_three_times_a_day(
    app: Application, clock: FakeClock
) -> None:
    start = clock.now()
    assert await call(app) is None
    clock.forward(599)
    assert await call(app) == ("soon", start + 600)
    assert await call(app, ANNA, CARL) is None, "somebody else may be called"
    assert await call(app, CARL, BEN) is None, "and may call"
    clock.forward(1)
    assert await call(app) is None
    clock.forward(600)
    assert await call(app) is None
    clock.forward(3600)
    assert await call(app) == ("day", start + DAY)
    clock.time = start + DAY
    assert await call(app) is None
    assert await call(app) == ("day", start + 600 + DAY)


async def test_who_declined_is_not_called_for_a_day(app: Application, clock: FakeClock) -> None:
    made = await app.challenges.create(ANNA, BEN, TERMS)
    clock.forward(7200)
    await app.challenges.decline(made.code, BEN)
    declined = clock.now()
    clock.forward(DAY - 1)
    assert await call(app) == ("declined", declined + DAY)
    assert await call(app, BEN, ANNA) is None, "they may call themselves"
    clock.forward(1)
    assert await call(app) is None


async def test_a_rematch_calls_no_oftener(app: Application) -> None:
    assert await call(app) is None
    match = await start_match(app)
    await app.endings.resign(match.code, ANNA)
    again = await app.endings.rematch(match.code, ANNA)
    limit = await app.challenges.claim_call(again.code)
    assert limit
    assert limit.reason == "soon"


async def test_who_erased_themselves_calls_nobody_for_a_day(app: Application, clock: FakeClock) -> None:
    await call(app)
    await app.personal_data.erase(ANNA)
    assert await call(app) == ("erased", clock.now() + DAY)
    assert await call(app, BEN, CARL) is None
    clock.forward(DAY)
    assert await call(app) is None


async def test_a_clock_that_is_set_back_does_not_silence_calls(app: Application, clock: FakeClock) -> None:
    assert await call(app) is None
    clock.time -= 7 * DAY
    assert await call(app) is None
