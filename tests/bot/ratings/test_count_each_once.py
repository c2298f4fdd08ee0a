"""The record book against hand-made histories: booked once, in order, and the same when written anew."""

import asyncio
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.__main__ import main
from bot.application import Application
from bot.errors import NothingBooked
from bot.match.model import Level, Place, Terms
from bot.ratings.glicko import PERIOD, Encounter, Rating, rate
from bot.ratings.tallies import EVERYWHERE, median_reply, season_of, step_of
from bot.store.record_book import REBUILT
from rules import Length, Options, Sold
from tests.bot.world import (
    ANNA,
    BEN,
    CARL,
    DAY,
    DORA,
    PLACE,
    PRACTICE,
    SINGLE,
    Engine,
    FakeClock,
    application,
    opponent_of,
    play_random,
    practised_and_resigned,
    start_match,
)
from tests.bot.world import played_and_resigned as resign

HOME = PLACE.guild_id or 0


async def contents(app: Application) -> dict[str, list[dict[str, Any]]]:
    """Every row of the book."""
    return {
        table: sorted((dict(row) for row in await app.db.fetch_all(f"SELECT * FROM {table}")), key=repr)
        for table in REBUILT
    }


async def test_ratings_follow_glicko_with_the_weight_of_the_game(app: Application, clock: FakeClock) -> None:
    await resign(app, ANNA, BEN, options=Options(Length.BEST_OF_THREE))
    clock.forward(10 * DAY)
    await resign(app, BEN, ANNA)
    anna, ben = (rate(Rating(), [Encounter(Rating(), score)], periods=0) for score in (1.0, 0.0))
    rest = 10 * DAY
    single = Encounter(ben.after_rest(rest), 0.0, steepness=2 / 3)
    expected = rate(anna, [single], periods=rest / PERIOD)
    standing = (await app.record_book.profile(ANNA, HOME)).standing
    assert standing is not None
    assert standing.glicko == expected
    assert (standing.games, standing.wins) == (2, 1)


async def test_only_rated_games_between_people_are_rated(app: Application, clock: FakeClock) -> None:
    hints = await app.challenges.create(ANNA, BEN, Terms(PLACE, SINGLE, is_rated=False, has_hints=True))
    await app.challenges.accept(hints.code, BEN)
    await app.endings.resign(hints.code, BEN)
    practice = await app.challenges.practise(ANNA, Level.BEGINNER, PRACTICE)
    await app.endings.resign(practice.code, ANNA)
    called_off = await start_match(app)
    await app.endings.cancel(called_off.code, ANNA)
    profile = await app.record_book.profile(ANNA, HOME)
    assert profile.standing is None
    assert (profile.tally.games, profile.tally.wins) == (1, 1), "the unrated game counts as played"
    assert (await app.record_book.leaderboard(HOME)).lines == ()


async def test_a_server_knows_its_own_games_and_everywhere_all_of_them(app: Application) -> None:
    await resign(app, ANNA, BEN)
    await resign(app, ANNA, BEN, Place(901, 1))
    await resign(app, BEN, ANNA, Place(None, 77))
    assert (await app.record_book.profile(ANNA, HOME)).tally.games == 1
    assert (await app.record_book.profile(ANNA, 901)).tally.games == 1
    everywhere = await app.record_book.profile(ANNA)
    assert (everywhere.tally.games, everywhere.tally.wins) == (3, 2)
    assert everywhere.rank is None
    with pytest.raises(NothingBooked):
        await app.record_book.profile(CARL, HOME)
    with pytest.raises(NothingBooked):
        await app.record_book.profile(ANNA, 902)


async def test_tallies_count_what_was_sold(app: Application, clock: FakeClock, rng: Random) -> None:
    match = await start_match(app)
    sold: dict[int, list[int]] = {ANNA: [], BEN: []}
    camel_rounds = {ANNA: 0, BEN: 0}
    rounds = 0
    for moved in await play_random(app, match, rng):
        event = moved.event
        seller = match.players[event.seat].user_id or 0
        if isinstance(event, Sold):
            bonus = event.bonus.value or 0 if event.bonus else 0
            sold[seller].append(sum(event.values) + bonus)
        if moved.result:
            rounds += 1
            for seat, purse in enumerate(moved.result.purses):
                camel_rounds[match.players[seat].user_id or 0] += purse.camel_token > 0
    for user in (ANNA, BEN):
        tally = (await app.record_book.profile(user, HOME)).tally
        assert tally.sales == len(sold[user])
        assert tally.sale_rupees == sum(sold[user])
        assert tally.best_sale == max(sold[user])
        assert tally.best_sale_in == match.code
        assert tally.camel_tokens == camel_rounds[user]
        assert tally.rounds == rounds


