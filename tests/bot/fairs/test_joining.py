"""Who is in a fair, and who is not any more: places, invitations, removals."""

import pytest

from bot.application import Application
from bot.errors import Blocked, ChallengesOff
from bot.fairs.errors import (
    AlreadyInFair,
    FairClosed,
    NoLongerInFair,
    NotInvited,
    NotYourFair,
    RemovedFromFair,
    TooFewInFair,
    TooManyInvited,
)
from bot.fairs.model import DAY, GATHERING, MOST, FairState, Membership
from bot.people.preferences import Preferences
from tests.bot.fairs.test_services import PEOPLE, begun, open_fair
from tests.bot.world import ANNA, BEN, CARL, DORA, FakeClock, start_match

OTHERS = range(1000, 2000)


async def people_in(app: Application, code: str) -> list[int | None]:
    return [one.player.user_id for one in (await app.fairs.find(code)).participants if one.takes_part]


async def number_of(app: Application, code: str, user_id: int) -> int:
    found = (await app.fairs.find(code)).participant_of(user_id)
    assert found is not None
    return found.number


async def always_late(app: Application, clock: FakeClock) -> int:
    """Somebody who has lost their one game on time."""
    match = await start_match(app, (BEN, CARL))
    clock.forward(6 * DAY + 10)
    await app.deadlines.sweep()
    return match.user_to_move or 0


async def test_a_number_is_never_given_to_somebody_else(app: Application) -> None:
    """The organiser's list may be old: who stands in it is meant, and nobody else."""
    fair = await open_fair(app, BEN)
    number = await number_of(app, fair.code, BEN)
    await app.fair_entries.leave(fair.code, BEN)
    await app.fair_entries.join(fair.code, CARL)
    with pytest.raises(NoLongerInFair):
        await app.fair_entries.remove(fair.code, ANNA, number)
    assert await people_in(app, fair.code) == [CARL]


async def test_who_left_before_it_began_can_come_back(app: Application) -> None:
    fair = await open_fair(app, BEN)
    await app.fair_entries.leave(fair.code, BEN)
    assert await people_in(app, fair.code) == []
    assert await app.fair_entries.join(fair.code, BEN) is Membership.IN
    assert await people_in(app, fair.code) == [BEN]


async def test_who_was_removed_comes_back_only_by_an_invitation(app: Application) -> None:
    fair = await open_fair(app, BEN)
    await app.fair_entries.remove(fair.code, ANNA, await number_of(app, fair.code, BEN))
    with pytest.raises(RemovedFromFair):
        await app.fair_entries.join(fair.code, BEN)
    await app.fair_entries.invite(fair.code, ANNA, BEN)
    assert await app.fair_entries.join(fair.code, BEN) is Membership.IN


async def test_who_was_refused_does_not_ask_again(app: Application, clock: FakeClock) -> None:
    late = await always_late(app, clock)
    fair = await open_fair(app, DORA)
    assert await app.fair_entries.join(fair.code, late) is Membership.ASKED
    await app.fair_entries.remove(fair.code, ANNA, await number_of(app, fair.code, late))
    with pytest.raises(RemovedFromFair):
        await app.fair_entries.join(fair.code, late)
    clock.forward(GATHERING)
    await app.fair_progress.go_on(fair.code)
    assert (await app.fairs.find(fair.code)).fair.state is FairState.CALLED_OFF


async def test_who_left_before_it_began_was_never_there(app: Application, clock: FakeClock) -> None:
    fair = await open_fair(app, *PEOPLE)
    await app.fair_entries.leave(fair.code, DORA)
    clock.forward(GATHERING)
    await app.fair_progress.go_on(fair.code)
    record = (await app.fairs.find(fair.code)).record
    assert len(record.people) == 3
    with pytest.raises(AlreadyInFair):
        await app.fair_entries.invite(fair.code, ANNA, BEN)


async def test_with_fewer_than_three_it_does_not_begin_early(app: Application) -> None:
    fair = await open_fair(app, BEN, CARL)
    with pytest.raises(TooFewInFair):
        await app.fair_entries.begin_now(fair.code, ANNA)
    assert (await app.fairs.find(fair.code)).fair.state is FairState.GATHERING


