# ruff: noqa: ASYNC240  # nobody waits for the event loop of a test

import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.application import Application
from bot.match.model import State
from bot.people.preferences import Preferences
from bot.store import migrate
from bot.store.errors import DatabaseNewer, StoreError
from bot.tables.mentions import MentionMode
from bot.tables.old_table_messages import OldTable
from rules.record import read
from tests.bot.fixture import FOLDER as FIXTURES
from tests.bot.world import ANNA, BEN, FakeClock, application, open_challenges, play_random, settings_for, sqlite_of

pytestmark = pytest.mark.sqlite_only

NEWEST = migrate.migrations()[-1].version


def file_of(folder: Path, fixture: Path) -> Path:
    file = folder / "jaipur.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(fixture.read_text(encoding="utf-8"))
        connection.execute(f"PRAGMA user_version = {int(fixture.stem)}")
        connection.commit()
    return file


def schema(file: Path) -> set[tuple[str, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return set(connection.execute("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL"))


def next_folder(tmp_path: Path, script: str) -> Path:
    """The migrations with one more."""
    folder = tmp_path / "migrations"
    shutil.copytree(migrate.FOLDER, folder)
    (folder / f"{NEWEST + 1:04}_next.sql").write_text(script, encoding="utf-8")
    return folder


def test_there_is_a_fixture_of_every_schema() -> None:
    assert [int(path.stem) for path in sorted(FIXTURES.glob("*.sql"))] == list(range(1, NEWEST + 1))


@pytest.mark.parametrize("fixture", sorted(FIXTURES.glob("*.sql")), ids=lambda path: path.stem)
async def test_games_go_on_from_every_earlier_schema(tmp_path: Path, fixture: Path, rng: Random) -> None:
    file = file_of(tmp_path, fixture)
    async with application(tmp_path) as app:
        assert migrate.version_of(file) == NEWEST
        [finished] = (await app.finished.of_person(ANNA)).matches
        assert read(await app.record_files.record(finished.code)).seats == ("Anna", 'Ben "the Camel"')
        [running] = await app.matches.running(ANNA)
        assert running.ply == 7
        [*_, last] = await play_random(app, running, rng)
        assert last.match.state is State.OVER
        assert await app.preferences.of(BEN) == Preferences("fr", dm_notices=True, confirm=False), (
            "as it was when they chose"
        )
        assert len(await open_challenges(app, ANNA)) == 1
        assert not await app.notices.claim_once("once")


@pytest.mark.parametrize("fixture", sorted(FIXTURES.glob("*.sql")), ids=lambda path: path.stem)
def test_an_upgraded_file_has_the_schema_of_a_new_one(tmp_path: Path, fixture: Path) -> None:
    upgraded = file_of(tmp_path, fixture)
    migrate.migrate(upgraded)
    new = tmp_path / "new.db"
    new.touch()
    migrate.migrate(new)
    assert schema(upgraded) == schema(new)


@pytest.mark.parametrize(
    ("alarm", "next_alarm"), [("reminder", "remind"), ("late", "deadline"), ("forfeit", "forfeit"), (None, None)]
)
async def test_the_alarm_of_a_running_game_goes_on_where_it_was(
    tmp_path: Path, alarm: str | None, next_alarm: str | None
) -> None:
    """Schema 5 said `late` of a turn that was not late yet."""
    file, clock = file_of(tmp_path, FIXTURES / "0005.sql"), FakeClock()
    alarm_at = clock.now() + 100 if alarm else None
    deadline = {"reminder": clock.now() + 150, "late": alarm_at, "forfeit": clock.now() - 3500}.get(alarm or "")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(
            "UPDATE matches SET pace = 3600, alarm = ?, alarm_at = ?, deadline = ? WHERE state = 'running' AND ply = 7",
            (alarm, alarm_at, deadline),
        )
        connection.commit()
    async with application(tmp_path, clock) as app:
        [match] = await app.matches.running(ANNA)
        row = await app.db.fetch_one("SELECT next_alarm, alarm_at FROM matches WHERE code = ?", match.code)
        assert row
        assert tuple(row) == (next_alarm, alarm_at)
        assert match.is_late == (alarm == "forfeit")
        assert await app.deadlines.claim_reminders() == []
        assert await app.deadlines.sweep() == []
        clock.forward(100)
        assert len(await app.deadlines.claim_reminders()) == (alarm == "reminder")
        swept = [(one.is_late, one.state) for one in await app.deadlines.sweep()]
        assert swept == {"late": [(True, State.RUNNING)], "forfeit": [(False, State.OVER)]}.get(alarm or "", [])


async def test_games_of_before_have_no_reserve_and_who_wanted_no_mention_gets_none(tmp_path: Path) -> None:
    file, clock = file_of(tmp_path, FIXTURES / "0013.sql"), FakeClock()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE preferences SET pings = FALSE WHERE user_id = ?", (BEN,))
        connection.execute(
            "UPDATE matches SET next_alarm = 'deadline', pace = 3600, deadline = ?, alarm_at = ? WHERE ply = 7",
            (clock.now() + 60, clock.now() + 60),
        )
        connection.commit()
    async with application(tmp_path, clock) as app:
        assert (await app.preferences.of(BEN)).mentions is MentionMode.NEVER
        [match] = await app.matches.running(ANNA)
        assert (match.terms.reserve, match.reserves, match.is_in_reserve) == (0, (0, 0), False)
        [invitation] = await open_challenges(app, ANNA)
        assert invitation.terms.reserve == 0, "it says so"
        clock.forward(60)
        assert [one.is_late for one in await app.deadlines.sweep()] == [True], "as it was agreed"
        clock.forward(3600)
        assert [one.state for one in await app.deadlines.sweep()] == [State.OVER]


async def test_what_was_left_of_tables_and_the_last_presence_are_kept(tmp_path: Path) -> None:
    file, clock = file_of(tmp_path, FIXTURES / "0005.sql"), FakeClock()
    with closing(sqlite3.connect(file)) as connection:
        [code] = connection.execute("SELECT code FROM matches LIMIT 1").fetchone()
        connection.execute("INSERT INTO leftovers VALUES (?, 5, 6, 6, FALSE, 0)", (code,))
        connection.execute("INSERT OR REPLACE INTO hours VALUES ('bot', ?)", (clock.now() - 5000,))
        connection.execute("UPDATE book SET last = 41")
        connection.commit()
    async with application(tmp_path, clock) as app:
        assert await app.old_tables.claim_due(code) == [OldTable(code, 5, 6, 6)]
        assert await app.downtime.mark_present() == 5000
        await app.match_counter.catch_up()
        rows = await app.db.fetch_all("SELECT booked FROM matches WHERE booked IS NOT NULL")
        assert [row["booked"] for row in rows] == [42]


async def test_the_next_migration_runs_once(tmp_path: Path) -> None:
    folder = next_folder(tmp_path, "-- one; more\nCREATE TABLE ratings (\n    user_id BIGINT PRIMARY KEY\n);\n")
    async with application(tmp_path) as app:
        file = sqlite_of(app).file
    assert migrate.migrate(file, folder) == [f"{NEWEST + 1:04}_next"]
    assert migrate.migrate(file, folder) == []
    assert migrate.version_of(file) == NEWEST + 1


async def test_a_failing_migration_leaves_everything_as_it_was(tmp_path: Path) -> None:
    script = "ALTER TABLE people ADD COLUMN age INTEGER;\nDELETE FROM people;\nSELECT * FROM nowhere;\n"
    folder = next_folder(tmp_path, script)
    async with application(tmp_path) as app:
        await app.names.remember(ANNA, "Anna")
        file = sqlite_of(app).file
    before = schema(file)
    with pytest.raises(StoreError, match=f"{NEWEST + 1:04}_next"):
        migrate.migrate(file, folder)
    assert migrate.version_of(file) == NEWEST
    assert schema(file) == before
    async with application(tmp_path) as app:
        assert await app.names.name(ANNA) == "Anna"


async def test_a_newer_file_is_refused_and_left_untouched(tmp_path: Path) -> None:
    async with application(tmp_path) as app:
        file = sqlite_of(app).file
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA user_version = {NEWEST + 1}")
    content, names = file.read_bytes(), sorted(path.name for path in tmp_path.iterdir())
    with pytest.raises(DatabaseNewer, match="newer program"):
        await Application(settings_for(tmp_path)).open()
    assert file.read_bytes() == content
    assert sorted(path.name for path in tmp_path.iterdir()) == names


def test_migrations_are_numbered_without_gaps(tmp_path: Path) -> None:
    (tmp_path / "0002_late.sql").write_text("")
    with pytest.raises(AssertionError, match="gap"):
        migrate.migrations(tmp_path)


def test_migrations_leave_transactions_to_the_runner() -> None:
    for step in migrate.migrations():
        assert not re.search(r"\b(BEGIN|COMMIT|user_version)\b", step.script), step.name
