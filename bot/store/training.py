"""Rows of `trainees`, how good somebody is at exercises, and of `kept_exercises`, what they have tried or will try."""

from dataclasses import dataclass
from typing import Any

from bot.ratings.glicko import Rating
from bot.store.database import Database, Queries, Reading, Row, upsert

KEPT = ("chances", "tried", "step", "due")
TRAINEE = ("rating", "deviation", "volatility", "tried", "found", "exercise")


@dataclass(frozen=True, slots=True)
class Trainee:
    rating: Rating = Rating()  # noqa: RUF009  # a NamedTuple does not change
    tried: int = 0  # exercises of the bank
    found: int = 0  # of these, with the best move
    exercise: str | None = None  # the one they are at


@dataclass(frozen=True, slots=True)
class KeptExercise:
    """`chances` are those of a position from a game: per mille, in the order of the files."""

    name: str
    tried: int
    step: int = 0
    due: int | None = None
    chances: tuple[int, ...] | None = None


async def find_trainee(reading: Reading, user_id: int) -> Trainee:
    row = await reading.fetch_one("SELECT * FROM trainees WHERE user_id = ?", user_id)
    if row is None:
        return Trainee()
    rating = Rating(row["rating"], row["deviation"], row["volatility"])
    return Trainee(rating, row["tried"], row["found"], row["exercise"])


async def write_trainee(queries: Queries, user_id: int, trainee: Trainee) -> None:
    await queries.execute(
        upsert("trainees", ("user_id",), TRAINEE),
        *(user_id, *trainee.rating, trainee.tried, trainee.found, trainee.exercise),
    )


async def find_kept(reading: Reading, user_id: int, name: str) -> KeptExercise | None:
    row = await reading.fetch_one("SELECT * FROM kept_exercises WHERE user_id = ? AND exercise = ?", user_id, name)
    return None if row is None else _kept(row)


async def find_kept_of_match(reading: Reading, user_id: int, code: str) -> list[KeptExercise]:
    """Those that are positions of this match: their names begin with its code and a dot, which a slash comes after."""
    rows = await reading.fetch_all(
        "SELECT * FROM kept_exercises WHERE user_id = ? AND exercise > ? AND exercise < ? ORDER BY exercise",
        *(user_id, f"{code}.", f"{code}/"),
    )
    return [_kept(row) for row in rows]


def _kept(row: Row) -> KeptExercise:
    chances = tuple(map(int, row["chances"].split())) if row["chances"] else None
    return KeptExercise(row["exercise"], row["tried"], row["step"], row["due"], chances)


async def write_kept(queries: Queries, user_id: int, kept: KeptExercise) -> None:
    chances = " ".join(map(str, kept.chances)) if kept.chances else None
    await queries.execute(
        upsert("kept_exercises", ("user_id", "exercise"), KEPT),
        *(user_id, kept.name, chances, kept.tried, kept.step, kept.due),
    )


async def drop_kept(db: Database, user_id: int, name: str) -> None:
    await db.execute("DELETE FROM kept_exercises WHERE user_id = ? AND exercise = ?", user_id, name)


async def next_due(reading: Reading, user_id: int, now: int) -> str | None:
    """What has been due for longest."""
    row = await reading.fetch_one(
        "SELECT exercise FROM kept_exercises WHERE user_id = ? AND due IS NOT NULL AND due <= ?"
        " ORDER BY due, exercise LIMIT 1",
        *(user_id, now),
    )
    return row["exercise"] if row else None


async def count_due(reading: Reading, user_id: int, now: int) -> int:
    row = await reading.fetch_one(
        "SELECT count(*) AS number FROM kept_exercises WHERE user_id = ? AND due IS NOT NULL AND due <= ?",
        *(user_id, now),
    )
    return int(row["number"]) if row else 0


async def tried(reading: Reading, user_id: int) -> dict[str, int]:
    """When each exercise of the bank was tried last."""
    rows = await reading.fetch_all(
        "SELECT exercise, tried FROM kept_exercises WHERE user_id = ? AND chances IS NULL", user_id
    )
    return {row["exercise"]: row["tried"] for row in rows}


async def export_of(reading: Reading, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """Both tables, as they are stored."""
    trainees = await reading.fetch_all("SELECT * FROM trainees WHERE user_id = ?", user_id)
    kept = await reading.fetch_all("SELECT * FROM kept_exercises WHERE user_id = ? ORDER BY exercise", user_id)
    return {"trainee": [dict(row) for row in trainees], "exercises": [dict(row) for row in kept]}
