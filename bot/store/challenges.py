"""Rows of `challenges`, written and read."""

from bot.errors import NoSuchChallenge
from bot.match.model import Challenge, ChallengeState, Player, Terms
from bot.store.codes import as_code
from bot.store.database import Queries, Row, insertion
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


async def find(queries: Queries, code: str) -> Challenge:
    """Raises NoSuchChallenge."""
    row = await queries.fetch_one(f"{SELECT} WHERE c.code = ?", as_code(code))
    if row is None:
        raise NoSuchChallenge(code)
    return challenge_of(row)


async def find_open(queries: Queries, challenger: int, opponent: int | None, channel_id: int) -> Challenge | None:
    """The open challenge that a new one would repeat: to the same person, or to anyone in the same channel."""
    if opponent is None:
        where, value = "c.channel_id = ? AND c.opponent IS NULL", channel_id
    else:
        where, value = "c.opponent = ?", opponent
    row = await queries.fetch_one(
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
