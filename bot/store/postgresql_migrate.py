"""The same migrations for PostgreSQL: the common file with its types translated, or a file of PostgreSQL's own.

`migrations/postgresql/0007_….sql` takes the place of `migrations/0007_….sql` where that has something which only SQLite
understands. The version is a row of `schema_version`. All of it runs under one lock: whoever starts at the same time
waits, and finds it done.
"""

import re
from pathlib import Path
from typing import Any

import asyncpg

from bot.store.errors import DatabaseNewer, DatabaseUnusable, StoreError
from bot.store.migrate import FOLDER, Migration, migrations, statements
from bot.store.postgresql_address import PostgreSQLAddress
from bot.store.postgresql_connections import A_DAY, connect, end, key_of
from bot.store.postgresql_errors import translate as translate_error
from bot.store.postgresql_errors import translated

OWN_FOLDER = "postgresql"
MIGRATING = key_of("migrations")
PATIENCE = "120s"  # for another process that migrates
COMMENT = re.compile(r"--[^\n]*")
# SQLite's numbers have eight bytes whatever they are called, and its texts are ordered by their bytes.
TRANSLATIONS = (
    (re.compile(r"\bINTEGER\b"), "BIGINT"),
    (re.compile(r"\bTEXT\b"), 'TEXT COLLATE "C"'),
    (re.compile(r"\)\s*WITHOUT ROWID\s*;"), ");"),
)
TABLES = "SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()"
VERSION = "SELECT version FROM schema_version"


def translate(script: str) -> str:
    """A script of the common subset as PostgreSQL wants it."""
    script = COMMENT.sub("", script)
    for pattern, replacement in TRANSLATIONS:
        script = pattern.sub(replacement, script)
    return script


def script_of(step: Migration, folder: Path = FOLDER) -> str:
    own = folder / OWN_FOLDER / f"{step.name}.sql"
    return own.read_text(encoding="utf-8") if own.exists() else translate(step.script)


async def migrate(address: PostgreSQLAddress, folder: Path = FOLDER, connection: Any = None) -> list[str]:
    """Bring the schema up to date; the names of the migrations that were run.

    Raises DatabaseNewer, and DatabaseUnusable for a database that is not ours. A migration that fails leaves the
    version before it. Who has a connection that is alone with the database hands it in.
    """
    if connection is not None:
        return await _migrate(connection, address, folder)
    with translated(address):
        connection = await connect(address, lock_timeout=PATIENCE)
    try:
        with translated(address):
            await connection.execute(f"SELECT pg_advisory_lock({MIGRATING})")
        return await _migrate(connection, address, folder)
    finally:
        await end(connection)  # and the lock with it


async def _migrate(connection: Any, address: PostgreSQLAddress, folder: Path) -> list[str]:
    steps = migrations(folder)
    version = await checked_version(connection, address, steps[-1].version)
    due = [step for step in steps if step.version > version]
    for step in due:
        try:
            async with connection.transaction():
                if step.version == 1:
                    await connection.execute("CREATE TABLE schema_version (version BIGINT NOT NULL)")
                    await connection.execute("INSERT INTO schema_version (version) VALUES (0)")
                for statement in statements(script_of(step, folder)):
                    if statement.strip():
                        await connection.execute(statement, timeout=A_DAY)
                await connection.execute("UPDATE schema_version SET version = $1", step.version)
        except asyncpg.PostgresError as fault:
            what = f"{address}: migration {step.name} failed: {fault}"
            raise translate_error(fault, address) or StoreError(what) from fault
    return [step.name for step in due]


async def checked_version(connection: Any, address: PostgreSQLAddress, newest: int) -> int:
    """The version of a schema that is ours and not newer than we; 0 for an empty database that can be ours."""
    with translated(address):
        if (encoding := await connection.fetchval("SHOW server_encoding")) != "UTF8":
            raise DatabaseUnusable(
                f"{address} keeps texts as {encoding}, which cannot hold every name; make it with createdb"
                " --encoding UTF8 --template template0"
            )
        version = await version_of(connection)
        if version == 0 and await connection.fetchval(TABLES):
            raise DatabaseUnusable(f"{address} is a database of another program; set JAIPUR_DATABASE to another one")
    if version < 0:
        raise DatabaseUnusable(f"{address} has a backup that was not restored to the end; restore it into an empty one")
    if version > newest:
        raise DatabaseNewer(
            f"{address} has schema {version}, this program knows {newest}; run the newer program, or restore a backup"
        )
    return version


async def version_of(connection: Any) -> int:
    """0 where there is none; below 0 while a backup is being restored."""
    if await connection.fetchval("SELECT to_regclass('schema_version') IS NULL"):
        return 0
    return int(await connection.fetchval(VERSION) or 0)
