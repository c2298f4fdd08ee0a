"""Writing a match: its start, its moves, its turns and its end. Always inside the caller's transaction.

Every change of a match's row names the version that it was worked out from. Where somebody else was faster, `StalePly`
is raised and the transaction is undone; so this holds on engines without a lock for the whole file, too.
"""

from dataclasses import dataclass

from bot.errors import StalePly
from bot.match.model import Game, Level, Pace, State
from bot.store import games
from bot.store.database import Queries, Value, insertion
from bot.store.terms import Terms, columns_of
from rules import Deal, Move, Outcome, Seat
from rules.deal import spaced
from rules.match import Match


@dataclass(frozen=True, slots=True)
class NewMatch:
    """Who sits down, on what terms, and when each was last there."""

    code: str
    terms: Terms
    users: tuple[int | None, int | None]
    levels: tuple[Level | None, Level | None]
    acted: tuple[int, int]
    is_lesson: bool = False


async def start(queries: Queries, new: NewMatch, deal: Deal, starter: Seat, now: int) -> Game:
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
    return await games.find(queries, new.code)


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


async def write_move(queries: Queries, game: Game, move: Move, now: int) -> None:
    """The row whose key lets only one move take this place."""
    written = await queries.execute(
        "INSERT INTO moves (match, round, ply, move, played) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        game.code,
        game.round,
        game.ply + 1,
        str(move),
        now,
    )
    if not written:
        raise StalePly(game.code, game.round, game.ply)


async def write_turn(queries: Queries, game: Game, match: Match, now: int) -> None:
    """Where the match stands after the move of the seat that had the turn in `game`.

    The mover has seen the position after the move, and a proposal to call the match off lapses when the other moves.
    """
    seat = game.mover
    assert seat is not None  # noqa: S101  # somebody has just moved
    changes: dict[str, Value] = {
        "round": match.current.number,
        "ply": match.current.now.ply,
        f"acted{seat + 1}": now,
        f"looked_round{seat + 1}": game.round,
        f"looked_ply{seat + 1}": game.ply + 1,
        "cancel_by": game.cancel_proposed_by if game.cancel_proposed_by == seat else None,
    }
    if match.outcome:
        changes |= _end(match.outcome, now)
    else:
        mover = match.mover
        assert mover is not None  # noqa: S101  # a round that is over has been followed by a deal
        changes |= {"mover": mover} | _turn(game.pace, game.players[mover].level, now)
    await write(queries, game, now, **changes)


async def write_end(queries: Queries, game: Game, outcome: Outcome, now: int, actor: Seat | None = None) -> None:
    """End the match away from the board. Its cards stay as they lie."""
    acted: dict[str, Value] = {} if actor is None else {f"acted{actor + 1}": now}
    await write(queries, game, now, **acted, **_end(outcome, now))


async def write_more_time(queries: Queries, game: Game, now: int, actor: Seat) -> None:
    """The player to move gets the whole time once more; the turn is as old as it was."""
    turn = _turn(game.pace, None, now) | {"since": game.since, f"acted{actor + 1}": now}
    await write(queries, game, now, **turn)


async def write(queries: Queries, game: Game, now: int, **changes: Value) -> None:
    """Change the match's row as a new version, which the table does not show yet."""
    columns = "".join(f"{column} = ?, " for column in changes)
    written = await queries.execute(
        f"UPDATE matches SET {columns} version = version + 1, tell_at = COALESCE(tell_at, ?)"  # noqa: S608
        " WHERE code = ? AND version = ?",
        *changes.values(),
        now,
        game.code,
        game.version,
    )
    if not written:
        raise StalePly(game.code, game.round, game.ply)


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
