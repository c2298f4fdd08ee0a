"""Rows of `matches`: a match is found and started here. How it moves on is in `turns`."""

from dataclasses import dataclass, replace

from bot.errors import NoSuchMatch
from bot.match.model import DealOf, Level, NextAlarm, Player, Position, PublicMatch, State, Terms
from bot.store.database import Queries, Reading, Row, Value, insertion
from bot.store.match_codes import as_code
from bot.store.rounds import DealtRound, write_deal
from bot.store.terms import columns_of, terms_of
from bot.store.turns import new_turn
from rules import Deal, Outcome, Seat, Termination

SELECT = """
    SELECT m.*, p1.name AS name1, p2.name AS name2 FROM matches m
    LEFT JOIN people p1 ON p1.user_id = m.user1
    LEFT JOIN people p2 ON p2.user_id = m.user2
"""
# Two questions, one an index each, are faster than one with OR, and PostgreSQL agrees.
RUNNING_OF = f"""
    {SELECT} WHERE m.user1 = ? AND m.state = 'running'
    UNION ALL
    {SELECT} WHERE m.user2 = ? AND m.state = 'running'
"""
ENDED_OF = f"""
    {SELECT} WHERE m.user1 = ? AND m.ended IS NOT NULL
    UNION ALL
    {SELECT} WHERE m.user2 = ? AND m.ended IS NOT NULL
"""


async def find(reading: Reading, code: str) -> PublicMatch:
    """Raises NoSuchMatch."""
    return match_of(await find_row(reading, code))


async def find_with_looks(reading: Reading, code: str) -> tuple[PublicMatch, tuple[Position, Position]]:
    """The match, and the position that each seat has seen last. Raises NoSuchMatch."""
    row = await find_row(reading, code)
    first, second = (Position(row[f"looked_round{number}"], row[f"looked_ply{number}"]) for number in (1, 2))
    return match_of(row), (first, second)


async def find_row(reading: Reading, code: str) -> Row:
    """For the modules of the store. Raises NoSuchMatch."""
    row = await reading.fetch_one(f"{SELECT} WHERE m.code = ?", as_code(code))
    if row is None:
        raise NoSuchMatch(code)
    return row


async def running_of(reading: Reading, user_id: int) -> list[PublicMatch]:
    """The matches that this person plays."""
    return [match_of(row) for row in await reading.fetch_all(RUNNING_OF, user_id, user_id)]


async def ended_of(reading: Reading, user_id: int) -> list[PublicMatch]:
    """All matches that this person has finished or called off."""
    return [match_of(row) for row in await reading.fetch_all(ENDED_OF, user_id, user_id)]


async def count_running_of(reading: Reading, user_id: int) -> int:
    row = await reading.fetch_one(
        "SELECT (SELECT count(*) FROM matches WHERE user1 = ? AND state = 'running')"
        " + (SELECT count(*) FROM matches WHERE user2 = ? AND state = 'running') AS running",
        *(user_id, user_id),
    )
    return int(row["running"]) if row else 0


async def count_ended_of(reading: Reading, user_id: int) -> int:
    row = await reading.fetch_one(
        "SELECT (SELECT count(*) FROM matches WHERE user1 = ? AND ended IS NOT NULL)"
        " + (SELECT count(*) FROM matches WHERE user2 = ? AND ended IS NOT NULL) AS ended",
        *(user_id, user_id),
    )
    return int(row["ended"]) if row else 0


async def running_lesson_of(reading: Reading, user_id: int) -> PublicMatch | None:
    """The guided first round that this person has begun and not finished."""
    row = await reading.fetch_one(f"{SELECT} WHERE m.user1 = ? AND m.is_lesson AND m.state = 'running'", user_id)
    return match_of(row) if row else None


async def code_of_rematch(reading: Reading, code: str) -> str | None:
    """The match that was started as the rematch of this one. There is at most one."""
    row = await reading.fetch_one("SELECT code FROM matches WHERE rematch_of = ?", code)
    return row["code"] if row else None


async def totals(reading: Reading) -> dict[str, int]:
    """How many matches run, and how many of their tables are behind."""
    row = await reading.fetch_one(
        "SELECT (SELECT count(*) FROM matches WHERE state = 'running') AS games,"
        " (SELECT count(*) FROM matches WHERE tell_at IS NOT NULL AND interrupted IS NULL AND is_reachable)"
        " AS tables_behind"
    )
    assert row is not None  # noqa: S101  # a count is always there
    return dict(row)


