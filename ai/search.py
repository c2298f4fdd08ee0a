"""The master: tries its best moves in many sampled worlds and plays on for a while.

In every world both players go on with the value alone, each from what it would know there, so nobody profits from
cards it could not see. The same worlds are used for every candidate: luck that all of them share cancels out.
"""

from dataclasses import dataclass
from time import monotonic

import numpy as np

from ai.deals import guess
from ai.memory import Memory
from ai.tables import Floats, Ints, move
from ai.value import Net, options, trained
from ai.worlds import SEAT, Worlds, outcome, play
from rules import Move, View


@dataclass(frozen=True, slots=True)
class Plan:
    """How the search spends its time."""

    candidates: int = 8
    margin: float = 0.15  # moves that look worse than the best by more are not tried
    plies: int = 6  # how far each world is played on
    batch: int = 32  # worlds at once
    prior: float = 10.0  # the value's first look counts as so many worlds


DEFAULT = Plan()


def search(
    view: View,
    memory: Memory,
    rng: np.random.Generator,
    *,
    seconds: float | None = None,
    worlds: int | None = None,
    net: Net | None = None,
    plan: Plan = DEFAULT,
) -> Move:
    """The best move found in this time, or in so many worlds for each of the last candidates."""
    until = None if seconds is None else monotonic() + seconds
    net = net or trained()
    first = options(guess(view, memory, 1, rng).rows, net)
    order = np.argsort(-first.chance, kind="stable")[: plan.candidates]
    order = order[first.chance[order] >= first.chance[order[0]] - plan.margin]
    taken, given = first.taken[order], first.given[order]
    prior = first.chance[order].astype(np.float64)
    total, tried = np.zeros(len(order)), 0
    left = np.arange(len(order))
    squares = np.zeros(len(order))
    batch = plan.batch if worlds is None else min(plan.batch, worlds)
    while len(left) > 1:
        sample = guess(view, memory, batch, rng)
        shares = rollout(sample, taken[left], given[left], net, plan.plies)
        total[left] += shares.sum(axis=1)
        tried += batch
        mean = (total + plan.prior * prior) / (tried + plan.prior)
        # Paired differences to the leader: whoever is clearly behind is not tried any more.
        leader = left[np.argmax(mean[left])]
        gap = shares[np.flatnonzero(left == leader)[0]] - shares
        squares[left] += (gap**2).sum(axis=1)
        error = np.sqrt(squares[left] / tried / tried)
        left = left[(mean[leader] - mean[left] < 2.5 * error + 0.002) | (left == leader)]
        if (worlds is not None and tried >= worlds) or (until is not None and monotonic() >= until):
            break
    mean = (total + plan.prior * prior) / (tried + plan.prior)
    best = left[np.argmax(mean[left])]
    return move(int(taken[best]), int(given[best]))


def rollout(worlds: Worlds, taken: Ints, given: Ints, net: Net, plies: int) -> Floats:
    """The searcher's share in every world (column) after each of these first moves (row)."""
    number, moves = len(worlds), len(taken)
    worlds = worlds.pick(np.tile(np.arange(number), moves))
    me = int(worlds.rows[SEAT, 0]) if number else 0
    taken, given = np.repeat(taken, number), np.repeat(given, number)
    share = np.zeros(moves * number)
    alive = np.arange(moves * number)
    for ply in range(plies + 1):
        worlds, over = play(worlds, taken, given)
        ended = np.flatnonzero(over)
        share[alive[ended]] = _for(me, worlds.rows[:, ended], outcome(worlds.rows[:, ended]))
        going = np.flatnonzero(~over)
        worlds, alive = worlds.pick(going), alive[going]
        if not len(alive):
            break
        choice = options(worlds.rows, net)
        best = choice.best()
        if ply == plies - 1:
            share[alive] = _for(me, worlds.rows, choice.chance[best])
            break
        taken, given = choice.taken[best], choice.given[best]
    return share.reshape(moves, number)


def _for(seat: int, rows: Ints, share: Floats) -> Floats:
    """A share of the mover, told for this seat."""
    return np.where(rows[SEAT] == seat, share, 1 - share)
