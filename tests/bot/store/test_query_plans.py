"""Every statement of the store uses an index, so that its cost does not grow with the finished matches.

One long life of the whole application runs every function of the store that holds a statement. The statements that it
sends are written down as they are sent, and their plans are looked at afterwards.
"""

import ast
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, NamedTuple

import pytest

from bot.application import Application
from bot.store.database import Queries
from bot.store.postgresql_database import PostgreSQLQueries
from bot.store.sqlite_database import SQLiteDatabase, SQLiteQueries
from tests.bot.store.whole_life import live_a_whole_life
from tests.bot.world import FakeClock

STORE = Path(inspect.getfile(Queries)).parent
# These handle the file and not its rows, or all of them.
WITHOUT_TABLES = {
    "sqlite_database",
    "database_file",
    "migrate",
    "backup",
    "restore",
    "check_backup",
    "errors",
    "tables",
}
WITHOUT_TABLES |= {"tables", "check_matches", "move_database"} | {file.stem for file in STORE.glob("postgresql*.py")}
SENDING = {"execute", "execute_many", "fetch_one", "fetch_all"}

# Which function may read a whole table, or a whole partial index, and why.
MAY_SCAN = {
    "fair_messages.tell_all": "after a restore: along the partial index of those that have not ended",
    "counted_matches.count_erased_seats": "rebuilding the record book reads all matches anyway",
    "plans.due_codes": "along the partial index of plans that are due",
    "record_book.clear": "rebuilding empties the tables of the record book",
    "matches.totals": "counts along two partial indexes: of running matches, and of tables behind",
    "removed_servers.servers_with_the_bot": "once after a start, along the indexes of matches by server",
    "removed_servers.forget_challenges": "once for a server, ninety days after it removed the bot",
    "announcements.tell_all_again": "once after a restore, along the partial index of running matches",
    "today_messages.add_in_all_servers": "once a day, along the partial index of servers that want a message",
    "today_messages.look_after_restore": "once after a restore",
    "old_table_messages.add_after_restore": "once after a restore, along the partial index of running matches",
}


class Sent(NamedTuple):
    """A statement, and the function of the store that sent it."""

    function: str
    sql: str
    values: tuple[Any, ...]


def functions_with_statements() -> set[str]:
    """The functions of the store that send statements, such as `turns.write_look`."""
    return {
        f"{file.stem}.{node.name}"
        for file in STORE.glob("*.py")
        if file.stem not in WITHOUT_TABLES
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and set(_methods_called(node)) & SENDING
    }


def _methods_called(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Call) and isinstance(part.func, ast.Attribute):
            yield part.func.attr


def sender(frame: FrameType | None) -> str:
    """The function of the store among the callers; the innermost one."""
    while frame:
        file = Path(frame.f_code.co_filename)
        if file.parent == STORE and file.stem not in WITHOUT_TABLES:
            return f"{file.stem}.{frame.f_code.co_name}"
        frame = frame.f_back
    return "a test"


@pytest.fixture
async def sent(app: Application, clock: FakeClock, rng: Random, monkeypatch: pytest.MonkeyPatch) -> list[Sent]:
    sent: list[Sent] = []
    kind = SQLiteQueries if isinstance(app.db, SQLiteDatabase) else PostgreSQLQueries
    for name in SENDING:
        original = getattr(kind, name)

        def listen(self: Queries, sql: str, *values: Any, name: str = name, original: Any = original) -> Any:
            used = list(values[0])[:1] if name == "execute_many" else [values]
            sent.extend(Sent(sender(sys._getframe(1)), sql, tuple(row)) for row in used)
            return original(self, sql, *values)

        monkeypatch.setattr(kind, name, listen)
    await live_a_whole_life(app, clock, rng)
    monkeypatch.undo()
    return sent


async def test_every_statement_of_the_store_is_sent_and_reads_no_whole_table(
    app: Application, sent: list[Sent]
) -> None:
    never_sent = functions_with_statements() - {one.function for one in sent}
    assert not never_sent, "nobody calls them, or tests/bot/store/whole_life.py does not reach them"
    if isinstance(app.db, SQLiteDatabase):
        await check_plans_of_sqlite(app, sent)
    else:
        await check_plans_of_postgresql(app, sent)


async def check_plans_of_sqlite(app: Application, sent: list[Sent]) -> None:
    scanning = set()
    for one in {one.sql: one for one in sent if one.function != "a test"}.values():
        for step in await app.db.fetch_all(f"EXPLAIN QUERY PLAN {one.sql}", *one.values):
            detail = step["detail"]
            if detail.startswith("SCAN") and detail != "SCAN CONSTANT ROW":
                scanning.add(one.function)
                assert one.function in MAY_SCAN, f"{detail} in {one.sql}"
            # A list that is cut off must not be sorted first: that would read all of what it is cut from.
            is_sorted = "TEMP B-TREE FOR ORDER BY" in detail  # not "RIGHT PART OF", which is for ties only
            assert not (is_sorted and "LIMIT" in one.sql), f"{detail} in {one.sql}"
    assert scanning == set(MAY_SCAN), "an exemption that nobody needs"


async def check_plans_of_postgresql(app: Application, sent: list[Sent]) -> None:
    """Told to avoid it, PostgreSQL reads a whole table only where no index would do."""
    for one in {one.sql: one for one in sent if one.function != "a test"}.values():
        async with app.db.transaction() as queries:
            await queries.execute("SET LOCAL enable_seqscan = off")
            plan = [step["QUERY PLAN"] for step in await queries.fetch_all(f"EXPLAIN {one.sql}", *one.values)]
        if any("Seq Scan" in step for step in plan):
            assert one.function in MAY_SCAN, "\n".join([one.sql, *plan])


@pytest.mark.sqlite_only
async def test_a_statement_that_reads_a_whole_table_is_noticed(app: Application) -> None:
    """What this test is worth: erasing once sent this, with the write lock in its hand."""
    [step] = await app.db.fetch_all("EXPLAIN QUERY PLAN UPDATE matches SET user1 = NULL WHERE user1 = 1")
    assert step["detail"].startswith("SCAN")
