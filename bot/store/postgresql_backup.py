"""Backups of a PostgreSQL database, by PostgreSQL's own programs: `pg_dump`, and `pg_restore` with `psql`.

A backup is restored into an empty database: what was there before stays where it is, under its own name. Until every
match was replayed, the version of the schema is below 0 there, and no bot takes it for its database.
"""

import asyncio
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from bot.store.check_matches import Unlikely, check_all_matches
from bot.store.draft import draft_of, sync
from bot.store.engines import need_asyncpg
from bot.store.errors import DatabaseNewer, DatabaseUnusable
from bot.store.migrate import migrations
from bot.store.postgresql_address import PostgreSQLAddress
from bot.store.restored import RESTORED

HIDE = "RESET search_path; UPDATE schema_version SET version = -version"
FOLDERS = Path("/usr/lib/postgresql")  # where Debian has them
INSTALL = "install PostgreSQL's programs (Debian: apt-get install postgresql-client), or use your provider's backups"


def backup(address: PostgreSQLAddress, target: Path) -> int:
    """Write the whole database into a file that only its owner can read; its size in bytes. Raises StoreError.

    It is as the database was at one moment, while the bot goes on. A backup that was there before is replaced at once.
    """
    if target.exists() and not target.is_file():
        raise DatabaseUnusable(f"{target} is no ordinary file; name another one")
    if not target.parent.is_dir():
        raise DatabaseUnusable(f"{target.parent} does not exist; name a file in a folder that exists")
    try:
        with draft_of(target) as draft:
            _run(address, "pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--file={draft}")
            _run(None, "pg_restore", "--list", str(draft))  # it can be read
            with draft.open("rb") as written:
                os.fsync(written.fileno())
            draft.replace(target)
            sync(target.parent)
            return target.stat().st_size
    except OSError as fault:
        raise DatabaseUnusable(f"{fault.filename or target}: {fault.strerror}") from None


async def restore(copy: Path, address: PostgreSQLAddress) -> None:
    """Put a backup into an empty database, and replay every match. Raises StoreError."""
    need_asyncpg(address)
    if not await asyncio.to_thread(copy.is_file):
        raise DatabaseUnusable(f"{copy} does not exist; name a backup")
    await _check_empty(address)
    with tempfile.TemporaryDirectory(dir=copy.parent) as folder:  # only its owner can look into it
        script = str(Path(folder) / "script.sql")
        await asyncio.to_thread(
            _run, None, "pg_restore", "--no-owner", "--no-privileges", f"--file={script}", str(copy)
        )
        options = ("--no-psqlrc", "--quiet", "--output=/dev/null", "--single-transaction", "--set=ON_ERROR_STOP=1")
        await asyncio.to_thread(_run, address, "psql", *options, f"--file={script}", f"--command={HIDE}")
    await _check_and_open(copy, address)


async def _check_empty(address: PostgreSQLAddress) -> None:
    from bot.store.postgresql_connections import connect, end
    from bot.store.postgresql_errors import translated
    from bot.store.postgresql_migrate import TABLES

    with translated(address):
        connection = await connect(address)
        try:
            if await connection.fetchval(TABLES):
                raise DatabaseUnusable(
                    f"{address} is not empty; make a new database (createdb), name it in JAIPUR_DATABASE,"
                    " and restore into that: what is in this one stays as it is"
                )
        finally:
            await end(connection)


async def _check_and_open(copy: Path, address: PostgreSQLAddress) -> None:
    """From the last statement on it is a database like any other."""
    from bot.store.postgresql_connections import connect, end
    from bot.store.postgresql_database import PostgreSQLQueries
    from bot.store.postgresql_errors import translated
    from bot.store.postgresql_migrate import migrate, version_of

    connection = await connect(address)
    try:
        with translated(address):
            version, newest = -await version_of(connection), migrations()[-1].version
            if version <= 0:
                raise DatabaseUnusable(f"{copy} is no backup of this program; name another file")
            if version > newest:
                raise DatabaseNewer(f"{copy} has schema {version}, this program knows {newest}; run the newer program")
            async with connection.transaction():
                await connection.execute("UPDATE schema_version SET version = -version")
                await migrate(address, connection=connection)
                await check_all_matches(PostgreSQLQueries(connection, address), lambda _: None)
                await connection.execute(
                    "INSERT INTO notices (key, said) VALUES ($1, 0) ON CONFLICT (key) DO UPDATE SET said = 0", RESTORED
                )
    except Unlikely as fault:
        raise DatabaseUnusable(f"{copy}: {fault}; restore another backup, into another empty database") from fault
    finally:
        await end(connection)


def _run(address: PostgreSQLAddress | None, program: str, *arguments: str) -> None:
    """The password is in the environment, where no list of processes shows it."""
    found = shutil.which(program) or next(
        (str(path) for path in sorted(FOLDERS.glob(f"*/bin/{program}"), reverse=True)), None
    )
    if found is None:
        raise DatabaseUnusable(f"{program} is not installed; {INSTALL}")
    where = [f"--dbname={address.without_password}"] if address else []
    environment = os.environ | (address.environment if address else {})
    done = subprocess.run([found, *where, *arguments], env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        last = (done.stderr.strip() or "it failed").splitlines()[-1]
        raise DatabaseUnusable(f"{last}; {program} could not do its work")
