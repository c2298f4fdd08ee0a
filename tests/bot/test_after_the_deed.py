"""Something is done and saved, and then nothing more can be written: nobody is told that it was not done."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.application import Application
from bot.client import JaipurBot
from bot.store import sqlite_database
from bot.store.errors import DatabaseBusy
from cogs.after_match_change import AfterChange
from cogs.core.request import Interaction
from tests.bot.people.test_erase import files_that_name, live_a_little
from tests.bot.world import ANNA, BEN, TERMS, sqlite_of, start_match

pytestmark = pytest.mark.sqlite_only  # who else writes locks its file


@contextmanager
def somebody_else_writes(app: Application, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """For longer than the bot waits."""
    monkeypatch.setattr(sqlite_database, "BUSY_SECONDS", 0.1)
    with closing(sqlite3.connect(sqlite_of(app).file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


async def test_an_invitation_that_stands_in_the_channel(app: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await app.challenges.create(ANNA, BEN, TERMS)
    with somebody_else_writes(app, monkeypatch):
        await app.challenges.attach_message(made.code, 77)
    await app.challenges.attach_message(made.code, 77)
    assert (await app.challenges.withdraw(made.code, ANNA)).message_id == 77


async def test_a_move_of_who_was_offered_one_tap(app: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    with somebody_else_writes(app, monkeypatch):
        await app.notices.note("user:101:one-tap")
    assert not await app.notices.was_said("user:101:one-tap")
    await app.notices.note("user:101:one-tap")
    await app.notices.note("user:101:one-tap")
    assert await app.notices.was_said("user:101:one-tap")


async def test_a_match_with_a_merchant_whose_table_cannot_be_told(
    app: Application, caplog: pytest.LogCaptureFixture
) -> None:
    async def refuse(_: str) -> None:
        raise DatabaseBusy("somebody else writes")

    tables = cast("Any", SimpleNamespace(tell=refuse, is_left_to_another=lambda _: False))
    match = await start_match(app)
    after = AfterChange(cast("JaipurBot", SimpleNamespace(app=app)), tables, cast("Any", None))
    await after.table_first(match, cast("Interaction", SimpleNamespace()))
    assert "somebody else writes" in caplog.text


async def test_erasing_while_the_log_cannot_be_emptied(
    app: Application, rng: Random, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A disk may be full for the database and have room in its log."""

    async def full(_: object) -> bool:
        fault = sqlite3.OperationalError("database or disk is full")
        fault.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise fault

    await live_a_little(app, rng)
    with monkeypatch.context() as patched:
        patched.setattr(sqlite_database, "_empty_log", full)
        await app.personal_data.erase(ANNA)
    assert await app.names.name(ANNA) is None
    assert "disk is full" in caplog.text
    assert files_that_name(b"Anna the Unique", app) == ["jaipur.db-wal"]
    await app.db.empty_log_if_due()
    assert files_that_name(b"Anna the Unique", app) == []
