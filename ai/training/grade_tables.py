"""What judged rounds say about the grade: does it tell players apart, and does luck leave it alone?

Errors are counted by rounds: the moves of a round stand and fall together. `±` is half of a 95 % interval.
"""

import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import inf, sqrt
from typing import NamedTuple, Self, TypeAlias

from ai.analysis import GradedMoves, margin
from ai.training.judged_rounds import JudgedRound

WIDE = 1.96  # standard errors, for 95 %


class Mean(NamedTuple):
    mean: float
    within: float  # half of the interval

    @classmethod
    def of(cls, values: Sequence[float]) -> Self:
        if len(values) < 2:
            return cls(values[0] if values else 0.0, inf)
        mean = sum(values) / len(values)
        variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
        return cls(mean, WIDE * sqrt(variance / len(values)))

    def less(self, other: "Mean") -> "Mean":
        return Mean(self.mean - other.mean, sqrt(self.within**2 + other.within**2))

    @property
    def is_nothing(self) -> bool:
        """Whether it may well be 0."""
        return abs(self.mean) <= self.within

    def __str__(self) -> str:
        return "–" if self.within == inf else f"{self.mean:.1f} ± {self.within:.1f}"


class PlayedPart(NamedTuple):
    """A round as one of its players played it."""

    player: str
    opponent: str
    seat: int
    won: float  # 0, ½ or 1
    head_start: int  # 1 with one, -1 against one
    grade: int | None
    graded: GradedMoves
    luck: float  # what the result was better than the moves of both

    @classmethod
    def both(cls, judged: JudgedRound) -> Iterator[Self]:
        players, ahead = judged.pairing.players, judged.pairing.ahead
        costs = [sum(move.cost for move in judged.moves if move.seat == seat) for seat in (0, 1)]
        for seat in (0, 1):
            won = 0.5 if judged.winner is None else float(judged.winner == seat)
            luck = won - 0.5 + costs[seat] - costs[1 - seat]
            head_start = 0 if ahead is None else 1 if ahead == seat else -1
            graded = GradedMoves.of([move for move in judged.moves if move.seat == seat])
            yield cls(players[seat], players[1 - seat], seat, won, head_start, graded.grade, graded, luck)


Which: TypeAlias = Callable[[PlayedPart], bool]
SIDES: dict[str, tuple[Which, Which]] = {
    "first seat less second": (lambda part: part.seat == 0, lambda part: part.seat == 1),
    "won less lost": (lambda part: part.won == 1, lambda part: part.won == 0),
    "with a head start less against one": (lambda part: part.head_start > 0, lambda part: part.head_start < 0),
}


def _gap(weaker: Mean, stronger: Mean) -> tuple[float, float]:
    """How far the second is ahead, and by how much it has to be so that the intervals do not overlap."""
    return stronger.mean - weaker.mean, stronger.within + weaker.within


def _all(_: PlayedPart) -> bool:
    return True


class GradeTables:
    """Who is strong is said by the rounds of everybody against everybody; about luck those of twins are asked, too."""

    def __init__(self, rounds: Iterable[JudgedRound]) -> None:
        self._parts = [part for judged in rounds for part in PlayedPart.both(judged)]
        names = dict.fromkeys(part.player for part in self._parts)
        self.players = sorted(names, key=lambda name: self.strength(name).mean)

    def strength(self, player: str) -> Mean:
        """The share of the rounds won against all others, in per cent."""
        return Mean.of([100 * part.won for part in self._parts if part.player == player and not part.head_start])

    def grade(self, player: str, which: Which = _all, *, twins: bool = False) -> Mean:
        return Mean.of(self._grades(player, which, twins))

    def together(self, player: str) -> Mean:
        """The grade of all rounds together, as of a player's latest games: a single one cannot hide below 0."""
        rounds = [part.graded for part in self._parts if part.player == player and not part.head_start]
        return Mean(sum(rounds, GradedMoves()).points, margin(rounds))

    def luck(self, player: str) -> Mean:
        return Mean.of([100 * part.luck for part in self._parts if part.player == player and not part.head_start])

    def difference(self, player: str, sides: tuple[Which, Which]) -> Mean:
        """Between the grades of two kinds of rounds of the same player."""
        one, other = (self.grade(player, which, twins=True) for which in sides)
        return one.less(other)

    def mean_difference(self, sides: tuple[Which, Which]) -> Mean:
        """The same, for all players together: each counts as much as any other."""
        found = [self.difference(player, sides) for player in self.players]
        known = [one for one in found if one.within < inf]
        if not known:
            return Mean(0.0, inf)
        within = sqrt(sum(one.within**2 for one in known))
        return Mean(sum(one.mean for one in known) / len(known), within / len(known))

    def _grades(self, player: str, which: Which, twins: bool) -> list[float]:
        return [
            part.grade
            for part in self._parts
            if part.player == player and part.grade is not None and which(part) and (twins or not part.head_start)
        ]

    def lines(self) -> Iterator[str]:
        yield "| player | rounds | won, % | graded | grade | together | luck, % |"
        yield "|---|---|---|---|---|---|---|"
        for name in self.players:
            rounds = sum(part.player == name and not part.head_start for part in self._parts)
            graded = len(self._grades(name, _all, twins=False))
            grades = f"{graded} | {self.grade(name)} | {self.together(name)}"
            yield f"| {name} | {rounds} | {self.strength(name)} | {grades} | {self.luck(name)} |"
        yield ""
        yield f"| player | {' | '.join(SIDES)} |"
        yield "|---|---|---|---|"
        for name in self.players:
            shown = [self.difference(name, sides) for sides in SIDES.values()]
            yield f"| {name} | {' | '.join(map(str, shown))} |"
        yield f"| all | {' | '.join(str(self.mean_difference(sides)) for sides in SIDES.values())} |"
        yield ""
        yield from self.verdict()

    def verdict(self) -> Iterator[str]:
        """Each demand, and whether it is met."""
        for weaker, stronger in itertools.pairwise(self.players):
            gap, sure = _gap(self.grade(weaker), self.grade(stronger))
            more, unsure = _gap(self.strength(weaker), self.strength(stronger))
            wins = "apart" if more > unsure else f"hardly apart ({more:+.1f}, intervals {unsure:.1f})"
            said = "apart" if gap > sure else "in order, intervals overlap" if gap > 0 else "NOT in order"
            yield f"- {weaker} < {stronger}: {said} ({gap:+.1f}, intervals {sure:.1f}); wins {wins}"
        for name, sides in SIDES.items():
            found = self.mean_difference(sides)
            yield f"- {name}: {'nothing' if found.is_nothing else 'NOT nothing'} ({found})"
