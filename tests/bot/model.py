"""What the services should do, in the simplest words: a few dictionaries and one function a use case.

Each function says which error the service has to raise (None: it has to succeed) and, if none, changes the model.
"""

from dataclasses import dataclass, field

from bot import errors
from bot.match.model import Pace
from tests.bot.world import DAY, FakeClock

HOUR = Pace.HOUR.value
Error = type[errors.Refused] | None


@dataclass
class ModelChallenge:
    challenger: int
    opponent: int | None
    expires: int
    state: str = "open"
    rematch_of: str | None = None


@dataclass
class ModelMatch:
    users: tuple[int, int]
    mover: int
    deadline: int
    reserves: list[int]  # left when the turn began
    moves: int = 0
    state: str = "running"
    winner: int | None = None
    proposal: int | None = None
    is_rematched: bool = False

    def seat(self, user: int) -> int | None:
        return self.users.index(user) if user in self.users else None


@dataclass
class Model:
    clock: FakeClock
    challenges: dict[str, ModelChallenge] = field(default_factory=dict)
    matches: dict[str, ModelMatch] = field(default_factory=dict)
    blocks: set[tuple[int, int]] = field(default_factory=set)
    called_off: list[tuple[int, int]] = field(default_factory=list)  # who alone, and when

    def create(self, user: int, opponent: int | None) -> Error:
        now = self.clock.now()
        for standing in self.challenges.values():
            same = (standing.challenger, standing.opponent) == (user, opponent)
            if same and standing.state == "open" and standing.expires > now:
                return errors.AlreadyChallenged
        return self._pair(user, opponent) if opponent is not None else None

    def _pair(self, user: int, other: int) -> Error:
        if user == other:
            return errors.ChallengeYourself
        if (user, other) in self.blocks:
            return errors.YouBlocked
        return errors.Blocked if (other, user) in self.blocks else None

    def _open(self, code: str) -> Error:
        challenge = self.challenges[code]
        is_open = challenge.state == "open" and challenge.expires > self.clock.now()
        return None if is_open else errors.ChallengeGone

    def accept(self, code: str, user: int) -> Error:
        challenge = self.challenges[code]
        if error := self._open(code):
            return error
        if challenge.opponent not in (None, user) or challenge.challenger == user:
            return errors.NotYourChallenge
        if error := self._pair(user, challenge.challenger):
            return error
        is_rematched = challenge.rematch_of and self.matches[challenge.rematch_of].is_rematched
        return errors.AlreadyRematched if is_rematched else None

    def rematch(self, code: str, user: int) -> Error:
        match = self.matches[code]
        if user not in match.users:
            return errors.NotAPlayer
        if match.state == "running":
            return errors.MatchRunning
        if match.is_rematched:
            return errors.AlreadyRematched
        other = match.users[1 - match.users.index(user)]
        for offer in self.challenges.values():
            is_theirs = (offer.challenger, offer.opponent, offer.rematch_of) == (other, user, code)
            if is_theirs and offer.state == "open" and offer.expires > self.clock.now():
                return self._pair(user, other)
        return self.create(user, other)

    def answer(self, code: str, user: int, state: str) -> Error:
        """Decline or withdraw."""
        challenge = self.challenges[code]
        if error := self._open(code):
            return error
        if user != (challenge.opponent if state == "declined" else challenge.challenger):
            return errors.NotYourChallenge
        challenge.state = state
        return None

    def _playing(self, code: str, user: int) -> Error:
        match = self.matches[code]
        if user not in match.users:
            return errors.NotAPlayer
        return errors.MatchOver if match.state != "running" else None

    def move(self, code: str, user: int, is_stale: bool) -> Error:
        match = self.matches[code]
        if error := self._playing(code, user):
            return error
        if is_stale:
            return errors.StalePly
        return None if match.seat(user) == match.mover else errors.NotYourTurn

    def moved(self, code: str, mover: int | None, winner: int | None) -> None:
        match = self.matches[code]
        if match.proposal not in (None, match.mover):
            match.proposal = None
        match.moves += 1
        match.reserves[match.mover] = min(match.reserves[match.mover], max(0, match.deadline - self.clock.now()))
        if mover is None:
            self._end(match, "over", winner)
        else:
            match.mover, match.deadline = mover, self.clock.now() + HOUR + match.reserves[mover]

    def resign(self, code: str, user: int) -> Error:
        if error := self._playing(code, user):
            return error
        match = self.matches[code]
        if match.moves < 6:
            self.called_off.append((user, self.clock.now()))
        self._end(match, "over", 1 - match.users.index(user))
        return None

    def cancel(self, code: str, user: int) -> Error:
        if error := self._playing(code, user):
            return error
        match = self.matches[code]
        if match.moves > 1:
            return errors.NeedsAgreement
        return self._call_off_alone(match, user)

    def _call_off_alone(self, match: ModelMatch, user: int) -> Error:
        now = self.clock.now()
        if sum(one == user and when > now - DAY for one, when in self.called_off) >= 3:
            return errors.TooManyCalledOff
        self.called_off.append((user, now))
        self._end(match, "cancelled", None)
        return None

    def propose(self, code: str, user: int) -> Error:
        if error := self._playing(code, user):
            return error
        match = self.matches[code]
        seat = match.users.index(user)
        if match.proposal == 1 - seat:
            self._end(match, "cancelled", None)
        elif match.moves <= 1:
            return self._call_off_alone(match, user)
        else:
            match.proposal = seat
        return None

    def agree(self, code: str, user: int) -> Error:
        if error := self._playing(code, user):
            return error
        match = self.matches[code]
        if match.proposal is None:
            return errors.NothingProposed
        if match.proposal == match.seat(user):
            return errors.ProposedByYou
        self._end(match, "cancelled", None)
        return None

    def claim_or_wait(self, code: str, user: int, *, is_claim: bool) -> Error:
        if error := self._playing(code, user):
            return error
        match = self.matches[code]
        if match.seat(user) == match.mover:
            return errors.YourOwnTurn
        if self.clock.now() < match.deadline:
            return errors.DeadlineAhead
        if is_claim:
            self._end(match, "over", match.seat(user))
        else:
            match.deadline, match.reserves[match.mover] = self.clock.now() + HOUR, 0
        return None

    def sweep(self) -> None:
        for match in self.matches.values():
            if match.state == "running" and self.clock.now() >= match.deadline + HOUR:
                self._end(match, "over", 1 - match.mover)

    @staticmethod
    def _end(match: ModelMatch, state: str, winner: int | None) -> None:
        match.state, match.winner, match.proposal = state, winner, None
