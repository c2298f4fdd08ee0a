"""Whether a file is what it seems before it becomes the database: our tables, and games by the rules."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, TypeAlias

from bot.store.check_matches import MOVES, ROUNDS, Unlikely, check_match
from bot.store.database_file import read_only
from bot.store.errors import DatabaseUnusable, damaged
from bot.store.matches import SELECT
from bot.store.migrate import migrations, statements, version_of

Schema: TypeAlias = dict[tuple[str, str], list[tuple[Any, ...]]]  # by kind and name: columns, and how they are kept


def check_schema(file: Path, name: Path) -> None:
    """Raise DatabaseUnusable unless the file has the tables, columns and indexes of its version, and nothing else.

    `name` is what people know the file by.
    """
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as ours, closing(read_only(file)) as theirs:
        for step in migrations()[: version_of(file)]:
            for statement in statements(step.script):
                ours.execute(statement)
        expected, found = _schema(ours), _schema(theirs)
    for kind, what in expected.keys() | found.keys():
        if (kind, what) not in found:
            raise _strange(name, f"the {kind} {what} is missing")
        if (kind, what) not in expected:
            raise _strange(name, f"it has a {kind} {what!a}")
        if expected[kind, what] != found[kind, what]:
            raise _strange(name, f"the {kind} {what} has other columns")


def check_games(file: Path, name: Path) -> None:
    """Raise DatabaseUnusable unless every game can be replayed by the rules to where it stands.

    The file must have the newest schema.
    """
    with closing(read_only(file)) as connection:
        connection.row_factory = sqlite3.Row
        [fault] = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if fault != "ok":
            raise damaged(name, fault)
        if astray := connection.execute("PRAGMA foreign_key_check").fetchone():
            raise _strange(name, f"a row of {astray['table']} belongs to nothing")
        for row in connection.execute(f"{SELECT} ORDER BY m.code"):
            rounds = connection.execute(f"{ROUNDS} WHERE match = ? ORDER BY number", (row["code"],)).fetchall()
            moves = connection.execute(f"{MOVES} WHERE match = ? ORDER BY round, ply", (row["code"],)).fetchall()
            try:
                check_match(row, rounds, moves)
            except Unlikely as fault:
                raise DatabaseUnusable(f"{name}: {fault}; restore another backup") from fault


def _schema(connection: sqlite3.Connection) -> Schema:
    things = connection.execute("SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'")
    return {(kind, name): _columns(connection, kind, name) for kind, name in things.fetchall()}


def _columns(connection: sqlite3.Connection, kind: str, name: str) -> list[tuple[Any, ...]]:
    if kind == "index":
        unique = (
            'SELECT t.name, l."unique", l.partial FROM sqlite_master t, pragma_index_list(t.name) l WHERE l.name = ?'
        )
        columns = 'SELECT name, "desc" FROM pragma_index_xinfo(?) WHERE key'
        return [tuple(row) for sql in (unique, columns) for row in connection.execute(sql, (name,))]
    columns = 'SELECT name, type, "notnull", dflt_value, pk, hidden FROM pragma_table_xinfo(?)'
    keys = 'SELECT "table", "from", "to" FROM pragma_foreign_key_list(?) ORDER BY id, seq'
    return [tuple(row) for sql in (columns, keys) for row in connection.execute(sql, (name,))]


def _strange(name: Path, what: str) -> DatabaseUnusable:
    return DatabaseUnusable(f"{name} is no backup of this program: {what}; name another file")
