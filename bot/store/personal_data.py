"""Where people's ids are stored, what erasing a person does there, and where it appears in their export.

Every column that holds somebody's id is declared here. A test compares this with the schema.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Any

from bot.store import one_time_notices
from bot.store.database import Queries, Reading


class OnErase(Enum):
    DELETE_ROW = "delete the row"
    CLEAR = "set the column to NULL: the row is others', too"
    KEEP = "keep it: it belongs to somebody else"


@dataclass(frozen=True, slots=True)
class PersonColumn:
    """`exported_as` names the key of the export, or of its record book; None: the row is not this person's.

    `parts` are conditions that together hold for every row, each with an index of its own, where the column alone has
    none: so that erasing does not read the whole table.
    """

    table: str
    column: str
    on_erase: OnErase
    exported_as: str | None
    parts: tuple[str, ...] = ("TRUE",)


MATCH_PARTS = ("state = 'running'", "ended IS NOT NULL")

PERSON_COLUMNS = (
    PersonColumn("people", "user_id", OnErase.DELETE_ROW, "name"),
    PersonColumn("preferences", "user_id", OnErase.DELETE_ROW, "preferences"),
    PersonColumn("unanswered_mentions", "user_id", OnErase.DELETE_ROW, "unanswered_mention"),
    PersonColumn("digests", "user_id", OnErase.DELETE_ROW, "next_digest"),
    PersonColumn("blocks", "user_id", OnErase.DELETE_ROW, "blocked"),
    PersonColumn("blocks", "whom", OnErase.KEEP, None),  # nobody learns who blocked them
    PersonColumn("challenges", "challenger", OnErase.DELETE_ROW, "challenges"),
    PersonColumn("challenges", "opponent", OnErase.DELETE_ROW, "challenges"),
    PersonColumn("matches", "user1", OnErase.CLEAR, "games", MATCH_PARTS),
    PersonColumn("matches", "user2", OnErase.CLEAR, "games", MATCH_PARTS),
    PersonColumn("fairs", "organiser", OnErase.CLEAR, "fairs_organised"),  # it goes on by itself
    PersonColumn("fair_entrants", "user_id", OnErase.CLEAR, "fairs"),  # an anonymous seat in the cross table
    PersonColumn("plans", "user_id", OnErase.DELETE_ROW, "plans"),
    PersonColumn("today_attempts", "user_id", OnErase.DELETE_ROW, "today"),
    PersonColumn("today_shown", "user_id", OnErase.DELETE_ROW, "today_shown"),
    PersonColumn("trainees", "user_id", OnErase.DELETE_ROW, "training"),
    PersonColumn("kept_exercises", "user_id", OnErase.DELETE_ROW, "training"),
    PersonColumn("judged_rounds", "user_id", OnErase.DELETE_ROW, "style"),
    PersonColumn("standings", "user_id", OnErase.DELETE_ROW, "standings"),
    PersonColumn("merchant_rungs", "user_id", OnErase.DELETE_ROW, "merchant_rung"),
    PersonColumn("merchant_standings", "user_id", OnErase.DELETE_ROW, "merchant_standings"),
    PersonColumn("rating_changes", "user_id", OnErase.CLEAR, "rating_changes"),  # the opponent's rating rests on it
    PersonColumn("tallies", "user_id", OnErase.DELETE_ROW, "tallies"),
    PersonColumn("replies", "user_id", OnErase.DELETE_ROW, "replies"),
    PersonColumn("rivalries", "user1", OnErase.DELETE_ROW, "rivalries"),
    PersonColumn("rivalries", "user2", OnErase.DELETE_ROW, "rivalries"),
)
RECORD_BOOK_ORDER = {  # of the rows that are exported as they are stored
    "standings": "scope, season",
    "merchant_standings": None,
    "rating_changes": "booked, scope",
    "tallies": "scope",
    "replies": "scope, step",
    "rivalries": None,
}


async def erase(queries: Queries, user_id: int) -> None:
    """Do to every declared column what is declared. Notices to the person hold the id in their key, and go, too."""
    for one in PERSON_COLUMNS:
        for part in one.parts:
            if statement := _erasing(one, part):
                await queries.execute(statement, user_id)
    await one_time_notices.forget_about(queries, user_id)


def _erasing(one: PersonColumn, part: str) -> str | None:
    where = f"WHERE {one.column} = ? AND {part}"
    match one.on_erase:
        case OnErase.DELETE_ROW:
            return f"DELETE FROM {one.table} {where}"  # noqa: S608  # our own names
        case OnErase.CLEAR:
            return f"UPDATE {one.table} SET {one.column} = NULL {where}"  # noqa: S608
        case OnErase.KEEP:
            return None


async def record_book_of(reading: Reading, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """The person's rows of the record book, as they are stored; rivals are numbers."""
    found: dict[str, list[dict[str, Any]]] = {}
    for table, order in RECORD_BOOK_ORDER.items():
        columns = [one.column for one in PERSON_COLUMNS if one.table == table]
        union = " UNION ALL ".join(f"SELECT * FROM {table} WHERE {column} = ?" for column in columns)  # noqa: S608
        ordered = f"{union} ORDER BY {order}" if order else union
        rows = await reading.fetch_all(ordered, *[user_id] * len(columns))
        found[table] = [dict(row) for row in rows]
    return found


async def call_times_of(reading: Reading, user_id: int) -> dict[str, dict[str, int | None]]:
    """When the one challenged was called, and when they declined, by the code of the challenge."""
    halves = (f"SELECT code, called, declined FROM challenges WHERE {one} = ?" for one in ("challenger", "opponent"))  # noqa: S608
    rows = await reading.fetch_all(" UNION ALL ".join(halves), user_id, user_id)
    return {row["code"]: {"called": row["called"], "declined": row["declined"]} for row in rows}


async def move_times_of(reading: Reading, code: str) -> list[int]:
    """When each move of a match was played, those of both players: they are in the record by turns."""
    rows = await reading.fetch_all("SELECT played FROM moves WHERE match = ? ORDER BY round, ply", code)
    return [row["played"] for row in rows]
