"""Rounds between two players on the same deals, with seats swapped: what the ladder is measured with."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import TypeAlias

from rules import Deal, HeadStart, Length, Move, Options, View, view
from rules.match import Match

Player: TypeAlias = Callable[[View, Random], Move]
Look: TypeAlias = Callable[[View], None]

SINGLE_ROUND = Options(length=Length.SINGLE)
LONGEST = 400  # plies; a round that is not over by then counts as a tie


@dataclass(frozen=True, slots=True)
class Score:
    """How often the first of two players won. The two rounds of a deal belong together, and so does their error."""

    pairs: int
    won: float
    error: float

    def __str__(self) -> str:
        return f"{self.won:.1%} ± {self.error:.1%}"

    @classmethod
    def of(cls, pairs: list[float]) -> "Score":
        """Count pairs of rounds; each is worth 0 to 1 for the first player."""
        mean = sum(pairs) / len(pairs)
        variance = sum((pair - mean) ** 2 for pair in pairs) / max(1, len(pairs) - 1)
        return cls(len(pairs), mean, sqrt(variance / len(pairs)))


def play_round(
    players: tuple[Player, Player],
    deal: Deal,
    starter: int,
    rng: Random,
    options: Options = SINGLE_ROUND,
    after_move: Look | None = None,
) -> Match:
    """Play one round out. Each player sees its own view and nothing else. Who exchanges for ever is stopped.

    `after_move` gets what each mover sees after the move.
    """
    truth = Match.start(options, deal, starter)
    for _ in range(LONGEST):
        if (mover := truth.mover) is None:
            break
        truth, _ = truth.play(players[mover](view(truth, mover), rng))
        if after_move:
            after_move(view(truth, mover))
    return truth


def play_pairs(
    first: Player, second: Player, deals: int, seed: int, head_start: int = 0, after_move: Look | None = None
) -> Iterator[float]:
    """Two rounds a deal, seats swapped; yields what the first player won of each pair: 0, ½ or 1 (ties between).

    A head start is the first player's, on either seat.
    """
    ahead = [SINGLE_ROUND._replace(head_start=HeadStart(seat, head_start) if head_start else None) for seat in (0, 1)]
    for number in range(deals):
        deal = Deal.shuffle(Random(f"{seed}/{number}"))  # noqa: S311  # reproducible on purpose
        rng = Random(f"{seed}/{number}/players")  # noqa: S311
        starter = number % 2
        there = _share(play_round((first, second), deal, starter, rng, ahead[0], after_move), 0)
        back = _share(play_round((second, first), deal, starter, rng, ahead[1], after_move), 1)
        yield (there + back) / 2


def _share(truth: Match, seat: int) -> float:
    winner = truth.results[-1].winner if truth.results else None
    return 0.5 if winner is None else float(winner == seat)
