"""What is PostgreSQL's own: migrations by many at once, locks by subject, a server that goes away, texts."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import asyncpg
import pytest

from bot.__main__ import main
from bot.application import Application
from bot.errors import Refused
from bot.settings import Settings
from bot.store import postgresql_connections, postgresql_migrate
from bot.store.errors import DatabaseBusy, DatabaseNewer, DatabaseUnreachable, DatabaseUnusable, StoreError
from bot.store.migrate import migrations
from bot.store.postgresql_address import PostgreSQLAddress
from bot.store.postgresql_database import PostgreSQLDatabase
from bot.store.tables import tables
from tests.bot.world import ANNA, PLACE, TERMS, FakeClock, open_challenges, play_random, start_match
from tests.postgresql import Server, running_server

NEWEST = migrations()[-1].version


@pytest.fixture
def empty(postgresql: Server) -> Iterator[PostgreSQLAddress]:
    url = postgresql.new_database()
    yield PostgreSQLAddress(url)
    postgresql.drop(url)


def application_at(address: PostgreSQLAddress, seed: int = 1) -> Application:
    settings = Settings.model_validate({"JAIPUR_DATABASE": address.url})
    return Application(settings, clock=FakeClock(), rng=Random(seed))


async def run(address: PostgreSQLAddress, sql: str) -> None:
    connection = await asyncpg.connect(address.url)
    await connection.execute(sql)
    await connection.close()


async def test_many_who_start_at_once_migrate_once(empty: PostgreSQLAddress) -> None:
    done = await asyncio.gather(*(postgresql_migrate.migrate(empty) for _ in range(8)))
    assert sorted(map(len, done)) == [0] * 7 + [NEWEST]


async def test_both_engines_have_the_same_tables_and_columns(empty: PostgreSQLAddress) -> None:
    await postgresql_migrate.migrate(empty)
    connection = await asyncpg.connect(empty.url)
    rows = await connection.fetch(
        "SELECT table_name, column_name, is_nullable FROM information_schema.columns WHERE table_schema = 'public'"
    )
    indexes = await connection.fetch("SELECT indexname FROM pg_indexes WHERE schemaname = 'public'")
    await connection.close()
    found = {(row["table_name"], row["column_name"]) for row in rows} - {("schema_version", "version")}
    assert found == {(table.name, column) for table in tables() for column in table.columns}
    assert {"matches_running_1", "standings_board", "moves_pkey"} <= {row["indexname"] for row in indexes}


async def test_a_newer_schema_is_refused_and_left_alone(empty: PostgreSQLAddress) -> None:
    await postgresql_migrate.migrate(empty)
    await run(empty, f"UPDATE schema_version SET version = {NEWEST + 1}")
    with pytest.raises(DatabaseNewer, match="newer program"):
        await application_at(empty).open()


async def test_a_database_of_another_program_is_refused(empty: PostgreSQLAddress) -> None:
    await run(empty, "CREATE TABLE theirs (a int)")
    with pytest.raises(DatabaseUnusable, match="another program"):
        await application_at(empty).open()


async def test_a_migration_that_fails_leaves_the_version_before_it(empty: PostgreSQLAddress, tmp_path: Path) -> None:
    (tmp_path / "0001_good.sql").write_text("CREATE TABLE good (a INTEGER PRIMARY KEY) WITHOUT ROWID;\n")
    (tmp_path / "0002_bad.sql").write_text("CREATE TABLE half (a TEXT);\nCREATE TABLE good (a INTEGER);\n")
    with pytest.raises(StoreError, match="0002_bad failed"):
        await postgresql_migrate.migrate(empty, tmp_path)
    connection = await asyncpg.connect(empty.url)
    assert await postgresql_migrate.version_of(connection) == 1
    assert await connection.fetchval("SELECT to_regclass('half')") is None
    await connection.close()


async def test_a_password_is_never_shown() -> None:
    address = PostgreSQLAddress("postgresql://jaipur:geheim@127.0.0.1:1/jaipur?password=geheim&sslmode=disable")
    assert "geheim" not in f"{address} {address!r} {[address]}"
    assert "geheim" not in repr(Settings.model_validate({"JAIPUR_DATABASE": address.url}))
    with pytest.raises(DatabaseUnreachable) as caught:
        await application_at(address).open()
    assert "geheim" not in str(caught.value)
    assert "127.0.0.1:1" in str(caught.value)


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://jaipur:ge/heim@db/jaipur",
        "postgresql://jaipur:12/geheim@db/jaipur",
        "postgresql://jaipur:geheim?x@db/jaipur",
        "postgresql://jaipur:geheim#x@db/jaipur",
        "postgresql://jaipur:geheim@db:port/jaipur",
        "postgresql://jaipur:[geheim@db/jaipur",
    ],
)
def test_an_address_that_cannot_be_read_shows_no_part_of_it(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Where a password holds signs of an address, nobody knows where it ends."""
    assert "heim" not in f"{PostgreSQLAddress(address)} {PostgreSQLAddress(address)!r}"
    with pytest.raises(SystemExit):
        main(["move-database", address, "x.db"])
    said = capsys.readouterr().err
    assert "%2F" in said
    assert "heim" not in said


