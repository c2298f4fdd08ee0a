"""A fair in the database: opened, joined, played and ended through the services."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.application import Application
from bot.errors import PlayedInFair
from bot.fairs.errors import (
    AlreadyInFair,
    FairTooShort,
    NotInFair,
    NotYourFair,
)
from bot.fairs.model import DAY, GATHERING, LENGTHS_IN_DAYS, RESERVE, Departure, Fair, FairState, FairTerms, Membership
from bot.fairs.standings import group_standings, winners
from bot.match.model import PublicMatch, State
from bot.match.visibility import Onlooker
from rules import Length, Termination
from tests.bot.world import ANNA, BEN, CARL, DORA, PLACE, FakeClock, application, fresh, play_random, start_match

HOME = PLACE.guild_id or 0
PEOPLE = (ANNA, BEN, CARL, DORA)


async def open_fair(app: Application, *people: int, **terms: object) -> Fair:
    fair = await app.fair_entries.open(ANNA, PLACE, FairTerms("Spring fair", **terms))  # type: ignore[arg-type]
    for person in people:
        await app.fair_entries.join(fair.code, person)
    return fair


async def begun(app: Application, clock: FakeClock, *people: int, **terms: object) -> Fair:
    fair = await open_fair(app, *people, **terms)
    clock.forward(GATHERING)
    await app.fair_progress.go_on(fair.code)
    return fair


async def running(app: Application, fair: Fair) -> list[PublicMatch]:
    seen = await app.fairs.find(fair.code)
    return [await app.matches.find(game.code) for game in seen.record.games if game.is_running]


async def play_all(app: Application, fair: Fair, rng: Random) -> None:
    while left := await running(app, fair):
        await play_random(app, left[0], rng)
        for code in await app.fair_progress.due():
            await app.fair_progress.go_on(code)


async def test_a_fair_is_played_through_restarts(tmp_path: Path, clock: FakeClock, rng: Random) -> None:
    """Every game is played by another process. In the end all have met once, and somebody has a trophy."""
    people = tuple(range(201, 207))
    async with application(tmp_path, clock) as app:
        fair = await begun(app, clock, *people)
    for seed in range(100):
        async with application(tmp_path, clock, seed) as app:
            left = await running(app, fair)
            if not left:
                break
            await play_random(app, left[0], rng)
            assert await app.fair_progress.due() == [fair.code]
            await app.fair_progress.go_on(fair.code)
    clock.forward(7 * DAY)  # nobody can join any more
    async with application(tmp_path, clock) as app:
        progress = await app.fair_progress.go_on(fair.code)
        seen = await app.fairs.find(fair.code)
        assert progress.fair.state is FairState.OVER
        assert len(seen.record.games) == 15
        assert len({game.pair for game in seen.record.games}) == 15
        here = Onlooker.at(999, PLACE)
        best = [seen.numbered(one.number).player.user_id or 0 for one in winners(seen.record)]
        for person in people:
            assert await app.fairs.trophies_of(person, PLACE.guild_id, here) == ["Spring fair"] * (person in best)
        [past] = await app.fairs.past_in(HOME, here)
        assert [one.user_id for one in past.winners] == best
        elsewhere = replace(here, channel_id=1)
        assert await app.fairs.past_in(HOME, elsewhere) == [], "they do not see its channel"
        assert await app.fairs.trophies_of(best[0], None, elsewhere) == []
        themselves = replace(elsewhere, user_id=best[0])
        assert await app.fairs.trophies_of(best[0], None, themselves) == ["Spring fair"]
        [standings] = group_standings(seen.record)
        assert sum(row.margin for row in standings.rows) == 0
        assert sum(row.seals for row in standings.rows) == 15


async def test_people_have_at_most_so_many_games_at_once(app: Application, clock: FakeClock) -> None:
    fair = await begun(app, clock, *PEOPLE, games_at_once=1)
    matches = await running(app, fair)
    assert len(matches) == 2
    assert {player.user_id for match in matches for player in match.players} == set(PEOPLE)
    assert all(match.terms.fair == fair.code and match.terms.is_rated for match in matches)


async def test_with_fewer_than_three_it_is_called_off(app: Application, clock: FakeClock) -> None:
    fair = await begun(app, clock, ANNA, BEN)
    assert (await app.fairs.find(fair.code)).fair.state is FairState.CALLED_OFF


@pytest.mark.parametrize(
    ("length", "games_at_once", "fewest_days"),
    [
        (Length.SINGLE, 2, 7),
        (Length.SINGLE, 1, 14),
        (Length.BEST_OF_THREE, 2, 14),
        (Length.BEST_OF_THREE, 4, 14),
        (Length.BEST_OF_THREE, 1, 99),
    ],
)
async def test_what_half_of_the_games_would_not_be_played_out_in_is_too_short(
    app: Application, length: Length, games_at_once: int, fewest_days: int
) -> None:
    for days in LENGTHS_IN_DAYS:
        if days < fewest_days:
            with pytest.raises(FairTooShort):
                await open_fair(app, days=days, length=length, games_at_once=games_at_once)
        else:
            await open_fair(app, days=days, length=length, games_at_once=games_at_once)


async def test_who_leaves_loses_what_they_play_and_cannot_come_back(app: Application, clock: FakeClock) -> None:
    fair = await begun(app, clock, *PEOPLE)
    lost = await app.fair_entries.leave(fair.code, BEN)
    assert len(lost) == 2
    for code in lost:
        match = await app.matches.find(code)
        assert match.outcome is not None
        assert match.outcome.termination is Termination.RESIGNED
        assert match.players[match.outcome.winner or 0].user_id != BEN
    [standings] = group_standings((await app.fairs.find(fair.code)).record)
    assert len(standings.rows) == 3  # Ben has vanished: he had finished nothing
    assert not standings.games
    with pytest.raises(NotInFair):
        await app.fair_entries.leave(fair.code, BEN)
    with pytest.raises(AlreadyInFair):
        await app.fair_entries.join(fair.code, BEN)


async def test_the_reserve_is_for_the_whole_fair_and_then_the_game_is_lost(
    app: Application, clock: FakeClock, rng: Random
) -> None:
    fair = await begun(app, clock, ANNA, BEN, CARL, games_at_once=1)
    [match] = await running(app, fair)
    slow = match.user_to_move
    clock.forward(2 * DAY)
    assert [one.code for one in await app.deadlines.sweep()] == [match.code]
    assert (await fresh(app, match)).state is State.RUNNING
    await play_random(app, await fresh(app, match), rng, moves=1)
    mine = (await app.fairs.find(fair.code)).participant_of(slow or 0)
    assert mine is not None
    assert mine.reserve == RESERVE - DAY
    await play_random(app, await fresh(app, match), rng, moves=1)
    clock.forward(2 * DAY - 1)
    await app.deadlines.sweep()
    assert (await fresh(app, match)).state is State.RUNNING
    clock.forward(1)
    await app.deadlines.sweep()
    ended = await fresh(app, match)
    assert ended.outcome is not None
    assert ended.outcome.termination is Termination.TIMEOUT
    assert ended.players[1 - (ended.outcome.winner or 0)].user_id == slow


async def test_after_the_second_time_out_somebody_is_out(app: Application, clock: FakeClock) -> None:
    fair = await begun(app, clock, *PEOPLE)
    clock.forward(3 * DAY + 10)
    for _ in range(3):
        await app.deadlines.sweep()
        await app.fair_progress.go_on(fair.code)
    seen = await app.fairs.find(fair.code)
    lost = [game.loser for game in seen.record.games if game.is_timeout]
    out = [one.number for one in seen.participants if one.entrant.departure is Departure.OUT]
    assert out
    assert all(lost.count(number) >= 2 for number in out)


async def test_nobody_calls_off_claims_or_waits_in_a_fair(app: Application, clock: FakeClock) -> None:
    fair = await begun(app, clock, ANNA, BEN, CARL, games_at_once=1)
    [match] = await running(app, fair)
    waiting = next(player.user_id for player in match.players if player.user_id != match.user_to_move) or 0
    endings = (app.endings.cancel, app.endings.propose_cancel)
    for refused in (*endings, app.deadlines.claim, app.deadlines.wait, app.stewards.begin):
        with pytest.raises(PlayedInFair):
            await refused(match.code, waiting)
    await app.endings.resign(match.code, waiting)
    again = await app.endings.rematch(match.code, waiting)
    assert again.terms.fair is None


async def test_the_erased_keep_an_anonymous_seat_and_lose_their_games(app: Application, clock: FakeClock) -> None:
    fair = await begun(app, clock, *PEOPLE)
    await app.personal_data.erase(BEN)
    await app.fair_progress.go_on(fair.code)
    seen = await app.fairs.find(fair.code)
    [erased] = [one for one in seen.participants if one.player.is_erased]
    assert erased.entrant.departure is Departure.ERASED
    assert not any(game.is_running and erased.number in game.players for game in seen.record.games)


async def test_what_erasing_ended_was_not_played_however_long_it_took(
    app: Application, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three games of four are given up by it: who has finished none has vanished."""
    fair = await begun(app, clock, *PEOPLE, games_at_once=3)
    seconds = iter(range(clock.now(), clock.now() + DAY))
    monkeypatch.setattr(type(clock), "now", lambda _: next(seconds))
    await app.personal_data.erase(BEN)
    [standings] = group_standings((await app.fairs.find(fair.code)).record)
    assert len(standings.rows) == 3
    assert not standings.games


