"""Rows of `challenges`, written and read."""

from bot.errors import NoSuchChallenge
from bot.match.model import Challenge, ChallengeState, Player, Terms
from bot.store.database import Database, Queries, Reading, Row, insertion
from bot.store.match_codes import as_code
from bot.store.terms import columns_of, terms_of

SELECT = """
    SELECT c.*, p1.name AS name1, p2.name AS name2 FROM challenges c
    LEFT JOIN people p1 ON p1.user_id = c.challenger
    LEFT JOIN people p2 ON p2.user_id = c.opponent
"""


async def insert(
    queries: Queries, code: str, challenger: int, opponent: int | None, terms: Terms, now: int, expires: int
) -> None:
    row = {
        "code": code,
        "challenger": challenger,
        "opponent": opponent,
        **columns_of(terms),
        "state": ChallengeState.OPEN.value,
        "created": now,
        "expires": expires,
    }
    await queries.execute(*insertion("challenges", row))


async def find(reading: Reading, code: str) -> Challenge:
    """Raises NoSuchChallenge."""
    row = await reading.fetch_one(f"{SELECT} WHERE c.code = ?", as_code(code))
    if row is None:
        raise NoSuchChallenge(code)
    return challenge_of(row)


async def find_open(reading: Reading, challenger: int, opponent: int | None, channel_id: int) -> Challenge | None:
    """The open challenge that a new one would repeat: to the same person, or to anyone in the same channel."""
    if opponent is None:
        where, value = "c.channel_id = ? AND c.opponent IS NULL", channel_id
    else:
        where, value = "c.opponent = ?", opponent
    row = await reading.fetch_one(
        f"{SELECT} WHERE c.challenger = ? AND {where} AND c.state = 'open'", challenger, value
    )
    return challenge_of(row) if row else None


async def close(queries: Queries, challenge: Challenge, state: ChallengeState) -> bool:
    """True for whoever closes it: exactly one."""
    return bool(
        await queries.execute(
            "UPDATE challenges SET state = ? WHERE code = ? AND state = 'open'", state.value, challenge.code
        )
    )


async def take_back(queries: Queries, challenge: Challenge) -> None:
    """Withdraw it as if its opponent had not been called."""
    await queries.execute(
        "UPDATE challenges SET state = ?, called = NULL WHERE code = ? AND state = 'open'",
        *(ChallengeState.WITHDRAWN.value, challenge.code),
    )


async def decline(queries: Queries, challenge: Challenge, now: int) -> None:
    await queries.execute(
        "UPDATE challenges SET state = ?, declined = ? WHERE code = ? AND state = 'open'",
        *(ChallengeState.DECLINED.value, now, challenge.code),
    )


async def last_declined(reading: Reading, challenger: int, opponent: int, after: int, until: int) -> int | None:
    """When this opponent last declined a challenge of this challenger, within these times."""
    row = await reading.fetch_one(
        "SELECT max(declined) AS declined FROM challenges"
        " WHERE challenger = ? AND opponent = ? AND declined > ? AND declined <= ?",
        *(challenger, opponent, after, until),
    )
    return row["declined"] if row else None


async def calls_between(reading: Reading, challenger: int, opponent: int, after: int, until: int) -> list[int]:
    """When this challenger called this opponent, within these times, the latest last."""
    rows = await reading.fetch_all(
        "SELECT called FROM challenges WHERE challenger = ? AND opponent = ? AND called > ? AND called <= ?"
        " ORDER BY called",
        *(challenger, opponent, after, until),
    )
    return [row["called"] for row in rows]


async def write_call(queries: Queries, challenge: Challenge, now: int) -> None:
    await queries.execute("UPDATE challenges SET called = ? WHERE code = ?", now, challenge.code)


async def count_open_by(reading: Reading, challenger: int) -> int:
    row = await reading.fetch_one(
        "SELECT count(*) AS open FROM challenges WHERE challenger = ? AND state = 'open'", challenger
    )
    return int(row["open"]) if row else 0


async def all_of(reading: Reading, user_id: int) -> list[Challenge]:
    """The challenges that this person ever made or got, open or not."""
    rows = await reading.fetch_all(
        f"{SELECT} WHERE c.challenger = ? UNION ALL {SELECT} WHERE c.opponent = ?", user_id, user_id
    )
    return [challenge_of(row) for row in rows]


async def due_to_expire(reading: Reading, now: int, limit: int) -> list[Challenge]:
    """The open challenges that nobody took in time, longest expired first."""
    rows = await reading.fetch_all(
        f"{SELECT} WHERE c.state = 'open' AND c.expires <= ? ORDER BY c.expires LIMIT ?", now, limit
    )
    return [challenge_of(row) for row in rows]


async def move_expiries(queries: Queries, seconds: int) -> None:
    """Let every open challenge expire so much later. `expires > 0` is always true: it makes SQLite use the index."""
    await queries.execute("UPDATE challenges SET expires = expires + ? WHERE state = 'open' AND expires > 0", seconds)


async def attach_message(db: Database, code: str, message_id: int) -> None:
    await db.execute("UPDATE challenges SET message_id = ? WHERE code = ?", message_id, as_code(code))


def challenge_of(row: Row) -> Challenge:
    return Challenge(
        code=row["code"],
        challenger=Player(row["challenger"], row["name1"]),
        opponent=Player(row["opponent"], row["name2"]) if row["opponent"] is not None else None,
        state=ChallengeState(row["state"]),
        terms=terms_of(row),
        message_id=row["message_id"],
        created=row["created"],
        expires=row["expires"],
    )
