"""Finished games in lists, and who may see which."""

import hashlib
from random import Random

import pytest

from bot.application import Application
from bot.archive.finished import Sieve
from bot.errors import MatchRunning, NoSuchMatch, NotShownHere, NotThisRound
from bot.match.model import Level, Place
from render import board
from rules import Length, Options
from tests.bot.world import ANNA, BEN, CARL, PLACE, SINGLE, FakeClock, play_random, start_game

HOME = PLACE.guild_id or 0
THERE, PRIVATE = Place(901, 7), Place(None, 77)


async def test_sieves(app: Application, clock: FakeClock) -> None:
    codes: dict[str, str] = {}
    for name, users, options in (
        ("won", (ANNA, BEN), SINGLE),
        ("lost", (BEN, ANNA), Options(Length.BEST_OF_THREE)),
    ):
        game = await start_game(app, users, options)
        await app.endings.resign(game.code, users[1])
        codes[name] = game.code
        clock.forward(9)
    practice = await app.challenges.practise(ANNA, Level.BEGINNER, PLACE)
    await app.endings.resign(practice.code, ANNA)
    expected = {
        Sieve.ALL: [practice.code, codes["lost"], codes["won"]],
        Sieve.WON: [codes["won"]],
        Sieve.LOST: [practice.code, codes["lost"]],
        Sieve.RATED: [codes["lost"], codes["won"]],
        Sieve.MATCHES: [practice.code, codes["lost"]],
        Sieve.SINGLES: [codes["won"]],
        Sieve.PRACTICE: [practice.code],
    }
    for sieve, games in expected.items():
        found = await app.history.of_person(ANNA, None, sieve)
        assert [game.code for game in found.games] == games, sieve
    of_all = await app.history.of_server(HOME)
    assert [game.code for game in of_all.games] == [codes["lost"], codes["won"]], "practice is nobody else's business"


async def test_games_are_shown_where_they_were_played_and_to_their_players(app: Application, rng: Random) -> None:
    for place in (PLACE, THERE, PRIVATE):
        game = await start_game(app, place=place, options=SINGLE)
        with pytest.raises(MatchRunning):
            await app.rounds.open(game.code, ANNA, place)
        await play_random(app, game, rng)
        for user, here in ((ANNA, PLACE), (BEN, PRIVATE), (CARL, place)):
            assert (await app.rounds.open(game.code, user, here)).game.code == game.code
            assert (await app.history.shown(game.code, user, here)).code == game.code
            await app.fairness.seals(game.code, user, here)
        for here in (PLACE, THERE, PRIVATE, Place(None, 78)):
            if here == place:
                continue
            for looking in (app.rounds.open, app.history.shown, app.fairness.seals):
                with pytest.raises(NotShownHere):
                    await looking(game.code, CARL, here)
    with pytest.raises(NoSuchMatch):
        await app.rounds.open("NONE", ANNA, PLACE)


async def test_replayed_pictures_are_those_of_the_game(app: Application, rng: Random) -> None:
    game = await start_game(app)
    painted = {}
    while True:
        seen = (await app.games.peek(game.code, None)).view
        painted[seen.round_number, seen.ply] = board(seen).data
        [moved] = await play_random(app, game, rng, moves=1)
        game = moved.game
        if moved.is_match_over or seen.round_number == 2:
            break
    if not moved.is_match_over:
        await app.endings.resign(game.code, ANNA)
    rounds = await app.rounds.open(game.code, ANNA, PLACE)
    for (number, ply), picture in list(painted.items())[::7]:
        assert board(rounds.view(number, ply, reveal=False)).data == picture
        opened = rounds.view(number, ply)
        assert all(player.hand is not None for player in opened.players)


async def test_rounds_of_a_running_match_open_when_they_are_over(app: Application, rng: Random) -> None:
    game = await start_game(app)
    while game.round == 1:
        game = (await play_random(app, game, rng, moves=1))[-1].game
    assert game.outcome is None
    rounds = await app.rounds.open(game.code, CARL, PLACE)
    assert rounds.number == 1
    assert rounds.view(2, 5).round_number == 1, "the round that is played stays closed"
    with pytest.raises(NotThisRound):
        rounds.check(2)
    code, sealed = await app.fairness.seals(game.code, CARL, PLACE)
    assert code == game.code
    assert [bool(one.contents) for one in sealed] == [True, False]
    first = sealed[0]
    assert hashlib.sha256((first.contents or "").encode()).hexdigest() == first.seal


async def test_lists_are_read_by_indexes(app: Application) -> None:
    from bot.store import matches

    for where in ("m.user1 = ? AND m.state = 'over' AND m.ended IS NOT NULL", "m.guild_id = ? AND m.ended IS NOT NULL"):
        plan = await app.db.fetch_all(
            f"EXPLAIN QUERY PLAN {matches.SELECT} WHERE {where} ORDER BY ended DESC LIMIT 5", 1
        )
        told = [row["detail"] for row in plan]
        assert "matches_ended" in told[0], told
        assert not any("TEMP B-TREE" in line for line in told), told