async def test_the_organiser_who_erases_themselves_leaves_a_fair_that_goes_on(
    app: Application, clock: FakeClock
) -> None:
    fair = await open_fair(app, BEN, CARL, DORA)
    await app.personal_data.erase(ANNA)
    clock.forward(GATHERING)
    assert len((await app.fair_progress.go_on(fair.code)).begun) == 3


async def test_who_loses_many_games_on_time_is_named_to_the_organiser_first(app: Application, clock: FakeClock) -> None:
    match = await start_match(app, (BEN, CARL))
    late = match.user_to_move or 0
    clock.forward(6 * DAY + 10)
    await app.deadlines.sweep()
    fair = await open_fair(app, DORA)
    assert await app.fair_entries.join(fair.code, late) is Membership.ASKED
    mine = (await app.fairs.find(fair.code)).participant_of(late)
    assert mine is not None
    await app.fair_entries.let_in(fair.code, ANNA, mine.number)
    mine = (await app.fairs.find(fair.code)).participant_of(late)
    assert mine is not None
    assert mine.membership is Membership.IN


async def test_who_has_asked_and_was_not_refused_within_a_day_takes_part(app: Application, clock: FakeClock) -> None:
    match = await start_match(app, (BEN, CARL))
    late = match.user_to_move or 0
    clock.forward(6 * DAY + 10)
    await app.deadlines.sweep()
    fair = await open_fair(app, DORA, 301)
    await app.fair_entries.join(fair.code, late)
    clock.forward(GATHERING)
    await app.fair_progress.go_on(fair.code)
    seen = await app.fairs.find(fair.code)
    assert seen.fair.state is FairState.RUNNING
    assert len(seen.record.people) == 3


