"""Rows of `today_attempts`: what somebody chose at the stalls of a day."""

from collections import Counter
from dataclasses import dataclass

from bot.store.database import Database, Queries, Reading, Row, insertion
from rules import Move, parse

COLUMNS = ("choice1", "choice2", "choice3")  # of the stalls, in their order
STALLS = len(COLUMNS)


@dataclass(frozen=True, slots=True)
class Attempt:
    """`counts` is false for practice: opened on a later day, or finished too late."""

    user_id: int
    day: int
    opened: int
    counts: bool
    choices: tuple[Move, ...] = ()

    @property
    def is_finished(self) -> bool:
        return len(self.choices) == STALLS

    @property
    def next_stall(self) -> int | None:
        return None if self.is_finished else len(self.choices) + 1


async def add(db: Database, user_id: int, day: int, now: int, *, counts: bool) -> bool:
    """False: it is there already. Light: what was opened and is lost in a power cut can be opened again."""
    statement, *values = insertion("today_attempts", {"user_id": user_id, "day": day, "opened": now, "counts": counts})
    return bool(await db.execute(f"{statement} ON CONFLICT (user_id, day) DO NOTHING", *values, light=True))


async def find(reading: Reading, user_id: int, day: int) -> Attempt | None:
    row = await reading.fetch_one("SELECT * FROM today_attempts WHERE user_id = ? AND day = ?", user_id, day)
    return attempt_of(row) if row else None


async def between(reading: Reading, user_id: int, first: int, last: int) -> dict[int, Attempt]:
    """By the day, both ends included."""
    rows = await reading.fetch_all(
        "SELECT * FROM today_attempts WHERE user_id = ? AND day >= ? AND day <= ?", user_id, first, last
    )
    return {row["day"]: attempt_of(row) for row in rows}


async def choose(queries: Queries, user_id: int, day: int, stall: int, move: Move, *, is_late: bool) -> Attempt | None:
    """The attempt, for the one click that counts: the stalls before it have been chosen at, and this one not."""
    mine, before = COLUMNS[stall - 1], COLUMNS[: stall - 1]
    is_next = "".join(f" AND {column} IS NOT NULL" for column in before)
    late = ", counts = FALSE" if is_late else ""
    row = await queries.fetch_one(
        f"UPDATE today_attempts SET {mine} = ?{late}"  # noqa: S608  # our own names
        f" WHERE user_id = ? AND day = ? AND {mine} IS NULL{is_next} RETURNING *",
        *(str(move), user_id, day),
    )
    return attempt_of(row) if row else None


async def choices_of_all(reading: Reading, day: int, stall: int) -> Counter[Move]:
    """How often each move was chosen there, in attempts that count."""
    mine = COLUMNS[stall - 1]
    rows = await reading.fetch_all(
        f"SELECT {mine} AS choice, count(*) AS number FROM today_attempts"  # noqa: S608  # our own names
        f" WHERE day = ? AND counts AND {mine} IS NOT NULL GROUP BY {mine}",
        day,
    )
    return Counter({parse(row["choice"]): row["number"] for row in rows})


async def export_of(reading: Reading, user_id: int) -> list[Row]:
    return await reading.fetch_all("SELECT * FROM today_attempts WHERE user_id = ? ORDER BY day", user_id)


def attempt_of(row: Row) -> Attempt:
    choices = tuple(parse(row[column]) for column in COLUMNS if row[column])
    return Attempt(row["user_id"], row["day"], row["opened"], bool(row["counts"]), choices)
