"""My style: judged when asked for, once, and stored at once; of one's own moves and of nobody else's."""

from dataclasses import replace
from random import Random

import pytest

from ai.analysis import ENOUGH_ROUNDS, grade
from ai.habits import Habit
from bot.application import Application
from bot.archive.jobs import JobKey
from bot.archive.my_style import CURVE, FEWEST_GAMES, GAMES, STYLE
from bot.errors import TooManyJobs
from bot.match.model import DealOf, Pace, Position
from bot.match.visibility import Onlooker
from bot.store import judged_rounds
from tests.bot.store.life_of_styles import STYLE as JUDGED
from tests.bot.store.life_of_styles import look_at_style, styles_of
from tests.bot.world import (
    ANNA,
    BEN,
    CARL,
    PLACE,
    PRACTICE,
    SINGLE,
    FakeClock,
    all_rows,
    one_move,
    opponent_of,
    play_random,
    played_and_resigned,
    practised_and_resigned,
    start_match,
)


def nobody(_: int, __: int) -> None:
    """Hears nothing."""


async def finish(app: Application, clock: FakeClock, games: int, opponent: int = BEN) -> list[str]:
    """So many games of Anna's, one after the other."""
    codes = []
    for _ in range(games):
        clock.forward(60)
        codes.append((await played_and_resigned(app, ANNA, opponent)).code)
    return codes


async def test_a_round_is_judged_by_a_worker_as_in_its_turning_points(app: Application, clock: FakeClock) -> None:
    [code] = await finish(app, clock, 1)
    heard: list[tuple[int, int]] = []
    style = await app.styles.of(ANNA, lambda *share: heard.append(share))
    assert heard[-1] == (3, 3)
    rounds = await app.open_rounds.open(code, Onlooker.at(ANNA, PLACE))
    analysis = await app.analyses.turning_points(rounds, 1, ANNA, nobody)
    assert style.grade is None, "a single round is no grade of a player"
    live = [move for move in analysis.moves if move.seat == 0 and move.is_live]
    assert style.moves == len(live)
    stored = (await judged_rounds.of_matches(app.db, ANNA, [code]))[code][1]
    assert stored.graded.grade == grade(analysis.moves, 0)
    assert [choice.ply for choice in stored.choices] == [move.ply for move in live]
    events = rounds.round(1).events
    assert all(choice.played == events[choice.ply - 1].move for choice in stored.choices)
    assert not await judged_rounds.of_matches(app.db, BEN, [code]), "he has not asked"


async def test_what_is_stored_is_what_was_judged(app: Application, clock: FakeClock) -> None:
    [code] = await finish(app, clock, 1)
    await look_at_style(app, ANNA)
    assert await judged_rounds.of_matches(app.db, ANNA, [code]) == {code: {1: JUDGED}}
    assert await judged_rounds.of_matches(app.db, ANNA, []) == {}
    [exported] = await judged_rounds.export_of(app.db, ANNA)
    assert exported["choices"].split()[0] == "3/24/-LL/+K/0.125"


async def test_it_takes_enough_games_of_ones_own(app: Application, clock: FakeClock) -> None:
    styles, _ = styles_of(app)
    assert await styles.missing_games(ANNA) == FEWEST_GAMES
    await finish(app, clock, FEWEST_GAMES - 2)
    await practised_and_resigned(app, ANNA)
    assert await styles.missing_games(ANNA) == 1
    await finish(app, clock, 2, CARL)
    assert await styles.missing_games(ANNA) == await styles.missing_games(12345) - FEWEST_GAMES == 0


async def test_who_is_interrupted_goes_on_where_they_were(app: Application, clock: FakeClock) -> None:
    codes = await finish(app, clock, 3)
    styles, jobs = styles_of(app)
    jobs.fails_at, jobs.fault = 2, TooManyJobs()
    with pytest.raises(TooManyJobs):
        await styles.of(ANNA, nobody)
    assert not await styles.is_judged(ANNA)
    jobs.fails_at, heard = None, list[tuple[int, int]]()
    await styles.of(ANNA, lambda *share: heard.append(share))
    assert jobs.asked == [JobKey(STYLE, code, 1, seat=0) for code in codes], "each once, the oldest first"
    assert heard == [(1, 2), (2, 2)]
    assert await styles.is_judged(ANNA)
    [another] = await finish(app, clock, 1)
    await styles.of(ANNA, nobody)
    assert [key.code for key in jobs.asked] == [*codes, another], "of the new game only"


