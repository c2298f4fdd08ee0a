"""Rounds that lie open, to be looked at again: all of a finished match, and those of a running one that are over."""

from dataclasses import dataclass

from bot.archive.record_files import record_name
from bot.errors import MatchRunning, NotAPlayer, NotThisRound
from bot.match.model import Position, PublicMatch, State
from bot.match.visibility import Onlooker, check_may_see
from bot.store import matches
from bot.store.database import Database
from bot.store.replay import Replays
from rules import Move, Seat, View, view
from rules.match import Match, Played
from rules.record import Record, write


@dataclass(frozen=True, slots=True)
class OpenRounds:
    """A match as far as it is open. Numbers out of range mean the nearest position."""

    match: PublicMatch
    truth: Match

    @property
    def number(self) -> int:
        """How many rounds there are to look at."""
        return len(self.truth.rounds)

    @property
    def latest(self) -> int:
        """The last round in which somebody has moved; 0 where nobody has."""
        return max((played.number for played in self.truth.rounds if played.events), default=0)

    def round(self, number: int) -> Played:
        return self.truth.rounds[min(max(number, 1), self.number) - 1]

    def view(self, number: int, ply: int, *, reveal: bool = True) -> View:
        """The position after so many moves, with both hands open; or as the public saw it then."""
        played = self.round(number)
        at = min(max(ply, 0), len(played.events))
        return view(self.truth.rewind(played.number, at), None, reveal=reveal)

    def mover_view(self, at: Position) -> View | None:
        """What the mover of this position saw then, and no more; None where nobody was to move."""
        if not 1 <= at.round <= self.number or at.ply >= len(self.truth.rounds[at.round - 1].events):
            return None
        then = self.truth.rewind(*at)
        return view(then, then.mover)

    def choices(self, seat: Seat) -> tuple[Position, ...]:
        """Before every move that the player of this seat made: without those that a merchant made for them."""
        moved = (
            Position(played.number, ply)
            for played in self.truth.rounds
            for ply, event in enumerate(played.events)
            if event.seat == seat
        )
        return tuple(at for at in moved if not self.match.was_stewarded_at(seat, at))

    def played(self, at: Position) -> Move:
        """What was played in a position for which there is a `mover_view`."""
        return self.truth.rounds[at.round - 1].events[at.ply].move

    def record(self) -> str:
        """As a record, which the workers read."""
        first, second = self.match.players
        return write(Record(self.truth, self.match.code, (record_name(first), record_name(second))))

    def check(self, number: int) -> None:
        """Raises NotThisRound where there is nothing to see."""
        if not 1 <= number <= self.number or not self.truth.rounds[number - 1].events:
            raise NotThisRound(self.match.code, number)


class OpenRoundLookup:
    def __init__(self, db: Database, replays: Replays) -> None:
        self._db, self._replays = db, replays

    async def open(self, code: str, who: Onlooker) -> OpenRounds:
        """What of a match this person may look at here. Raises NoSuchMatch, NotShownHere, MatchRunning."""
        match = await matches.find(self._db, code)
        check_may_see(match, who)
        return await self.of_match(match)

    async def of_player(self, code: str, user_id: int) -> tuple[OpenRounds, Seat]:
        """All of a match that is over, and the seat of this player. Raises NoSuchMatch, NotAPlayer, MatchRunning."""
        match = await matches.find(self._db, code)
        seat = match.seat_of(user_id)
        if seat is None:
            raise NotAPlayer(match.code)
        if match.state is State.RUNNING:
            raise MatchRunning(match.code)
        return await self.of_match(match), seat

    async def seen_by(self, user_id: int, code: str, at: Position) -> View:
        """What this player saw before a move of theirs. Raises NoSuchMatch, MatchRunning, NotThisRound."""
        match = await matches.find(self._db, code)
        seen = (await self.of_match(match)).mover_view(at)
        if seen is None or seen.seat != match.seat_of(user_id):
            raise NotThisRound(match.code, at.round)
        return seen

    async def of_match(self, match: PublicMatch) -> OpenRounds:
        """For whoever may look at it. Raises MatchRunning."""
        truth = await self._replays.truth(self._db, match)
        if match.state is State.RUNNING:
            over = tuple(played for played in truth.rounds if played.now.is_over)
            if not over:
                raise MatchRunning(match.code)
            truth = truth._replace(rounds=over)
        return OpenRounds(match, truth)
