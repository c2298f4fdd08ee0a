from random import Random

import pytest

from bot.application import Application
from bot.match.model import FAST_LANE, Level, Place, State
from bot.tables.announcements import LostClaim, Telling
from bot.tables.old_tables import Leftover
from tests.bot.world import ANNA, CARL, DORA, PLACE, FakeClock, fresh, play_random, start_game


async def claim(app: Application, code: str) -> Telling:
    telling = await app.tables.claim(code)
    assert telling
    return telling


async def test_a_new_game_is_behind_until_its_table_stands(app: Application) -> None:
    game = await start_game(app)
    assert await app.tables.behind() == [game.code]
    telling = await claim(app, game.code)
    assert telling.is_first
    assert telling.view.seat is None
    assert telling.news == ()
    assert await app.tables.behind() == []
    assert await app.tables.claim(game.code) is None
    assert await app.tables.told(telling, 42) is None
    assert (await fresh(app, game)).message_id == 42
    assert await app.tables.behind() == []


async def test_every_change_that_shows_sets_the_table_behind(app: Application, rng: Random) -> None:
    game = await start_game(app)

    async def tell() -> Telling:
        assert await app.tables.behind() == [game.code]
        telling = await claim(app, game.code)
        assert await app.tables.told(telling, 1) is None
        return telling

    await tell()
    played = await play_random(app, game, rng, moves=3)
    [chapter] = (await tell()).news
    assert [event.move for event in chapter.events] == [moved.event.move for moved in played]
    await app.endings.propose_cancel(game.code, ANNA)
    assert (await tell()).news == ()
    await app.endings.refuse_cancel(game.code, ANNA)
    await tell()
    await app.endings.resign(game.code, ANNA)
    telling = await tell()
    assert telling.game.state is State.OVER
    assert telling.view.outcome


async def test_news_of_a_finished_round_has_its_result(app: Application, rng: Random) -> None:
    game = await start_game(app)
    await app.tables.told(await claim(app, game.code), 1)
    moved = next(moved for moved in await play_random(app, game, rng) if moved.result)
    telling = await claim(app, game.code)
    assert telling.news[0].result == moved.result
    assert [chapter.round for chapter in telling.news] == list(range(1, telling.game.round + 1))


async def test_a_move_during_the_telling_gives_the_next_telling(app: Application, rng: Random) -> None:
    game = await start_game(app)
    telling = await claim(app, game.code)
    await play_random(app, game, rng, moves=1)
    assert await app.tables.behind() == [], "never two at one table"
    assert await app.tables.claim(game.code) is None
    following = await app.tables.told(telling, 8)
    assert following
    assert following.game.ply == 1
    assert not following.is_first
    assert following.game.message_id == 8
    assert await app.tables.told(following, 9) is None


async def test_who_dies_while_telling_is_replaced(app: Application, clock: FakeClock) -> None:
    game = await start_game(app)
    dead = await app.tables.claim(game.code, seconds=30)
    assert dead
    clock.forward(29)
    assert await app.tables.behind() == []
    clock.forward(1)
    assert await app.tables.behind() == [game.code]
    telling = await claim(app, game.code)
    with pytest.raises(LostClaim):
        await app.tables.told(dead, 1)
    await app.tables.told(telling, 2)
    assert (await fresh(app, game)).message_id == 2


async def test_what_cannot_be_told_now_is_told_later(app: Application, clock: FakeClock, rng: Random) -> None:
    game = await start_game(app)
    await app.tables.postpone(await claim(app, game.code), seconds=300)
    await play_random(app, game, rng, moves=1)
    assert await app.tables.behind() == []
    assert await app.tables.claim(game.code) is None
    asked_for = await app.tables.claim(game.code, again=True)
    assert asked_for, "who asks for the table gets it"
    await app.tables.postpone(asked_for, seconds=300)
    clock.forward(300)
    assert await app.tables.behind() == [game.code]


async def test_a_table_can_be_posted_again_but_not_by_two(app: Application) -> None:
    game = await start_game(app)
    await app.tables.told(await claim(app, game.code), 1)
    telling = await app.tables.claim(game.code, again=True)
    assert telling
    assert telling.game.message_id == 1, "the old one, to be deleted"
    assert await app.tables.claim(game.code, again=True) is None
    await app.tables.told(telling, 2)


async def test_a_table_moves_to_another_channel(app: Application) -> None:
    game = await start_game(app)
    await app.tables.attach_thread(game.code, 70)
    await app.tables.told(await claim(app, game.code), 1)
    moved = await app.tables.move_to(game.code, 333)
    assert (moved.table_channel_id, moved.thread_id, moved.message_id) == (333, None, None)
    assert await app.tables.behind() == [game.code]
    assert await app.leftovers.take(game.code) == [Leftover(game.code, 70, 1, 1)]


async def test_one_ping_a_turn(app: Application, rng: Random) -> None:
    game = await start_game(app)
    assert await app.tables.claim_ping(game)
    assert not await app.tables.claim_ping(game)
    [moved] = await play_random(app, game, rng, moves=1)
    assert await app.tables.claim_ping(moved.game)
    assert not await app.tables.claim_ping(game), "the turn before is over"
    assert not await app.tables.claim_ping(moved.game)


async def test_the_fast_lane_needs_both_within_two_minutes(app: Application, clock: FakeClock, rng: Random) -> None:
    game = await start_game(app)
    [*_, moved] = await play_random(app, game, rng, moves=2)
    assert moved.game.is_fast(clock.now())
    clock.forward(FAST_LANE + 1)
    assert not moved.game.is_fast(clock.now())
    [moved] = await play_random(app, moved.game, rng, moves=1)
    assert not moved.game.is_fast(clock.now())
    await app.games.look(game.code, moved.game.user_to_move)
    assert (await fresh(app, game)).is_fast(clock.now()), "who opens the panel is there"


async def test_unreachable_tables_are_told_only_on_the_spot(app: Application) -> None:
    game = await start_game(app, place=Place(None, 5, is_reachable=False))
    assert await app.tables.behind() == []
    assert await app.tables.claim(game.code)


async def test_a_merchant_is_always_there(app: Application, clock: FakeClock) -> None:
    game = await app.challenges.practise(ANNA, Level.TRADER, PLACE)
    clock.forward(100)
    assert game.is_fast(clock.now())


async def test_tables_that_were_put_off_are_due_when_the_server_changes(app: Application, clock: FakeClock) -> None:
    here, elsewhere = await start_game(app), await start_game(app, (CARL, DORA), place=Place(77, 78))
    for game in (here, elsewhere):
        telling = await app.tables.claim(game.code)
        assert telling
        await app.tables.postpone(telling, 900)
    clock.forward(1)
    assert await app.tables.behind() == []
    assert await app.tables.hurry(PLACE.guild_id or 0, channel_id=12345) == []
    assert await app.tables.hurry(PLACE.guild_id or 0, PLACE.channel_id) == [here.code]
    assert await app.tables.behind() == [here.code]
    assert await app.tables.hurry(77) == [elsewhere.code]
    assert await app.tables.hurry(77) == [], "once is enough"


async def test_a_table_in_hand_is_not_hurried(app: Application, clock: FakeClock) -> None:
    game = await start_game(app)
    assert await app.tables.claim(game.code)
    clock.forward(1)
    assert await app.tables.hurry(PLACE.guild_id or 0) == []
