"""What the analysis of a round finds. Without NumPy: the bot and its pictures use these objects, too."""

from dataclasses import dataclass, field

from ai.engine.hints import Reason
from rules import Event, Seat


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
    cost_per_move: tuple[float, float]  # for each seat, on average: a lack of skill
    luck: tuple[float, float]  # what the cards gave each seat; the sum of both is 0
