"""Nothing can be written, as on a full disk: whatever is only looked at is there all the same."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.application import Application
from bot.store import today_attempts, training
from bot.store.errors import StoreError
from tests.bot.archive.test_my_style import finish
from tests.bot.fairs.test_services import open_fair
from tests.bot.store.life_of_styles import styles_of
from tests.bot.world import ANNA, FakeClock, sqlite_of

pytestmark = pytest.mark.sqlite_only  # who keeps its connections from writing


@asynccontextmanager
async def nothing_is_written(app: Application) -> AsyncIterator[None]:
    """By either connection that writes."""

    async def may_write(number: int) -> None:
        for connection in (sqlite_of(app)._writer, sqlite_of(app)._light):
            assert connection
            await connection.execute(f"PRAGMA query_only = {number}")

    await may_write(1)
    yield
    await may_write(0)


async def test_training_shows_a_position(app: Application) -> None:
    async with nothing_is_written(app):
        shown = (await app.training.next(ANNA)).exercise
        assert (await app.training.next(ANNA)).exercise.name == shown.name, "the nearest to their level"
        with pytest.raises(StoreError):
            await app.training.answer(ANNA, shown.name, shown.best)
    assert (await app.training.next(ANNA)).exercise.name == shown.name
    assert (await app.training.answer(ANNA, shown.name, shown.best)).counts


async def test_training_shows_another_one_where_a_match_is_gone(app: Application) -> None:
    """What comes back cannot be shown any more, and cannot be forgotten now."""
    async with app.db.transaction() as queries:
        await training.write_kept(queries, ANNA, training.KeptExercise("K7Q2.1.14", 0, due=0, chances=(1,)))
    async with nothing_is_written(app):
        assert not (await app.training.next(ANNA)).comes_back
    await app.training.next(ANNA)
    assert await training.find_kept(app.db, ANNA, "K7Q2.1.14") is None


async def test_the_bazaar_of_the_day_opens(app: Application) -> None:
    day = app.today.day
    best = app.today.exercise(day, 1).best
    async with nothing_is_written(app):
        for _ in range(2):
            assert (await app.today.open_now(ANNA)).next_stall == 1
        found = await app.today.find(ANNA, day)
        assert found, "its buttons work"
        with pytest.raises(StoreError):
            await app.today.choose(ANNA, day, 1, best)
        assert (await app.today.open(ANNA, day)).choices == ()
    assert await today_attempts.find(app.db, ANNA, day) is None
    attempt = await app.today.choose(ANNA, day, 1, best)
    assert (attempt.choices, attempt.counts, attempt.opened) == ((best,), True, found.opened)
    assert await today_attempts.find(app.db, ANNA, day) == attempt


async def test_what_could_not_be_opened_in_time_is_practice(app: Application, clock: FakeClock) -> None:
    day = app.today.day
    async with nothing_is_written(app):
        await app.today.open(ANNA, day)
        clock.forward(2 * 24 * 3600)
    for stall in (1, 2, 3):
        attempt = await app.today.choose(ANNA, day, stall, app.today.exercise(day, stall).best)
    assert not attempt.counts


async def test_ones_style_is_shown(app: Application, clock: FakeClock) -> None:
    await finish(app, clock, 2)
    styles, jobs = styles_of(app)
    async with nothing_is_written(app):
        shown = await styles.of(ANNA, lambda _, __: None)
        assert (shown.rounds, shown.grade) != (0, None)
    assert not await styles.is_judged(ANNA), "nothing was stored"
    assert await styles.of(ANNA, lambda _, __: None) == shown
    assert len(jobs.asked) == 2 * shown.rounds
    assert await styles.is_judged(ANNA)


async def test_a_message_of_a_fair_that_is_gone_is_noted_later(app: Application) -> None:
    fair = await open_fair(app)
    assert await app.fair_messages.posted(fair.code, 77)
    async with nothing_is_written(app):
        await app.fair_messages.gone(fair.code, 77)
    await app.fair_messages.gone(fair.code, 77)
    assert (await app.fairs.find(fair.code)).fair.message_id is None
