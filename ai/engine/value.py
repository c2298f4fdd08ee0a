"""The trained value: how likely the mover is to win the round, right after a move; and the move by it alone."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Self

import numpy as np

from ai.engine.batch_rounds import HAND, HERD, MARKET, after, expected_outcome
from ai.engine.card_counting import CountedCards
from ai.engine.features import features
from ai.engine.move_tables import NONE, Floats, Ints, legal, move
from ai.engine.sampling import guess
from rules import Move, View

WEIGHTS = Path(__file__).with_name("weights.npz")


@dataclass(slots=True)
class Net:
    """One hidden layer. Small enough to be read once and multiplied quickly."""

    inner: Floats  # hidden x features
    bias: Floats  # hidden x 1
    outer: Floats  # hidden
    base: Floats  # a single number

    @classmethod
    def begin(cls, inputs: int, hidden: int, rng: np.random.Generator) -> Self:
        """Small random weights, from which training starts."""
        inner = rng.normal(0, (1 / inputs) ** 0.5, (hidden, inputs)).astype(np.float32)
        outer = rng.normal(0, 0.5 * (1 / hidden) ** 0.5, hidden).astype(np.float32)
        return cls(inner, np.zeros((hidden, 1), np.float32), outer, np.zeros(1, np.float32))

    @classmethod
    def load(cls, path: Path = WEIGHTS) -> Self:
        with np.load(path) as stored:
            return cls(*(stored[name].astype(np.float32) for name in ("inner", "bias", "outer", "base")))

    def save(self, path: Path) -> None:
        np.savez_compressed(path, inner=self.inner, bias=self.bias, outer=self.outer, base=self.base)

    def chance(self, table: Floats) -> Floats:
        """The winning chance for each column of features."""
        hidden = self.inner @ table
        hidden += self.bias
        np.maximum(hidden, 0, out=hidden)
        chance: Floats = 1 / (1 + np.exp(-(self.outer @ hidden + self.base)))
        return chance


@cache
def trained() -> Net:
    """The committed weights."""
    return Net.load()


@dataclass(slots=True)
class RatedMoves:
    """The legal moves of many worlds, sorted by world, with the mover's chance after each."""

    world: Ints
    taken: Ints
    given: Ints
    chance: Floats
    starts: Ints  # where each world's moves begin

    def best(self) -> Ints:
        """For each world the number of its best move."""
        top = np.maximum.reduceat(self.chance, self.starts)
        hits = np.flatnonzero(self.chance == top[self.world])
        _, first = np.unique(self.world[hits], return_index=True)
        return hits[first]


def rate_moves(rows: Ints, net: Net) -> RatedMoves:
    """Every legal move of every world, and what it is worth to its mover."""
    world, taken, given = legal(rows[MARKET], rows[HAND], rows[HERD])
    chance = chances(rows[:, world], taken, given, net)
    starts = np.searchsorted(world, np.arange(rows.shape[1]))
    return RatedMoves(world, taken, given, chance, starts)


def chances(rows: Ints, taken: Ints, given: Ints, net: Net) -> Floats:
    """The mover's chance after one move in each column; exact rupees where the round ends."""
    step = after(rows, taken, given)
    chance = net.chance(features(step.rows))
    over = np.flatnonzero(step.over)
    if len(over):
        chance[over] = expected_outcome(step.rows[:, over], step.bonus_kind[over] >= 0)
    return chance


def best_move(
    view: View,
    counted: CountedCards,
    net: Net | None = None,
    *,
    doubt: float = 0.0,
    haste: float = 0.0,
    rng: np.random.Generator | None = None,
) -> Move:
    """The move after which the value is highest: one look at each legal move, no search.

    The value looks only at what the seat knows, so any single world behind the view will do. With a doubt (and dice)
    each move is misjudged by so much, a standard deviation in log-odds; with haste every sale looks so much better.
    """
    rated = rate_moves(guess(view, counted, 1, np.random.default_rng(0)).rows, net or trained())
    if doubt and rng:
        likely = np.clip(rated.chance, 1e-6, 1 - 1e-6)
        rated.chance = np.log(likely / (1 - likely)) + rng.normal(0, doubt, len(likely)) + haste * (rated.taken == NONE)
    best = int(rated.best()[0])
    return move(int(rated.taken[best]), int(rated.given[best]))
