"""A direct message a day for who wants it: which games wait, and where time runs out.

It comes at the hour at which it was asked for, and only on days on which there is something to say.
"""

from dataclasses import dataclass

from bot.clock import Clock
from bot.match.lookup import MatchLookup
from bot.match.model import PublicMatch
from bot.store import digests
from bot.store.database import Database
from bot.store.digests import DAY


@dataclass(frozen=True, slots=True)
class Digest:
    """Ours to send until `lease`. `waiting` are the games that wait for this person, `late` those they may claim."""

    user_id: int
    waiting: tuple[PublicMatch, ...]
    late: tuple[PublicMatch, ...]
    due: int
    lease: int

    @property
    def day(self) -> int:
        """Tells one digest of a person from another."""
        return self.due // DAY


class Digests:
    def __init__(self, db: Database, clock: Clock, lookup: MatchLookup) -> None:
        self._db, self._clock, self._lookup = db, clock, lookup

    async def is_wanted(self, user_id: int) -> bool:
        return await digests.find(self._db, user_id) is not None

    async def want(self, user_id: int, *, is_wanted: bool) -> None:
        if is_wanted:
            await digests.add(self._db, user_id, self._clock.now() + DAY)
        else:
            await digests.remove(self._db, user_id)

    async def claim_due(self, limit: int = 20, seconds: int = 60) -> list[Digest]:
        """Those that are due, each to one caller; unless `done` follows, it comes again after a while.

        Who has nothing to hear is asked about again a day later.
        """
        now, claimed = self._clock.now(), []
        for user_id, due in await digests.due_digests(self._db, now, limit):
            digest = await self._digest(user_id, due, now + seconds)
            if not digest.waiting and not digest.late:
                await self._move(user_id, due, _next(due, now))
            elif await self._move(user_id, due, digest.lease):
                claimed.append(digest)
        return claimed

    async def done(self, digest: Digest) -> None:
        """It was sent, or cannot be sent at all. The next comes at the same hour."""
        await self._move(digest.user_id, digest.lease, _next(digest.due, self._clock.now()))

    async def _move(self, user_id: int, due: int, later: int) -> bool:
        async with self._db.transaction(light=True) as queries:
            return await digests.move(queries, user_id, due, later)

    async def _digest(self, user_id: int, due: int, lease: int) -> Digest:
        mine = await self._lookup.running(user_id)
        waiting = [match for match in mine if match.user_to_move == user_id]
        late = [match for match in mine if match.is_late and match.user_to_move != user_id]
        soonest = sorted(waiting, key=lambda match: (match.deadline is None, match.deadline, match.since))
        return Digest(user_id, tuple(soonest), tuple(late), due, lease)


def _next(due: int, now: int) -> int:
    """A whole number of days after it was due, the first that is to come."""
    return now + DAY - (now - due) % DAY
