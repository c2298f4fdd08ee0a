"""One SQLite file as the database: the engine that needs nothing but a disk.

A transaction that writes holds the file's write lock from its first statement, whatever it is about.
"""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import TypeVar

import aiosqlite

from bot.store import database_file, migrate, write_numbers
from bot.store.database import Database, Queries, Row, Subject, Value, until_allowed
from bot.store.errors import DatabaseClosed, translate
from bot.store.gate import Gate
from bot.store.open_file import OpenFile

T = TypeVar("T")

log = logging.getLogger("bot.store")

# At DEBUG aiosqlite writes every statement with its values into the log, decks and all.
logging.getLogger("aiosqlite").setLevel(logging.WARNING)

BUSY_SECONDS = 10  # how long to wait for another process
A_MOMENT = 0.25  # seconds of it inside SQLite, where nobody can be called off
PRAGMAS = (
    "journal_mode = WAL",
    "foreign_keys = ON",
    "secure_delete = ON",  # what people erase does not linger in free pages
)


class SQLiteQueries(Queries):
    """Statements on one connection. Each is one trip to the connection's thread."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def hold(self, *about: Subject) -> None:
        """The transaction has the whole file."""

    async def execute(self, sql: str, *values: Value) -> int:
        return (await self._connection.execute(sql, values)).rowcount

    async def execute_many(self, sql: str, rows: Iterable[Sequence[Value]]) -> None:
        await self._connection.executemany(sql, rows)

    async def fetch_one(self, sql: str, *values: Value) -> Row | None:
        return next(iter(await self._connection.execute_fetchall(sql, values)), None)

    async def fetch_all(self, sql: str, *values: Value) -> list[Row]:
        return list(await self._connection.execute_fetchall(sql, values))


class SQLiteDatabase(Database):
    """One SQLite file: connections that read, so that looking never waits for a disk, and two that write by turns.

    Single questions go to one of those that read, side by side: each takes less time than the way there and back.
    Snapshots have the other one, by turns.
    The usual one waits until the disk has it. The light one does not: what it writes survives the death of the
    process, but the last of it may be lost in a power cut. It is for what can be done again: leases and looks. All is
    kept in order: whatever the usual one has written, everything before it is on the disk, too.
    """

    def __init__(self, file: Path) -> None:
        self._named = file  # it may be a link: the database, its log and its drafts lie where it leads
        self.file = database_file.behind_links(file)
        self._writer: aiosqlite.Connection | None = None
        self._light: aiosqlite.Connection | None = None
        self._reader: aiosqlite.Connection | None = None
        self._snapshots: aiosqlite.Connection | None = None
        self._open_file: OpenFile | None = None
        self._writing = asyncio.Lock()
        self._looking = asyncio.Lock()
        self._reading = Gate()
        self._is_log_due, self._is_log_reported = True, False

    async def open(self) -> None:
        """Check the file, bring its schema up to date and connect. A newer or damaged file is left as it is."""
        with self._translated():
            await asyncio.to_thread(database_file.check_no_log_beside_link, self._named)
            for step in (database_file.prepare, migrate.check_version, database_file.check, migrate.migrate):
                await asyncio.to_thread(step, self.file)
            try:
                self._writer = await self._connect("synchronous = FULL")
                self._light = await self._connect("synchronous = NORMAL")
                self._reader = await self._connect("query_only = ON")
                self._snapshots = await self._connect("query_only = ON")
                [(number,)] = await self._reader.execute_fetchall(write_numbers.READ)  # now its log is there, too
                self._open_file = await asyncio.to_thread(OpenFile, self._named, number)
            except BaseException:
                await self.close()
                raise

    async def close(self) -> None:
        """Finish what is at hand; whoever comes later gets DatabaseClosed."""
        async with self._writing, self._looking, self._reading.shut():
            for connection in (self._snapshots, self._reader, self._light, self._writer):
                if connection:
                    await connection.close()
            self._snapshots = self._reader = self._light = self._writer = None
            if self._open_file:
                self._open_file.close()
            self._open_file = None

    async def tell_others(self, what: str) -> None:
        """A file has no way to do that: they see what is written when they read it."""

    def hear_others(self, hear: Callable[[str], None]) -> None:
        """Nobody tells anything."""

    def cut_off(self) -> None:
        """Nobody else takes over a file."""

    async def empty_log(self) -> bool:
        """Bring all changes into the file and leave nothing in the log beside it, where erased rows would linger.

        False while another program reads, which takes as long as it likes: nobody here waits for it. Then it is due
        again, see `empty_log_if_due`.
        """
        self._is_log_due = True  # also where it fails
        async with self._writing, self._looking, self._reading.shut():
            with self._translated():
                is_empty = await _empty_log(_connected(self._writer))
        if not is_empty and not self._is_log_reported:
            log.warning("what was erased stays in %s-wal for now: another program reads the database", self.file)
        self._is_log_due = self._is_log_reported = not is_empty
        return is_empty

    async def empty_log_if_due(self) -> None:
        """Again, where it could not be done; and once in the beginning, because of what the last run left."""
        if self._is_log_due:
            await self.empty_log()

    @asynccontextmanager
    async def transaction(self, *_about: Subject, light: bool = False) -> AsyncIterator[Queries]:
        """Everything in the block is saved together, or nothing is; durably, unless it is light.

        Raises DatabaseReplaced where it would be saved, or was, in a file that nobody finds any more.
        """
        await until_allowed()
        until = _patience()
        async with self._writing:
            connection, opened = _connected(self._light if light else self._writer), self._opened()
            opened.check()
            async with self._undone_if_it_fails(connection):
                [(number,)] = await _patiently(
                    lambda: _one_trip(connection, "BEGIN IMMEDIATE", write_numbers.READ), until
                )
                opened.check_number(number)
                yield SQLiteQueries(connection)
                if light:
                    await _one_trip(connection, "COMMIT")
                else:
                    number = write_numbers.after(number)
                    await _one_trip(connection, write_numbers.writing(number), "COMMIT")
            opened.written(number)
            opened.check()

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Queries]:
        """Read several things as they were at one moment."""
        until = _patience()
        async with self._looking:
            connection = _connected(self._snapshots)
            async with self._undone_if_it_fails(connection):
                await _patiently(lambda: _one_trip(connection, "BEGIN"), until)
                yield SQLiteQueries(connection)
                await _one_trip(connection, "COMMIT")

    async def execute(self, sql: str, *values: Value, light: bool = False) -> int:
        """One writing statement: it is a transaction of its own."""
        if not light:
            async with self.transaction() as queries:
                return await queries.execute(sql, *values)
        await until_allowed()
        until = _patience()
        async with self._writing:
            with self._translated():
                queries, opened = SQLiteQueries(_connected(self._light)), self._opened()
                opened.check()
                changed = await _patiently(lambda: queries.execute(sql, *values), until)
                opened.check()
                return changed

    async def fetch_one(self, sql: str, *values: Value) -> Row | None:
        """One reading statement: it needs no transaction to be consistent."""
        await self._reading.until_open()
        with self._reading.inside(), self._translated():
            return await SQLiteQueries(_connected(self._reader)).fetch_one(sql, *values)

    async def fetch_all(self, sql: str, *values: Value) -> list[Row]:
        await self._reading.until_open()
        with self._reading.inside(), self._translated():
            return await SQLiteQueries(_connected(self._reader)).fetch_all(sql, *values)

    @asynccontextmanager
    async def _undone_if_it_fails(self, connection: aiosqlite.Connection) -> AsyncIterator[None]:
        """A transaction begins and is committed in this block."""
        with self._translated():
            try:
                yield
            except BaseException:
                # Shielded: a cancelled task must not leave its transaction open for the next one. SQLite has ended
                # it already after some errors, and after a COMMIT that was under way when the task was cancelled.
                await asyncio.shield(_roll_back(connection))
                raise

    def _opened(self) -> OpenFile:
        """Its checks look at names and a header, which the system has in memory: that is no waiting for a disk."""
        if self._open_file is None:
            raise DatabaseClosed("the database is not open")
        return self._open_file

    async def _connect(self, kind: str) -> aiosqlite.Connection:
        connection = await aiosqlite.connect(self.file, isolation_level=None, timeout=A_MOMENT)
        connection.row_factory = sqlite3.Row
        for pragma in (*PRAGMAS, kind):
            await connection.execute(f"PRAGMA {pragma}")
        return connection

    @contextmanager
    def _translated(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as fault:
            error = translate(fault, self.file)
            if error is None:
                raise
            raise error from fault


def _connected(connection: aiosqlite.Connection | None) -> aiosqlite.Connection:
    if connection is None:
        raise DatabaseClosed("the database is not open")
    return connection


async def _one_trip(connection: aiosqlite.Connection, *statements: str) -> list[sqlite3.Row]:
    """Run these in one trip to the connection's thread; the rows of the last one.

    A trip takes longer than most statements, and every transaction begins and ends. aiosqlite has no public way for it.
    """

    def run() -> list[sqlite3.Row]:
        rows: list[sqlite3.Row] = []
        for statement in statements:
            rows = connection._conn.execute(statement).fetchall()
        return rows

    return await connection._execute(run)  # type: ignore[no-any-return, no-untyped-call]


def _patience() -> float:
    """Until when somebody who comes now waits for other processes. Waiting for one's turn here counts as well: else
    each of many would wait for all those before it, one after the other."""
    return monotonic() + BUSY_SECONDS


async def _patiently(work: Callable[[], Awaitable[T]], until: float) -> T:
    """Again and again while another process writes. Who is called off meanwhile leaves at once."""
    while True:
        try:
            return await work()
        except sqlite3.OperationalError as fault:
            if fault.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() >= until:
                raise


async def _empty_log(connection: aiosqlite.Connection) -> bool:
    """Try it without waiting for anybody."""
    await connection.execute_fetchall("PRAGMA busy_timeout = 0")
    try:
        [(is_busy, _, _)] = await connection.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        await asyncio.shield(connection.execute_fetchall(f"PRAGMA busy_timeout = {int(A_MOMENT * 1000)}"))
    return not is_busy


async def _roll_back(connection: aiosqlite.Connection) -> None:
    with suppress(sqlite3.Error):
        await connection.execute("ROLLBACK")
