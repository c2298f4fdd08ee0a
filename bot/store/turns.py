"""A match moves on: its row in `matches` is changed by moves, endings and proposals, inside the caller's transaction.

Every change names the version that it was worked out from. Where somebody else was faster, StalePly is raised and the
transaction is undone; so this holds on engines without a lock for the whole file, too.
"""

from bot.errors import StalePly
from bot.match.model import STEWARD, Alarm, Level, Pace, Position, PublicMatch, State, TurnClock
from bot.store import calls, fairs, plans
from bot.store.database import Database, Queries, Reading, Value
from bot.store.leases import LEASE
from rules import Outcome, Seat
from rules.match import Match

PLANNED_MARKS = 3  # moves that are marked as planned: as many as a table tells


async def write_turn(queries: Queries, match: PublicMatch, truth: Match, now: int, *, is_planned: bool = False) -> None:
    """Where the match stands after the move of the seat that had the turn in `match`.

    What its player needed of their reserve is gone.
    """
    seat = match.mover
    assert seat is not None  # noqa: S101  # somebody has just moved
    changes: dict[str, Value] = {"round": truth.current.number, "ply": truth.current.now.ply, **_reserves(match, now)}
    if is_planned:
        changes |= _planned(match)
    elif match.steward != seat:  # else the player is not there: what is new stays new, and a proposal waits for them
        changes |= _by_hand(match, seat, now)
    if truth.outcome:
        changes |= _end(truth.outcome, now)
    else:
        mover = truth.mover
        assert mover is not None  # noqa: S101  # a round that is over has been followed by a deal
        changes |= {"mover": mover}
        changes |= new_turn(match.terms.pace, match.reserves_at(now)[mover], match.merchant_on(mover), now)
    await _change(queries, match, now, **changes)
    if truth.outcome:
        await fairs.wake(queries, match)


def _by_hand(match: PublicMatch, seat: Seat, now: int) -> dict[str, Value]:
    """The mover has seen the position after the move. A proposal to call the match off lapses when the other moves."""
    return {
        f"acted{seat + 1}": now,
        f"looked_round{seat + 1}": match.round,
        f"looked_ply{seat + 1}": match.ply + 1,
        "cancel_by": match.cancel_proposed_by if match.cancel_proposed_by == seat else None,
    }


def _planned(match: PublicMatch) -> dict[str, Value]:
    """The player is not there: what is new stays new, and a proposal waits for them. The last marks are enough."""
    marks = (*match.planned[1 - PLANNED_MARKS :], Position(match.round, match.ply + 1))
    return {"planned": " ".join(map(str, marks))}


async def write_end(
    queries: Queries, match: PublicMatch, outcome: Outcome, now: int, actor: Seat | None = None
) -> None:
    """End the match away from the board. Its cards stay as they lie."""
    acted: dict[str, Value] = {} if actor is None else {f"acted{actor + 1}": now}
    await _change(queries, match, now, **acted, **_reserves(match, now), **_end(outcome, now))
    await fairs.wake(queries, match)
    await plans.forget_all(queries, match.code)


async def write_more_time(queries: Queries, match: PublicMatch, now: int, actor: Seat) -> None:
    """The player to move gets the time for a move once more, and no reserve; the turn is as old as it was."""
    turn = new_turn(match.terms.pace, 0, None, now) | {"since": match.since, f"acted{actor + 1}": now}
    await _change(queries, match, now, **_reserves(match, now), **turn)
    await calls.forget_late(queries, match.code)


async def write_alarm(queries: Queries, match: PublicMatch, following: Alarm, now: int) -> None:
    """The reserve has begun to run, or the deadline has passed. This comes next."""
    await _change(queries, match, now, next_alarm=following.next_alarm.value, alarm_at=following.at)


async def write_steward(queries: Queries, match: PublicMatch, stewarded: str, now: int, actor: Seat) -> None:
    """A merchant moves for the player to move, beginning now. The turn is the merchant's, and as old as it was.

    Against merchants nobody plans: what was planned is gone.
    """
    turn = new_turn(match.terms.pace, 0, STEWARD, now) | {"since": match.since, f"acted{actor + 1}": now}
    steward: dict[str, Value] = {"steward": match.mover, "stewarded": stewarded}
    await _change(queries, match, now, **steward, **_reserves(match, now), **turn)
    await plans.forget_all(queries, match.code)


