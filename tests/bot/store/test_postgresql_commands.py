"""The host's commands with PostgreSQL: backup, restore, export, doctor."""

import asyncio
import os
import shutil
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import asyncpg
import pytest

from bot.application import Application
from bot.settings import Settings
from bot.store import postgresql_backup
from bot.store.errors import DatabaseUnusable
from bot.store.migrate import migrations
from bot.store.postgresql_address import PostgreSQLAddress
from bot.store.postgresql_examination import _examine
from tests.bot.world import SINGLE, FakeClock, all_rows, play_random, start_match
from tests.postgresql import Server

ROOT = Path(__file__).parents[3]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.abcdefghijklmnopqrstuvwxyz_0123456789AB"


async def bot(folder: Path, url: str, *arguments: str, **more: str) -> "subprocess.CompletedProcess[str]":
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "JAIPUR_DATABASE": url, "DISCORD_TOKEN": TOKEN}
    return await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-m", "bot", *arguments],
        cwd=folder,
        env=environment | more,
        capture_output=True,
        text=True,
        timeout=120,
    )


def application_at(url: str) -> Application:
    return Application(Settings.model_validate({"JAIPUR_DATABASE": url}), clock=FakeClock(), rng=Random(1))


@pytest.fixture
async def url(postgresql: Server, rng: Random) -> AsyncIterator[str]:
    """A database with a finished and a running match."""
    made = postgresql.new_database()
    async with application_at(made) as app:
        await play_random(app, await start_match(app, options=SINGLE), rng)
        await play_random(app, await start_match(app), rng, moves=9)
    yield made
    postgresql.drop(made)


async def test_a_backup_is_restored_into_an_empty_database(url: str, postgresql: Server, tmp_path: Path) -> None:
    async with application_at(url) as app:
        before = await all_rows(app.db)
        done = await bot(tmp_path, url, "backup", "jaipur.dump")  # while the bot has it open
    assert done.returncode == 0, done.stderr
    copy = tmp_path / "jaipur.dump"
    assert stat.S_IMODE((await asyncio.to_thread(copy.stat)).st_mode) == 0o600
    refused = await bot(tmp_path, url, "restore", "jaipur.dump")
    assert refused.returncode == 1
    assert "not empty" in refused.stderr
    empty = postgresql.new_database()
    done = await bot(tmp_path, empty, "restore", "jaipur.dump")
    assert done.returncode == 0, done.stderr
    async with application_at(empty) as app:
        after = await all_rows(app.db)
    assert after.pop("notices") == [("restored", 0)], "the next start tells every table anew"
    before.pop("notices")
    assert after == before
    assert await asyncio.to_thread(os.listdir, tmp_path) == ["jaipur.dump"], "nothing is left lying about"
    postgresql.drop(empty)


async def test_a_backup_whose_matches_cannot_be_replayed_becomes_no_database(
    url: str, postgresql: Server, tmp_path: Path
) -> None:
    async with application_at(url) as app:
        await app.db.execute("UPDATE moves SET move = ? WHERE ply = 1", "-DDDDDDD")
    assert (await bot(tmp_path, url, "backup", "jaipur.dump")).returncode == 0
    empty = postgresql.new_database()
    done = await bot(tmp_path, empty, "restore", "jaipur.dump")
    assert done.returncode == 1
    assert "cannot be replayed" in done.stderr
    export = await bot(tmp_path, empty, "export", "--all", "records")
    assert export.returncode == 1
    assert "not restored to the end" in export.stderr
    postgresql.drop(empty)


async def test_what_is_no_backup_is_refused(postgresql: Server, tmp_path: Path) -> None:
    await asyncio.to_thread((tmp_path / "no.dump").write_text, "no backup")
    empty = postgresql.new_database()
    done = await bot(tmp_path, empty, "restore", "no.dump")
    assert done.returncode == 1
    assert len(done.stderr.strip().splitlines()) == 1
    postgresql.drop(empty)


async def test_without_pg_dump_it_says_what_to_install(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:

    monkeypatch.setattr(shutil, "which", lambda _: None)
    monkeypatch.setattr(postgresql_backup, "FOLDERS", tmp_path)
    with pytest.raises(DatabaseUnusable, match="postgresql-client"):
        postgresql_backup.backup(PostgreSQLAddress("postgresql://localhost/jaipur"), tmp_path / "jaipur.dump")


async def test_export_writes_the_records(url: str, tmp_path: Path) -> None:
    done = await bot(tmp_path, url, "export", "--all", "records")
    assert done.stdout == "1 record in records\n", done.stderr


async def test_the_doctor_counts_the_connections_of_others(url: str, postgresql: Server) -> None:
    """Whose kind an ordinary user does not see."""
    postgresql.run("CREATE ROLE plain LOGIN")
    name = url.partition("@/")[2].partition("?")[0]
    others = [await asyncpg.connect(url) for _ in range(5)]
    for limits, are_enough in ((50, True), (10, False), (-1, True)):
        postgresql.run(f"ALTER DATABASE {name} CONNECTION LIMIT {limits}")
        found = dict(await _examine(PostgreSQLAddress(url.replace("jaipur@", "plain@"))))
        [(said, advice)] = [(says, advice) for says, advice in found.items() if "connections are used" in says]
        assert (advice is None) == are_enough, said
        assert int(said.split()[0]) >= 6, said
    for one in others:
        await one.close()


async def test_the_doctor_looks_at_the_server(url: str, postgresql: Server, tmp_path: Path) -> None:
    said = (await bot(tmp_path, url, "doctor")).stdout
    for words in ("PostgreSQL 1", "lets us make tables", "UTF8", "s apart", "connections are used", "does not leave"):
        assert words in said
    assert f"its schema is {migrations()[-1].version}" in said
    assert "FAULT  database: fsync is off" in said, "the tests' server is made for speed"
    postgresql.run("CREATE ROLE guest LOGIN CONNECTION LIMIT 5 PASSWORD 'geheim'")
    said = (await bot(tmp_path, url.replace("jaipur@", "guest:geheim@"), "doctor")).stdout
    assert "GRANT CREATE" in said
    assert "raise max_connections" in said
    assert "geheim" not in said
    gone = await bot(tmp_path, "postgresql://jaipur:geheim@127.0.0.1:1/jaipur", "doctor")
    assert gone.returncode == 1
    assert "cannot be reached" in gone.stdout
    assert "geheim" not in gone.stdout
