"""The value plays against itself, many rounds at once; the positions become examples to train it with."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ai.engine.batch_rounds import SEAT, Worlds, after, outcome, play
from ai.engine.features import features
from ai.engine.move_tables import Floats, Ints
from ai.engine.rollout import TO_THE_END
from ai.engine.value import Net, RatedMoves, rate_moves


@dataclass(frozen=True, slots=True)
class Examples:
    """Positions after a move, a column each, and the chance they turned out to have."""

    table: Floats
    target: Floats


@dataclass(slots=True)
class _Ply:
    rounds: Ints  # which rounds were still played
    seat: Ints  # whose move it was
    table: Floats
    best: Floats  # the chance after the best move
    strayed: npt.NDArray[np.bool_]  # another move was tried
    over: npt.NDArray[np.bool_]


def make_examples(worlds: Worlds, net: Net, stray: float, trace: float, rng: np.random.Generator) -> Examples:
    """Play every round out and look back: TD(lambda) in its forward view.

    A position's target blends what the value said at the same player's later moves and, in the end, who won; `trace`
    is lambda. A share of `stray` of the moves is chosen with noise; what came after such a move says nothing about
    the move before it, so there the look back stops at the best move's value.
    """
    plies: list[_Ply] = []
    number = len(worlds)
    result = np.full((2, number), 0.5, dtype=np.float32)  # of a round in which both exchange for ever
    alive = np.arange(number)
    while len(alive) and len(plies) < TO_THE_END:
        rated = rate_moves(worlds.rows, net)
        best = rated.best()
        picked = _with_noise(rated, best, stray, rng)
        taken, given = rated.taken[picked], rated.given[picked]
        seat = worlds.rows[SEAT].copy()
        table = features(after(worlds.rows, taken, given).rows)
        worlds, over = play(worlds, taken, given)
        plies.append(_Ply(alive, seat, table, rated.chance[best], picked != best, over))
        ended = np.flatnonzero(over)
        share = outcome(worlds.rows[:, ended])
        result[worlds.rows[SEAT, ended], alive[ended]] = share
        result[1 - worlds.rows[SEAT, ended], alive[ended]] = 1 - share
        going = np.flatnonzero(~over)
        worlds, alive = worlds.pick(going), alive[going]
    return _look_back(plies, result, trace)


def _with_noise(rated: RatedMoves, best: Ints, stray: float, rng: np.random.Generator) -> Ints:
    noisy = RatedMoves(
        rated.world,
        rated.taken,
        rated.given,
        rated.chance + rng.normal(0, 0.05, len(rated.chance)).astype(np.float32),
        rated.starts,
    )
    return np.where(rng.random(len(best)) < stray, noisy.best(), best)


def _look_back(plies: list[_Ply], result: Floats, trace: float) -> Examples:
    """`result` starts as who won and becomes, ply by ply backwards, the blended return of each seat."""
    tables, targets = [], []
    for ply in reversed(plies):
        going = ~ply.over  # a position that ends the round is counted, not judged
        later = result[ply.seat, ply.rounds]
        tables.append(ply.table[:, going])
        targets.append(later[going])
        blend = np.where(ply.strayed, ply.best, (1 - trace) * ply.best + trace * later)
        result[ply.seat, ply.rounds] = blend
    return Examples(np.concatenate(tables, axis=1), np.concatenate(targets))


def compare(first: Net, second: Net, worlds: Worlds) -> Floats:
    """What the first of two values wins on each of these deals, both seats played: 0, ½ or 1."""
    shares = [_shares_of_seat_0(nets, worlds) for nets in ((first, second), (second, first))]
    pairs: Floats = (shares[0] + 1 - shares[1]) / 2
    return pairs


def _shares_of_seat_0(nets: tuple[Net, Net], worlds: Worlds) -> Floats:
    """Who won each world, told for seat 0: 0, ½ or 1."""
    share = np.full(len(worlds), 0.5, dtype=np.float32)
    alive = np.arange(len(worlds))
    for _ in range(TO_THE_END):
        if not len(alive):
            break
        taken, given = np.zeros(len(alive), dtype=np.int64), np.zeros(len(alive), dtype=np.int64)
        for seat in (0, 1):
            moving = np.flatnonzero(worlds.rows[SEAT] == seat)
            if len(moving):
                rated = rate_moves(worlds.rows[:, moving], nets[seat])
                best = rated.best()
                taken[moving], given[moving] = rated.taken[best], rated.given[best]
        worlds, over = play(worlds, taken, given)
        ended = np.flatnonzero(over)
        mover = outcome(worlds.rows[:, ended])
        share[alive[ended]] = np.where(worlds.rows[SEAT, ended] == 0, mover, 1 - mover)
        going = np.flatnonzero(~over)
        worlds, alive = worlds.pick(going), alive[going]
    return share
