"""Rows of `matches`, `rounds` and `moves`: a match is found, started, moved on and ended here.

What writes does so inside the caller's transaction. Every change of a match's row names the version that it was worked
out from. Where somebody else was faster, `StalePly` is raised and the transaction is undone; so this holds on engines
without a lock for the whole file, too.
"""

from dataclasses import dataclass

from bot.errors import NoSuchMatch, StalePly
from bot.match.model import Level, Pace, Player, PublicMatch, State, Terms
from bot.store.codes import as_code
from bot.store.database import Queries, Reading, Row, Value, insertion
from bot.store.terms import columns_of, terms_of
from rules import Deal, Move, Outcome, Seat, Termination
from rules.deal import spaced
from rules.match import Match

SELECT = """
    SELECT m.*, p1.name AS name1, p2.name AS name2 FROM matches m
    LEFT JOIN people p1 ON p1.user_id = m.user1
    LEFT JOIN people p2 ON p2.user_id = m.user2
"""


async def find_row(reading: Reading, code: str) -> Row:
    """Raises NoSuchMatch."""
    row = await reading.fetch_one(f"{SELECT} WHERE m.code = ?", as_code(code))
    if row is None:
        raise NoSuchMatch(code)
    return row


async def find(reading: Reading, code: str) -> PublicMatch:
    """Raises NoSuchMatch."""
    return match_of(await find_row(reading, code))


def match_of(row: Row) -> PublicMatch:
    return PublicMatch(
        code=row["code"],
        players=(
            _player(row["user1"], row["name1"], row["level1"]),
            _player(row["user2"], row["name2"], row["level2"]),
        ),
        state=State(row["state"]),
        terms=terms_of(row),
        thread_id=row["thread_id"],
        message_id=row["message_id"],
        round=row["round"],
        ply=row["ply"],
        mover=row["mover"],
        since=row["since"],
        deadline=row["deadline"],
        is_late=row["alarm"] == "forfeit",
        cancel_proposed_by=row["cancel_by"],
        outcome=_outcome(row),
        started=row["started"],
        ended=row["ended"],
        acted=(row["acted1"], row["acted2"]),
        is_lesson=bool(row["is_lesson"]),
        version=row["version"],
    )


def _player(user_id: int | None, name: str | None, level: str | None) -> Player:
    return Player(user_id, name, Level(level) if level else None)


def _outcome(row: Row) -> Outcome | None:
    if row["state"] == State.RUNNING.value:
        return None
    return Outcome(row["winner"], Termination(row["termination"]) if row["termination"] else None)


@dataclass(frozen=True, slots=True)
class NewMatch:
    """Who sits down, on what terms, and when each was last there."""

    code: str
    terms: Terms
    users: tuple[int | None, int | None]
    levels: tuple[Level | None, Level | None]
    acted: tuple[int, int]
    is_lesson: bool = False


async def start(queries: Queries, new: NewMatch, deal: Deal, starter: Seat, now: int) -> PublicMatch:
    """Set up the table and deal the first round. The table is behind from the start: nobody has been told."""
    turn = _turn(new.terms.pace, new.levels[starter], now)
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
        **turn,
        **dict.fromkeys(("looked_round1", "looked_round2", "version", "told_round"), 1),
        **dict.fromkeys(("looked_ply1", "looked_ply2", "told", "told_ply", "pinged_round", "pinged_ply"), 0),
        "acted1": new.acted[0],
        "acted2": new.acted[1],
        "tell_at": now,
        "is_lesson": new.is_lesson,
    }
    await queries.execute(*insertion("matches", row))
    await write_deal(queries, new.code, 1, deal, starter, now)
    return await find(queries, new.code)


async def write_deal(queries: Queries, code: str, number: int, deal: Deal, starter: Seat, now: int) -> None:
    row: dict[str, Value] = {
        "match": code,
        "number": number,
        "starter": starter,
        "deck": deal.deck,
        **{f"bonus{kind}": spaced(values) for kind, values in deal.bonuses.items()},
        "salt": deal.salt,
        "seal": deal.seal,
        "dealt": now,
    }
    await queries.execute(*insertion("rounds", row))