@dataclass(frozen=True, slots=True)
class NewMatch:
    """Who sits down, on what terms, and when each was last there.

    `left_reserves` is what each seat has left of a reserve that is for more than this match; None: all of it.
    """

    code: str
    terms: Terms
    users: tuple[int | None, int | None]
    levels: tuple[Level | None, Level | None]
    acted: tuple[int, int]
    is_lesson: bool = False
    is_at_my_level: bool = False
    left_reserves: tuple[int, int] | None = None
    deal_of: DealOf | None = None

    @property
    def reserves(self) -> tuple[int, int]:
        return self.left_reserves or (self.terms.reserve, self.terms.reserve)


async def start(queries: Queries, new: NewMatch, deal: Deal, starter: Seat, now: int) -> PublicMatch:
    """Set up the table and deal the first round. The table is behind from the start: nobody has been told."""
    row: dict[str, Value] = {
        "code": new.code,
        "user1": new.users[0],
        "user2": new.users[1],
        "level1": new.levels[0].value if new.levels[0] else None,
        "level2": new.levels[1].value if new.levels[1] else None,
        **columns_of(new.terms),
        "state": State.RUNNING.value,
        "started": now,
        "round": 1,
        "ply": 0,
        "mover": starter,
        "reserve1": new.reserves[0],
        "reserve2": new.reserves[1],
        **new_turn(new.terms.pace, new.reserves[starter], new.levels[starter], now),
        **dict.fromkeys(("looked_round1", "looked_round2", "version", "told_round"), 1),
        **dict.fromkeys(("looked_ply1", "looked_ply2", "told", "told_ply", "pinged_round", "pinged_ply"), 0),
        "acted1": new.acted[0],
        "acted2": new.acted[1],
        "tell_at": now,
        "is_lesson": new.is_lesson,
        "is_at_my_level": new.is_at_my_level,
        "fair": new.terms.fair,
        "deal_of": str(new.deal_of) if new.deal_of else None,
    }
    await queries.execute(*insertion("matches", row))
    await write_deal(queries, new.code, DealtRound(1, starter, deal), now)
    return await find(queries, new.code)


def match_of(row: Row) -> PublicMatch:
    is_interrupted = row["interrupted"] is not None
    match = PublicMatch(
        code=row["code"],
        players=(
            _player(row["user1"], row["name1"], row["level1"]),
            _player(row["user2"], row["name2"], row["level2"]),
        ),
        state=State(row["state"]),
        terms=replace(terms_of(row), fair=row["fair"]),
        thread_id=row["thread_id"],
        message_id=row["message_id"],
        round=row["round"],
        ply=row["ply"],
        mover=row["mover"],
        since=row["since"],
        deadline=None if is_interrupted else row["deadline"],
        is_late=row["next_alarm"] == NextAlarm.FORFEIT.value and not is_interrupted,
        cancel_proposed_by=row["cancel_by"],
        outcome=_outcome(row),
        started=row["started"],
        ended=row["ended"],
        acted=(row["acted1"], row["acted2"]),
        is_lesson=bool(row["is_lesson"]),
        is_at_my_level=bool(row["is_at_my_level"]),
        version=row["version"],
        is_interrupted=is_interrupted,
        reserves=(row["reserve1"], row["reserve2"]),
        steward=row["steward"],
        stewarded=row["stewarded"],
        planned=tuple(map(Position.from_text, row["planned"].split())),
        deal_of=DealOf.from_text(row["deal_of"]) if row["deal_of"] else None,
    )
    if match.is_late and match.terms.fair is not None:
        return replace(match, is_late=False, reserve_ends=row["alarm_at"])
    if match.clock and match.clock.is_in_reserve(NextAlarm(row["next_alarm"])):
        return replace(match, is_in_reserve=True)
    return match


def _player(user_id: int | None, name: str | None, level: str | None) -> Player:
    return Player(user_id, name, Level(level) if level else None)


def _outcome(row: Row) -> Outcome | None:
    if row["state"] == State.RUNNING.value:
        return None
    return Outcome(row["winner"], Termination(row["termination"]) if row["termination"] else None)
