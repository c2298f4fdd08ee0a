"""Who may challenge whom, and how much at a time."""

from bot.errors import Blocked, ChallengesOff, ChallengeYourself, TooManyChallenges, TooManyGames, YouBlocked
from bot.store.database import Queries

OPEN_CHALLENGES = 10  # that one person may have
RUNNING_GAMES = 25


async def check_invitation(queries: Queries, challenger: int, opponent: int | None) -> None:
    """Raise why this person may not challenge that one now (None: anyone)."""
    if opponent is not None:
        await check_pair(queries, challenger, opponent)
        wish = await queries.fetch_one("SELECT takes_challenges FROM preferences WHERE user_id = ?", opponent)
        if wish and not wish["takes_challenges"]:
            raise ChallengesOff(opponent)
    await check_running(queries, challenger)
    row = await queries.fetch_one(
        "SELECT count(*) AS open FROM challenges WHERE challenger = ? AND state = 'open'", challenger
    )
    if row and row["open"] >= OPEN_CHALLENGES:
        raise TooManyChallenges(OPEN_CHALLENGES)


async def check_pair(queries: Queries, user_id: int, other: int) -> None:
    """Raise unless these two are different people who have not blocked each other."""
    if user_id == other:
        raise ChallengeYourself
    if await _has_blocked(queries, user_id, other):
        raise YouBlocked(other)
    if await _has_blocked(queries, other, user_id):
        raise Blocked(other)


async def check_running(queries: Queries, user_id: int) -> None:
    """Raise when this person plays as many matches as one may."""
    row = await queries.fetch_one(
        "SELECT (SELECT count(*) FROM matches WHERE user1 = ? AND state = 'running')"
        " + (SELECT count(*) FROM matches WHERE user2 = ? AND state = 'running') AS running",
        user_id,
        user_id,
    )
    if row and row["running"] >= RUNNING_GAMES:
        raise TooManyGames(RUNNING_GAMES, user_id)


async def _has_blocked(queries: Queries, user_id: int, whom: int) -> bool:
    row = await queries.fetch_one("SELECT 1 FROM blocks WHERE user_id = ? AND whom = ?", user_id, whom)
    return row is not None
