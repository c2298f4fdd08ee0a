"""A steward: when somebody is out of time, the one who waits may let a merchant play on for them.

From then on the match counts for nothing: neither ratings nor rivalries nor statistics. The merchant goes as soon as
the absent player is there again, also in the middle of its thinking: whichever is written first, the merchant's move or
the player's return, stands, and the other finds that it came too late.
"""

from bot.clock import Clock
from bot.errors import StalePly
from bot.match.deadlines import late_match
from bot.match.model import PublicMatch
from bot.store import matches, turns
from bot.store.database import Database, Queries


class Stewards:
    def __init__(self, db: Database, clock: Clock) -> None:
        self._db, self._clock = db, clock

    async def begin(self, code: str, user_id: int) -> PublicMatch:
        """Let a merchant play on for the opponent, who is out of time.

        Raises NoSuchMatch, NotAPlayer, MatchOver, PlayedInFair, NoDeadline, YourOwnTurn, DeadlineAhead.
        """
        now = self._clock.now()
        async with self._db.transaction(code) as queries:
            match, seat = await late_match(queries, code, user_id, now)
            begun = f"{2 - seat} {match.position}"
            stewarded = f"{match.stewarded}, {begun}" if match.stewarded else begun
            await turns.write_steward(queries, match, stewarded, now, seat)
            return await matches.find(queries, match.code)

    async def take_back(self, code: str, user_id: int) -> PublicMatch | None:
        """This person is there again: the seat is theirs. None where no merchant moves for them. Raises NoSuchMatch."""
        while True:
            try:
                async with self._db.transaction(code) as queries:
                    match = await matches.find(queries, code)
                    if match.steward is None or match.steward != match.seat_of(user_id):
                        return None
                    return await take_back(queries, match, self._clock.now())
            except StalePly:
                continue  # another process has written the merchant's move meanwhile


async def take_back(queries: Queries, match: PublicMatch, now: int) -> PublicMatch:
    """The same as a part of the caller's transaction, of a match with a steward."""
    await turns.write_seat_taken_back(queries, match, f"{match.stewarded}-{match.position}", now)
    return await matches.find(queries, match.code)