async def write_move(queries: Queries, match: PublicMatch, move: Move, now: int) -> None:
    """The row whose key lets only one move take this place."""
    written = await queries.execute(
        "INSERT INTO moves (match, round, ply, move, played) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        match.code,
        match.round,
        match.ply + 1,
        str(move),
        now,
    )
    if not written:
        raise StalePly(match.code, match.round, match.ply)


async def write_turn(queries: Queries, match: PublicMatch, truth: Match, now: int) -> None:
    """Where the match stands after the move of the seat that had the turn in `match`.

    The mover has seen the position after the move, and a proposal to call the match off lapses when the other moves.
    """
    seat = match.mover
    assert seat is not None  # noqa: S101  # somebody has just moved
    changes: dict[str, Value] = {
        "round": truth.current.number,
        "ply": truth.current.now.ply,
        f"acted{seat + 1}": now,
        f"looked_round{seat + 1}": match.round,
        f"looked_ply{seat + 1}": match.ply + 1,
        "cancel_by": match.cancel_proposed_by if match.cancel_proposed_by == seat else None,
    }
    if truth.outcome:
        changes |= _end(truth.outcome, now)
    else:
        mover = truth.mover
        assert mover is not None  # noqa: S101  # a round that is over has been followed by a deal
        changes |= {"mover": mover} | _turn(match.terms.pace, match.players[mover].level, now)
    await write(queries, match, now, **changes)


async def write_end(
    queries: Queries, match: PublicMatch, outcome: Outcome, now: int, actor: Seat | None = None
) -> None:
    """End the match away from the board. Its cards stay as they lie."""
    acted: dict[str, Value] = {} if actor is None else {f"acted{actor + 1}": now}
    await write(queries, match, now, **acted, **_end(outcome, now))


async def write_more_time(queries: Queries, match: PublicMatch, now: int, actor: Seat) -> None:
    """The player to move gets the whole time once more; the turn is as old as it was."""
    turn = _turn(match.terms.pace, None, now) | {"since": match.since, f"acted{actor + 1}": now}
    await write(queries, match, now, **turn)


async def write(queries: Queries, match: PublicMatch, now: int, **changes: Value) -> None:
    """Change the match's row as a new version, which the table does not show yet."""
    columns = "".join(f"{column} = ?, " for column in changes)
    written = await queries.execute(
        f"UPDATE matches SET {columns} version = version + 1, tell_at = COALESCE(tell_at, ?)"  # noqa: S608
        " WHERE code = ? AND version = ?",
        *changes.values(),
        now,
        match.code,
        match.version,
    )
    if not written:
        raise StalePly(match.code, match.round, match.ply)


def _turn(pace: Pace, level: Level | None, now: int) -> dict[str, Value]:
    """A turn that begins now: a merchant's is due at once, a person's has its alarms."""
    if level or pace is Pace.NO_LIMIT:
        deadline, alarm, alarm_at = None, None, None
    else:
        deadline, alarm, alarm_at = now + pace.value, "reminder", now + pace.value * 3 // 4
    return {
        "since": now,
        "deadline": deadline,
        "alarm": alarm,
        "alarm_at": alarm_at,
        "merchant_at": now if level else None,
    }


def _end(outcome: Outcome, now: int) -> dict[str, Value]:
    termination = outcome.termination
    is_cancelled = termination is not None and outcome.winner is None
    return {
        "state": State.CANCELLED.value if is_cancelled else State.OVER.value,
        "winner": outcome.winner,
        "termination": termination.value if termination else None,
        "ended": now,
        "mover": None,
        "cancel_by": None,
        **dict.fromkeys(("deadline", "alarm", "alarm_at", "merchant_at")),
    }