async def test_one_bar_is_about_all_rounds(app: Application, clock: FakeClock) -> None:
    await finish(app, clock, 2)
    heard: list[tuple[int, int]] = []
    await styles_of(app)[0].of(ANNA, lambda *share: heard.append(share))
    assert heard == [(1, 4), (2, 4), (3, 4), (4, 4)]


async def test_only_the_latest_games_are_judged_and_of_earlier_ones_the_grade_is_remembered(
    app: Application, clock: FakeClock
) -> None:
    first = await finish(app, clock, 3)
    await look_at_style(app, ANNA)
    later = await finish(app, clock, GAMES)
    styles, jobs = styles_of(app)
    style = await styles.of(ANNA, nobody)
    assert [key.code for key in jobs.asked] == later
    assert (style.games, style.rounds, style.moves) == (GAMES, GAMES, GAMES * 8)
    assert len(style.grades) == len(style.lately) == GAMES + len(first)
    await finish(app, clock, CURVE - GAMES)
    style = await styles.of(ANNA, nobody)
    assert len(style.grades) == CURVE


async def test_the_grade_needs_enough_rounds_that_were_open_and_says_how_sure_it_is(
    app: Application, clock: FakeClock
) -> None:
    codes = await finish(app, clock, ENOUGH_ROUNDS - 1)
    assert (await look_at_style(app, ANNA)).grade is None
    codes += await finish(app, clock, 1)
    style = await look_at_style(app, ANNA)
    assert (style.grade, style.margin) == (JUDGED.graded.grade, 0), "all rounds are the same"
    await app.db.execute("UPDATE judged_rounds SET lost = 2 * lost WHERE match = ?", codes[0])
    assert (await look_at_style(app, ANNA)).margin > 0
    await app.db.execute("UPDATE judged_rounds SET lost = 3 * stakes WHERE match = ?", codes[0])
    assert (await look_at_style(app, ANNA)).grade is None, "they differ too much"
    await app.db.execute("UPDATE judged_rounds SET lost = 0 WHERE match = ?", codes[0])
    assert (await look_at_style(app, ANNA)).grade is not None
    await app.db.execute("UPDATE judged_rounds SET choices = '' WHERE match = ?", codes[0])
    assert (await look_at_style(app, ANNA)).grade is None, "a round in which nothing could be decided does not count"


async def test_the_favourite_mistake_comes_with_its_worst_example(app: Application, clock: FakeClock) -> None:
    codes = await finish(app, clock, GAMES)
    style = await look_at_style(app, ANNA)
    assert style.favourite
    assert style.favourite.habit is Habit.EARLY_SALES
    assert style.favourite.times == 2 * GAMES
    assert style.example == (codes[-1], Position(1, 3))
    assert style.early is None, "too few moves"
    assert style.late
    assert style.late.moves == 6 * GAMES


async def test_moves_of_a_merchant_in_ones_place_and_of_the_lesson_are_not_ones_own(
    app: Application, clock: FakeClock, rng: Random
) -> None:
    lesson = await app.challenges.learn(ANNA, PLACE)
    await app.endings.resign(lesson.code, ANNA)
    match = await start_match(app, pace=Pace.HOUR)
    absent = match.user_to_move or 0
    clock.forward(3600)
    await app.deadlines.sweep()
    await app.stewards.begin(match.code, opponent_of(match, absent))
    turn = await app.computer_turns.claim(match.code)
    assert turn
    await app.computer_turns.play(turn, turn.view.legal_moves()[0])
    await app.stewards.take_back(match.code, absent)
    await app.endings.resign(match.code, absent)
    styles, jobs = styles_of(app)
    for person in (absent, opponent_of(match, absent)):
        await styles.of(person, nobody)
    assert {(key.code, key.seat) for key in jobs.asked} <= {(match.code, match.seat_of(opponent_of(match, absent)))}


