"""Rows of the record book: standings, tallies, rivalries, replies and rating changes. All of it follows from the moves.

for match in ...:
    tally = await changes.find(Tally, user_id, scope)
    tally.count(...)
await changes.write(queries)
"""

from collections import Counter, defaultdict
from dataclasses import asdict, fields
from typing import Any, TypeVar

from bot.ratings.tallies import MerchantStanding, Rivalry, Standing, Tally, season_bounds
from bot.store.database import Queries, Reading, Row, Value, upsert

T = TypeVar("T", Standing, MerchantStanding, Tally, Rivalry)
Key = tuple[int | str, ...]

KEYS: dict[type, tuple[str, ...]] = {
    Standing: ("user_id", "scope", "season"),
    MerchantStanding: ("user_id",),
    Tally: ("user_id", "scope"),
    Rivalry: ("user1", "user2", "scope"),
}
TABLES: dict[type, str] = {
    Standing: "standings",
    MerchantStanding: "merchant_standings",
    Tally: "tallies",
    Rivalry: "rivalries",
}
RATING_CHANGE_KEYS = ("match", "seat", "scope")
RATING_CHANGE = ("user_id", "booked", "rating_before", "deviation_before", "rating", "deviation")
# What `clear` empties.
REBUILT = ("standings", "merchant_standings", "tallies", "replies", "rivalries", "rating_changes")


class RecordBookChanges:
    """What some matches change in the record book. Nothing is written before `write`.

    Without `stored` everything begins at zero, whatever is stored: the book is worked out anew.
    """

    def __init__(self, stored: Reading | None) -> None:
        self._stored = stored
        self._changed: dict[tuple[type, Key], Any] = {}
        self._replies: Counter[tuple[int, int, int]] = Counter()
        self._rating_changes: list[tuple[Value, ...]] = []
        self._opponents: defaultdict[Key, set[int]] = defaultdict(set)

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

    def add_opponent(self, user_id: int, scope: int, season: str, opponent: int | None) -> None:
        """Whom somebody met in a rated match; None: somebody erased. All of them are one, see `Standing`."""
        self._opponents[user_id, scope, season].add(opponent or 0)

    async def write(self, queries: Queries) -> None:
        await queries.execute_many(upsert("rating_changes", RATING_CHANGE_KEYS, RATING_CHANGE), self._rating_changes)
        for key, opponents in self._opponents.items():
            standing = self._changed[Standing, key]
            # What is stored knows of earlier matches, too, and that some of these people are gone.
            standing.opponents = await count_opponents(queries, key) if self._stored else len(opponents)
        for kind, keys in KEYS.items():
            rows = [(*key, *_columns(found).values()) for (one, key), found in self._changed.items() if one is kind]
            if rows:
                await queries.execute_many(upsert(TABLES[kind], keys, list(_columns(kind()))), rows)
        await queries.execute_many(
            "INSERT INTO replies (user_id, scope, step, number) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (user_id, scope, step) DO UPDATE SET number = replies.number + excluded.number",
            [(*key, number) for key, number in self._replies.items()],
        )


async def count_opponents(reading: Reading, key: Key) -> int:
    """How many different people somebody has met in rated matches. All who were erased since are one."""
    user_id, scope, season = key
    row = await reading.fetch_one(
        "SELECT count(DISTINCT COALESCE(theirs.user_id, 0)) AS total FROM rating_changes mine"
        " JOIN rating_changes theirs"
        " ON theirs.match = mine.match AND theirs.scope = mine.scope AND theirs.seat = 1 - mine.seat"
        " JOIN matches m ON m.code = mine.match"
        " WHERE mine.user_id = ? AND mine.scope = ? AND m.ended >= ? AND m.ended < ?",
        *(user_id, scope, *season_bounds(str(season))),
    )
    return int(row["total"]) if row else 0


async def met_by(reading: Reading, user_id: int) -> list[Key]:
    """The standings of everybody who met this person in a rated match."""
    rows = await reading.fetch_all(
        "SELECT DISTINCT s.user_id, s.scope, s.season FROM rating_changes mine"
        " JOIN rating_changes theirs"
        " ON theirs.match = mine.match AND theirs.scope = mine.scope AND theirs.seat = 1 - mine.seat"
        " JOIN standings s ON s.user_id = theirs.user_id AND s.scope = theirs.scope"
        " WHERE mine.user_id = ?",
        user_id,
    )
    return [(row["user_id"], row["scope"], row["season"]) for row in rows]


async def recount_opponents(queries: Queries, keys: list[Key]) -> None:
    """Once somebody was erased: they may have been one of the people whom others have met."""
    for key in keys:
        standing = await find(queries, Standing, *key)
        if standing:
            standing.opponents = await count_opponents(queries, key)
            await queries.execute(
                "UPDATE standings SET opponents = ?, has_place = ? WHERE user_id = ? AND scope = ? AND season = ?",
                *(standing.opponents, standing.has_place, *key),
            )


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


def _columns(found: Standing | MerchantStanding | Tally | Rivalry) -> dict[str, Value]:
    """By name. A standing also stores whether it has a place, for the order of the leaderboard."""
    extra = {"has_place": found.has_place} if isinstance(found, Standing) else {}
    return asdict(found) | extra
