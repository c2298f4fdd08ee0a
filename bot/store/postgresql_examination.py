"""What `doctor` says of a PostgreSQL server: version, rights, time, connections, and whether the line is encrypted."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from time import time
from typing import Any
from urllib.parse import parse_qs, urlsplit

from bot.store.engines import need_asyncpg
from bot.store.errors import StoreError
from bot.store.migrate import migrations
from bot.store.postgresql_address import PostgreSQLAddress

OLDEST = 13  # of the versions that PostgreSQL's makers still maintained when this was written; tried with 15
OURS = 12  # connections that one process has at most
MOST_SECONDS_APART = 2
RIGHTS = """
    SELECT has_schema_privilege(current_schema(), 'CREATE') AS may_create,
        pg_is_in_recovery() AS is_replica, current_setting('server_version_num')::int / 10000 AS version,
        extract(epoch FROM clock_timestamp())::float8 AS time, current_setting('synchronous_commit') AS committing,
        current_setting('fsync') AS fsync, current_setting('server_encoding') AS encoding
"""
# Of the server, of this user, of this database: how many there may be (below 0: any number) and how many there are.
# An ordinary user does not see what kind of backends others have, only how many.
CONNECTIONS = """
    SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS most,
        (SELECT sum(numbackends) FROM pg_stat_database)::int AS used
    UNION ALL SELECT rolconnlimit, (SELECT count(*) FROM pg_stat_activity WHERE usename = current_user)::int
    FROM pg_roles WHERE rolname = current_user
    UNION ALL SELECT datconnlimit, numbackends
    FROM pg_database d JOIN pg_stat_database USING (datname) WHERE datname = current_database()
"""
LINE = "SELECT ssl, version FROM pg_stat_ssl WHERE pid = pg_backend_pid()"

Found = tuple[str, str | None]  # what it says, and what to do about it; None: all is well


def examine(address: PostgreSQLAddress) -> Iterator[Found]:
    """Changes nothing."""
    yield from asyncio.run(_examine(address))


async def _examine(address: PostgreSQLAddress) -> list[Found]:
    found: list[Found] = []
    try:
        need_asyncpg(address)
        from bot.store.postgresql_connections import connect, end
        from bot.store.postgresql_errors import translated

        with translated(address):
            connection = await connect(address)
            try:
                async for one in _findings(connection, address):
                    found.append(one)  # noqa: PERF401  # what was found before it failed is said, too
            finally:
                await end(connection)
    except StoreError as fault:
        says, _, advice = str(fault).partition("; ")
        found.append((says, advice or "see docs/scaling.md"))
    return found


async def _findings(connection: Any, address: PostgreSQLAddress) -> AsyncIterator[Found]:
    row = await connection.fetchrow(RIGHTS)
    yield (
        f"{address} answers, PostgreSQL {row['version']}",
        _unless(row["version"] >= OLDEST, f"use PostgreSQL {OLDEST} or newer"),
    )
    if row["is_replica"]:
        yield "it is a replica, which cannot be written to", "name the server that it follows"
    yield (
        f"{'it' if row['may_create'] else 'it does not'} let us make tables".replace("it let", "it lets"),
        _unless(
            row["may_create"], "GRANT CREATE on the schema to this user, or make the user the owner of the database"
        ),
    )
    yield f"texts are kept as {row['encoding']}", _unless(row["encoding"] == "UTF8", "make the database with UTF8")
    is_durable = row["fsync"] == "on" and row["committing"] != "off"
    yield (
        f"fsync is {row['fsync']}, synchronous_commit {row['committing']}",
        _unless(is_durable, "set both to on: else a power cut loses moves that were acknowledged"),
    )
    apart = round(abs(time() - row["time"]), 1)
    yield (
        f"its clock and ours are {apart:g} s apart",
        _unless(apart <= MOST_SECONDS_APART, "let both machines keep their time (NTP): deadlines rest on it"),
    )
    yield await _connections(connection)
    yield await _line(connection, address)
    yield await _schema(connection, address)


async def _connections(connection: Any) -> Found:
    limits = [row for row in await connection.fetch(CONNECTIONS) if row["most"] >= 0]
    row = min(limits, key=lambda row: row["most"] - row["used"])
    return f"{row['used']} of {row['most']} connections are used; a process of ours needs up to {OURS}", _unless(
        row["most"] - row["used"] >= OURS,
        "raise max_connections (or the limit of the user or of the database), or run fewer processes",
    )


async def _line(connection: Any, address: PostgreSQLAddress) -> Found:
    row = await connection.fetchrow(LINE)
    if row and row["ssl"]:
        is_checked = parse_qs(urlsplit(address.url).query).get("sslmode", [""])[0] in ("verify-ca", "verify-full")
        advice = None if is_checked else "add ?sslmode=verify-full to the address, so that nobody can stand in between"
        return f"the line is encrypted ({row['version']})", advice
    if _is_local(address):
        return "the line is not encrypted, and does not leave this machine", None
    return "the line is not encrypted: passwords, hands and decks can be read on it", "add ?sslmode=verify-full"


async def _schema(connection: Any, address: PostgreSQLAddress) -> Found:
    from bot.store.postgresql_migrate import checked_version

    newest = migrations()[-1].version
    version = await checked_version(connection, address, newest)
    if version == 0:
        return "it is empty; the tables will be made at the first start", None
    behind = "" if version == newest else f"; the next start brings it to {newest}"
    return f"its schema is {version}{behind}", None


def _is_local(address: PostgreSQLAddress) -> bool:
    parts = urlsplit(address.url)
    host = parts.hostname or parse_qs(parts.query).get("host", [""])[0]
    return not host or host.startswith("/") or host in ("localhost", "127.0.0.1", "::1")


def _unless(is_well: bool, advice: str) -> str | None:
    return None if is_well else advice
