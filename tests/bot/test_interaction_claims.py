"""Two processes hear the same click: two applications on one database."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.application import Application
from bot.interaction_claims import KEPT
from bot.people.preferences import Preferences
from bot.store.errors import ClaimedElsewhere, DatabaseFull
from tests.bot.world import ANNA, BEN, FakeClock, application, sqlite_of

CLICK = 380_000_000 * 1000 << 22  # an id of 2027


async def test_the_second_process_neither_answers_nor_writes(tmp_path: Path) -> None:
    async with application(tmp_path) as first, application(tmp_path) as second:

        async def click(app: Application) -> bool:
            if not await app.interaction_claims.begin(CLICK).may_answer():
                with pytest.raises(ClaimedElsewhere):
                    await app.blocks.unblock(ANNA, BEN)
                return False
            await app.blocks.block(ANNA, BEN)
            return True

        answered = await asyncio.gather(asyncio.create_task(click(first)), asyncio.create_task(click(second)))
        assert sorted(answered) == [False, True]
        assert await first.blocks.blocked_by(ANNA) == [BEN]


async def test_what_a_click_starts_is_bound_by_its_claim_too(tmp_path: Path) -> None:
    async with application(tmp_path) as first, application(tmp_path) as second:
        assert await first.interaction_claims.begin(CLICK).may_answer()
        second.interaction_claims.begin(CLICK)
        with pytest.raises(ClaimedElsewhere):
            await asyncio.create_task(second.preferences.change(ANNA, Preferences(confirm=False)))


@pytest.mark.sqlite_only
async def test_reading_goes_on_while_nothing_can_be_written(app: Application, tmp_path: Path) -> None:
    with closing(sqlite3.connect(sqlite_of(app).file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        claim = app.interaction_claims.begin(CLICK)
        assert await claim.may_answer()
        assert not claim.stands
        other.execute("ROLLBACK")
        await claim.check()
        assert claim.stands


async def test_where_a_claim_cannot_be_written_nothing_is(app: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object) -> bool:
        raise DatabaseFull("no room")

    monkeypatch.setattr("bot.store.claimed_interactions.claim", full)
    claim = app.interaction_claims.begin(CLICK)
    assert await claim.may_answer(), "who only reads is served"
    with pytest.raises(DatabaseFull):
        await app.blocks.block(ANNA, BEN)


async def test_claims_are_forgotten_an_hour_later_by_the_clock_of_discord(app: Application, clock: FakeClock) -> None:
    """Ours may be wrong, also by days."""

    async def click(seconds: int = 0) -> bool:
        return await app.interaction_claims.begin(CLICK + (seconds * 1000 << 22)).may_answer()

    assert await asyncio.create_task(click())
    clock.forward(24 * KEPT)
    await app.interaction_claims.forget_old()
    assert not await asyncio.create_task(click())
    assert await asyncio.create_task(click(KEPT))
    await app.interaction_claims.forget_old()
    assert not await asyncio.create_task(click())
    assert await asyncio.create_task(click(KEPT + 1))
    await app.interaction_claims.forget_old()
    assert await asyncio.create_task(click())
    assert not await asyncio.create_task(click(KEPT + 1))
