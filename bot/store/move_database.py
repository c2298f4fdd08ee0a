"""Everything from one database into another, empty one, whichever engine either has. The source stays as it is.

A file is filled as a draft and gets its name at the end; PostgreSQL gets everything in one transaction. So a move that
was killed leaves nothing behind that somebody could take for the database.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

from bot.store.check_matches import Unlikely, check_all_matches
from bot.store.database import Queries, Row, Value, without_nul
from bot.store.database_file import behind_links, make_folder
from bot.store.draft import draft_of, sync
from bot.store.engines import database_at, need_asyncpg
from bot.store.errors import DatabaseBusy, DatabaseUnusable, StoreError
from bot.store.migrate import check_version, version_of
from bot.store.postgresql_address import PostgreSQLAddress
from bot.store.restore import alone_with
from bot.store.sqlite_database import SQLiteDatabase
from bot.store.tables import StoredTable, tables

Place: TypeAlias = Path | PostgreSQLAddress
Progress: TypeAlias = Callable[[str, int, int], None]  # what is done, how much of it, of how much

AT_A_TIME = 500  # rows


async def move_database(source: Place, target: Place, progress: Progress) -> str:
    """Copy, compare row by row, replay every match; a hash over all that is stored. Raises StoreError.

    The bot must be stopped: what is written to the source meanwhile would not be moved.
    """
    await _check_unused(source)
    origin = database_at(source)
    await origin.open()
    try:
        async with _empty(target) as writing:
            async with origin.transaction() as reading:  # nobody else writes into it meanwhile
                total = sum([await _count(reading, table) for table in tables()])
                await _copy(reading, writing, total, progress)
                digest = await _compare(reading, writing, total, progress)
            matches = await _count(writing, next(table for table in tables() if table.name == "matches"))
            try:
                await check_all_matches(writing, lambda done: progress("replayed", done, matches))
            except Unlikely as fault:
                raise DatabaseUnusable(f"{source}: {fault}; nothing was moved") from fault
            return digest
    finally:
        await origin.close()


async def hash_of(reading: Queries) -> str:
    """Over every row of every table, the same for the same content on both engines."""
    digest = sha256()
    for table in tables():
        async for rows in _pages(reading, table):
            for row in rows:
                digest.update(_text_of(table, row).encode())
    return digest.hexdigest()


async def _check_unused(source: Place) -> None:
    if isinstance(source, Path):
        await asyncio.to_thread(_check_file, behind_links(source))
        return
    need_asyncpg(source)
    from bot.store.postgresql_connections import is_in_use
    from bot.store.postgresql_errors import translated

    with translated(source):
        if await is_in_use(source):
            raise DatabaseBusy(f"{source} is in use; stop the bot first")


def _check_file(source: Path) -> None:
    if not source.is_file():
        raise DatabaseUnusable(f"{source} does not exist; name the database that is to be moved")
    check_version(source)
    if version_of(source) == 0:
        raise DatabaseUnusable(f"{source} is no database of this program; name another one")
    with alone_with(source):
        pass


@asynccontextmanager
async def _empty(target: Place) -> AsyncIterator[Queries]:
    """An empty database of ours, which is there as a whole at the end of the block, or not at all."""
    if isinstance(target, Path):
        async with _new_file(behind_links(target)) as queries:
            yield queries
        return
    need_asyncpg(target)
    from bot.store.postgresql_database import filled_at_once  # who has files needs no asyncpg

    async with filled_at_once(target) as queries:
        yield queries


@asynccontextmanager
async def _new_file(file: Path) -> AsyncIterator[Queries]:
    await asyncio.to_thread(_check_new, file)
    with draft_of(file) as draft:
        database = SQLiteDatabase(draft)
        await database.open()
        try:
            async with database.transaction() as queries:
                yield queries
            await database.empty_log()
        finally:
            await database.close()
        draft.replace(file)
        sync(file.parent)


def _check_new(file: Path) -> None:
    if file.exists() and file.stat().st_size:
        raise DatabaseUnusable(f"{file} is not empty; name a file that does not exist")
    make_folder(file.parent)


async def _copy(reading: Queries, writing: Queries, total: int, progress: Progress) -> None:
    done = 0
    for table in reversed(tables()):
        await writing.execute(f"DELETE FROM {table.name}")  # noqa: S608  # what the migrations have put there
    for table in tables():
        try:
            async for rows in _pages(reading, table):
                await writing.execute_many(table.writing, [list(_values(table, row)) for row in rows])
                done += len(rows)
                progress("copied", done, total)
        except StoreError:
            raise
        except Exception as fault:  # whichever engine did not like it: its own words may show what is stored
            what = f"a row of {table.name} is not as it should be ({type(fault).__name__}); nothing was moved"
            raise DatabaseUnusable(what) from fault


async def _compare(reading: Queries, writing: Queries, total: int, progress: Progress) -> str:
    """Row by row, as both engines give them. Raises DatabaseUnusable."""
    digest, done = sha256(), 0
    for table in tables():
        copies = _pages(writing, table)
        async for rows in _pages(reading, table):
            copied: list[Row] = await anext(copies, [])
            ours, theirs = ([_text_of(table, row) for row in page] for page in (rows, copied))
            if ours != theirs:
                raise DatabaseUnusable(f"a row of {table.name} was not copied as it is; nothing was moved")
            for text in ours:
                digest.update(text.encode())
            done += len(rows)
            progress("compared", done, total)
        if await anext(copies, []):
            raise DatabaseUnusable(f"{table.name} has more rows than it should; nothing was moved")
    return digest.hexdigest()


async def _pages(queries: Queries, table: StoredTable) -> AsyncIterator[list[Row]]:
    """All rows in the order of their keys, some at a time."""
    rows = await queries.fetch_all(table.reading_first, AT_A_TIME)
    while rows:
        yield rows
        last = [rows[-1][column] for column in table.key]
        rows = await queries.fetch_all(table.reading_on, *last, AT_A_TIME)


async def _count(queries: Queries, table: StoredTable) -> int:
    row = await queries.fetch_one(table.counting)
    return int(row["total"]) if row else 0


def _values(table: StoredTable, row: Row) -> Iterator[Value]:
    """SQLite has 0 and 1 where PostgreSQL has truth values, perhaps 3 where that has 3.0, and NUL in a text."""
    for column, kind in zip(table.columns, table.types, strict=True):
        value = row[column]
        if value is None:
            yield None
        elif kind == "BOOLEAN":
            yield bool(value)
        elif kind == "DOUBLE PRECISION":
            yield float(value)
        elif kind == "TEXT":
            yield without_nul(value)
        else:
            yield value


def _text_of(table: StoredTable, row: Row) -> str:
    return f"{table.name} {list(_values(table, row))!r}\n"
