"""The small interface through which everything is stored: execute, fetch, transaction. Two engines stand behind it.

The SQL that passes here is the plain subset that both speak, with `?` for parameters. Nothing rests on there being one
process: what is done once is claimed by a row, and a transaction that writes is alone with what it is about.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager
from contextvars import ContextVar
from typing import Any, Protocol, TypeAlias

Value: TypeAlias = int | float | str | None
Subject: TypeAlias = str | int  # what a transaction is about: the code of a match, or a person's id

# What is waited for before something is written, in this task and in those that it starts. It may refuse.
before_writing: ContextVar[Callable[[], Awaitable[None]] | None] = ContextVar("before_writing", default=None)


class Row(Protocol):
    """Read by column name."""

    def __getitem__(self, column: str, /) -> Any: ...

    def keys(self) -> Iterable[str]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Reading(Protocol):
    """Who asks one question at a time needs not know whether it is inside a transaction."""

    async def fetch_one(self, sql: str, *values: Value) -> Row | None: ...

    async def fetch_all(self, sql: str, *values: Value) -> list[Row]: ...


class Queries(ABC):
    """Statements on one connection, inside a transaction or a snapshot."""

    @abstractmethod
    async def hold(self, *about: Subject) -> None:
        """From here to its end the transaction is about these, too: nobody else writes about them meanwhile.

        A match is held before people, so that no two transactions wait for each other.
        """

    @abstractmethod
    async def execute(self, sql: str, *values: Value) -> int:
        """Run a statement; the number of rows that it changed."""

    @abstractmethod
    async def execute_many(self, sql: str, rows: Iterable[Sequence[Value]]) -> None:
        """The same statement for many rows."""

    @abstractmethod
    async def fetch_one(self, sql: str, *values: Value) -> Row | None:
        """The first row."""

    @abstractmethod
    async def fetch_all(self, sql: str, *values: Value) -> list[Row]: ...


class Database(ABC):
    """What is stored, whichever engine keeps it."""

    @abstractmethod
    async def open(self) -> None:
        """Bring the schema up to date and connect. A newer or damaged database is left as it is. Raises StoreError."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is at hand; whoever comes later gets DatabaseClosed."""

    @abstractmethod
    def cut_off(self) -> None:
        """Another process may play now: whatever is under way is undone, whoever comes later gets DatabaseClosed."""

    @abstractmethod
    def transaction(self, *about: Subject, light: bool = False) -> AbstractAsyncContextManager[Queries]:
        """Everything in the block is saved together, or nothing is; durably, unless it is light.

        Without a subject nobody else writes meanwhile: what was counted or looked up at the beginning still holds at
        the end. With one, such as the code of a match, nobody else writes about the same; others may, where the
        engine can do that. A light one is for what can be done again, leases and looks: it claims rows by statements
        that say what must be so, and survives the death of the process, perhaps not a power cut.
        """

    @abstractmethod
    def snapshot(self) -> AbstractAsyncContextManager[Queries]:
        """Read several things as they were at one moment."""

    @abstractmethod
    async def execute(self, sql: str, *values: Value, light: bool = False) -> int:
        """One writing statement: it is a transaction of its own. Its decisions rest on the rows that it changes."""

    @abstractmethod
    async def fetch_one(self, sql: str, *values: Value) -> Row | None:
        """One reading statement: it needs no transaction to be consistent."""

    @abstractmethod
    async def fetch_all(self, sql: str, *values: Value) -> list[Row]: ...

    @abstractmethod
    async def tell_others(self, what: str) -> None:
        """Say something to the other processes on this database, where the engine can. It may be lost."""

    @abstractmethod
    def hear_others(self, hear: Callable[[str], None]) -> None:
        """From the opening on, be called with what other processes tell."""

    @abstractmethod
    async def empty_log(self) -> bool:
        """Leave nothing of what was erased in logs that we can see to. False where that has to wait."""

    @abstractmethod
    async def empty_log_if_due(self) -> None:
        """Again, where it could not be done; and once in the beginning, because of what the last run left."""


def without_nul(value: Value) -> Value:
    """As both engines can keep it: PostgreSQL's texts cannot hold NUL."""
    return value.replace("\0", "\N{REPLACEMENT CHARACTER}") if isinstance(value, str) and "\0" in value else value


async def until_allowed() -> None:
    """Before the turn to write is taken: what we wait for may have to be written itself."""
    if wait := before_writing.get():
        await wait()


def insertion(table: str, row: dict[str, Value]) -> tuple[str, *tuple[Value, ...]]:
    """The statement that inserts this row, and its values. Table and columns are names from our own code."""
    marks = ", ".join("?" * len(row))
    return f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", *row.values()  # noqa: S608


def upsert(table: str, keys: Sequence[str], columns: Sequence[str]) -> str:
    """The statement that inserts a row (keys first, then columns), or changes the one with the same keys."""
    marks = ", ".join("?" * (len(keys) + len(columns)))
    changes = ", ".join(f"{column} = excluded.{column}" for column in columns)
    return (
        f"INSERT INTO {table} ({', '.join([*keys, *columns])}) VALUES ({marks})"  # noqa: S608  # our own names
        f" ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {changes}"
    )
