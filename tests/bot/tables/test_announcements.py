from random import Random

import pytest

from bot.application import Application
from bot.match.model import FAST_LANE, Level, Place, State
from bot.store.leases import LEASE
from bot.tables.announcements import Announcement, LostClaim
from bot.tables.old_table_messages import OldTable
from tests.bot.world import ANNA, CARL, DORA, PLACE, PRACTICE, FakeClock, fresh, play_random, start_match


async def claim(app: Application, code: str) -> Announcement:
    announcement = await app.announcements.claim(code)
    assert announcement
    return announcement


async def test_a_new_game_is_behind_until_its_table_stands(app: Application) -> None:
    match = await start_match(app)
    assert await app.announcements.behind() == [match.code]
    announcement = await claim(app, match.code)
    assert announcement.is_first
    assert announcement.view.seat is None
    assert announcement.recap == ()
    assert await app.announcements.behind() == []
    assert await app.announcements.claim(match.code) is None
    assert await app.announcements.told(announcement, 42) is None
    assert (await fresh(app, match)).message_id == 42
    assert await app.announcements.behind() == []


async def test_every_change_that_shows_sets_the_table_behind(app: Application, rng: Random) -> None:
    match = await start_match(app)

    async def tell() -> Announcement:
        assert await app.announcements.behind() == [match.code]
        announcement = await claim(app, match.code)
        assert await app.announcements.told(announcement, 1) is None
        return announcement

    await tell()
    played = await play_random(app, match, rng, moves=3)
    [round_recap] = (await tell()).recap
    assert [event.move for event in round_recap.events] == [moved.event.move for moved in played]
    await app.endings.propose_cancel(match.code, ANNA)
    assert (await tell()).recap == ()
    await app.endings.refuse_cancel(match.code, ANNA)
    await tell()
    await app.endings.resign(match.code, ANNA)
    announcement = await tell()
    assert announcement.match.state is State.OVER
    assert announcement.view.outcome


async def test_news_of_a_finished_round_has_its_result(app: Application, rng: Random) -> None:
    match = await start_match(app)
    await app.announcements.told(await claim(app, match.code), 1)
    moved = next(moved for moved in await play_random(app, match, rng) if moved.result)
    announcement = await claim(app, match.code)
    assert announcement.recap[0].result == moved.result
    assert [round_recap.round for round_recap in announcement.recap] == list(range(1, announcement.match.round + 1))


async def test_a_move_during_the_telling_gives_the_next_telling(app: Application, rng: Random) -> None:
    match = await start_match(app)
    announcement = await claim(app, match.code)
    await play_random(app, match, rng, moves=1)
    assert await app.announcements.behind() == [], "never two at one table"
    assert await app.announcements.claim(match.code) is None
    following = await app.announcements.told(announcement, 8)
    assert following
    assert following.match.ply == 1
    assert not following.is_first
    assert following.match.message_id == 8
    assert await app.announcements.told(following, 9) is None


async def test_who_dies_while_telling_is_replaced(app: Application, clock: FakeClock) -> None:
    match = await start_match(app)
    dead = await app.announcements.claim(match.code, seconds=30)
    assert dead
    clock.forward(29)
    assert await app.announcements.behind() == []
    clock.forward(1)
    assert await app.announcements.behind() == [match.code]
    announcement = await claim(app, match.code)
    with pytest.raises(LostClaim):
        await app.announcements.told(dead, 1)
    await app.announcements.told(announcement, 2)
    assert (await fresh(app, match)).message_id == 2


async def test_what_cannot_be_told_now_is_told_later(app: Application, clock: FakeClock, rng: Random) -> None:
    match = await start_match(app)
    await app.announcements.postpone(await claim(app, match.code), seconds=300)
    await play_random(app, match, rng, moves=1)
    assert await app.announcements.behind() == []
    assert await app.announcements.claim(match.code) is None
    asked_for = await app.announcements.claim(match.code, again=True)
    assert asked_for, "who asks for the table gets it"
    await app.announcements.postpone(asked_for, seconds=300)
    clock.forward(300)
    assert await app.announcements.behind() == [match.code]


