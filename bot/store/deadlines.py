"""Alarms of turns in `matches`: `next_alarm` says what comes next, `alarm_at` when. See `bot.match.turn_clock`."""

from bot.match.model import Alarm, NextAlarm, PublicMatch
from bot.store.database import Database, Queries, Reading
from bot.store.matches import SELECT, match_of


async def due_reminders(reading: Reading, now: int, limit: int) -> list[PublicMatch]:
    """The matches in which the player to move is to be reminded, and still has time."""
    rows = await reading.fetch_all(
        f"{SELECT} WHERE m.alarm_at <= ? AND m.interrupted IS NULL AND m.next_alarm = ? AND m.deadline > ?"
        " ORDER BY m.alarm_at LIMIT ?",
        *(now, NextAlarm.REMIND.value, now, limit),
    )
    return [match_of(row) for row in rows]


async def claim_reminder(queries: Queries, match: PublicMatch, lease: int, now: int) -> bool:
    """True for the one who may send the reminder until `lease`. After that it is due again."""
    return bool(
        await queries.execute(
            "UPDATE matches SET alarm_at = ? WHERE code = ? AND version = ? AND next_alarm = ? AND alarm_at <= ?",
            *(lease, match.code, match.version, NextAlarm.REMIND.value, now),
        )
    )


async def write_reminded(db: Database, match: PublicMatch, lease: int, following: Alarm, call_at: int | None) -> None:
    """The reminder that was ours until `lease` is done with; this comes next. Nothing changes when the turn is over.

    An outage meanwhile has moved lease and deadline alike. With `call_at` the table reminds: it is behind from then on,
    and may call the player to move once more.
    """
    await db.execute(
        "UPDATE matches SET next_alarm = ?, alarm_at = deadline + ?, tell_at = COALESCE(tell_at, ?),"
        " pinged_ply = CASE WHEN ? AND (pinged_round, pinged_ply) = (round, ply)"
        " THEN ply - 1 ELSE pinged_ply END"
        " WHERE code = ? AND round = ? AND ply = ? AND deadline - alarm_at = ? AND next_alarm = ?",
        *(
            following.next_alarm.value,
            following.at - (match.deadline or 0),
            call_at,
            call_at is not None,
            match.code,
            *match.position,
            (match.deadline or 0) - lease,
            NextAlarm.REMIND.value,
        ),
    )


async def due_deadlines(reading: Reading, now: int, limit: int) -> list[PublicMatch]:
    """The matches whose reserve begins, or whose deadline or forfeit is due.

    A deadline that passed before its reminder went out counts, too.
    """
    rows = await reading.fetch_all(
        f"{SELECT} WHERE m.alarm_at <= ? AND m.interrupted IS NULL AND (m.next_alarm <> ? OR m.deadline <= ?)"
        " ORDER BY m.alarm_at LIMIT ?",
        *(now, NextAlarm.REMIND.value, now, limit),
    )
    return [match_of(row) for row in rows]


async def move_all(queries: Queries, seconds: int) -> None:
    """Move every running deadline and its alarm. No new version: tables are not told, the next look shows the time.

    Those of interrupted matches stand still anyway.
    """
    await queries.execute(
        "UPDATE matches SET deadline = deadline + ?, alarm_at = alarm_at + ? WHERE alarm_at IS NOT NULL"
        " AND interrupted IS NULL",
        *(seconds, seconds),
    )