async def test_there_are_never_more_than_forty_whichever_way_they_come(app: Application, clock: FakeClock) -> None:
    late = await always_late(app, clock)
    fair = await open_fair(app)
    await app.fair_entries.join(fair.code, late)
    await app.fair_entries.invite(fair.code, ANNA, DORA)
    for person in OTHERS[:MOST]:
        await app.fair_entries.join(fair.code, person)
    number = await number_of(app, fair.code, late)
    with pytest.raises(FairClosed):
        await app.fair_entries.let_in(fair.code, ANNA, number)
    for person in (DORA, OTHERS[MOST]):
        with pytest.raises(FairClosed):
            await app.fair_entries.join(fair.code, person)
    clock.forward(GATHERING)
    await app.fair_progress.go_on(fair.code)
    assert len((await app.fairs.find(fair.code)).record.people) == MOST


async def test_only_so_many_are_invited_at_a_time(app: Application) -> None:
    fair = await open_fair(app)
    for person in OTHERS[:MOST]:
        await app.fair_entries.invite(fair.code, ANNA, person)
    with pytest.raises(TooManyInvited):
        await app.fair_entries.invite(fair.code, ANNA, DORA)


async def test_the_organiser_learns_who_of_the_invited_loses_on_time(app: Application, clock: FakeClock) -> None:
    late = await always_late(app, clock)
    fair = await open_fair(app, is_open=False)
    await app.fair_entries.invite(fair.code, ANNA, late)
    await app.fair_entries.invite(fair.code, ANNA, DORA)
    managed = await app.fair_entries.may_manage(fair.code, ANNA, is_manager=False)
    assert [one.player.user_id for one in managed.lose_on_time] == [late]


async def test_who_takes_no_challenges_is_not_invited_either(app: Application) -> None:
    fair = await open_fair(app, is_open=False)
    await app.blocks.block(BEN, ANNA)
    with pytest.raises(Blocked):
        await app.fair_entries.invite(fair.code, ANNA, BEN)
    await app.preferences.change(CARL, Preferences(takes_challenges=False))
    with pytest.raises(ChallengesOff):
        await app.fair_entries.invite(fair.code, ANNA, CARL)


async def test_who_organises_a_fair_by_invitation_needs_none(app: Application) -> None:
    fair = await open_fair(app, is_open=False)
    assert await app.fair_entries.join(fair.code, ANNA) is Membership.IN


async def test_a_place_that_somebody_leaves_is_free_for_another(app: Application, clock: FakeClock) -> None:
    fair = await begun(app, clock, *OTHERS[:8])
    with pytest.raises(FairClosed):
        await app.fair_entries.join(fair.code, ANNA)
    await app.fair_entries.leave(fair.code, OTHERS[0])
    assert await app.fair_entries.join(fair.code, ANNA) is Membership.IN


async def test_a_game_that_the_end_of_a_fair_decided_is_not_lost_on_time(app: Application, clock: FakeClock) -> None:
    """Its loser may have had a minute for it: the organiser has ended the fair."""
    first = await begun(app, clock, ANNA, BEN, CARL)
    clock.forward(60)
    assert len((await app.fair_progress.end(first.code, ANNA)).ended) == 3
    fair = await open_fair(app)
    for person in (ANNA, BEN, CARL):
        assert await app.fair_entries.join(fair.code, person) is Membership.IN


async def test_who_joins_twice_or_is_not_invited_is_refused(app: Application) -> None:
    fair = await open_fair(app, BEN)
    with pytest.raises(AlreadyInFair):
        await app.fair_entries.join(fair.code, BEN)
    closed = await open_fair(app, is_open=False)
    with pytest.raises(NotInvited):
        await app.fair_entries.join(closed.code, BEN)
    with pytest.raises(NotYourFair):
        await app.fair_entries.invite(closed.code, CARL, BEN)
    await app.fair_entries.invite(closed.code, ANNA, BEN)
    assert await app.fair_entries.join(closed.code, BEN) is Membership.IN


async def test_who_comes_late_gets_games_until_half_time(app: Application, clock: FakeClock) -> None:
    fair = await begun(app, clock, ANNA, BEN, CARL)
    clock.forward(7 * DAY - 1)
    await app.fair_entries.join(fair.code, DORA)
    progress = await app.fair_progress.go_on(fair.code)
    assert progress.begun == []  # everybody else has two games already
    clock.forward(1)
    with pytest.raises(FairClosed):
        await app.fair_entries.join(fair.code, 999)
