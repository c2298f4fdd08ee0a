"""A PostgreSQL server as the database: for several machines, or to stay up while one of them is down.

Where SQLite has one lock for the file, a transaction here takes advisory locks: one that is about a match shares the
lock of the whole and has that of the match alone; one that is about nothing in particular has the whole alone.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg

from bot.store import postgresql_migrate
from bot.store.database import Database, Queries, Row, Subject, Value, until_allowed, without_nul
from bot.store.errors import DatabaseClosed, DatabaseUnusable
from bot.store.postgresql_address import PostgreSQLAddress
from bot.store.postgresql_connections import A_DAY, LIGHT, connect, end, key_of, new_pool, numbered
from bot.store.postgresql_errors import translated
from bot.store.postgresql_others import OtherProcesses

# A transaction never needs a connection of the pool that its own is of: so nobody waits for themselves.
READERS, WRITERS, LIGHT_WRITERS = 4, 4, 2
WHOLE = key_of("the whole")
SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"


class PostgreSQLQueries(Queries):
    """Statements on one connection. Each is one trip to the server, and prepared once a connection."""

    def __init__(self, connection: Any, address: PostgreSQLAddress) -> None:
        self._connection, self._address = connection, address

    async def hold(self, *about: Subject) -> None:
        with translated(self._address):
            await self._connection.execute(_locking(about))

    async def execute(self, sql: str, *values: Value) -> int:
        with translated(self._address):
            status = await self._connection.execute(numbered(sql), *_storable(values))
        number = status.rpartition(" ")[2]
        return int(number) if number.isdigit() else 0

    async def execute_many(self, sql: str, rows: Iterable[Sequence[Value]]) -> None:
        with translated(self._address):
            await self._connection.executemany(numbered(sql), [_storable(row) for row in rows], timeout=A_DAY)

    async def fetch_one(self, sql: str, *values: Value) -> Row | None:
        with translated(self._address):
            row: Row | None = await self._connection.fetchrow(numbered(sql), *_storable(values))
        return row

    async def fetch_all(self, sql: str, *values: Value) -> list[Row]:
        with translated(self._address):
            return list(await self._connection.fetch(numbered(sql), *_storable(values)))


class PostgreSQLDatabase(Database):
    """Three small pools: for reading, for what must last, and for what can be done again."""

    def __init__(self, address: PostgreSQLAddress) -> None:
        self.address = address
        self._readers: Any = None
        self._writers: Any = None
        self._light: Any = None
        self._others = OtherProcesses(address)

    async def open(self) -> None:
        with translated(self.address):
            await postgresql_migrate.migrate(self.address)
            try:
                self._readers = await new_pool(self.address, READERS, default_transaction_read_only="on")
                self._writers = await new_pool(self.address, WRITERS)
                self._light = await new_pool(self.address, LIGHT_WRITERS, **LIGHT)
                await self._others.listen()
            except BaseException:
                await self.close()
                raise

    async def close(self) -> None:
        await self._others.close()
        pools = [one for one in (self._readers, self._light, self._writers) if one is not None]
        self._readers = self._light = self._writers = None
        for one in pools:
            try:
                async with asyncio.timeout(5):
                    await one.close()
            except (TimeoutError, OSError):
                one.terminate()

    async def tell_others(self, what: str) -> None:
        async with self._connection(self._light) as connection:
            with translated(self.address):
                await self._others.tell(connection, what)

    def hear_others(self, hear: Callable[[str], None]) -> None:
        self._others.hear = hear

    def cut_off(self) -> None:
        for one in (self._readers, self._light, self._writers):
            if one is not None:
                one.terminate()
        self._readers = self._light = self._writers = None

    async def empty_log(self) -> bool:
        """Old versions of rows are removed by the server itself, see docs/scaling.md."""
        return True

    async def empty_log_if_due(self) -> None:
        """There is nothing that we could see to."""

    @asynccontextmanager
    async def transaction(self, *about: Subject, light: bool = False) -> AsyncIterator[Queries]:
        await until_allowed()
        locking = _locking(about, is_whole=not light and not about)
        pool = self._light if light else self._writers
        async with self._connection(pool) as one, self._undone_if_it_fails(one, f"BEGIN; {locking}"):
            yield PostgreSQLQueries(one, self.address)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Queries]:
        async with self._connection(self._readers) as one, self._undone_if_it_fails(one, SNAPSHOT):
            yield PostgreSQLQueries(one, self.address)

    async def execute(self, sql: str, *values: Value, light: bool = False) -> int:
        await until_allowed()
        async with self._connection(self._light if light else self._writers) as connection:
            return await PostgreSQLQueries(connection, self.address).execute(sql, *values)

    async def fetch_one(self, sql: str, *values: Value) -> Row | None:
        async with self._connection(self._readers) as connection:
            return await PostgreSQLQueries(connection, self.address).fetch_one(sql, *values)

    async def fetch_all(self, sql: str, *values: Value) -> list[Row]:
        async with self._connection(self._readers) as connection:
            return await PostgreSQLQueries(connection, self.address).fetch_all(sql, *values)

    @asynccontextmanager
    async def _connection(self, connections: Any) -> AsyncIterator[Any]:
        if connections is None:
            raise DatabaseClosed("the database is not open")
        with translated(self.address):
            connection = await connections.acquire()
        try:
            yield connection
        finally:
            # Shielded by asyncpg itself: a transaction that is still open is undone.
            with translated(self.address):
                await connections.release(connection)

    @asynccontextmanager
    async def _undone_if_it_fails(self, connection: Any, beginning: str) -> AsyncIterator[None]:
        """A transaction begins, with its locks, in one trip to the server, and is committed at the end of the block."""
        try:
            with translated(self.address):
                await connection.execute(beginning)
            yield
            with translated(self.address):
                ended = await connection.execute("COMMIT")
            if ended != "COMMIT":  # PostgreSQL undoes a transaction in which something failed, and calls that no error
                raise DatabaseUnusable(f"{self.address}: a statement failed, so nothing was saved; see the log")
        except BaseException:
            await asyncio.shield(_roll_back(connection))
            raise


@asynccontextmanager
async def filled_at_once(address: PostgreSQLAddress) -> AsyncIterator[Queries]:
    """Our tables in an empty database: made and filled in one transaction, which ends with the block."""
    with translated(address):
        connection = await connect(address, idle_in_transaction_session_timeout="0")
    try:
        with translated(address):
            transaction = connection.transaction()
            await transaction.start()
            await connection.execute(f"SELECT pg_advisory_xact_lock({postgresql_migrate.MIGRATING})")
            if await connection.fetchval(postgresql_migrate.TABLES):  # now: somebody may have been at it just before
                raise DatabaseUnusable(f"{address} is not empty; make a new database (createdb) and name that")
            await postgresql_migrate.migrate(address, connection=connection)
        yield PostgreSQLQueries(connection, address)
        with translated(address):
            await transaction.commit()
            await connection.execute("ANALYZE", timeout=A_DAY)
    finally:
        await end(connection)


async def _roll_back(connection: Any) -> None:
    """The transaction ends here, or with the connection."""
    try:
        if not connection.is_closed():
            await connection.execute("ROLLBACK")
    except Exception:
        with suppress(asyncpg.InterfaceError):  # the pool has taken it back: the line was cut
            connection.terminate()


def _locking(about: Iterable[Subject], *, is_whole: bool = False) -> str:
    """The statements that take the locks, always in the same order. A lock that we have is had again at once."""
    if is_whole:
        return f"SELECT pg_advisory_xact_lock({WHOLE})"
    keys = sorted({key_of(subject) for subject in about})
    shared = f"SELECT pg_advisory_xact_lock_shared({WHOLE})"
    return "; ".join([shared, *(f"SELECT pg_advisory_xact_lock({key})" for key in keys)])


def _storable(values: Sequence[Value]) -> list[Value]:
    return [without_nul(value) for value in values]
