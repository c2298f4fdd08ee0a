from random import Random

import pytest

from bot.application import Application
from bot.store.leases import LEASE
from bot.tables.announcements import Announcement, LostClaim
from bot.tables.old_table_messages import OldTable
from tests.bot.world import PLACE, FakeClock, fresh, play_random, start_match

HERE, ELSEWHERE = PLACE.channel_id, 333
SPAN = (100, 200)


async def claim(app: Application, code: str, seconds: int = 60) -> Announcement:
    announcement = await app.announcements.claim(code, seconds)
    assert announcement
    return announcement


async def begin_to_post(app: Application, code: str, span: tuple[int, int] = SPAN) -> tuple[Announcement, OldTable]:
    announcement = await claim(app, code)
    return announcement, await app.old_tables.begin_posting(code, HERE, span, announcement.lease)


async def post(app: Application, code: str, message_id: int) -> None:
    announcement, posting = await begin_to_post(app, code)
    assert await app.announcements.told(announcement, message_id, posting) is None


async def test_the_first_table_leaves_nothing(app: Application) -> None:
    match = await start_match(app)
    await post(app, match.code, 150)
    assert await app.old_tables.due() == []


async def test_the_table_before_is_cleared_away(app: Application, clock: FakeClock, rng: Random) -> None:
    match = await start_match(app)
    await post(app, match.code, 110)
    await play_random(app, match, rng, moves=1)
    await post(app, match.code, 150)
    assert await app.old_tables.due() == [match.code]
    [old] = await app.old_tables.claim_due(match.code)
    assert old == OldTable(match.code, HERE, 110, 110)
    assert old.is_known
    assert await app.old_tables.due() == [], "it is in hand"
    clock.forward(LEASE)
    assert await app.old_tables.claim_due(match.code) == [old], "who had it in hand has died"
    await app.old_tables.forget(old)
    clock.forward(LEASE)
    assert await app.old_tables.due() == []


async def test_an_edited_table_leaves_nothing(app: Application, rng: Random) -> None:
    match = await start_match(app)
    await post(app, match.code, 110)
    await play_random(app, match, rng, moves=1)
    await app.announcements.told(await claim(app, match.code))
    assert (await fresh(app, match)).message_id == 110
    assert await app.old_tables.due() == []


async def test_what_was_posted_unheard_is_looked_for(app: Application, clock: FakeClock) -> None:
    match = await start_match(app)
    await begin_to_post(app, match.code)
    assert await app.old_tables.due() == [], "perhaps it is heard yet"
    clock.forward(60)
    assert await app.old_tables.due() == [match.code]
    [unheard] = await app.old_tables.claim_due(match.code)
    assert (unheard.first, unheard.last) == SPAN
    assert not unheard.is_known


async def test_the_next_table_that_stands_makes_the_search_due(app: Application) -> None:
    match = await start_match(app)
    announcement, unheard = await begin_to_post(app, match.code)
    await app.announcements.postpone(announcement, 0)
    announcement, posting = await begin_to_post(app, match.code, (300, 400))
    await app.announcements.told(announcement, 350, posting)
    assert await app.old_tables.claim_due(match.code) == [unheard]
    assert await app.old_tables.removable(unheard, [120, 130]) == [120, 130]
    assert await app.old_tables.removable(unheard, [120, 350]) == [120], "the live one stays"


async def test_nothing_is_removed_where_somebody_is_posting(app: Application, clock: FakeClock) -> None:
    match = await start_match(app)
    announcement, _ = await begin_to_post(app, match.code)
    await app.announcements.postpone(announcement, 0)
    clock.forward(60)
    [unheard] = await app.old_tables.claim_due(match.code)
    await begin_to_post(app, match.code, (120, 220))
    assert await app.old_tables.removable(unheard, [120, 150]) is None


async def test_who_posts_too_slowly_has_lost_it(app: Application, clock: FakeClock) -> None:
    """Somebody has looked for the message already: they would not find it."""
    match = await start_match(app)
    announcement, posting = await begin_to_post(app, match.code)
    clock.forward(60)
    await app.old_tables.forget((await app.old_tables.claim_due(match.code))[0])
    with pytest.raises(LostClaim):
        await app.announcements.told(announcement, 150, posting)
    assert (await fresh(app, match)).message_id is None
    await app.old_tables.posted_too_late(posting, 150)
    assert await app.old_tables.claim_due(match.code) == [OldTable(match.code, HERE, 150, 150)]


async def test_what_cannot_be_cleared_away_is_put_off(app: Application, clock: FakeClock) -> None:
    match = await start_match(app)
    await post(app, match.code, 110)
    await app.announcements.move_to(match.code, ELSEWHERE)
    [old] = await app.old_tables.claim_due(match.code)
    await app.old_tables.postpone(old, 900)
    clock.forward(899)
    assert await app.old_tables.due() == []
    clock.forward(1)
    assert await app.old_tables.claim_due(match.code) == [old]


async def test_a_table_that_moved_away_and_back_while_it_was_edited_is_posted_anew(
    app: Application, rng: Random
) -> None:
    match = await start_match(app)
    await post(app, match.code, 110)
    await play_random(app, match, rng, moves=1)
    announcement = await claim(app, match.code)
    await app.announcements.move_to(match.code, ELSEWHERE)
    await app.announcements.move_to(match.code, HERE)
    following = await app.announcements.told(announcement)
    assert following
    assert following.match.message_id is None, "the message that was edited is left over"
    assert await app.old_tables.claim_due(match.code) == [OldTable(match.code, HERE, 110, 110)]


async def test_a_table_that_moved_while_it_was_posted_is_told_again_where_it_is_now(app: Application) -> None:
    match = await start_match(app)
    announcement, posting = await begin_to_post(app, match.code)
    await app.announcements.move_to(match.code, ELSEWHERE)
    following = await app.announcements.told(announcement, 150, posting)
    assert following
    assert following.match.table_channel_id == ELSEWHERE
    assert following.match.message_id is None
    assert await app.old_tables.claim_due(match.code) == [OldTable(match.code, HERE, 150, 150)]
    assert await app.announcements.told(following, 500) is None
    assert (await fresh(app, match)).message_id == 500
