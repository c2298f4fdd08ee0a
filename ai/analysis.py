"""What the analysis of a round finds, and how well somebody played. Without NumPy: bot and pictures use it, too.

`python -m ai.grade_proof` shows whether the grade tells strong players from weak ones and leaves luck alone;
docs/ai.md has the table, and what was tried and did not help.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Self

from ai.engine.hints import Reason
from rules import Event, Move, Seat

PERFECT = 100
STEEP = 6  # points of the grade for each hundredth of the stakes that was lost
THROWN_AWAY = 2  # times its cost counts a move that threw a won round away: by plain cost such habits are underrated
ENOUGH = 6  # live moves, without which there is no grade
ENOUGH_ROUNDS = 8  # with live moves, without which there is none of a player
LIVE = 0.1  # of the winning chance: less of it, or less left to the other, and the round is as good as decided
SURE = 0.01  # nobody wins for certain
STEP = 10  # of what is told of a round: finer numbers are the judge's own noise, see docs/ai.md
SUREST = 95  # per cent, of what is told of a round
WIDE = 2.8  # standard errors: losses are rare and large, so fewer would hold too seldom (docs/ai.md)
UNSURE = 25  # a grade of several rounds with a wider margin is none


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """What a move did to the mover's chance of winning the round."""

    ply: int  # the first is 1
    seat: Seat
    chance: float  # with the best move
    cost: float  # of it, by the move that was played; at times a little below nothing, on average that evens out
    better: Move  # the best one; the one that was played where none was better

    @property
    def is_live(self) -> bool:
        """Whether the round was open: neither as good as lost nor as good as won."""
        return LIVE <= self.chance <= 1 - LIVE

    @property
    def throws_away(self) -> bool:
        """Whether a round that was as good as won is open again, or lost."""
        return self.chance > 1 - LIVE >= self.chance - self.cost

    @property
    def stake(self) -> float:
        """What the cost of a live move is measured by: the middle between the chance that was there and a whole one.

        Measured by the chance alone, whoever is behind would have lower grades; by a whole one, whoever is ahead.
        """
        return (self.chance + 1) / 2


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A move that cost much, and what would have been better."""

    ply: int  # the first is 1
    seat: Seat
    played: Event
    better: Event  # as far as the player could foresee it
    cost: float  # of the chance to win the round
    reasons: tuple[Reason, ...] = field(hash=False)  # for the better move; they hold dictionaries


@dataclass(frozen=True, slots=True)
class RoundAnalysis:
    chances: tuple[float, ...]  # of the first seat, after the deal and after every move; the last is how it ended
    turning_points: tuple[TurningPoint, ...]  # at most three, the costliest first
    moves: tuple[JudgedMove, ...]  # every move: `grade` and `with_even_luck` follow from them


@dataclass(frozen=True, slots=True)
class GradedMoves:
    """What a player's moves add up to, of a round or of several: the grade follows from it."""

    live: int = 0  # moves
    stakes: float = 0.0  # of the live moves
    lost: float = 0.0  # by them
    thrown_away: float = 0.0  # by moves that threw a won round away

    @classmethod
    def of(cls, moves: Sequence[JudgedMove]) -> Self:
        live = [move for move in moves if move.is_live]
        return cls(
            len(live),
            sum(move.stake for move in live),
            sum(move.cost for move in live),
            sum(move.cost for move in moves if move.throws_away),
        )

    def __add__(self, other: Self) -> Self:
        return type(self)(
            self.live + other.live,
            self.stakes + other.stakes,
            self.lost + other.lost,
            self.thrown_away + other.thrown_away,
        )

    @property
    def grade(self) -> int | None:
        """0 to 100, or None where too few moves were live."""
        if self.live < ENOUGH:
            return None
        return round(max(0.0, min(float(PERFECT), self.points)))

    @property
    def points(self) -> float:
        """The same without ends: may be below 0."""
        return PERFECT * (1 - STEEP * (self.lost + THROWN_AWAY * self.thrown_away) / self.stakes)


def grade(moves: Iterable[JudgedMove], seat: Seat) -> int | None:
    """Of this seat's moves, of a round or of several; None where too few of them were live."""
    return GradedMoves.of([move for move in moves if move.seat == seat]).grade


def told_grade(moves: Iterable[JudgedMove], seat: Seat) -> int | None:
    """The grade of one round as people are told it, in steps of ten."""
    exact = grade(moves, seat)
    return None if exact is None else in_steps(exact)


def margin(rounds: Sequence[GradedMoves]) -> int:
    """How far the grade of several rounds may be off, in nine of ten cases, by how much they differ.

    Each round is left out in turn (a jackknife): moves of a round stand and fall together.
    """
    live = [one for one in rounds if one.live]
    number = len(live)
    if number < 2:
        return PERFECT
    without = [sum([*live[:index], *live[index + 1 :]], GradedMoves()).points for index in range(number)]
    mean = sum(without) / number
    variance = sum((one - mean) ** 2 for one in without) * (number - 1) / number
    return min(PERFECT, round(WIDE * sqrt(variance)))


def grade_of_rounds(rounds: Sequence[GradedMoves]) -> int | None:
    """The grade of a player's rounds together; None where they say too little about the player."""
    is_known = sum(one.live > 0 for one in rounds) >= ENOUGH_ROUNDS and margin(rounds) <= UNSURE
    return sum(rounds, GradedMoves()).grade if is_known else None


def with_even_luck(moves: Iterable[JudgedMove]) -> float:
    """The first seat's chance to win, had the luck been even: an even round, and what both lost by their own moves.

    Luck is whatever nobody decided: the deal, a head start, the cards that came up, the bonus tokens.
    """
    costs = sum(move.cost if move.seat == 0 else -move.cost for move in moves)
    return max(SURE, min(1 - SURE, 0.5 - costs))


def told_luck(share: float) -> int:
    """The same as people are told it, in per cent: in steps of ten, and nobody is surer to win than `SUREST`."""
    return max(100 - SUREST, min(SUREST, in_steps(100 * share)))


def in_steps(number: float) -> int:
    """A number between 0 and 100 as it is told, in steps of ten."""
    return STEP * int(number / STEP + 0.5)
