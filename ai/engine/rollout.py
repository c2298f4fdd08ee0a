"""Playing worlds on with the value alone: each player from what it would know there, so that nobody peeks."""

from collections.abc import Callable
from time import monotonic
from typing import TypeAlias

import numpy as np

from ai.engine.batch_rounds import SEAT, Worlds, outcome, play
from ai.engine.move_tables import Floats, Ints
from ai.engine.value import Net, rate_moves

TO_THE_END = 200  # plies; no round is so long


class TimeLimit:
    """How long the search may take: so many seconds from now by this clock, or without a limit."""

    def __init__(self, seconds: float | None = None, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._until = None if seconds is None else clock() + seconds

    @property
    def is_reached(self) -> bool:
        return self._until is not None and self._clock() >= self._until


TryMoves: TypeAlias = Callable[[Worlds, Ints, Ints, Net, int, TimeLimit], Floats]


def play_on(worlds: Worlds, seat: int, net: Net, plies: int, limit: TimeLimit) -> Floats:
    """This seat's share in each world after so many plies: who won, or else what the value says.

    The last ply is looked at and not played. When the time is up, the value judges the worlds where they stand.
    """
    share = np.zeros(len(worlds))
    alive = np.arange(len(worlds))
    for ply in range(1, plies + 1):
        rated = rate_moves(worlds.rows, net)
        best = rated.best()
        if ply == plies or limit.is_reached:
            share[alive] = _for(seat, worlds.rows, rated.chance[best])
            break
        worlds, over = play(worlds, rated.taken[best], rated.given[best])
        share[alive[over]] = _for(seat, worlds.rows[:, over], outcome(worlds.rows[:, over]))
        going = np.flatnonzero(~over)
        worlds, alive = worlds.pick(going), alive[going]
        if not len(alive):
            break
    return share


def try_moves(worlds: Worlds, taken: Ints, given: Ints, net: Net, plies: int, limit: TimeLimit) -> Floats:
    """The mover's share in every world (column) after each of these first moves (row)."""
    number, moves = len(worlds), len(taken)
    seat = int(worlds.rows[SEAT, 0])
    copies = worlds.pick(np.tile(np.arange(number), moves))
    copies, over = play(copies, np.repeat(taken, number), np.repeat(given, number))
    share = np.zeros(moves * number)
    share[over] = _for(seat, copies.rows[:, over], outcome(copies.rows[:, over]))
    going = np.flatnonzero(~over)
    if len(going):
        share[going] = play_on(copies.pick(going), seat, net, plies, limit)
    return share.reshape(moves, number)


def _for(seat: int, rows: Ints, share: Floats) -> Floats:
    """A share of the mover, told for this seat."""
    return np.where(rows[SEAT] == seat, share, 1 - share)