async def test_figures_wait_for_a_large_enough_sample(app: Application, rng: Random) -> None:
    await resign(app, ANNA, BEN)
    few = await app.record_book.profile(ANNA, HOME)
    assert few.win_rate == (None, 1)
    assert few.average_sale.value is few.bonus_rate.value is few.camel_rate.value is few.reply.value is None
    assert few.favourite is None
    for _ in range(5):
        await resign(app, ANNA, BEN)
    for _ in range(4):
        await play_random(app, await start_match(app), rng)
    many = await app.record_book.profile(ANNA, HOME)
    assert many.win_rate.sample == 10
    assert many.win_rate.value is not None
    assert many.average_sale.value == many.tally.sale_rupees / many.tally.sales
    assert many.favourite is not None


async def test_reply_times_have_a_middle(app: Application, clock: FakeClock, rng: Random) -> None:
    match = await start_match(app, options=SINGLE)
    while True:
        slow = match.user_to_move == ANNA
        clock.forward(3600 if slow else 20)
        [moved] = await play_random(app, match, rng, moves=1)
        match = moved.match
        if moved.match.outcome:
            break
    reply = (await app.record_book.profile(ANNA, HOME)).reply
    if reply.value is not None:
        assert reply.value == pytest.approx(3600, rel=0.1)
    assert median_reply({step_of(20): 10, step_of(3600): 9}) == pytest.approx(20, rel=0.12)
    for seconds in (0, 1, 7, 100, 5000, 400_000):
        assert median_reply({step_of(seconds): 1}) == pytest.approx(seconds, rel=0.12, abs=1)


async def test_a_rivalry_has_streaks_sales_and_the_closest_match(app: Application, rng: Random) -> None:
    for winner, loser in ((ANNA, BEN), (ANNA, BEN), (BEN, ANNA), (ANNA, BEN), (ANNA, BEN), (ANNA, BEN)):
        await resign(app, winner, loser)
    resigned = await app.record_book.rivalry(BEN, ANNA)
    assert resigned.wins == (1, 5)
    assert (resigned.streak, resigned.longest) == (-3, (1, 3))
    assert resigned.closest is None, "none was played out"
    margins = {}
    for _ in range(3):
        match = await start_match(app, options=SINGLE)
        result = (await play_random(app, match, rng))[-1].result
        assert result
        margins[match.code] = abs(result.purses[0].total - result.purses[1].total)
    played = await app.record_book.rivalry(ANNA, BEN)
    assert played.closest == min(margins.values())
    assert margins[played.closest_in or ""] == played.closest
    assert sum(played.rounds) == 3
    assert (await app.record_book.rivalry(BEN, ANNA)).best_sales == played.best_sales[::-1]


async def test_a_season_keeps_its_final_table(app: Application, clock: FakeClock) -> None:
    first = season_of(clock.now())
    await resign(app, ANNA, BEN)
    before = (await app.record_book.leaderboard(HOME, first)).lines
    clock.forward(100 * DAY)
    second = season_of(clock.now())
    assert second != first
    await resign(app, CARL, ANNA)
    board = await app.record_book.leaderboard(HOME)
    assert board.seasons == (second, first)
    assert (await app.record_book.leaderboard(HOME, first)).lines == before
    assert {line.user_id for line in (await app.record_book.leaderboard(HOME, second)).lines} == {CARL, ANNA}
    assert {line.user_id for line in board.lines} == {ANNA, BEN, CARL}
    assert season_of(1_800_000_000) == "2027-1"
    assert [season_of(1_798_761_600 + shift) for shift in (-1, 0)] == ["2026-4", "2027-1"]


async def test_the_leaderboard_ranks_the_settled_pages_and_leaves_out_who_hides(
    app: Application, clock: FakeClock
) -> None:
    for number in range(12):
        await resign(app, ANNA, 500 + number)
        await resign(app, BEN, 500 + number)
    for friend in (CARL, 500, 501):
        for number in range(10):
            clock.forward(3 * DAY)
            await resign(app, ANNA, friend, options=Options())
            clock.forward(4 * DAY)  # two matches a week: they count in full
            await resign(app, friend, ANNA, options=Options())
            await resign(app, *((BEN, friend) if number % 3 else (friend, BEN)), options=Options())
    board = await app.record_book.leaderboard(HOME, size=5)
    assert [line.rank for line in board.lines[:2]] == [1, 2]
    assert board.lines[2].rank is None, "provisional players stand below, without a place"
    assert board.has_more
    pages = [await app.record_book.leaderboard(HOME, size=5, page=page) for page in range(3)]
    listed = [line.user_id for page in pages for line in page.lines]
    assert len(set(listed)) == len(listed) == 15
    assert not pages[2].has_more
    best = board.lines[0].user_id
    assert (await app.record_book.profile(best, HOME)).rank == 1
    preferences = await app.preferences.of(best)
    await app.preferences.change(best, type(preferences)(**asdict(preferences) | {"is_hidden": True}))
    assert best not in [line.user_id for line in (await app.record_book.leaderboard(HOME)).lines]
    assert (await app.record_book.profile(best, HOME)).rank is None


