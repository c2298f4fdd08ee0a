"""Hours in which nobody could move are remembered for a while, by server."""

import pytest

from bot.application import Application
from bot.store.downtime import EVERYWHERE, KEPT, Outage, outages, seconds_away, write_outage
from tests.bot.world import FakeClock


@pytest.mark.parametrize(
    ("known", "away"),
    [
        ([], 0),
        ([(-5, 10), (90, 200)], 20),
        ([(20, 30), (40, 45)], 15),
        ([(20, 60), (30, 40), (50, 70)], 50),
        ([(0, 500)], 100),
        ([(100, 110), (-5, 0), (60, 50)], 0),
    ],
)
def test_seconds_that_nobody_could_use_count_once(known: list[tuple[int, int]], away: int) -> None:
    assert seconds_away([Outage(*one) for one in known], 0, 100) == away


async def test_outages_are_remembered_by_server_and_not_for_ever(app: Application, clock: FakeClock) -> None:
    now = clock.now()
    async with app.db.transaction() as queries:
        for guild_id, began in ((EVERYWHERE, now), (5, now + 1), (55, now + 2)):
            await write_outage(queries, guild_id, began, began + 10)
    assert await outages(app.db, 5, now) == [(now, now + 10), (now + 1, now + 11)]
    assert await outages(app.db, None, now) == [(now, now + 10)]
    assert await outages(app.db, None, now + 11) == []
    async with app.db.transaction() as queries:
        await write_outage(queries, EVERYWHERE, now + KEPT, now + KEPT + 20)
    assert await outages(app.db, None, now) == [(now + KEPT, now + KEPT + 20)]
