"""Who may challenge whom, and how much at a time."""

from bot.errors import Blocked, ChallengesOff, ChallengeYourself, TooManyChallenges, TooManyGames, YouBlocked
from bot.store import blocks, challenges, matches, preferences
from bot.store.database import Queries

OPEN_CHALLENGES = 10  # that one person may have
RUNNING_GAMES = 25


async def check_invitation(queries: Queries, challenger: int, opponent: int | None) -> None:
    """Raise why this person may not challenge that one now (None: anyone)."""
    if opponent is not None:
        await check_pair(queries, challenger, opponent)
        if not await preferences.takes_challenges(queries, opponent):
            raise ChallengesOff(opponent)
    await check_running(queries, challenger)
    if await challenges.count_open_by(queries, challenger) >= OPEN_CHALLENGES:
        raise TooManyChallenges(OPEN_CHALLENGES)


async def check_pair(queries: Queries, user_id: int, other: int) -> None:
    """Raise unless these two are different people who have not blocked each other."""
    if user_id == other:
        raise ChallengeYourself
    if await blocks.has_blocked(queries, user_id, other):
        raise YouBlocked(other)
    if await blocks.has_blocked(queries, other, user_id):
        raise Blocked(other)


async def check_running(queries: Queries, user_id: int) -> None:
    """Raise when this person plays as many matches as one may."""
    if await matches.count_running_of(queries, user_id) >= RUNNING_GAMES:
        raise TooManyGames(RUNNING_GAMES, user_id)
