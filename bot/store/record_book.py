"""The pages of the record book: standings, tallies, replies and rivalries, as rows and as objects."""

from collections import Counter
from dataclasses import asdict, fields
from typing import Any, TypeVar

from bot.ratings.tallies import Rivalry, Standing, Tally
from bot.store.database import Queries, Row, Value

T = TypeVar("T", Standing, Tally, Rivalry)
Key = tuple[int | str, ...]

KEYS: dict[type, tuple[str, ...]] = {
    Standing: ("user_id", "scope", "season"),
    Tally: ("user_id", "scope"),
    Rivalry: ("user1", "user2", "scope"),
}
TABLES: dict[type, str] = {Standing: "standings", Tally: "tallies", Rivalry: "rivalries"}
CHANGE = (
    "match", "seat", "scope", "user_id", "booked", "rating_before", "deviation_before", "rating", "deviation",
)  # fmt: skip


class Pages:
    """The pages that a booking touches. Without `queries` they all begin blank: the book is written anew."""

    def __init__(self, queries: Queries | None) -> None:
        self._queries = queries
        self._open: dict[tuple[type, Key], Any] = {}
        self._replies: Counter[tuple[int, int, int]] = Counter()
        self._changes: list[tuple[Value, ...]] = []

    async def page(self, kind: type[T], *key: int | str) -> T:
        """The page with this key; changes of it are written by `close`."""
        found = self._open.get((kind, key))
        if found is None:
            found = self._open[kind, key] = await self._read(kind, key) or kind()
        return found

    async def _read(self, kind: type[T], key: Key) -> T | None:
        return await read(self._queries, kind, *key) if self._queries else None

    def reply(self, user_id: int, scope: int, step: int) -> None:
        self._replies[user_id, scope, step] += 1

    def change(self, *row: Value) -> None:
        """What a match did to a rating: a row of `rating_changes`, see CHANGE."""
        self._changes.append(row)

    async def close(self, queries: Queries) -> None:
        """Write everything down."""
        for kind, keys in KEYS.items():
            rows = [(key, page) for (opened, key), page in self._open.items() if opened is kind]
            if rows:
                columns = [field.name for field in fields(kind)]
                extra = ["is_provisional"] if kind is Standing else []
                values = [
                    (*key, *asdict(page).values(), *([page.is_provisional] if extra else [])) for key, page in rows
                ]
                await queries.execute_many(_upsert(TABLES[kind], keys, [*columns, *extra]), values)
        await queries.execute_many(
            "INSERT INTO replies (user_id, scope, step, number) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (user_id, scope, step) DO UPDATE SET number = replies.number + excluded.number",
            [(*key, number) for key, number in self._replies.items()],
        )
        await queries.execute_many(_upsert("rating_changes", CHANGE[:3], list(CHANGE[3:])), self._changes)


async def read(queries: Queries, kind: type[T], *key: int | str) -> T | None:
    """One page; None where nothing was ever booked."""
    wanted = " AND ".join(f"{column} = ?" for column in KEYS[kind])
    row = await queries.fetch_one(f"SELECT * FROM {TABLES[kind]} WHERE {wanted}", *key)  # noqa: S608  # our own names
    return page_of(kind, row) if row else None


def page_of(kind: type[T], row: Row) -> T:
    return kind(**{field.name: row[field.name] for field in fields(kind)})


def _upsert(table: str, keys: tuple[str, ...], columns: list[str]) -> str:
    marks = ", ".join("?" * (len(keys) + len(columns)))
    changes = ", ".join(f"{column} = excluded.{column}" for column in columns)
    return (
        f"INSERT INTO {table} ({', '.join([*keys, *columns])}) VALUES ({marks})"  # noqa: S608  # our own names
        f" ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {changes}"
    )
