from random import Random

import pytest

from bot.application import Application
from bot.errors import MatchRunning
from bot.match.model import Level, Moved, Place
from tests.bot.world import ANNA, BEN, CARL, DORA, PLACE, SINGLE, FakeClock, opponent_of, play_random, start_game


async def test_the_panel_opens_with_what_happened_since_the_last_look(app: Application, rng: Random) -> None:
    game = await start_game(app)
    mover = game.user_to_move
    assert mover
    waiting = opponent_of(game, mover)
    [moved] = await play_random(app, game, rng, moves=1)
    [chapter] = (await app.games.peek(game.code, waiting)).since
    assert (chapter.round, chapter.result) == (1, None)
    assert [event.move for event in chapter.events] == [moved.event.move]
    assert (await app.games.look(game.code, waiting)).since == (chapter,), "a peek leaves no trace"
    assert (await app.games.look(game.code, waiting)).since == ()
    assert (await app.games.look(game.code, mover)).since == (), "one's own move is no news"


async def until_a_deal(app: Application, rng: Random, users: tuple[int, int]) -> Moved:
    """Play a match until a move ends its first round."""
    game = await start_game(app, users)
    while True:
        [moved] = await play_random(app, game, rng, moves=1)
        if moved.is_dealt:
            return moved
        game = moved.game


async def test_since_you_last_looked_spans_rounds_with_their_results(app: Application, rng: Random) -> None:
    for other in range(200, 220):
        last = await until_a_deal(app, rng, (ANNA, other))
        loser = last.game.user_to_move
        if last.event.seat != last.game.mover:
            continue  # the winner ended the round; wait for a loser who does, and then starts the next one
        [first] = await play_random(app, last.game, rng, moves=1)
        waiting = opponent_of(last.game, loser or 0)
        seen = await app.games.look(last.game.code, waiting)
        assert [(chapter.round, chapter.result) for chapter in seen.since] == [(1, last.result), (2, None)]
        told = [event.move for chapter in seen.since for event in chapter.events]
        assert told == [last.event.move, first.event.move]
        assert (await app.games.look(last.game.code, waiting)).since == ()
        return
    raise AssertionError("no loser ever ended a round")


async def test_who_ends_a_round_finds_its_result_in_the_news(app: Application, rng: Random) -> None:
    last = await until_a_deal(app, rng, (ANNA, BEN))
    mover = last.game.players[last.event.seat].user_id
    [chapter] = (await app.games.look(last.game.code, mover)).since
    assert (chapter.round, chapter.events, chapter.result) == (1, (), last.result)


async def test_outsiders_see_the_public_view_and_leave_no_trace(app: Application, rng: Random) -> None:
    game = await start_game(app)
    await play_random(app, game, rng, moves=5)
    for user in (CARL, None):
        seen = await app.games.look(game.code, user)
        assert seen.view.seat is None
        assert seen.since == ()
        assert all(player.hand is None for player in seen.view.players)


async def test_my_games_come_with_those_that_wait_for_me_first(app: Application, clock: FakeClock, rng: Random) -> None:
    codes = []
    for other in (BEN, CARL, DORA):
        codes.append((await start_game(app, (ANNA, other))).code)
        clock.forward(10)
    finished = await start_game(app, (BEN, ANNA))
    await app.endings.resign(finished.code, BEN)
    listed = await app.games.running(ANNA)
    assert sorted(game.code for game in listed) == sorted(codes)
    waits = [game.user_to_move == ANNA for game in listed]
    assert waits == sorted(waits, reverse=True)
    mine = [game for game in listed if game.user_to_move == ANNA]
    first = await app.games.next_waiting(ANNA)
    assert first == (mine[0] if mine else None)
    if first:
        after = await app.games.next_waiting(ANNA, after=first.code)
        assert after == (mine[1] if len(mine) > 1 else None)


async def test_games_of_a_channel_and_of_a_thread(app: Application, clock: FakeClock) -> None:
    here = await start_game(app)
    clock.forward(1)
    threaded = await start_game(app, (ANNA, CARL))
    await start_game(app, (ANNA, DORA), place=Place(900, 555))
    await app.tables.attach_thread(threaded.code, 777)
    assert [game.code for game in await app.games.in_channel(PLACE.channel_id)] == [threaded.code, here.code]
    [game] = await app.games.in_channel(777)
    assert game.code == threaded.code
    assert game.table_channel_id == 777


async def test_finished_games_in_pages(app: Application, clock: FakeClock) -> None:
    codes: list[str] = []
    for number in range(7):
        game = await start_game(app, (ANNA, BEN) if number % 2 else (CARL, ANNA), place=Place(900 + number % 2, 1))
        await app.endings.resign(game.code, ANNA)
        codes.insert(0, game.code)
        clock.forward(5)
    called_off = await start_game(app)
    await app.endings.cancel(called_off.code, ANNA)
    first = await app.games.history(user_id=ANNA, size=4)
    rest = await app.games.history(user_id=ANNA, size=4, page=1)
    assert [game.code for game in first.games + rest.games] == codes
    assert (first.has_more, rest.has_more) == (True, False)
    assert [game.code for game in (await app.games.history(guild_id=900)).games] == codes[::2]
    both = await app.games.history(user_id=BEN, guild_id=901)
    assert [game.code for game in both.games] == codes[1::2]
    assert (await app.games.history(user_id=BEN, guild_id=900)).games == ()


async def test_a_finished_game_can_be_replayed_with_open_hands(app: Application, rng: Random) -> None:
    game = await start_game(app, options=SINGLE)
    await play_random(app, game, rng, moves=3)
    with pytest.raises(MatchRunning):
        await app.games.replay(game.code, 1, 0)
    await app.endings.resign(game.code, ANNA)
    for ply, at in ((0, 0), (2, 2), (3, 3), (99, 3), (-1, 0)):
        view = await app.games.replay(game.code, 1, ply)
        assert view.ply == at
        assert all(player.hand is not None for player in view.players)
    assert (await app.games.replay(game.code, 8, 1)).round_number == 1


async def test_names_come_from_people(app: Application) -> None:
    await app.people.remember(ANNA, "An\u202ena\n\u200b  *B*  ")
    game = await start_game(app)
    assert [player.name for player in game.players] == ["Anna *B*", None]


async def test_practice_games_are_mine_too(app: Application) -> None:
    game = await app.challenges.practise(ANNA, Level.TRADER, PLACE)
    assert [mine.code for mine in await app.games.running(ANNA)] == [game.code]