async def test_a_deal_that_was_seen_before_is_none_of_ones_games(app: Application, rng: Random) -> None:
    match = await start_match(app, options=SINGLE)
    await play_random(app, match, rng)
    tried = await app.tried_deals.begin(Onlooker.at(CARL, PLACE), DealOf(match.code, 1), 0, None)
    for _ in range(2):
        tried = await one_move(app, tried, Random(2))
    await app.endings.resign(tried.code, CARL)
    assert tried.have_both_moved
    assert not await styles_of(app)[0].has_games(CARL)


async def test_a_round_without_a_move_of_ones_own_asks_no_worker(app: Application) -> None:
    match = await start_match(app)
    while match.round == 1:
        [moved] = await play_random(app, match, Random(1), moves=1)
        match = moved.match
    resigned = match.user_to_move or 0
    await app.endings.resign(match.code, resigned)
    styles, jobs = styles_of(app)
    style = await styles.of(resigned, nobody)
    assert [key.round_number for key in jobs.asked] == [1]
    assert (style.rounds, style.moves) == (2, 8)
    assert await styles.is_judged(resigned)


async def test_a_game_in_which_one_has_not_moved_is_none(app: Application) -> None:
    match = await start_match(app)
    await play_random(app, match, Random(1), moves=1)
    await app.endings.resign(match.code, match.user_to_move or 0)
    for person in (ANNA, BEN):
        assert not await styles_of(app)[0].has_games(person)


async def test_what_an_earlier_judge_has_said_does_not_count(app: Application, clock: FakeClock) -> None:
    await finish(app, clock, 2)
    await look_at_style(app, ANNA)
    await app.db.execute("UPDATE judged_rounds SET judge = 0")
    styles, jobs = styles_of(app)
    assert not await styles.is_judged(ANNA)
    await styles.of(ANNA, nobody)
    assert len(jobs.asked) == 2
    assert len(await judged_rounds.export_of(app.db, ANNA)) == 2, "it was replaced"


async def test_it_stays_when_the_opponent_is_erased_and_goes_with_oneself(app: Application, clock: FakeClock) -> None:
    await finish(app, clock, 6)
    before = await look_at_style(app, ANNA)
    await look_at_style(app, BEN)
    await app.personal_data.erase(BEN)
    assert await look_at_style(app, ANNA) == before
    rows = (await all_rows(app.db))["judged_rounds"]
    assert len(rows) == 6
    assert str(BEN) not in str(rows)
    await app.personal_data.erase(ANNA)
    assert (await all_rows(app.db))["judged_rounds"] == []


async def test_nothing_is_stored_of_who_is_erased_while_being_judged(app: Application, clock: FakeClock) -> None:
    await finish(app, clock, 3)
    styles, jobs = styles_of(app)
    judge = jobs.result

    async def judge_and_erase(*arguments: object) -> object:
        await app.personal_data.erase(ANNA)
        return await judge(*arguments)  # type: ignore[arg-type]

    jobs.result = judge_and_erase  # type: ignore[method-assign, assignment]
    await styles.of(ANNA, nobody)
    assert len(jobs.asked) == 1
    assert (await all_rows(app.db))["judged_rounds"] == []


async def test_practice_counts_with_hints_and_without(app: Application) -> None:
    for terms in (PRACTICE, replace(PRACTICE, has_hints=True)):
        match = await app.challenges.practise(ANNA, None, terms)
        for _ in range(2):
            match = await one_move(app, match, Random(2))
        await app.endings.resign(match.code, ANNA)
    styles, jobs = styles_of(app)
    await styles.of(ANNA, nobody)
    assert len(jobs.asked) == 2


async def test_deals_that_were_tried_push_no_game_out(app: Application, clock: FakeClock, rng: Random) -> None:
    match = await start_match(app, (BEN, CARL), SINGLE)
    await play_random(app, match, rng)
    await finish(app, clock, FEWEST_GAMES)
    clock.forward(60)
    for _ in range(CURVE):
        tried = await app.tried_deals.begin(Onlooker.at(ANNA, PLACE), DealOf(match.code, 1), 1, None)
        for _ in range(2):
            tried = await one_move(app, tried, rng)
        await app.endings.resign(tried.code, ANNA)
    assert await styles_of(app)[0].missing_games(ANNA) == 0
