"""Who may challenge whom, and how much at a time; who may be called by a challenge, and how often."""

from typing import Literal, NamedTuple

from bot.clock import Clock
from bot.errors import (
    Blocked,
    ChallengesOff,
    ChallengeYourself,
    TooManyCalledOff,
    TooManyChallenges,
    TooManyGames,
    YouBlocked,
)
from bot.match.model import Challenge
from bot.store import blocks, called_off, challenges, matches, preferences
from bot.store.database import Queries, Reading

OPEN_CHALLENGES = 10  # that one person may have
RUNNING_GAMES = 25
DAY = 24 * 3600
BETWEEN_CALLS = 600  # seconds, until a challenger may call the same person again
CALLS_A_DAY = 3  # of the same person by the same challenger
CALL_OFFS_A_DAY = 3  # matches that one person may leave early: call off alone, or resign before they count


class CallLimit(NamedTuple):
    """Why somebody is not called by a challenge, and until when."""

    reason: Literal["soon", "day", "declined", "erased"]
    until: int


class RecentlyErased:
    """Who has erased themselves within the last day: nothing about them is stored, and they could call at will.

    It is in memory only, so a restart forgets it.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._erased: dict[int, int] = {}

    def add(self, user_id: int) -> None:
        now = self._clock.now()
        self._erased = {one: when for one, when in self._erased.items() if when > now - DAY} | {user_id: now}

    def until(self, user_id: int) -> int | None:
        """When a day has passed; None: they have not erased themselves, or longer ago."""
        until = self._erased.get(user_id, 0) + DAY
        return until if until > self._clock.now() else None


async def call_limit(reading: Reading, challenge: Challenge, now: int) -> CallLimit | None:
    """Why the challenger may not call the opponent now; None where they may."""
    challenger, opponent = challenge.challenger.user_id, challenge.opponent.user_id if challenge.opponent else None
    if challenger is None or opponent is None:
        return None
    declined = await challenges.last_declined(reading, challenger, opponent, now - DAY, now)
    if declined is not None:
        return CallLimit("declined", declined + DAY)
    calls = await challenges.calls_between(reading, challenger, opponent, now - DAY, now)
    if len(calls) >= CALLS_A_DAY:
        return CallLimit("day", calls[-CALLS_A_DAY] + DAY)
    if calls and calls[-1] > now - BETWEEN_CALLS:
        return CallLimit("soon", calls[-1] + BETWEEN_CALLS)
    return None


async def check_invitation(queries: Queries, challenger: int, opponent: int | None) -> None:
    """Raise why this person may not challenge that one now (None: anyone)."""
    if opponent is not None:
        await check_asking(queries, challenger, opponent)
    await check_running(queries, challenger)
    if await challenges.count_open_by(queries, challenger) >= OPEN_CHALLENGES:
        raise TooManyChallenges(OPEN_CHALLENGES)


async def check_asking(queries: Queries, asking: int, asked: int) -> None:
    """Raise unless this person may ask that one to play, in a match or in a fair."""
    await check_pair(queries, asking, asked)
    if not await preferences.takes_challenges(queries, asked):
        raise ChallengesOff(asked)


async def check_pair(queries: Queries, user_id: int, other: int) -> None:
    """Raise unless these two are different people who have not blocked each other."""
    if user_id == other:
        raise ChallengeYourself
    if await blocks.has_blocked(queries, user_id, other):
        raise YouBlocked(other)
    if await blocks.has_blocked(queries, other, user_id):
        raise Blocked(other)


async def check_call_off(reading: Reading, user_id: int, now: int) -> None:
    """Raise when this person has left as many matches early as one may: nobody shops for a good deal."""
    times = await called_off.times_by(reading, user_id, now - DAY, now)
    if len(times) >= CALL_OFFS_A_DAY:
        raise TooManyCalledOff(CALL_OFFS_A_DAY, times[-CALL_OFFS_A_DAY] + DAY)


async def may_be_rated(reading: Reading, user_id: int, now: int, *, with_merchant: bool = False) -> bool:
    """Not what begins after this person has left so many matches early within a day: they look for a good deal.

    Matches with people and with merchants have ratings of their own, so they are counted apart.
    """
    times = await called_off.times_by(reading, user_id, now - DAY, now, with_merchants=with_merchant)
    return len(times) < CALL_OFFS_A_DAY


async def check_running(queries: Queries, user_id: int) -> None:
    """Raise when this person plays as many matches as one may."""
    if await matches.count_running_of(queries, user_id) >= RUNNING_GAMES:
        raise TooManyGames(RUNNING_GAMES, user_id)