async def test_a_table_can_be_posted_again_but_not_by_two(app: Application) -> None:
    match = await start_match(app)
    await app.announcements.told(await claim(app, match.code), 1)
    announcement = await app.announcements.claim(match.code, again=True)
    assert announcement
    assert announcement.match.message_id == 1, "the old one, to be deleted"
    assert await app.announcements.claim(match.code, again=True) is None
    await app.announcements.told(announcement, 2)


async def test_a_table_moves_to_another_channel(app: Application) -> None:
    match = await start_match(app)
    await app.announcements.attach_thread(match.code, 70)
    await app.announcements.told(await claim(app, match.code), 1)
    moved = await app.announcements.move_to(match.code, 333)
    assert (moved.table_channel_id, moved.thread_id, moved.message_id) == (333, None, None)
    assert await app.announcements.behind() == [match.code]
    assert await app.old_tables.claim_due(match.code) == [OldTable(match.code, 70, 1, 1)]


async def test_one_ping_a_turn(app: Application, rng: Random) -> None:
    match = await start_match(app)
    assert await app.calls.claim(match, ANNA)
    assert not await app.calls.claim(match, ANNA)
    [moved] = await play_random(app, match, rng, moves=1)
    assert await app.calls.claim(moved.match, ANNA)
    assert not await app.calls.claim(match, ANNA), "the turn before is over"
    assert not await app.calls.claim(moved.match, ANNA)


async def test_the_fast_lane_needs_both_within_two_minutes(app: Application, clock: FakeClock, rng: Random) -> None:
    match = await start_match(app)
    [*_, moved] = await play_random(app, match, rng, moves=2)
    assert moved.match.is_fast(clock.now())
    clock.forward(FAST_LANE + 1)
    assert not moved.match.is_fast(clock.now())
    [moved] = await play_random(app, moved.match, rng, moves=1)
    assert not moved.match.is_fast(clock.now())
    await app.matches.look(match.code, moved.match.user_to_move)
    assert (await fresh(app, match)).is_fast(clock.now()), "who opens the panel is there"


async def test_unreachable_tables_are_told_only_on_the_spot(app: Application) -> None:
    match = await start_match(app, place=Place(None, 5, is_reachable=False))
    assert await app.announcements.behind() == []
    assert await app.announcements.claim(match.code)


async def test_an_unreachable_table_whose_teller_died_is_told_by_who_can_still_reach_it(
    app: Application, clock: FakeClock
) -> None:
    died, postponed = [await start_match(app, place=Place(None, 5 + i, is_reachable=False)) for i in range(2)]
    assert await app.announcements.claim(died.code)
    announcement = await app.announcements.claim(postponed.code)
    assert announcement
    await app.announcements.postpone(announcement, 1)
    codes = [died.code, postponed.code, "2222"]
    assert await app.announcements.let_go(codes) == []
    clock.forward(LEASE)
    assert await app.announcements.let_go(codes) == [died.code]
    assert await app.announcements.let_go(["2222"]) == []
    assert await app.announcements.let_go([]) == []


async def test_a_merchant_is_always_there(app: Application, clock: FakeClock) -> None:
    match = await app.challenges.practise(ANNA, Level.TRADER, PRACTICE)
    clock.forward(100)
    assert match.is_fast(clock.now())


async def test_tables_that_were_put_off_are_due_when_the_server_changes(app: Application, clock: FakeClock) -> None:
    here, elsewhere = await start_match(app), await start_match(app, (CARL, DORA), place=Place(77, 78))
    for match in (here, elsewhere):
        announcement = await app.announcements.claim(match.code)
        assert announcement
        await app.announcements.postpone(announcement, 900)
    clock.forward(1)
    assert await app.announcements.behind() == []
    assert await app.announcements.retry_postponed(PLACE.guild_id or 0, channel_id=12345) == []
    assert await app.announcements.retry_postponed(PLACE.guild_id or 0, PLACE.channel_id) == [here.code]
    assert await app.announcements.behind() == [here.code]
    assert await app.announcements.retry_postponed(77) == [elsewhere.code]
    assert await app.announcements.retry_postponed(77) == [], "once is enough"


async def test_a_table_in_hand_is_not_hurried(app: Application, clock: FakeClock) -> None:
    match = await start_match(app)
    assert await app.announcements.claim(match.code)
    clock.forward(1)
    assert await app.announcements.retry_postponed(PLACE.guild_id or 0) == []