async def write_seat_taken_back(queries: Queries, match: PublicMatch, stewarded: str, now: int) -> None:
    """The absent player is there again. Should it be their turn, they have the time for a move, beginning now."""
    seat = match.steward
    assert seat is not None  # noqa: S101  # there is a merchant to take it back from
    changes: dict[str, Value] = {"steward": None, "stewarded": stewarded, f"acted{seat + 1}": now}
    if match.mover == seat:
        changes |= new_turn(match.terms.pace, match.reserves[seat], None, now)
    await _change(queries, match, now, **changes)


async def write_proposal(queries: Queries, match: PublicMatch, seat: Seat | None, now: int) -> None:
    """This seat proposes to call the match off; None: there is no proposal any more."""
    await _change(queries, match, now, cancel_by=seat)


async def _change(queries: Queries, match: PublicMatch, now: int, **changes: Value) -> None:
    """Change the match's row as a new version, which the table does not show yet."""
    columns = "".join(f"{column} = ?, " for column in changes)
    written = await queries.execute(
        f"UPDATE matches SET {columns} version = version + 1, tell_at = COALESCE(tell_at, ?)"  # noqa: S608
        " WHERE code = ? AND version = ?",
        *(*changes.values(), now, match.code, match.version),
    )
    if not written:
        raise StalePly(match.code, match.round, match.ply)


def new_turn(pace: Pace, reserve: int, level: Level | None, now: int) -> dict[str, Value]:
    """The columns of a turn that begins now: a merchant's is due at once, a person's has its alarms."""
    is_limited = level is None and pace is not Pace.NO_LIMIT
    clock = TurnClock.started(pace, reserve, now) if is_limited else None
    first = clock.alarms[0] if clock else None
    return {
        "since": now,
        "deadline": clock.deadline if clock else None,
        "next_alarm": first.next_alarm.value if first else None,
        "alarm_at": first.at if first else None,
        "merchant_at": now if level else None,
        "call_at": None,
    }


def _reserves(match: PublicMatch, now: int) -> dict[str, Value]:
    """The columns with what both players have left now."""
    first, second = match.reserves_at(now)
    return {"reserve1": first, "reserve2": second}


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
        **dict.fromkeys(("deadline", "next_alarm", "alarm_at", "merchant_at", "call_at", "steward")),
    }


async def due_computer_turns(reading: Reading, now: int, limit: int) -> list[str]:
    """Codes of the matches in which a merchant is to move and nobody sees to it, longest waiting first.

    A lease of more than its length was taken before the clock was set back, and is none.
    """
    rows = await reading.fetch_all(
        "SELECT code FROM matches WHERE merchant_at <= ? ORDER BY merchant_at LIMIT ?", now, limit
    )
    too_long = await reading.fetch_all(
        "SELECT code FROM matches WHERE merchant_at > ? ORDER BY merchant_at LIMIT ?", now + LEASE, limit
    )
    return [row["code"] for row in (*rows, *too_long)][:limit]


async def claim_computer_turn(queries: Queries, code: str, now: int, lease: int) -> bool:
    """True for the one who may play the merchant's turn until `lease`. After that it is due again."""
    return bool(
        await queries.execute(
            "UPDATE matches SET merchant_at = ? WHERE code = ? AND (merchant_at <= ? OR merchant_at > ?)",
            *(lease, code, now, now + LEASE),
        )
    )


async def write_look(db: Database, match: PublicMatch, seat: Seat, now: int) -> None:
    """The player on this seat has seen where the match stands. A later look is never taken back."""
    round_, ply, acted = f"looked_round{seat + 1}", f"looked_ply{seat + 1}", f"acted{seat + 1}"
    await db.execute(
        f"UPDATE matches SET {round_} = ?, {ply} = ?, {acted} = ? WHERE code = ? AND ({round_}, {ply}) < (?, ?)",  # noqa: S608
        *(*match.position, now, match.code, *match.position),
        light=True,
    )
