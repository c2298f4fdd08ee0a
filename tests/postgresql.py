"""A PostgreSQL server of the tests' own: found on this machine, started once a session in a folder of its own.

It listens on a socket in that folder and nowhere else. `python -m tests.postgresql` starts one by hand and says where.
"""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import AsyncIterator, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import quote

import asyncpg
import pytest

from bot.store import postgresql_migrate
from bot.store.postgresql_address import PostgreSQLAddress
from bot.store.postgresql_connections import numbered
from bot.store.postgresql_database import WHOLE

IN_MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None
MISSING = "no PostgreSQL server is installed (Debian: apt-get install postgresql)"
ALWAYS = ("listen_addresses=", "max_connections=200")
QUICK = ("fsync=off", "full_page_writes=off", "shared_buffers=32MB")  # nothing has to outlast the tests
DURABLE = ("shared_buffers=512MB", "max_wal_size=4GB")  # for benchmarks: what is committed is on the disk
TEMPLATE = "jaipur_template"


def binaries() -> Path | None:
    """The folder of the newest server on this machine."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("postgres")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


class Server:
    def __init__(self, folder: Path, settings: Sequence[str] = QUICK) -> None:
        self.folder, self._settings = folder, settings
        self._numbers = count(1)
        self._made: set[str] = set()
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it listens."""
        found = binaries()
        assert found, MISSING
        data = self.folder / "data"
        if not data.exists():
            _as_postgres(
                found / "initdb", "-D", data, "-A", "trust", "-U", "jaipur", "-E", "UTF8", "--locale=C.UTF-8", "-N"
            )
        settings = [part for one in (*ALWAYS, *self._settings) for part in ("-c", one)]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [*_postgres_user(), str(found / "postgres"), "-D", str(data), "-k", str(self.folder), *settings],
                stdout=subprocess.DEVNULL,
                stderr=log,
                start_new_session=True,
                cwd="/",
            )
        _by_itself(self._until_it_listens())

    def stop(self, number: signal.Signals = signal.SIGQUIT) -> None:
        """At once, as in a power cut, unless told otherwise: SIGINT lets it write its data first."""
        if self._process:
            os.killpg(self._process.pid, number) if number is signal.SIGKILL else self._process.send_signal(number)
            self._process.wait(30)
            self._process = None

    def url(self, name: str) -> str:
        return f"postgresql://jaipur@/{name}?host={quote(str(self.folder), safe='')}"

    def address(self, name: str) -> PostgreSQLAddress:
        return PostgreSQLAddress(self.url(name))

    def new_database(self) -> str:
        """The address of an empty database."""
        return self._create("template1")

    def new_migrated_database(self) -> str:
        """One with the newest schema: copied, which is faster than to migrate each time."""
        if TEMPLATE not in self._made:
            _by_itself(self._run(f"CREATE DATABASE {TEMPLATE}"))
            self._made.add(TEMPLATE)
            _by_itself(postgresql_migrate.migrate(self.address(TEMPLATE)))
        return self._create(TEMPLATE)

    def drop(self, url: str) -> None:
        name = url.partition("@/")[2].partition("?")[0]
        _by_itself(self._run(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))

    def run(self, sql: str) -> None:
        """By the owner of everything."""
        _by_itself(self._run(sql))

    def _create(self, template: str) -> str:
        name = f"test_{next(self._numbers)}"
        _by_itself(self._run(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy"))
        return self.url(name)

    async def _run(self, sql: str) -> None:
        connection = await asyncpg.connect(self.url("postgres"))
        try:
            await connection.execute(sql)
        finally:
            await connection.close()

    async def _until_it_listens(self) -> None:
        for _ in range(300):
            try:
                await self._run("SELECT 1")
                return
            except (OSError, asyncpg.CannotConnectNowError):
                await asyncio.sleep(0.1)
        raise AssertionError((self.folder / "log").read_text(encoding="utf-8"))


@contextmanager
def running_server(*, is_durable: bool = False) -> Iterator[Server]:
    folder = Path(tempfile.mkdtemp(prefix="jaipur-postgresql-", dir=None if is_durable else IN_MEMORY))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        folder.chmod(0o755)
        server = Server(folder, DURABLE if is_durable else QUICK)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    if binaries() is None:
        pytest.skip(MISSING)
    with running_server() as server:
        yield server


def rows_of(address: PostgreSQLAddress, query: str, *values: object) -> list[dict[str, Any]]:
    """For who is no coroutine, or must not wait for one."""

    async def ask() -> list[dict[str, Any]]:
        connection = await asyncpg.connect(address.url)
        try:
            return [dict(row) for row in await connection.fetch(numbered(query), *values)]
        finally:
            await connection.close()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, ask()).result()


@asynccontextmanager
async def alone_with(address: PostgreSQLAddress) -> AsyncIterator[None]:
    """Nobody else writes meanwhile: as if another process were at it."""
    connection = await asyncpg.connect(address.url)
    try:
        await connection.execute(f"SELECT pg_advisory_lock({WHOLE})")
        yield
    finally:
        await connection.close()


def _by_itself(work: Coroutine[Any, Any, object]) -> None:
    """Also for who is called by a coroutine: in a thread with a loop of its own."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


def _postgres_user() -> list[str]:
    """The server refuses to be run by root."""
    if os.geteuid() != 0:
        return []
    user = pwd.getpwnam("postgres")
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]


def _as_postgres(*command: Path | str) -> None:
    subprocess.run([*_postgres_user(), *map(str, command)], check=True, capture_output=True, cwd="/")


if __name__ == "__main__":
    with running_server() as started:
        print(started.new_database())
        signal.pause()
