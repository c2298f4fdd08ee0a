"""Time a move and reserve: reminders, claims and forfeits. It is in the match's row, so any process can go on with it.

A turn has an alarm, and `bot.match.turn_clock.NextAlarm` says what comes next: the reserve begins to run, the reminder
(a quarter of all the time for this turn is left), the deadline (the one who waits may claim the win, wait, or let a
merchant play on: see `bot.match.stewards`), the forfeit (as long again as a move may take has passed).
"""

from dataclasses import dataclass

from bot.clock import Clock
from bot.errors import DeadlineAhead, NoDeadline, PlayedInFair, YourOwnTurn
from bot.match.endings import running_match
from bot.match.model import NextAlarm, PublicMatch, TurnClock
from bot.store import deadlines, fair_entrants, matches, turns
from bot.store.database import Database, Queries
from rules import Outcome, Seat, Termination


@dataclass(frozen=True, slots=True)
class Reminder:
    """A reminder that is ours to send until `lease`."""

    match: PublicMatch
    user_id: int
    deadline: int
    lease: int

    @property
    def nonce(self) -> str:
        """The same however often this reminder has to be tried: with it Discord takes the same message once.

        A version lasts until the match goes on; an outage moves the deadline and leaves it as it is.
        """
        return f"{self.match.code}-{self.match.version}"


class Deadlines:
    def __init__(self, db: Database, clock: Clock) -> None:
        self._db, self._clock = db, clock

    async def claim_reminders(self, limit: int = 20, seconds: int = 60) -> list[Reminder]:
        """The reminders that are due, each to one caller. Unless `reminded` follows, they come again after a while."""
        now = self._clock.now()
        if not await deadlines.due_reminders(self._db, now, limit):
            return []
        async with self._db.transaction(light=True) as queries:
            due = await deadlines.due_reminders(queries, now, limit)
            claimed = [await _claim_reminder(queries, match, now, seconds) for match in due]
        return [reminder for reminder in claimed if reminder]

    async def reminded(self, reminder: Reminder, *, by_table: bool = False) -> None:
        """It was sent, or cannot be sent at all: do not try again. `by_table`: the next table calls for it."""
        call_at = self._clock.now() if by_table else None
        clock = reminder.match.clock
        assert clock is not None  # noqa: S101  # only a turn with a deadline has a reminder
        await deadlines.write_reminded(
            self._db, reminder.match, reminder.lease, clock.alarm_after(NextAlarm.REMIND), call_at
        )

    async def sweep(self, limit: int = 50) -> list[PublicMatch]:
        """Mark the matches whose reserve begins to run or whose deadline has passed; close those that ran over.

        Each change is made exactly once, by one process, together with setting the table behind; so the matches
        returned only say which tables to tell now.
        """
        now = self._clock.now()
        if not await deadlines.due_deadlines(self._db, now, limit):
            return []
        async with self._db.transaction() as queries:
            due = await deadlines.due_deadlines(queries, now, limit)
            return [await _mark_or_close(queries, match, now) for match in due]

    async def check_claim(self, code: str, user_id: int) -> PublicMatch:
        """The match whose win this person may claim now.

        Raises NoSuchMatch, NotAPlayer, MatchOver, PlayedInFair, NoDeadline, YourOwnTurn, DeadlineAhead.
        """
        async with self._db.snapshot() as queries:
            return (await late_match(queries, code, user_id, self._clock.now()))[0]

    async def claim(self, code: str, user_id: int) -> PublicMatch:
        """Win because the opponent ran out of time. Raises the same as `check_claim`."""
        now = self._clock.now()
        async with self._db.transaction(code) as queries:
            match, seat = await late_match(queries, code, user_id, now)
            await turns.write_end(queries, match, Outcome(seat, Termination.TIMEOUT), now, seat)
            return await matches.find(queries, match.code)

    async def wait(self, code: str, user_id: int) -> PublicMatch:
        """Give the opponent the time for a move once more, from now. Their reserve stays used up.

        Raises the same as `check_claim`.
        """
        now = self._clock.now()
        async with self._db.transaction(code) as queries:
            match, seat = await late_match(queries, code, user_id, now)
            await turns.write_more_time(queries, match, now, seat)
            return await matches.find(queries, match.code)


async def late_match(queries: Queries, code: str, user_id: int, now: int) -> tuple[PublicMatch, Seat]:
    """The match whose player to move is out of time, and the seat of this person, who waits.

    Raises NoSuchMatch, NotAPlayer, MatchOver, PlayedInFair, NoDeadline, YourOwnTurn, DeadlineAhead.
    """
    match, seat = await running_match(queries, code, user_id)
    if match.terms.fair is not None:
        raise PlayedInFair(match.code)
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
    claimed = await deadlines.claim_reminder(queries, match, lease, now)
    return Reminder(match, user_id, deadline, lease) if claimed else None


async def _mark_or_close(queries: Queries, match: PublicMatch, now: int) -> PublicMatch:
    """Say what has come, or close the match: the row's version lets one process do it once."""
    clock, mover = match.clock, match.mover
    assert clock is not None  # noqa: S101  # only a turn with a deadline has an alarm
    assert mover is not None  # noqa: S101
    forfeit_at = await _forfeit_at(queries, match, clock)
    if now >= forfeit_at:
        await fair_entrants.use_reserve(queries, match, now)
        await turns.write_end(queries, match, Outcome(1 - mover, Termination.TIMEOUT), now)
    else:
        come = NextAlarm.DEADLINE if now >= clock.deadline else NextAlarm.RESERVE
        following = clock.alarm_after(come)
        if following.next_alarm is NextAlarm.FORFEIT:
            following = following._replace(at=forfeit_at)
        await turns.write_alarm(queries, match, following, now)
    return await matches.find(queries, match.code)


async def _forfeit_at(queries: Queries, match: PublicMatch, clock: TurnClock) -> int:
    """When the match is lost on time. In a fair that is when the player's reserve for the whole fair is used up."""
    if match.terms.fair is None or match.user_to_move is None:
        return clock.forfeit_at
    return clock.deadline + await fair_entrants.reserve_of(queries, match.terms.fair, match.user_to_move)
