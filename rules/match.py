"""A match: rounds until somebody has won. Like a round, it never changes; every step gives a new match."""

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple, Self

from rules.deal import Deal
from rules.errors import MatchIsOver
from rules.events import Event, Seat
from rules.head_start import HeadStart
from rules.moves import Move
from rules.round import Round
from rules.rulebook import SEALS_TO_WIN
from rules.scoring import Result, result


class Length(Enum):
    BEST_OF_THREE = "best of three"
    SINGLE = "single"

    @property
    def seals_to_win(self) -> int:
        return SEALS_TO_WIN if self is Length.BEST_OF_THREE else 1


class Herds(Enum):
    OPEN = "open"  # everybody is told both camel counts
    SECRET = "secret"  # noqa: S105  # nobody is told the other's


class Options(NamedTuple):
    length: Length = Length.BEST_OF_THREE
    herds: Herds = Herds.OPEN
    head_start: HeadStart | None = None  # None: both begin with nothing


class Termination(Enum):
    """Why a match ended before it was played out."""

    RESIGNED = "resigned"
    TIMEOUT = "timeout"
    CANCELLED = "cancelled"


class Outcome(NamedTuple):
    """How a match ended. `termination` is None when it was played out; nobody wins a cancelled match."""

    winner: Seat | None
    termination: Termination | None = None


class Played(NamedTuple):
    """One round of a match, from its deal to where it stands, with all that happened in it."""

    number: int
    starter: Seat
    start: Round
    now: Round
    events: tuple[Event, ...]
    head_start: HeadStart | None = None

    @property
    def result(self) -> Result | None:
        return result(self.now, self.number, self.head_start) if self.now.is_over else None


class Match(NamedTuple):
    options: Options
    rounds: tuple[Played, ...]
    outcome: Outcome | None = None

    @classmethod
    def start(cls, options: Options, deal: Deal, starter: Seat) -> Self:
        return cls(options, (_begin(options, deal, starter, number=1),))

    @property
    def current(self) -> Played:
        """The round at hand, or the last one when the match is over or waits for a deal."""
        return self.rounds[-1]

    @property
    def results(self) -> tuple[Result, ...]:
        return tuple(counted for played in self.rounds if (counted := played.result))

    @property
    def seals(self) -> tuple[int, int]:
        winners = [counted.winner for counted in self.results]
        return winners.count(0), winners.count(1)

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    @property
    def awaits_deal(self) -> bool:
        """A round is over and the match is not: the next round has to be dealt."""
        return self.current.now.is_over and not self.is_over

    @property
    def mover(self) -> Seat | None:
        return None if self.is_over or self.current.now.is_over else self.current.now.mover

    @property
    def next_starter(self) -> Seat:
        """The loser of the round starts the next one; after a full tie the other player does."""
        last = self.current.result
        winner = last.winner if last else None
        return 1 - (self.current.starter if winner is None else winner)

    def deal(self, deal: Deal) -> Self:
        """Begin the next round."""
        if not self.awaits_deal:
            raise ValueError("the round at hand is not over")
        begun = _begin(self.options, deal, self.next_starter, len(self.rounds) + 1)
        return self._replace(rounds=(*self.rounds, begun))

    def play(self, *moves: Move) -> tuple[Self, tuple[Event, ...]]:
        """Play moves in the round at hand; the last one may end the round, and with it the match."""
        if self.is_over:
            raise MatchIsOver
        now, events = _play(self.current.now, moves)
        played = self.current._replace(now=now, events=self.current.events + events)
        return self._replace(rounds=(*self.rounds[:-1], played))._settled(), events

    def end(self, termination: Termination, loser: Seat | None = None) -> Self:
        """End the match away from the board: a resignation, a timeout, or by agreement (no loser)."""
        if self.is_over:
            raise MatchIsOver
        return self._replace(outcome=Outcome(None if loser is None else 1 - loser, termination))

    def rewind(self, number: int, ply: int) -> Self:
        """The match as it stood after so many moves of the round with this number."""
        played = self.rounds[number - 1]
        now, events = _play(played.start, [event.move for event in played.events[:ply]])
        then = played._replace(now=now, events=events)
        return self._replace(rounds=(*self.rounds[: number - 1], then), outcome=None)._settled()

    def _settled(self) -> Self:
        last = self.current.result
        if last is None or last.winner is None or self.seals[last.winner] < self.options.length.seals_to_win:
            return self
        return self._replace(outcome=Outcome(last.winner))


def _begin(options: Options, deal: Deal, starter: Seat, number: int) -> Played:
    start = Round.start(deal, starter)
    return Played(number, starter, start, start, (), options.head_start)


def _play(now: Round, moves: Iterable[Move]) -> tuple[Round, tuple[Event, ...]]:
    events = []
    for move in moves:
        now, event = now.play(move)
        events.append(event)
    return now, tuple(events)
