from random import Random

import pytest

from bot.application import Application
from bot.tables.announcements import LostClaim, Telling
from bot.tables.old_tables import IN_HAND, Leftover
from tests.bot.world import PLACE, FakeClock, fresh, play_random, start_game

HERE, ELSEWHERE = PLACE.channel_id, 333
SPAN = (100, 200)


async def claim(app: Application, code: str, seconds: int = 60) -> Telling:
    telling = await app.tables.claim(code, seconds)
    assert telling
    return telling


async def begin_to_post(app: Application, code: str, span: tuple[int, int] = SPAN) -> tuple[Telling, Leftover]:
    telling = await claim(app, code)
    return telling, await app.leftovers.expect(code, HERE, span, telling.lease)


async def post(app: Application, code: str, message_id: int) -> None:
    telling, posting = await begin_to_post(app, code)
    assert await app.tables.told(telling, message_id, posting) is None


async def test_the_first_table_leaves_nothing(app: Application) -> None:
    game = await start_game(app)
    await post(app, game.code, 150)
    assert await app.leftovers.due() == []


async def test_the_table_before_is_cleared_away(app: Application, clock: FakeClock, rng: Random) -> None:
    game = await start_game(app)
    await post(app, game.code, 110)
    await play_random(app, game, rng, moves=1)
    await post(app, game.code, 150)
    assert await app.leftovers.due() == [game.code]
    [old] = await app.leftovers.take(game.code)
    assert old == Leftover(game.code, HERE, 110, 110)
    assert old.is_known
    assert await app.leftovers.due() == [], "it is in hand"
    clock.forward(IN_HAND)
    assert await app.leftovers.take(game.code) == [old], "who had it in hand has died"
    await app.leftovers.forget(old)
    clock.forward(IN_HAND)
    assert await app.leftovers.due() == []


async def test_an_edited_table_leaves_nothing(app: Application, rng: Random) -> None:
    game = await start_game(app)
    await post(app, game.code, 110)
    await play_random(app, game, rng, moves=1)
    await app.tables.told(await claim(app, game.code))
    assert (await fresh(app, game)).message_id == 110
    assert await app.leftovers.due() == []


async def test_what_was_posted_unheard_is_looked_for(app: Application, clock: FakeClock) -> None:
    game = await start_game(app)
    await begin_to_post(app, game.code)
    assert await app.leftovers.due() == [], "perhaps it is heard yet"
    clock.forward(60)
    assert await app.leftovers.due() == [game.code]
    [unheard] = await app.leftovers.take(game.code)
    assert (unheard.first, unheard.last) == SPAN
    assert not unheard.is_known


async def test_the_next_table_that_stands_makes_the_search_due(app: Application) -> None:
    game = await start_game(app)
    telling, unheard = await begin_to_post(app, game.code)
    await app.tables.postpone(telling, 0)
    telling, posting = await begin_to_post(app, game.code, (300, 400))
    await app.tables.told(telling, 350, posting)
    assert await app.leftovers.take(game.code) == [unheard]
    assert await app.leftovers.removable(unheard, [120, 130]) == [120, 130]
    assert await app.leftovers.removable(unheard, [120, 350]) == [120], "the live one stays"


async def test_nothing_is_removed_where_somebody_is_posting(app: Application, clock: FakeClock) -> None:
    game = await start_game(app)
    telling, _ = await begin_to_post(app, game.code)
    await app.tables.postpone(telling, 0)
    clock.forward(60)
    [unheard] = await app.leftovers.take(game.code)
    await begin_to_post(app, game.code, (120, 220))
    assert await app.leftovers.removable(unheard, [120, 150]) is None


async def test_who_posts_too_slowly_has_lost_it(app: Application, clock: FakeClock) -> None:
    """Somebody has looked for the message already: they would not find it."""
    game = await start_game(app)
    telling, posting = await begin_to_post(app, game.code)
    clock.forward(60)
    await app.leftovers.forget((await app.leftovers.take(game.code))[0])
    with pytest.raises(LostClaim):
        await app.tables.told(telling, 150, posting)
    assert (await fresh(app, game)).message_id is None
    await app.leftovers.note(posting, 150)
    assert await app.leftovers.take(game.code) == [Leftover(game.code, HERE, 150, 150)]


async def test_what_cannot_be_cleared_away_is_put_off(app: Application, clock: FakeClock) -> None:
    game = await start_game(app)
    await post(app, game.code, 110)
    await app.tables.move_to(game.code, ELSEWHERE)
    [old] = await app.leftovers.take(game.code)
    await app.leftovers.put_off(old, 900)
    clock.forward(899)
    assert await app.leftovers.due() == []
    clock.forward(1)
    assert await app.leftovers.take(game.code) == [old]


async def test_a_table_that_moved_away_and_back_while_it_was_edited_is_posted_anew(
    app: Application, rng: Random
) -> None:
    game = await start_game(app)
    await post(app, game.code, 110)
    await play_random(app, game, rng, moves=1)
    telling = await claim(app, game.code)
    await app.tables.move_to(game.code, ELSEWHERE)
    await app.tables.move_to(game.code, HERE)
    following = await app.tables.told(telling)
    assert following
    assert following.game.message_id is None, "the message that was edited is left over"
    assert await app.leftovers.take(game.code) == [Leftover(game.code, HERE, 110, 110)]


async def test_a_table_that_moved_while_it_was_posted_is_told_again_where_it_is_now(app: Application) -> None:
    game = await start_game(app)
    telling, posting = await begin_to_post(app, game.code)
    await app.tables.move_to(game.code, ELSEWHERE)
    following = await app.tables.told(telling, 150, posting)
    assert following
    assert following.game.table_channel_id == ELSEWHERE
    assert following.game.message_id is None
    assert await app.leftovers.take(game.code) == [Leftover(game.code, HERE, 150, 150)]
    assert await app.tables.told(following, 500) is None
    assert (await fresh(app, game)).message_id == 500
