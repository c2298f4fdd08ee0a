"""All tables as the newest schema has them, in an order in which they can be filled: what a row names is there before.

Read from an empty database in memory, so nobody has to write them down a second time. Both engines have the same.
"""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from functools import cache

from bot.store.migrate import migrations, statements


@dataclass(frozen=True, slots=True)
class StoredTable:
    name: str
    columns: tuple[str, ...]
    types: tuple[str, ...]
    key: tuple[str, ...]

    @property
    def reading(self) -> str:
        """The statement that reads all rows, in the order of their keys."""
        return f"SELECT {', '.join(self.columns)} FROM {self.name} ORDER BY {', '.join(self.key)}"  # noqa: S608

    @property
    def reading_on(self) -> str:
        """The same for rows after a key, so many at a time."""
        keys, marks = ", ".join(self.key), ", ".join("?" * len(self.key))
        columns = ", ".join(self.columns)
        return f"SELECT {columns} FROM {self.name} WHERE ({keys}) > ({marks}) ORDER BY {keys} LIMIT ?"  # noqa: S608

    @property
    def reading_first(self) -> str:
        return f"{self.reading} LIMIT ?"

    @property
    def writing(self) -> str:
        marks = ", ".join("?" * len(self.columns))
        return f"INSERT INTO {self.name} ({', '.join(self.columns)}) VALUES ({marks})"  # noqa: S608  # our own names

    @property
    def counting(self) -> str:
        return f"SELECT count(*) AS total FROM {self.name}"  # noqa: S608


@cache
def tables() -> tuple[StoredTable, ...]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        for step in migrations():
            for statement in statements(step.script):
                connection.execute(statement)
        names = connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
            " ORDER BY rowid"
        ).fetchall()
        return tuple(_table(connection, name) for (name,) in names)


def _table(connection: sqlite3.Connection, name: str) -> StoredTable:
    columns = connection.execute("SELECT name, type, pk FROM pragma_table_info(?) ORDER BY cid", (name,)).fetchall()
    key = sorted((place, column) for column, _, place in columns if place)
    return StoredTable(
        name,
        tuple(column for column, _, _ in columns),
        tuple(kind for _, kind, _ in columns),
        tuple(column for _, column in key),
    )
