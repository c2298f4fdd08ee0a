"""One attempt a day, wherever it was begun; what counts and what is practice; the figures."""

import asyncio
from random import Random

import pytest

from bot.application import Application
from bot.errors import DayNotOpened, NoSuchDay
from bot.store.today_attempts import COLUMNS, STALLS
from bot.today.attempts import ENOUGH
from bot.today.day_numbers import DAY, FIRST_MIDNIGHT, HOUR, begins, closes, day_at, ends
from rules import IllegalMove, Move, parse
from tests.bot.world import ANNA, BEN, FakeClock

MINUTE = 60


async def play(app: Application, user: int, day: int, stalls: int = STALLS, rng: Random | None = None) -> None:
    """Open a day and choose at so many stalls: the best, or whatever comes."""
    await app.today.open(user, day)
    for stall in range(1, stalls + 1):
        exercise = app.today.exercise(day, stall)
        await app.today.choose(user, day, stall, rng.choice(list(exercise.chances)) if rng else exercise.best)


def worst(app: Application, day: int, stall: int) -> Move:
    chances = app.today.exercise(day, stall).chances
    return min(chances, key=chances.__getitem__)


def test_days_change_at_midnight_utc_and_have_numbers_from_one_on() -> None:
    assert day_at(FIRST_MIDNIGHT) == 1
    assert day_at(FIRST_MIDNIGHT + DAY - 1) == 1
    assert day_at(FIRST_MIDNIGHT + DAY) == 2
    assert day_at(FIRST_MIDNIGHT - 10 * DAY) == 1, "a clock that is wrong"
    for day in (1, 214):
        assert (day_at(begins(day)), day_at(ends(day) - 1), day_at(ends(day))) == (day, day, day + 1)
        assert closes(day) == ends(day) + HOUR
        assert begins(day) % DAY == 0


async def test_a_day_is_played_stall_by_stall_and_goes_on_where_it_was(app: Application) -> None:
    day = app.today.day
    attempt = await app.today.open(ANNA, day)
    assert (attempt.next_stall, attempt.counts, attempt.is_finished) == (1, True, False)
    first = app.today.exercise(day, 1).best
    await app.today.choose(ANNA, day, 1, first)
    again = await app.today.open_now(ANNA)  # elsewhere, on another device
    assert (again.choices, again.next_stall) == ((first,), 2)
    for stall in (2, 3):
        again = await app.today.choose(ANNA, day, stall, app.today.exercise(day, stall).best)
    assert again.is_finished
    assert again.next_stall is None
    score = app.today.score(again)
    assert (score.grade, score.counts) == (100, True)
    assert [mark and mark.emoji for mark in score.marks] == ["🟩"] * 3


async def test_there_is_one_try_at_each_stall(app: Application) -> None:
    day = app.today.day
    await app.today.open(ANNA, day)
    chosen = worst(app, day, 1)
    await app.today.choose(ANNA, day, 1, chosen)
    attempt = await app.today.choose(ANNA, day, 1, app.today.exercise(day, 1).best)
    assert attempt.choices == (chosen,)


async def test_of_clicks_at_once_one_counts(app: Application) -> None:
    day = app.today.day
    await asyncio.gather(*(app.today.open(ANNA, day) for _ in range(5)))
    moves = list(app.today.exercise(day, 1).chances)[:5]
    attempts = await asyncio.gather(*(app.today.choose(ANNA, day, 1, move) for move in moves))
    stored = await app.today.find(ANNA, day)
    assert stored
    assert len(stored.choices) == 1
    assert {attempt.choices for attempt in attempts} == {stored.choices}, "everybody is told what counts"


async def test_what_nobody_was_offered_is_refused(app: Application) -> None:
    day = app.today.day
    move = app.today.exercise(day, 1).best
    with pytest.raises(DayNotOpened):
        await app.today.choose(ANNA, day, 1, move)
    for strange in (0, -1, day + 1, 99_999):
        with pytest.raises(NoSuchDay):
            await app.today.open(ANNA, strange)
    await app.today.open(ANNA, day)
    with pytest.raises(DayNotOpened):  # its turn has not come
        await app.today.choose(ANNA, day, 2, app.today.exercise(day, 2).best)
    with pytest.raises(IllegalMove):
        await app.today.choose(ANNA, day, 1, parse("+DGSCP-LLLLL"))
    attempt = await app.today.find(ANNA, day)
    assert attempt
    assert attempt.choices == ()


async def test_what_was_opened_can_be_finished_an_hour_into_the_next_day(app: Application, clock: FakeClock) -> None:
    day = app.today.day
    clock.time = ends(day) - MINUTE
    await play(app, ANNA, day, stalls=1)
    clock.time = closes(day) - 1
    assert (await app.today.open_now(ANNA)).day == day, "a second click goes on where it was"
    await play(app, ANNA, day)
    attempt = await app.today.find(ANNA, day)
    assert attempt
    assert attempt.counts
    assert await app.today.attendance(ANNA, day) == 1
    assert (await app.today.open_now(ANNA)).day == day + 1, "on to today's"
    assert (await app.today.open_now(BEN)).day == day + 1, "who has opened nothing has nothing to finish"


