"""Rows of `matches`, read as `Game`."""

from bot.errors import NoSuchMatch
from bot.match.model import Game, Level, Player, State
from bot.store.codes import as_code
from bot.store.database import Reading, Row
from bot.store.terms import terms_of
from rules import Outcome, Termination

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


async def find(reading: Reading, code: str) -> Game:
    """Raises NoSuchMatch."""
    return game_of(await find_row(reading, code))


def game_of(row: Row) -> Game:
    terms = terms_of(row)
    return Game(
        code=row["code"],
        players=(
            _player(row["user1"], row["name1"], row["level1"]),
            _player(row["user2"], row["name2"], row["level2"]),
        ),
        state=State(row["state"]),
        options=terms.options,
        pace=terms.pace,
        is_rated=terms.is_rated,
        has_hints=terms.has_hints,
        place=terms.place,
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
        rematch_of=terms.rematch_of,
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