async def test_blocked_people_are_not_paired(app: Application, clock: FakeClock) -> None:
    await app.blocks.block(ANNA, BEN)
    fair = await begun(app, clock, ANNA, BEN, CARL, games_at_once=4)
    users = [{player.user_id for player in match.players} for match in await running(app, fair)]
    assert {ANNA, BEN} not in users
    assert len(users) == 2


async def test_a_merchant_fills_up_an_odd_number_outside_the_ranking(
    app: Application, clock: FakeClock, rng: Random
) -> None:
    fair = await begun(app, clock, ANNA, BEN, CARL, games_at_once=1, has_merchants=True)
    practice = [match for match in await running(app, fair) if match.is_practice]
    assert len(practice) == 1
    assert not practice[0].terms.is_rated
    [standings] = group_standings((await app.fairs.find(fair.code)).record)
    assert len(standings.rows) == 3


async def test_the_organiser_ends_removes_and_hands_over(app: Application, clock: FakeClock) -> None:
    fair = await begun(app, clock, *PEOPLE)
    seen = await app.fairs.find(fair.code)
    dora = seen.participant_of(DORA)
    assert dora is not None
    with pytest.raises(NotYourFair):
        await app.fair_entries.remove(fair.code, BEN, dora.number)
    assert len(await app.fair_entries.remove(fair.code, ANNA, dora.number)) == 2
    await app.fair_entries.hand_over(fair.code, ANNA, BEN)
    with pytest.raises(NotYourFair):
        await app.fair_progress.end(fair.code, ANNA)
    progress = await app.fair_progress.end(fair.code, BEN)
    assert progress.fair.state is FairState.OVER
    assert not await running(app, fair)


async def test_whoever_manages_the_server_can_do_it_too(app: Application) -> None:
    fair = await open_fair(app, BEN)
    progress = await app.fair_progress.end(fair.code, CARL, is_manager=True)
    assert progress.fair.state is FairState.CALLED_OFF


async def test_who_has_lost_on_time_has_no_reserve_left(app: Application, clock: FakeClock) -> None:
    fair = await begun(app, clock, *PEOPLE, games_at_once=1)
    [match, _] = await running(app, fair)
    slow = match.user_to_move or 0
    clock.forward(DAY)
    await app.deadlines.sweep()
    assert (await fresh(app, match)).reserve_ends == clock.now() + RESERVE
    clock.forward(RESERVE)
    await app.deadlines.sweep()
    assert (await fresh(app, match)).state is State.OVER
    mine = (await app.fairs.find(fair.code)).participant_of(slow)
    assert mine is not None
    assert mine.reserve == 0


async def test_a_fair_that_begins_late_has_as_much_time(app: Application, clock: FakeClock) -> None:
    """The bot could not see to it at once."""
    fair = await open_fair(app, *PEOPLE)
    clock.forward(GATHERING + 20 * DAY)
    await app.fair_progress.go_on(fair.code)
    assert (await app.fairs.find(fair.code)).record.ends == clock.now() + 14 * DAY
    assert await running(app, fair)
