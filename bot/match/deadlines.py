"""Time a move: reminders, claims and forfeits. All of it is in the match's row, so any process can go on with it.

A turn has an alarm that goes through three stages: `reminder` (a quarter of the time is left), `late` (the
deadline: the one who waits may claim or wait), `forfeit` (as long again has passed).
"""

from dataclasses import dataclass

from bot.clock import Clock
from bot.errors import DeadlineAhead, NoDeadline, YourOwnTurn
from bot.match.endings import running_match
from bot.match.model import PublicMatch
from bot.store import matches
from bot.store.database import Database, Queries
from rules import Outcome, Seat, Termination

REMINDERS_DUE = f"""
    {matches.SELECT} WHERE m.alarm_at <= ? AND m.alarm = 'reminder' AND m.deadline > ? ORDER BY m.alarm_at LIMIT ?
"""
DEADLINES_DUE = f"""
    {matches.SELECT} WHERE m.alarm_at <= ? AND (m.alarm <> 'reminder' OR m.deadline <= ?) ORDER BY m.alarm_at LIMIT ?
"""


@dataclass(frozen=True, slots=True)
class Reminder:
    """A reminder that is ours to send until `lease`.

    `nonce` is the same however often this reminder has to be tried: with Discord's `enforce_nonce` a message that
    went out just before a crash does not go out twice.
    """

    match: PublicMatch
    user_id: int
    deadline: int
    nonce: str
    lease: int


class Deadlines:
    def __init__(self, db: Database, clock: Clock) -> None:
        self._db, self._clock = db, clock

    async def claim_reminders(self, limit: int = 20, seconds: int = 60) -> list[Reminder]:
        """The reminders that are due, each to one caller. Unless `reminded` follows, they come again after a while."""
        now = self._clock.now()
        if not await self._db.fetch_all(REMINDERS_DUE, now, now, limit):
            return []
        async with self._db.transaction(light=True) as queries:
            rows = await queries.fetch_all(REMINDERS_DUE, now, now, limit)
            claimed = [await _claim_reminder(queries, match, now, seconds) for match in map(matches.match_of, rows)]
        return [reminder for reminder in claimed if reminder]

    async def reminded(self, reminder: Reminder) -> None:
        """It was sent, or cannot be sent at all: do not try again."""
        match = reminder.match
        await self._db.execute(
            "UPDATE matches SET alarm = 'late', alarm_at = deadline"
            " WHERE code = ? AND round = ? AND ply = ? AND deadline = ? AND alarm = 'reminder'",
            *(match.code, match.round, match.ply, reminder.deadline),
        )

    async def sweep(self, limit: int = 50) -> list[PublicMatch]:
        """Mark the matches whose deadline has passed, and close those that ran over as lost on time.

        Each change is made exactly once, by one process, together with setting the table behind; so the matches
        returned only say which tables to tell now.
        """
        now = self._clock.now()
        if not await self._db.fetch_all(DEADLINES_DUE, now, now, limit):
            return []
        async with self._db.transaction() as queries:
            rows = await queries.fetch_all(DEADLINES_DUE, now, now, limit)
            return [await _ring(queries, match, now) for match in map(matches.match_of, rows)]

    async def check_claim(self, code: str, user_id: int) -> PublicMatch:
        """The match whose win this person may claim now.

        Raises NoSuchMatch, NotAPlayer, MatchOver, NoDeadline, YourOwnTurn, DeadlineAhead.
        """
        async with self._db.snapshot() as queries:
            return (await self._late_match(queries, code, user_id, self._clock.now()))[0]

    async def claim(self, code: str, user_id: int) -> PublicMatch:
        """Win because the opponent ran out of time. Raises the same as `check_claim`."""
        now = self._clock.now()
        async with self._db.transaction() as queries:
            match, seat = await self._late_match(queries, code, user_id, now)
            await matches.write_end(queries, match, Outcome(seat, Termination.TIMEOUT), now, seat)
            return await matches.find(queries, match.code)

    async def wait(self, code: str, user_id: int) -> PublicMatch:
        """Give the opponent the whole time once more, from now. Raises the same as `check_claim`."""
        now = self._clock.now()
        async with self._db.transaction() as queries:
            match, seat = await self._late_match(queries, code, user_id, now)
            await matches.write_more_time(queries, match, now, seat)
            return await matches.find(queries, match.code)

    async def _late_match(self, queries: Queries, code: str, user_id: int, now: int) -> tuple[PublicMatch, Seat]:
        match, seat = await running_match(queries, code, user_id)
        if seat == match.mover:
            raise YourOwnTurn(match.code)
        if match.deadline is None:
            raise NoDeadline(match.code)
        if now < match.deadline:
            raise DeadlineAhead(match.code, match.deadline)
        return match, seat


async def _claim_reminder(queries: Queries, match: PublicMatch, now: int, seconds: int) -> Reminder | None:
    user_id, deadline = match.user_to_move, match.deadline
    assert user_id is not None  # noqa: S101  # only a person's turn has an alarm
    assert deadline is not None  # noqa: S101
    lease = min(now + seconds, deadline)
    claimed = await queries.execute(
        "UPDATE matches SET alarm_at = ? WHERE code = ? AND version = ? AND alarm = 'reminder' AND alarm_at <= ?",
        *(lease, match.code, match.version, now),
    )
    nonce = f"{match.code}-{match.round}-{match.ply}-{deadline % 1_000_000}"
    return Reminder(match, user_id, deadline, nonce, lease) if claimed else None


async def _ring(queries: Queries, match: PublicMatch, now: int) -> PublicMatch:
    """Mark the match as late, or close it: the row's version lets one process do it once."""
    deadline, mover = match.deadline, match.mover
    assert deadline is not None  # noqa: S101  # only a turn with a deadline has an alarm
    assert mover is not None  # noqa: S101
    closing = deadline + match.terms.pace.value
    if now >= closing:
        await matches.write_end(queries, match, Outcome(1 - mover, Termination.TIMEOUT), now)
    else:
        await matches.write(queries, match, now, alarm="forfeit", alarm_at=closing)
    return await matches.find(queries, match.code)