def test_a_password_with_signs_of_an_address_is_written_in_percents() -> None:
    address = PostgreSQLAddress("postgresql://jaipur:ge%2Fhe%40im@db/jaipur?PASSWORD=x")
    assert address.is_read
    assert address.environment == {"PGPASSWORD": "ge/he@im"}
    assert str(address) == "postgresql://jaipur@db/jaipur"


async def test_a_database_that_cannot_hold_every_name_is_refused(postgresql: Server) -> None:
    for encoding in ("LATIN1", "SQL_ASCII"):
        postgresql.run(f"CREATE DATABASE narrow TEMPLATE template0 ENCODING '{encoding}' LOCALE 'C'")
        with pytest.raises(DatabaseUnusable, match=f"keeps texts as {encoding}.*--encoding UTF8"):
            await application_at(postgresql.address("narrow")).open()
        postgresql.drop(postgresql.url("narrow"))


async def test_limits_hold_when_two_processes_ask_at_once(empty: PostgreSQLAddress) -> None:
    """Counting and then inserting would let more through, if nothing else were locked."""
    async with application_at(empty, 1) as one, application_at(empty, 2) as two:
        asked = [app.challenges.create(ANNA, 1000 + user, TERMS) for user in range(20) for app in (one, two)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(error, Refused) for error in done if isinstance(error, BaseException)), done
        assert len(await open_challenges(one, ANNA)) == 10


async def test_matches_do_not_wait_for_each_other_but_each_for_itself(empty: PostgreSQLAddress) -> None:
    one, two = PostgreSQLDatabase(empty), PostgreSQLDatabase(empty)
    await one.open()
    await two.open()
    async with one.transaction("K7Q2"):
        async with two.transaction("D9W4"), two.transaction(light=True):
            pass
        for about in ((" k7q2 ",), ()):  # the same match, however typed; and whoever wants to be alone
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.3), two.transaction(*about):
                    pass
    async with asyncio.timeout(5), two.transaction("K7Q2"), one.transaction("D9W4"):
        pass
    async with one.transaction():
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.3), two.transaction(light=True):
                pass
    await one.close()
    await two.close()


async def test_who_waits_too_long_is_told_that_it_is_busy(
    empty: PostgreSQLAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(postgresql_connections.SESSION, "lock_timeout", "200ms")
    one = PostgreSQLDatabase(empty)
    await one.open()
    async with one.transaction():
        with pytest.raises(DatabaseBusy):
            async with one.transaction():
                pass
    await one.close()


async def test_texts_are_ordered_by_their_bytes_and_have_no_nul(empty: PostgreSQLAddress) -> None:
    async with application_at(empty) as app:
        for key in ("user:7:a", "user:7;", "user:70:a", "User:7:a"):
            await app.notices.claim_once(key)
        rows = await app.db.fetch_all("SELECT key FROM notices WHERE key >= ? AND key < ?", "user:7:", "user:7;")
        assert [row["key"] for row in rows] == ["user:7:a"]
        await app.db.execute("INSERT INTO codes (code) VALUES (?)", "K\0Q2")
        assert await app.db.fetch_one("SELECT 1 FROM codes WHERE code = ?", "K\0Q2")


async def test_a_cancelled_transaction_is_undone(empty: PostgreSQLAddress) -> None:
    async with application_at(empty) as app:

        async def write_for_long() -> None:
            async with app.db.transaction() as queries:
                await queries.execute("INSERT INTO codes (code) VALUES (?)", "ABCD")
                await queries.fetch_one("SELECT pg_sleep(5)")

        with pytest.raises(TimeoutError):
            await asyncio.wait_for(write_for_long(), 0.3)
        assert await app.db.fetch_all("SELECT * FROM codes") == []
        await start_match(app)


async def test_a_fault_that_somebody_swallowed_is_not_taken_for_a_commit(empty: PostgreSQLAddress) -> None:
    async def write() -> None:
        async with app.db.transaction() as queries:
            await queries.execute("INSERT INTO codes (code) VALUES (?)", "ABCD")
            with suppress(asyncpg.PostgresError):
                await queries.execute("INSERT INTO codes (code) VALUES (?)", "ABCD")

    async with application_at(empty) as app:
        with pytest.raises(DatabaseUnusable, match="nothing was saved"):
            await write()
        assert await app.db.fetch_all("SELECT * FROM codes") == []


async def test_a_server_that_goes_away_is_a_clear_error_and_loses_nothing(tmp_path: Path, rng: Random) -> None:
    with running_server() as server:
        app = application_at(PostgreSQLAddress(server.new_database()))
        async with app:
            match = await start_match(app, place=PLACE)
            played = len(await play_random(app, match, rng, moves=5))
            await asyncio.to_thread(server.stop)
            with pytest.raises(DatabaseUnreachable, match="cannot be reached"):
                await app.matches.find(match.code)
            with pytest.raises(DatabaseUnreachable):
                await app.challenges.create(ANNA, 500, TERMS)
            await asyncio.to_thread(server.start)
            now = await app.matches.find(match.code)
            assert now.ply == played
            await play_random(app, now, rng, moves=3)
