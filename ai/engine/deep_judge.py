"""The deep judge: how likely the seat on turn is to win after each of its legal moves. It takes seconds.

All moves are tried in the same sampled worlds, so that luck that they share cancels out. Those that are surely behind
get some hundreds of worlds, the leading ones thousands. Where the leader has to be clearly ahead, the judge stops as
soon as it surely is not.
"""

from dataclasses import dataclass

import numpy as np

from ai.engine.card_counting import count_cards
from ai.engine.move_tables import Floats, Ints
from ai.engine.move_tables import move as as_move
from ai.engine.rollout import TimeLimit, TryMoves, try_moves
from ai.engine.sampling import guess
from ai.engine.value import rate_moves, trained
from rules import Move, View

AT_ONCE = 600  # worlds times moves: with more, memory grows and not the speed


@dataclass(frozen=True, slots=True)
class Depth:
    """How deep the judge looks."""

    every: int = 160  # worlds in which every move is tried
    leading: int = 4000  # worlds in which those are tried that could be among the leading ones
    plies: int = 4  # how far each world is played on
    candidates: int | None = None  # only so many moves, those that look best to the value
    sure: float = 3.0  # standard errors


DEEP = Depth()


def judge(
    view: View, rng: np.random.Generator, depth: Depth = DEEP, clear: float = 0.0, tries: TryMoves = try_moves
) -> dict[Move, float]:
    """The chance to win the round after each move. A move is tried until it is surely farther behind than `clear`."""
    chances = _judge(view, rng, depth, clear, tries, gives_up=False)
    assert chances is not None  # noqa: S101
    return chances


def judge_if_clear(
    view: View, rng: np.random.Generator, clear: float, depth: Depth = DEEP, tries: TryMoves = try_moves
) -> dict[Move, float] | None:
    """The same; None, and that soon, where the best move is not so far ahead of the second."""
    return _judge(view, rng, depth, clear, tries, gives_up=True)


def _judge(
    view: View, rng: np.random.Generator, depth: Depth, clear: float, tries: TryMoves, *, gives_up: bool
) -> dict[Move, float] | None:
    counted, net = count_cards(view), trained()
    first = rate_moves(guess(view, counted, 1, rng).rows, net)
    order = np.argsort(-first.chance, kind="stable")[: depth.candidates]
    taken, given = first.taken[order], first.given[order]
    shares = np.empty((len(order), depth.leading))
    tried = np.zeros(len(order), dtype=np.int64)  # in how many worlds each move was tried
    left, worlds = np.arange(len(order)), 0
    while worlds < depth.leading:
        number = min(max(1, AT_ONCE // len(left)), depth.leading - worlds)
        some = guess(view, counted, number, rng)
        shares[left, worlds : worlds + number] = tries(some, taken[left], given[left], net, depth.plies, TimeLimit())
        worlds += number
        tried[left] = worlds
        if worlds >= depth.every:
            gaps, unsure = _behind(shares[left, :worlds])
            if gives_up and _some_are_within(clear, gaps + depth.sure * unsure):
                return None
            left = left[gaps <= clear + depth.sure * unsure]
    chances = _chances(shares, tried, left)
    if gives_up and (np.sort(chances)[-1] - chances < clear).sum() > 1:
        return None
    moves = zip(taken, given, chances, strict=True)
    return {as_move(int(one), int(other)): float(chance) for one, other, chance in moves}


def _behind(shares: Floats) -> tuple[Floats, Floats]:
    """How far each move (row) is behind the leader in these worlds (columns), and the standard error of that."""
    leader = int(np.argmax(shares.mean(axis=1)))
    gaps = shares[leader] - shares
    mean: Floats = gaps.mean(axis=1)
    return mean, gaps.std(axis=1) / np.sqrt(shares.shape[1])


def _some_are_within(clear: float, at_most: Floats) -> bool:
    """Is somebody beside the leader surely less than so far behind?"""
    return int((at_most < clear).sum()) > 1


def _chances(shares: Floats, tried: Ints, left: Ints) -> Floats:
    """The best move's mean, less what the others were behind it in the worlds that they shared."""
    best = int(left[np.argmax(shares[left].mean(axis=1))])
    behind = [(shares[best, :worlds] - shares[move, :worlds]).mean() for move, worlds in enumerate(tried)]
    chances: Floats = np.clip(shares[best].mean() - np.array(behind), 0.0, 1.0)
    return chances
