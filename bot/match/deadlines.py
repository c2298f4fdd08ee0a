"""Time a move: reminders, claims and forfeits. All of it is in the match's row, so any process can go on with it.

A turn has an alarm that goes through three stages: `reminder` (a quarter of the time is left), `late` (the
deadline: the one who waits may claim or wait), `forfeit` (as long again has passed).
"""

from dataclasses import dataclass

from bot.clock import Clock
from bot.errors import DeadlineAhead, NoDeadline, YourOwnTurn
from bot.match.endings import running_game
from bot.match.model import Game
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

    game: Game
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
            claimed = [await _claim_reminder(queries, game, now, seconds) for game in map(matches.game_of, rows)]
        return [reminder for reminder in claimed if reminder]

    async def reminded(self, reminder: Reminder) -> None:
        """It was sent, or cannot be sent at all: do not try again."""
        game = reminder.game
        await self._db.execute(
            "UPDATE matches SET alarm = 'late', alarm_at = deadline"
            " WHERE code = ? AND round = ? AND ply = ? AND deadline = ? AND alarm = 'reminder'",
            *(game.code, game.round, game.ply, reminder.deadline),
        )

    async def sweep(self, limit: int = 50) -> list[Game]:
        """Mark the games whose deadline has passed, and close those that ran over as lost on time.

        Each change is made exactly once, by one process, together with setting the table behind; so the games
        returned only say which tables to tell now.
        """
        now = self._clock.now()
        if not await self._db.fetch_all(DEADLINES_DUE, now, now, limit):
            return []
        async with self._db.transaction() as queries:
            rows = await queries.fetch_all(DEADLINES_DUE, now, now, limit)
            return [await _ring(queries, game, now) for game in map(matches.game_of, rows)]

    async def check_claim(self, code: str, user_id: int) -> Game:
        """The game whose win this person may claim now.

        Raises NoSuchMatch, NotAPlayer, MatchOver, NoDeadline, YourOwnTurn, DeadlineAhead.
        """
        async with self._db.snapshot() as queries:
            return (await self._late_game(queries, code, user_id, self._clock.now()))[0]

    async def claim(self, code: str, user_id: int) -> Game:
        """Win because the opponent ran out of time. Raises the same as `check_claim`."""
        now = self._clock.now()
        async with self._db.transaction() as queries:
            game, seat = await self._late_game(queries, code, user_id, now)
            await matches.write_end(queries, game, Outcome(seat, Termination.TIMEOUT), now, seat)
            return await matches.find(queries, game.code)

    async def wait(self, code: str, user_id: int) -> Game:
        """Give the opponent the whole time once more, from now. Raises the same as `check_claim`."""
        now = self._clock.now()
        async with self._db.transaction() as queries:
            game, seat = await self._late_game(queries, code, user_id, now)
            await matches.write_more_time(queries, game, now, seat)
            return await matches.find(queries, game.code)

    async def _late_game(self, queries: Queries, code: str, user_id: int, now: int) -> tuple[Game, Seat]:
        game, seat = await running_game(queries, code, user_id)
        if seat == game.mover:
            raise YourOwnTurn(game.code)
        if game.deadline is None:
            raise NoDeadline(game.code)
        if now < game.deadline:
            raise DeadlineAhead(game.code, game.deadline)
        return game, seat


async def _claim_reminder(queries: Queries, game: Game, now: int, seconds: int) -> Reminder | None:
    user_id, deadline = game.user_to_move, game.deadline
    assert user_id is not None  # noqa: S101  # only a person's turn has an alarm
    assert deadline is not None  # noqa: S101
    lease = min(now + seconds, deadline)
    claimed = await queries.execute(
        "UPDATE matches SET alarm_at = ? WHERE code = ? AND version = ? AND alarm = 'reminder' AND alarm_at <= ?",
        *(lease, game.code, game.version, now),
    )
    nonce = f"{game.code}-{game.round}-{game.ply}-{deadline % 1_000_000}"
    return Reminder(game, user_id, deadline, nonce, lease) if claimed else None


async def _ring(queries: Queries, game: Game, now: int) -> Game:
    """Mark the game as late, or close it: the row's version lets one process do it once."""
    deadline, mover = game.deadline, game.mover
    assert deadline is not None  # noqa: S101  # only a turn with a deadline has an alarm
    assert mover is not None  # noqa: S101
    closing = deadline + game.pace.value
    if now >= closing:
        await matches.write_end(queries, game, Outcome(1 - mover, Termination.TIMEOUT), now)
    else:
        await matches.write(queries, game, now, alarm="forfeit", alarm_at=closing)
    return await matches.find(queries, game.code)