async def test_later_than_that_it_is_practice(app: Application, clock: FakeClock) -> None:
    day = app.today.day
    clock.time = ends(day) - MINUTE
    await play(app, ANNA, day, stalls=2)
    clock.time = closes(day)
    assert (await app.today.open_now(ANNA)).day == day + 1
    await play(app, ANNA, day)
    attempt = await app.today.find(ANNA, day)
    assert attempt
    assert (attempt.is_finished, attempt.counts) == (True, False)
    assert await app.today.attendance(ANNA, day + 1) == 0
    assert await app.today.choices_of_all(day, 1) is None


async def test_a_missed_day_can_be_played_as_practice(app: Application, clock: FakeClock) -> None:
    day = app.today.day
    await play(app, ANNA, day)
    clock.forward(3 * DAY)
    assert (await app.today.missed(ANNA))[:3] == [day + 2, day + 1, day - 1]
    attempt = await app.today.open(ANNA, day + 1)
    assert not attempt.counts
    await play(app, ANNA, day + 1)
    assert day + 1 not in await app.today.missed(ANNA)
    assert await app.today.attendance(ANNA, day + 3) == 1
    assert len(await app.today.missed(ANNA)) <= 25


async def test_no_day_before_the_first_is_missed(app: Application, clock: FakeClock) -> None:
    clock.time = begins(3)
    assert await app.today.missed(ANNA) == [2, 1]
    clock.time = begins(1)
    assert await app.today.missed(ANNA) == []
    assert (await app.today.open_now(ANNA)).day == 1


async def test_five_of_the_last_seven_days(app: Application, clock: FakeClock) -> None:
    first = app.today.day
    for day in range(first, first + 9):
        if day not in (first + 4, first + 6):
            await play(app, ANNA, day)
        clock.forward(DAY)
    assert await app.today.attendance(ANNA, first + 8) == 5
    assert await app.today.attendance(ANNA, first) == 1


async def test_how_everybody_chose_is_told_once_there_are_enough(app: Application) -> None:
    day = app.today.day
    for person in range(ENOUGH - 1):
        await play(app, 1000 + person, day, stalls=1)
    assert await app.today.choices_of_all(day, 1) is None
    other = worst(app, day, 1)
    await app.today.open(ANNA, day)
    await app.today.choose(ANNA, day, 1, other)
    assert await app.today.choices_of_all(day, 1) == {app.today.exercise(day, 1).best: ENOUGH - 1, other: 1}
    assert await app.today.choices_of_all(day, 2) is None
    await app.personal_data.erase(ANNA)
    assert await app.today.choices_of_all(day, 1) is None, "what was erased is counted nowhere"


async def test_past_the_end_of_the_file_it_begins_anew_with_cloth_and_spice_exchanged(app: Application) -> None:
    days = app.today._days
    length = len(days)
    assert app.today.before_exchange(length) is None
    assert app.today.before_exchange(length + 1) == 1
    assert app.today.before_exchange(2 * length) == length
    assert app.today.before_exchange(2 * length + 1) == length + 1, "exchanged once more it is as it was"
    for stall in range(1, STALLS + 1):
        before, after = app.today.exercise(1, stall), app.today.exercise(length + 1, stall)
        assert before.view != after.view
        assert sorted(before.chances.values()) == sorted(after.chances.values())
        assert before.chances == app.today.exercise(2 * length + 1, stall).chances


async def replace_position(app: Application, day: int, *stalls: int) -> None:
    """What was chosen there is a move no more: as after an update that replaced the positions."""
    for stall in stalls:
        column = COLUMNS[stall - 1]
        await app.db.execute(f"UPDATE today_attempts SET {column} = ? WHERE day = ?", "+DGSCP-LLLLL", day)


async def test_a_choice_in_a_position_that_was_replaced_is_not_judged_and_not_counted(app: Application) -> None:
    day = app.today.day
    await app.today.open(ANNA, day)
    for stall in (1, 2, 3):
        await app.today.choose(ANNA, day, stall, worst(app, day, stall))
    before = await app.today.find(ANNA, day)
    assert before
    grades = [one.grade for one in app.today.score(before).judged]
    await replace_position(app, day, 2)
    attempt = await app.today.find(ANNA, day)
    assert attempt
    score = app.today.score(attempt)
    assert [one.grade for one in score.judged] == [grades[0], None, grades[2]]
    assert score.marks[1] is None
    assert score.grade == round(((grades[0] or 0) + (grades[2] or 0)) / 2), "the mean of the others"
    await replace_position(app, day, 1, 3)
    attempt = await app.today.find(ANNA, day)
    assert attempt
    assert app.today.score(attempt).grade is None
    assert await app.today.attendance(ANNA, day) == 1, "they were there"


async def test_choices_in_a_position_that_was_replaced_are_not_among_those_of_all(app: Application) -> None:
    day = app.today.day
    for person in range(ENOUGH):
        await play(app, 1000 + person, day)
    await replace_position(app, day, 1)
    assert await app.today.choices_of_all(day, 1) is None
    assert await app.today.choices_of_all(day, 2)


async def test_erased_in_the_middle_it_has_to_be_opened_again(app: Application) -> None:
    day = app.today.day
    await play(app, ANNA, day, stalls=1)
    await app.personal_data.erase(ANNA)
    with pytest.raises(DayNotOpened):
        await app.today.choose(ANNA, day, 2, app.today.exercise(day, 2).best)
    attempt = await app.today.open(ANNA, day)
    assert attempt.choices == ()
