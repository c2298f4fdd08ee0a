"""Rows of the record book: standings, tallies, rivalries, replies and rating changes. All of it follows from the moves.

for match in ...:
    tally = await changes.find(Tally, user_id, scope)
    tally.count(...)
await changes.write(queries)
"""

from collections import Counter
from dataclasses import asdict, fields
from typing import Any, TypeVar

from bot.ratings.tallies import Rivalry, Standing, Tally
from bot.store.database import Queries, Reading, Row, Value, upsert

T = TypeVar("T", Standing, Tally, Rivalry)
Key = tuple[int | str, ...]

KEYS: dict[type, tuple[str, ...]] = {
    Standing: ("user_id", "scope", "season"),
    Tally: ("user_id", "scope"),
    Rivalry: ("user1", "user2", "scope"),
}
TABLES: dict[type, str] = {Standing: "standings", Tally: "tallies", Rivalry: "rivalries"}
RATING_CHANGE_KEYS = ("match", "seat", "scope")
RATING_CHANGE = ("user_id", "booked", "rating_before", "deviation_before", "rating", "deviation")
REBUILT = ("standings", "tallies", "replies", "rivalries", "rating_changes")  # what `clear` empties


class RecordBookChanges:
    """What some matches change in the record book. Nothing is written before `write`.

    Without `stored` everything begins at zero, whatever is stored: the book is worked out anew.
    """

    def __init__(self, stored: Reading | None) -> None:
        self._stored = stored
        self._changed: dict[tuple[type, Key], Any] = {}
        self._replies: Counter[tuple[int, int, int]] = Counter()
        self._rating_changes: list[tuple[Value, ...]] = []

    async def find(self, kind: type[T], *key: int | str) -> T:
        """The object with this key, new where there is none. What the caller changes in it is written."""
        found = self._changed.get((kind, key))
        if found is None:
            stored = await find(self._stored, kind, *key) if self._stored else None
            found = self._changed[kind, key] = stored or kind()
        return found

    def count_reply(self, user_id: int, scope: int, step: int) -> None:
        self._replies[user_id, scope, step] += 1

    def add_rating_change(self, *row: Value) -> None:
        """What a match did to a rating: RATING_CHANGE_KEYS and RATING_CHANGE."""
        self._rating_changes.append(row)

    async def write(self, queries: Queries) -> None:
        for kind, keys in KEYS.items():
            rows = [(*key, *_columns(found).values()) for (one, key), found in self._changed.items() if one is kind]
            if rows:
                await queries.execute_many(upsert(TABLES[kind], keys, list(_columns(kind()))), rows)
        await queries.execute_many(
            "INSERT INTO replies (user_id, scope, step, number) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (user_id, scope, step) DO UPDATE SET number = replies.number + excluded.number",
            [(*key, number) for key, number in self._replies.items()],
        )
        await queries.execute_many(upsert("rating_changes", RATING_CHANGE_KEYS, RATING_CHANGE), self._rating_changes)


async def clear(queries: Queries) -> None:
    """Empty the book, to write it anew."""
    for table in REBUILT:
        await queries.execute(f"DELETE FROM {table}")  # noqa: S608  # our own names


async def find(reading: Reading, kind: type[T], *key: int | str) -> T | None:
    """None where no match was counted."""
    wanted = " AND ".join(f"{column} = ?" for column in KEYS[kind])
    row = await reading.fetch_one(f"SELECT * FROM {TABLES[kind]} WHERE {wanted}", *key)  # noqa: S608  # our own names
    return object_of(kind, row) if row else None


async def reply_steps(reading: Reading, user_id: int, scope: int) -> dict[int, int]:
    """How many answers of this person fall on each step of the scale of times."""
    rows = await reading.fetch_all("SELECT step, number FROM replies WHERE user_id = ? AND scope = ?", user_id, scope)
    return {row["step"]: row["number"] for row in rows}


def object_of(kind: type[T], row: Row) -> T:
    return kind(**{field.name: row[field.name] for field in fields(kind)})


def _columns(found: Standing | Tally | Rivalry) -> dict[str, Value]:
    """By name. A standing also stores whether it is provisional, for the order of the leaderboard."""
    extra = {"is_provisional": found.is_provisional} if isinstance(found, Standing) else {}
    return asdict(found) | extra
