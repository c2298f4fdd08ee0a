"""The end of a round in a message of its own, which stays. Each is posted once.

while end := await round_ends.claim(code):  # None: all is told, or somebody else is at it
    ...  # where `end.may_be_posted_in` is set, look there first
    await round_ends.begin_posting(end, channel_id, first)  # so that a crash leaves none of which nobody knows
    ...  # post
    await round_ends.told(end)  # or postpone
"""

from dataclasses import dataclass, replace

from bot.clock import Clock
from bot.match.model import PublicMatch
from bot.store import matches, round_ends
from bot.store.database import Database
from bot.store.leases import LEASE, growing_pause
from bot.store.replay import Replays
from bot.store.round_ends import UntoldEnd
from rules import Result, View, view

GIVEN_UP = 7 * 24 * 3600  # seconds: by then nobody asks how the round ended


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """A round that has ended, as everybody may see it. It is ours to tell until its lease runs out."""

    match: PublicMatch
    view: View  # of that round
    result: Result
    untold: UntoldEnd
    is_too_old: bool

    @property
    def number(self) -> int:
        return self.untold.round

    @property
    def may_be_posted_in(self) -> tuple[int, int] | None:
        """A channel, and the first message there that it can be; None where nobody has tried yet."""
        if self.untold.channel_id is None or self.untold.first is None:
            return None
        return self.untold.channel_id, self.untold.first


class RoundEnds:
    def __init__(self, db: Database, clock: Clock, replays: Replays) -> None:
        self._db, self._clock, self._replays = db, clock, replays

    async def due(self, limit: int = 50) -> list[str]:
        """Codes of the matches of which the end of a round is still to be told."""
        return await round_ends.codes_due(self._db, self._clock.now(), limit)

    async def claim(self, code: str, seconds: int = LEASE) -> RoundEnd | None:
        """Take the end of a round in hand, the earliest first; None when there is none, or somebody else has it."""
        now = self._clock.now()
        async with self._db.transaction(code) as queries:
            untold = await round_ends.claim(queries, code, now, now + seconds)
            if untold is None:
                return None
            match = await matches.find(queries, code)
            seen = view(await self._replays.truth(queries, match), None)
        (result,) = (one for one in seen.results if one.number == untold.round)
        is_too_old = untold.ended < now - GIVEN_UP
        return RoundEnd(match, replace(seen, round_number=untold.round, outcome=None), result, untold, is_too_old)

    async def begin_posting(self, end: RoundEnd, channel_id: int, first: int) -> bool:
        """We are about to post it there, with an id of at least `first`. False: somebody else has it by now."""
        return await round_ends.begin_posting(self._db, end.untold, channel_id, first)

    async def told(self, end: RoundEnd) -> None:
        """It is there, or will never be."""
        await round_ends.remove(self._db, end.untold)

    async def postpone(self, end: RoundEnd, seconds: int, *, is_unheard: bool, is_refused: bool = False) -> None:
        """Try again so much later; where Discord refuses it, later each time.

        `is_unheard` says that Discord may have posted it all the same.
        """
        async with self._db.transaction(end.match.code, light=True) as queries:
            times = await round_ends.count_refusal(queries, end.untold) if is_refused else 1
            until = self._clock.now() + growing_pause(seconds, times)
            await round_ends.postpone(queries, end.untold, until, is_unheard=is_unheard)

    async def retry_postponed(self, code: str) -> None:
        """What was in the way may be gone: what was put off is due now."""
        await round_ends.retry_postponed(self._db, code, self._clock.now())
