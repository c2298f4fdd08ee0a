"""Looking at matches: one of them, as somebody sees it, and all that a person plays."""

from bot.clock import Clock
from bot.match.model import PublicMatch, Seen
from bot.match.recap import recap
from bot.store import matches, turns
from bot.store.database import Database
from bot.store.replay import Replays
from bot.store.side_notes import SideNotes
from rules import view


class MatchLookup:
    def __init__(self, db: Database, clock: Clock, replays: Replays) -> None:
        self._db, self._clock, self._replays = db, clock, replays
        self._notes = SideNotes()

    async def find(self, code: str) -> PublicMatch:
        """Raises NoSuchMatch. Codes are found in small letters too."""
        return await matches.find(self._db, code)

    async def look(self, code: str, user_id: int | None) -> Seen:
        """Open the panel: the match as this person sees it, and what happened since they last looked.

        A player's look is remembered, if it can be. Everybody else (and None) gets the public view with nothing in
        `since`. Raises NoSuchMatch.
        """
        seen = await self.peek(code, user_id)
        await self.remember(seen)
        return seen

    async def peek(self, code: str, user_id: int | None) -> Seen:
        """Like `look`, but leaves no trace: what is new stays new."""
        match, looks = await matches.find_with_looks(self._db, code)
        truth = await self._replays.truth(self._db, match)
        seat = None if user_id is None else match.seat_of(user_id)
        since = () if seat is None else recap(truth, seat, looks[seat])
        return Seen(match, view(truth, seat), since)

    async def remember(self, seen: Seen) -> None:
        """A player was shown this: what is new in it is not new any more. It stays new where nothing can be written."""
        if seen.since and seen.view.seat is not None:
            look = turns.write_look(self._db, seen.match, seen.view.seat, self._clock.now())
            await self._notes.write("a look", look)

    async def running(self, user_id: int) -> list[PublicMatch]:
        """My matches everywhere: those that wait for me first, the one waiting longest before the others."""
        mine = await matches.running_of(self._db, user_id)
        return sorted(mine, key=lambda match: (match.user_to_move != user_id, match.since, match.code))

    async def next_waiting(self, user_id: int, after: str | None = None) -> PublicMatch | None:
        """The match that waits for me longest; `after` leaves one out, for going through them."""
        waiting = (
            match for match in await self.running(user_id) if match.user_to_move == user_id and match.code != after
        )
        return next(waiting, None)

    async def totals(self) -> dict[str, int]:
        """How many matches run, and how many of their tables are behind: for the host."""
        return await matches.totals(self._db)