async def test_every_match_is_booked_exactly_once_whoever_comes(tmp_path: Path, clock: FakeClock) -> None:
    async with application(tmp_path, clock) as app, application(tmp_path, clock, seed=2) as other:
        for _ in range(30):
            await resign(app, ANNA, BEN)
        booked = await asyncio.gather(*(each.match_counter.catch_up() for each in (app, other, app, other)))
        assert sum(booked) == 30
        assert (await app.record_book.profile(ANNA)).tally.games == 30
        numbers = await app.db.fetch_all("SELECT booked FROM matches ORDER BY booked")
        assert [row["booked"] for row in numbers] == list(range(1, 31))


async def test_the_book_written_anew_has_the_same_numbers(app: Application, clock: FakeClock, rng: Random) -> None:
    people = (ANNA, BEN, CARL, DORA)
    for number in range(12):
        one, other = rng.sample(people, 2)
        place = Place(900 + number % 2, 1) if number % 3 else Place(None, 5)
        match = await start_match(app, (one, other), Options(rng.choice(list(Length))), place=place)
        clock.forward(rng.randrange(5 * DAY))
        await play_random(app, match, rng)
        if number % 4 == 0:
            await app.match_counter.catch_up(most=2)
    await practised_and_resigned(app, ANNA)
    await app.match_counter.catch_up()
    before = await contents(app)
    assert all(before.values())
    assert await app.match_counter.rebuild() == 13
    assert await contents(app) == before
    await app.db.execute("DELETE FROM standings")
    await app.db.execute("UPDATE tallies SET games = 99")
    await app.match_counter.rebuild()
    assert await contents(app) == before


async def test_erasing_leaves_opponents_what_they_won_and_no_trace_of_the_person(
    app: Application, clock: FakeClock, rng: Random
) -> None:
    for _ in range(3):
        await play_random(app, await start_match(app, (ANNA, BEN)), rng)
        await play_random(app, await start_match(app, (CARL, ANNA)), rng)
    await practised_and_resigned(app, BEN)
    running = await start_match(app, (BEN, ANNA))
    [moved] = await play_random(app, running, rng, moves=1)
    exported = await app.personal_data.export(BEN)
    assert exported["record_book"]["rivalries"] == [], "nothing is booked before somebody opens the book"
    await app.match_counter.catch_up()
    book = (await app.personal_data.export(BEN))["record_book"]
    assert {row["scope"] for row in book["tallies"]} == {EVERYWHERE, HOME}
    assert all(book[table] for table in REBUILT)
    before = await app.record_book.profile(ANNA, HOME)
    await app.personal_data.erase(BEN)
    for table, rows in (await contents(app)).items():
        for row in rows:
            assert BEN not in (row.get("user_id"), row.get("user1"), row.get("user2")), table
    after = await app.record_book.profile(ANNA, HOME)
    assert after.tally.games == before.tally.games + 1, "the game that Ben gave up by erasing himself counts"
    settled = await contents(app)
    await app.match_counter.rebuild()
    rebuilt = await contents(app)
    assert rebuilt["standings"] == settled["standings"]
    assert rebuilt["rating_changes"] == settled["rating_changes"]
    assert opponent_of(moved.match, BEN) == ANNA


async def test_the_command_line_writes_the_book_anew(
    tmp_path: Path,
    clock: FakeClock,
    engine: Engine,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    async with application(tmp_path, clock) as app:
        for _ in range(3):
            await resign(app, ANNA, BEN)
        before = (await app.record_book.profile(ANNA)).standing
        await app.db.execute("UPDATE standings SET rating = 3000")
        monkeypatch.setenv("JAIPUR_DATABASE", str(engine.place_for(tmp_path)))
        assert await asyncio.to_thread(main, ["ratings", "rebuild"]) == 0
        assert "3 games booked anew" in capsys.readouterr().out
        assert (await app.record_book.profile(ANNA)).standing == before
    monkeypatch.setenv("JAIPUR_DATABASE", str(tmp_path / "none.db"))
    assert await asyncio.to_thread(main, ["ratings", "rebuild"]) == 1
