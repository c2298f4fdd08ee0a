"""What processes on one PostgreSQL tell each other, and what follows from it."""

import asyncio
from collections.abc import AsyncIterator
from random import Random

import asyncpg
import pytest

from bot.application import Application
from bot.settings import Settings
from cogs.core.click_limit import ANSWERS, ClickLimit
from cogs.core.errors import TooBusy
from tests.bot.world import ANNA, BEN, TERMS, FakeClock
from tests.postgresql import Server


@pytest.fixture
async def two(postgresql: Server) -> AsyncIterator[tuple[Application, Application]]:
    url = postgresql.new_migrated_database()
    settings = Settings.model_validate({"JAIPUR_DATABASE": url})
    first, second = (Application(settings, clock=FakeClock(), rng=Random(seed)) for seed in (1, 2))
    async with first as one, second as other:
        await both_listen(url)
        yield one, other
    postgresql.drop(url)


async def both_listen(url: str) -> None:
    connection = await asyncpg.connect(url)
    query = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
    async with asyncio.timeout(10):
        while await connection.fetchval(query) < 2:  # noqa: ASYNC110  # nobody tells us
            await asyncio.sleep(0.02)
    await connection.close()


async def test_another_process_hears_it_and_the_teller_does_not(two: tuple[Application, Application]) -> None:
    one, other = two
    heard: asyncio.Queue[tuple[str, ...]] = asyncio.Queue()
    other.others.on("match", lambda *words: heard.put_nowait(("other", *words)))
    one.others.on("match", lambda *words: heard.put_nowait(("one", *words)))
    await one.others.tell("match", "K7Q2")
    assert await asyncio.wait_for(heard.get(), 5) == ("other", "K7Q2")
    await asyncio.sleep(0.2)
    assert heard.empty()


async def test_who_erased_themselves_calls_nobody_through_another_process(
    two: tuple[Application, Application],
) -> None:
    one, other = two
    await one.personal_data.erase(ANNA)
    challenge = await other.challenges.create(ANNA, BEN, TERMS)
    async with asyncio.timeout(5):
        while other.challenges._erased.until(ANNA) is None:  # noqa: ASYNC110  # nobody tells us
            await asyncio.sleep(0.02)
    limit = await other.challenges.claim_call(challenge.code)
    assert limit
    assert limit.reason == "erased"


async def test_whoever_hammers_has_one_budget_in_all_processes(two: tuple[Application, Application]) -> None:
    """Without it they would have the whole budget in each."""
    telling: list[asyncio.Task[None]] = []

    def limit_of(app: Application) -> ClickLimit:
        def tell(user_id: int, answers: int) -> None:
            telling.append(asyncio.create_task(app.others.tell("spent", user_id, answers)))

        limit = ClickLimit(per_minute=1, tell=tell)
        app.others.on("spent", lambda user_id, answers: limit.spent_elsewhere(int(user_id), int(answers)))
        return limit

    limits = [limit_of(app) for app in two]
    answered = 0
    for number in range(4 * ANSWERS):
        try:
            limits[number % 2].spend(ANNA)
            answered += 1
        except TooBusy:
            pass
        await asyncio.sleep(0.01)
    assert ANSWERS - 1 <= answered <= ANSWERS + 6, "some are under way while others come"
    limits[0].spend(BEN)
