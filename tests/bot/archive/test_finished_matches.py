"""Finished games in lists, and who may see which."""

import hashlib
from random import Random

import pytest

from bot.application import Application
from bot.archive.finished_matches import HistoryFilter
from bot.errors import MatchRunning, NoSuchMatch, NotShownHere, NotThisRound
from bot.match.model import Level, Place
from bot.match.visibility import Onlooker
from render import board
from rules import Length, Options
from tests.bot.world import ANNA, BEN, CARL, PLACE, PRACTICE, SINGLE, FakeClock, play_random, start_match

HOME = PLACE.guild_id or 0
THERE, PRIVATE = Place(901, 7), Place(None, 77)


async def test_lists_can_be_narrowed_down(app: Application, clock: FakeClock) -> None:
    codes: dict[str, str] = {}
    for name, users, options in (
        ("won", (ANNA, BEN), SINGLE),
        ("lost", (BEN, ANNA), Options(Length.BEST_OF_THREE)),
    ):
        match = await start_match(app, users, options)
        await app.endings.resign(match.code, users[1])
        codes[name] = match.code
        clock.forward(9)
    practice = await app.challenges.practise(ANNA, Level.BEGINNER, PRACTICE)
    await app.endings.resign(practice.code, ANNA)
    expected = {
        HistoryFilter.ALL: [practice.code, codes["lost"], codes["won"]],
        HistoryFilter.WON: [codes["won"]],
        HistoryFilter.LOST: [practice.code, codes["lost"]],
        HistoryFilter.RATED: [codes["lost"], codes["won"]],
        HistoryFilter.MATCHES: [practice.code, codes["lost"]],
        HistoryFilter.SINGLES: [codes["won"]],
        HistoryFilter.PRACTICE: [practice.code],
    }
    for chosen, matches in expected.items():
        found = await app.finished.of_person(ANNA, None, chosen)
        assert [match.code for match in found.matches] == matches, chosen
    of_all = await app.finished.of_server(HOME)
    assert [match.code for match in of_all.matches] == [codes["lost"], codes["won"]], (
        "practice is nobody else's business"
    )


async def test_games_are_shown_where_they_were_played_and_to_their_players(app: Application, rng: Random) -> None:
    for place in (PLACE, THERE, PRIVATE):
        match = await start_match(app, place=place, options=SINGLE)
        with pytest.raises(MatchRunning):
            await app.open_rounds.open(match.code, Onlooker.at(ANNA, place))
        await play_random(app, match, rng)
        for user, here in ((ANNA, PLACE), (BEN, PRIVATE), (CARL, place)):
            assert (await app.open_rounds.open(match.code, Onlooker.at(user, here))).match.code == match.code
            assert (await app.finished.shown(match.code, Onlooker.at(user, here))).code == match.code
            await app.seals.seals(match.code, Onlooker.at(user, here))
        for here in (PLACE, THERE, PRIVATE, Place(None, 78)):
            if here == place:
                continue
            for looking in (app.open_rounds.open, app.finished.shown, app.seals.seals):
                with pytest.raises(NotShownHere):
                    await looking(match.code, Onlooker.at(CARL, here))
    with pytest.raises(NoSuchMatch):
        await app.open_rounds.open("NONE", Onlooker.at(ANNA, PLACE))


async def test_replayed_pictures_are_those_of_the_game(app: Application, rng: Random) -> None:
    match = await start_match(app)
    painted = {}
    while True:
        seen = (await app.matches.peek(match.code, None)).view
        painted[seen.round_number, seen.ply] = board(seen).data
        [moved] = await play_random(app, match, rng, moves=1)
        match = moved.match
        if moved.match.outcome or seen.round_number == 2:
            break
    if not moved.match.outcome:
        await app.endings.resign(match.code, ANNA)
    rounds = await app.open_rounds.open(match.code, Onlooker.at(ANNA, PLACE))
    for (number, ply), picture in list(painted.items())[::7]:
        assert board(rounds.view(number, ply, reveal=False)).data == picture
        opened = rounds.view(number, ply)
        assert all(player.hand is not None for player in opened.players)


async def test_rounds_of_a_running_match_open_when_they_are_over(app: Application, rng: Random) -> None:
    match = await start_match(app)
    while match.round == 1:
        match = (await play_random(app, match, rng, moves=1))[-1].match
    assert match.outcome is None
    rounds = await app.open_rounds.open(match.code, Onlooker.at(CARL, PLACE))
    assert rounds.number == 1
    assert rounds.view(2, 5).round_number == 1, "the round that is played stays closed"
    with pytest.raises(NotThisRound):
        rounds.check(2)
    code, sealed = await app.seals.seals(match.code, Onlooker.at(CARL, PLACE))
    assert code == match.code
    assert [bool(one.contents) for one in sealed] == [True, False]
    first = sealed[0]
    assert hashlib.sha256((first.contents or "").encode()).hexdigest() == first.seal


async def test_finished_games_in_pages(app: Application, clock: FakeClock) -> None:
    codes: list[str] = []
    for number in range(7):
        match = await start_match(app, (ANNA, BEN) if number % 2 else (CARL, ANNA), place=Place(900 + number % 2, 1))
        await app.endings.resign(match.code, ANNA)
        codes.insert(0, match.code)
        clock.forward(5)
    called_off = await start_match(app)
    await app.endings.cancel(called_off.code, BEN)
    first = await app.finished.of_person(ANNA, size=4)
    rest = await app.finished.of_person(ANNA, size=4, page=1)
    assert [match.code for match in first.matches + rest.matches] == codes
    assert (first.has_more, rest.has_more) == (True, False)
    assert [match.code for match in (await app.finished.of_server(900)).matches] == codes[::2]
    both = await app.finished.of_person(BEN, 901)
    assert [match.code for match in both.matches] == codes[1::2]
    assert (await app.finished.of_person(BEN, 900)).matches == ()


async def test_a_finished_game_can_be_replayed_with_open_hands(app: Application, rng: Random) -> None:
    match = await start_match(app, options=SINGLE)
    await play_random(app, match, rng, moves=3)
    with pytest.raises(MatchRunning):
        await app.open_rounds.open(match.code, Onlooker.at(ANNA, PLACE))
    await app.endings.resign(match.code, ANNA)
    rounds = await app.open_rounds.open(match.code, Onlooker.at(ANNA, PLACE))
    for ply, at in ((0, 0), (2, 2), (3, 3), (99, 3), (-1, 0)):
        view = rounds.view(1, ply)
        assert view.ply == at
        assert all(player.hand is not None for player in view.players)
    assert rounds.view(8, 1).round_number == 1
