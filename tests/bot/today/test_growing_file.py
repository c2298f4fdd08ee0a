"""An update with more days: whatever was played keeps its positions, and every pass through the file follows the one
before."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path

import pytest

from ai.exercises.files import DAYS, STALLS, Days, stall_name
from bot.application import Application
from bot.clock import Clock
from bot.store.one_time_notices import claim
from bot.today.attempts import ENOUGH, Attempt
from bot.today.day_numbers import DAY, begins, ends
from bot.today.file_lengths import LENGTH
from tests.bot.today.test_attempts import worst
from tests.bot.world import ANNA, BEN, FakeClock, settings_for

SHORT, LONG = 20, 70


@pytest.fixture
def files(tmp_path: Path) -> dict[int, Path]:
    """The file as it was with so many days, and as it is after an update."""
    lines = DAYS.read_text(encoding="ascii").splitlines(keepends=True)
    found = {length: tmp_path / f"{length}.tsv" for length in (SHORT, LONG)}
    for length, path in found.items():
        path.write_text("".join(lines[: length * STALLS]), encoding="ascii")
    return found


@asynccontextmanager
async def running(folder: Path, path: Path, clock: Clock) -> AsyncIterator[Application]:
    """The bot, started with this file of days."""
    async with Application(settings_for(folder), clock=clock, days=Days(path)) as app:
        await app.today.note_file()
        yield app


def positions(app: Application, *days: int) -> list[object]:
    return [(app.today.exercise(day, stall), app.today.before_exchange(day)) for day in days for stall in (1, 2, 3)]


async def test_what_was_played_past_the_end_keeps_its_positions(
    tmp_path: Path, files: dict[int, Path], clock: FakeClock
) -> None:
    """Of the best moves that people chose there, every third is legal in the new position, too, and would be judged
    by that."""
    played = range(SHORT - 3, 3 * SHORT + 3)
    async with running(tmp_path, files[SHORT], clock) as app:
        for day in played:
            clock.time = begins(day)
            for person in (ANNA, BEN):
                await app.today.open(person, day)
                for stall in (1, 2, 3):
                    move = worst(app, day, stall) if person == BEN else app.today.exercise(day, stall).best
                    await app.today.choose(person, day, stall, move)
        clock.time = ends(played[-1]) - 60
        before = positions(app, *played)
        scores = [app.today.score(await found(app, person, day)) for person in (ANNA, BEN) for day in played]
    async with running(tmp_path, files[LONG], clock) as app:
        assert positions(app, *played) == before
        again = [app.today.score(await found(app, person, day)) for person in (ANNA, BEN) for day in played]
        assert again == scores
        assert [score.grade for score in again[: len(played)]] == [100] * len(played)
        clock.forward(DAY)
        await app.today.open_now(ANNA)
        assert positions(app, *played) == before, "the next day has begun"


async def found(app: Application, person: int, day: int) -> Attempt:
    attempt = await app.today.find(person, day)
    assert attempt
    return attempt


async def test_how_everybody_chose_is_still_told_of_such_a_day(
    tmp_path: Path, files: dict[int, Path], clock: FakeClock
) -> None:
    long, short = Days(files[LONG]), Days(files[SHORT])
    day = next(day for day in range(SHORT + 1, LONG) if short.stalls(day)[0].best not in long.stalls(day)[0].chances)
    clock.time = begins(day)
    async with running(tmp_path, files[SHORT], clock) as app:
        best = app.today.exercise(day, 1).best
        for person in range(ENOUGH):
            await app.today.open(person, day)
            await app.today.choose(person, day, 1, best)
    async with running(tmp_path, files[LONG], clock) as app:
        assert await app.today.choices_of_all(day, 1) == {best: ENOUGH}


async def test_new_days_come_from_tomorrow_on_and_are_those_of_everybody(
    tmp_path: Path, files: dict[int, Path], clock: FakeClock
) -> None:
    """Also where the file grew in time, nothing is late: a day of its own is the same in a file of any length."""
    for updated in (SHORT - 10, SHORT + 10):
        folder = tmp_path / str(updated)
        folder.mkdir()
        clock.time = begins(1)
        async with running(folder, files[SHORT], clock):
            pass
        clock.time = begins(updated) + 3600
        async with running(folder, files[LONG], clock) as app:
            new = [day for day in range(1, LONG + 1) if day <= SHORT or day > updated]
            assert [app.today.exercise(day, 2) for day in new] == [Days(files[LONG])[stall_name(day, 2)] for day in new]
            assert {app.today.before_exchange(day) for day in new} == {None}


async def test_a_bot_that_is_new_has_the_whole_file_from_the_first_day_on(
    tmp_path: Path, files: dict[int, Path], clock: FakeClock
) -> None:
    clock.time = begins(LONG // 2)
    async with running(tmp_path, files[LONG], clock) as app:
        assert positions(app, LONG - 1, LONG, LONG + 1) == [
            (Days(files[LONG])[stall_name(day, stall)], 1 if day > LONG else None)
            for day in (LONG - 1, LONG, LONG + 1)
            for stall in (1, 2, 3)
        ]


async def test_an_older_bot_that_comes_back_has_what_it_has(
    tmp_path: Path, files: dict[int, Path], clock: FakeClock
) -> None:
    clock.time = begins(1)
    for length in (SHORT, LONG, SHORT, LONG):
        async with running(tmp_path, files[length], clock) as app:
            clock.forward(3 * DAY)
            days = range(1, length + 1)
            assert [app.today.exercise(day, 3).name for day in days] == [stall_name(day, 3) for day in days]
            assert app.today.exercise(10 * LONG, 3)


async def test_every_pass_says_which_day_it_repeats(tmp_path: Path, files: dict[int, Path], clock: FakeClock) -> None:
    clock.time = begins(1)
    async with running(tmp_path, files[SHORT], clock) as app:
        passes = [[app.today.exercise(day, 1) for day in (1, 1 + SHORT, 1 + 2 * SHORT, 1 + 3 * SHORT)]]
        for one in passes:
            for before, after in pairwise(one):
                assert before.view != after.view
                assert sorted(before.chances.values()) == sorted(after.chances.values())
        told = [app.today.before_exchange(day) for day in (SHORT, SHORT + 1, 2 * SHORT, 2 * SHORT + 1, 3 * SHORT + 1)]
        assert told == [None, 1, SHORT, SHORT + 1, 2 * SHORT + 1]


async def test_a_day_that_was_another_one_here_is_not_named(
    tmp_path: Path, files: dict[int, Path], clock: FakeClock
) -> None:
    """Where the file grew late, some of its days never were here: when they come, exchanged, nothing is before."""
    clock.time = begins(1)
    async with running(tmp_path, files[SHORT], clock):
        pass
    clock.time = begins(SHORT + 10)
    async with running(tmp_path, files[LONG], clock) as app:
        assert app.today.before_exchange(LONG + SHORT) == SHORT
        assert app.today.before_exchange(LONG + SHORT + 5) is None
        assert app.today.before_exchange(LONG + SHORT + 11) == SHORT + 11


async def test_it_is_noted_once(tmp_path: Path, files: dict[int, Path], clock: FakeClock) -> None:
    async with running(tmp_path, files[SHORT], clock) as app:
        await app.today.note_file()
        assert not await claim(app.db, f"{LENGTH}{SHORT}", clock.now(), -1)
