"""Rows of `plans`: moves that somebody has chosen ahead. Nobody but their owner may see them.

A row is gone when its move was played, when its owner has moved, when the round or the match is over, or when it was
dropped. So whoever finds it in a transaction is the one who may play it.
"""

from dataclasses import dataclass, field
from typing import Any

from bot.match.model import Position, PublicMatch
from bot.store.database import Queries, Reading, Row
from bot.store.match_codes import as_code
from rules import Move, PlannedMoves, Seat, Stop, Wake, parse


@dataclass(frozen=True, slots=True)
class Plan:
    """What somebody has planned, in which position, and why it was not played, if it was not."""

    planned: PlannedMoves = field(repr=False)
    made_at: Position
    stopped: Stop | None = None

    @property
    def moves(self) -> tuple[Move, ...]:
        return self.planned.moves

    @property
    def wakes(self) -> frozenset[Wake]:
        return self.planned.wakes


async def find(reading: Reading, code: str, user_id: int) -> Plan | None:
    row = await reading.fetch_one("SELECT * FROM plans WHERE match = ? AND user_id = ?", as_code(code), user_id)
    return _plan(row) if row else None


async def write(queries: Queries, code: str, user_id: int, plan: Plan) -> None:
    """In place of the one that there was."""
    await queries.execute(
        "INSERT INTO plans (match, user_id, round, ply, moves, wakes) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (match, user_id) DO UPDATE SET round = excluded.round, ply = excluded.ply,"
        " moves = excluded.moves, wakes = excluded.wakes, is_due = FALSE, stopped = NULL",
        *(as_code(code), user_id, *plan.made_at),
        " ".join(map(str, plan.moves)),
        " ".join(sorted(wake.value for wake in plan.wakes)),
    )


async def drop(queries: Queries, code: str, user_id: int, made_at: Position) -> bool | None:
    """Whether it was about to be played. None: there is none that was made in this position, or it has been played."""
    row = await queries.fetch_one(
        "DELETE FROM plans WHERE match = ? AND user_id = ? AND round = ? AND ply = ? RETURNING is_due",
        *(as_code(code), user_id, *made_at),
    )
    return bool(row["is_due"]) if row else None


async def drop_due(queries: Queries, code: str, user_id: int) -> bool:
    """Drop one that was about to be played, wherever it was made."""
    return bool(
        await queries.execute("DELETE FROM plans WHERE match = ? AND user_id = ? AND is_due", as_code(code), user_id)
    )


async def forget_all(queries: Queries, code: str) -> None:
    """The round or the match is over."""
    await queries.execute("DELETE FROM plans WHERE match = ?", code)


async def after_move(queries: Queries, match: PublicMatch, seat: Seat) -> bool:
    """This seat has moved in `match`: its own plan is gone. True: the other's was made for this moment, and is due."""
    mover, other = (match.players[one].user_id for one in (seat, 1 - seat))
    await queries.execute("DELETE FROM plans WHERE match = ? AND user_id = ?", match.code, mover)
    due = await queries.execute(
        "UPDATE plans SET is_due = TRUE WHERE match = ? AND user_id = ? AND round = ? AND ply = ? AND stopped IS NULL",
        *(match.code, other, *match.position),
    )
    return due > 0


async def is_due(reading: Reading, code: str) -> bool:
    return await reading.fetch_one("SELECT 1 FROM plans WHERE match = ? AND is_due", code) is not None


async def due_codes(reading: Reading, limit: int) -> list[str]:
    """Codes of the matches in which a plan is due: mostly none, because it is seen to at once."""
    rows = await reading.fetch_all("SELECT match FROM plans WHERE is_due ORDER BY match LIMIT ?", limit)
    return [row["match"] for row in rows]


async def take_due(queries: Queries, code: str) -> tuple[int, Plan] | None:
    """The plan that is due, and whose it is, for the one who may play it or stop it in this transaction."""
    row = await queries.fetch_one("UPDATE plans SET is_due = FALSE WHERE match = ? AND is_due RETURNING *", code)
    return (int(row["user_id"]), _plan(row)) if row else None


async def write_stopped(queries: Queries, code: str, user_id: int, reason: Stop) -> None:
    await queries.execute("UPDATE plans SET stopped = ? WHERE match = ? AND user_id = ?", reason.value, code, user_id)


async def call_after_all(queries: Queries, code: str, now: int) -> None:
    """A table that was told while a plan was due has called nobody (see `announcements.claim_ping`): it is behind."""
    await queries.execute("UPDATE matches SET tell_at = COALESCE(tell_at, ?) WHERE code = ?", now, as_code(code))


async def all_of(reading: Reading, user_id: int) -> list[dict[str, Any]]:
    """For the person's export."""
    rows = await reading.fetch_all("SELECT * FROM plans WHERE user_id = ?", user_id)
    return [{"game": row["match"], "made_at": str(_plan(row).made_at), **_exported(row)} for row in rows]


def _exported(row: Row) -> dict[str, Any]:
    return {"moves": row["moves"].split(), "wake_if": row["wakes"].split(), "not_played_because": row["stopped"]}


def _plan(row: Row) -> Plan:
    moves, wakes = tuple(map(parse, row["moves"].split())), frozenset(map(Wake, row["wakes"].split()))
    stopped = Stop(row["stopped"]) if row["stopped"] else None
    return Plan(PlannedMoves(moves, wakes), Position(row["round"], row["ply"]), stopped)
