"""Looking at matches: one, mine, those of a channel, finished ones."""

from dataclasses import dataclass

from bot.clock import Clock
from bot.errors import MatchRunning
from bot.match.model import PublicMatch, Seen, State
from bot.store import matches
from bot.store.database import Database, Row
from bot.store.replay import Replays
from bot.tables.recap import recap
from rules import View, view

# Two questions, one an index each, are faster than one with OR, and PostgreSQL agrees.
RUNNING = f"""
    {matches.SELECT} WHERE m.user1 = ? AND m.state = 'running'
    UNION ALL
    {matches.SELECT} WHERE m.user2 = ? AND m.state = 'running'
"""
IN_CHANNEL = f"""
    {matches.SELECT} WHERE m.channel_id = ? AND m.state = 'running'
    UNION ALL
    {matches.SELECT} WHERE m.thread_id = ? AND m.state = 'running' AND m.channel_id <> m.thread_id
"""


@dataclass(frozen=True, slots=True)
class Page:
    """A part of a long list. `number` counts from 0."""

    matches: tuple[PublicMatch, ...]
    number: int
    has_more: bool


class MatchLookup:
    def __init__(self, db: Database, clock: Clock, replays: Replays) -> None:
        self._db, self._clock, self._replays = db, clock, replays

    async def find(self, code: str) -> PublicMatch:
        """Raises NoSuchMatch. Codes are found in small letters too."""
        return await matches.find(self._db, code)

    async def look(self, code: str, user_id: int | None) -> Seen:
        """Open the panel: the match as this person sees it, and what happened since they last looked.

        A player's look is remembered. Everybody else (and None) gets the public view with nothing in `since`.
        Raises NoSuchMatch.
        """
        row, seen = await self._seen(code, user_id)
        seat, match = seen.view.seat, seen.match
        if seat is not None and _looked(row, seat) < (match.round, match.ply):
            number = seat + 1
            await self._db.execute(
                f"UPDATE matches SET looked_round{number} = ?, looked_ply{number} = ?, acted{number} = ?"  # noqa: S608
                f" WHERE code = ? AND (looked_round{number}, looked_ply{number}) < (?, ?)",
                *(match.round, match.ply, self._clock.now()),
                *(match.code, match.round, match.ply),
                light=True,
            )
        return seen

    async def peek(self, code: str, user_id: int | None) -> Seen:
        """Like `look`, but leaves no trace: what is new stays new."""
        return (await self._seen(code, user_id))[1]

    async def _seen(self, code: str, user_id: int | None) -> tuple[Row, Seen]:
        row = await matches.find_row(self._db, code)
        match = matches.match_of(row)
        truth = await self._replays.truth(self._db, match)
        seat = None if user_id is None else match.seat_of(user_id)
        since = () if seat is None else recap(truth, seat, _looked(row, seat))
        return row, Seen(match, view(truth, seat), since)

    async def running(self, user_id: int) -> list[PublicMatch]:
        """My matches everywhere: those that wait for me first, the one waiting longest before the others."""
        rows = await self._db.fetch_all(RUNNING, user_id, user_id)
        mine = [matches.match_of(row) for row in rows]
        return sorted(mine, key=lambda match: (match.user_to_move != user_id, match.since, match.code))

    async def next_waiting(self, user_id: int, after: str | None = None) -> PublicMatch | None:
        """The match that waits for me longest; `after` leaves one out, for going through them."""
        waiting = (
            match for match in await self.running(user_id) if match.user_to_move == user_id and match.code != after
        )
        return next(waiting, None)

    async def in_channel(self, channel_id: int) -> list[PublicMatch]:
        """The running matches whose table is in this channel or thread, newest first."""
        rows = await self._db.fetch_all(IN_CHANNEL, channel_id, channel_id)
        return sorted(map(matches.match_of, rows), key=lambda match: (match.started, match.code), reverse=True)

    async def history(
        self, *, user_id: int | None = None, guild_id: int | None = None, page: int = 0, size: int = 10
    ) -> Page:
        """Finished matches of a person, of a server, or of a person in a server; latest first. Not those called off."""
        seats = ["m.user1 = ?", "m.user2 = ?"] if user_id is not None else [""]
        preferences_of = [wish for wish in (user_id, guild_id) if wish is not None]
        parts, values = [], []
        for seat in seats:
            terms = [seat, "m.guild_id = ?" if guild_id is not None else "", "m.state = 'over'", "m.ended IS NOT NULL"]
            parts.append(f"{matches.SELECT} WHERE {' AND '.join(filter(None, terms))}")
            values += preferences_of
        rows = await self._db.fetch_all(
            f"{' UNION ALL '.join(parts)} ORDER BY ended DESC, code LIMIT ? OFFSET ?", *values, size + 1, page * size
        )
        return Page(tuple(matches.match_of(row) for row in rows[:size]), page, has_more=len(rows) > size)

    async def totals(self) -> dict[str, int]:
        """How many matches run, and how many of their tables are behind: for the host."""
        row = await self._db.fetch_one(
            "SELECT (SELECT count(*) FROM matches WHERE state = 'running') AS games,"
            " (SELECT count(*) FROM matches WHERE tell_at IS NOT NULL) AS tables_behind"
        )
        assert row is not None  # noqa: S101  # a count is always there
        return dict(row)

    async def replay(self, code: str, round: int, ply: int) -> View:  # noqa: A002  # the match's word
        """A finished match as it stood, with both hands open. Raises NoSuchMatch, MatchRunning.

        Numbers out of range mean the nearest position.
        """
        match = await matches.find(self._db, code)
        if match.state is State.RUNNING:
            raise MatchRunning(match.code)
        truth = await self._replays.truth(self._db, match)
        number = min(max(round, 1), len(truth.rounds))
        at = min(max(ply, 0), len(truth.rounds[number - 1].events))
        return view(truth.rewind(number, at), None, reveal=True)


def _looked(row: Row, seat: int) -> tuple[int, int]:
    return row[f"looked_round{seat + 1}"], row[f"looked_ply{seat + 1}"]
