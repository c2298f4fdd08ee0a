"""What a move cost: the mover's best moves, and the one that was played, tried in the same sampled worlds.

From what the mover could know then. It takes some hundredths of a second: only workers and commands do it.
"""

from typing import NamedTuple

import numpy as np

from ai.analysis import JudgedMove
from ai.engine.card_counting import count_cards
from ai.engine.move_tables import Floats
from ai.engine.move_tables import move as as_move
from ai.engine.rollout import TimeLimit, try_moves
from ai.engine.sampling import guess
from ai.engine.value import rate_moves, trained
from rules import Move, View

CANDIDATES = 4  # that look best at first sight; what was played comes on top
WORLDS = 32
PLIES = 4  # how far each world is played on
PRIOR = 0.2  # the value's first look counts beside the worlds where the best is chosen, never where it is measured
DIGITS = 4  # of what is handed out
DECIDED = 0.05  # a smaller or larger chance, whatever is played: the first look has to do


class Judgement(NamedTuple):
    """The mover's chance with the best move, and with the one that was played."""

    better: Move
    best: float
    kept: float

    @property
    def cost(self) -> float:
        """A little below nothing at times: the worlds are few. On average that evens out."""
        return self.best - self.kept

    def of(self, seen: View) -> JudgedMove:
        """What is handed out of it: about the move from this view."""
        best, cost = round(self.best, DIGITS), round(self.cost, DIGITS)
        return JudgedMove(seen.ply + 1, seen.me.seat, best, cost, self.better)


def judge(seen: View, played: Move, worlds: int = WORLDS) -> Judgement:
    """The seat's best move and the played one, in the same worlds; the same answer every time.

    Another number of worlds gives other worlds, too: an opinion of its own.
    """
    memory, net = count_cards(seen), trained()
    rng = np.random.default_rng(seen.ply if worlds == WORLDS else (seen.ply, worlds))
    first = rate_moves(guess(seen, memory, 1, rng).rows, net)
    moves = [as_move(int(taken), int(given)) for taken, given in zip(first.taken, first.given, strict=True)]
    mine = moves.index(played)
    order = [int(index) for index in np.argsort(-first.chance, kind="stable")[:CANDIDATES]]
    if mine not in order:
        order.append(mine)
    prior = first.chance[order].astype(np.float64)
    place = order.index(mine)
    if prior[0] < DECIDED or prior[place] > 1 - DECIDED:
        return Judgement(moves[order[0]], float(prior[0]), float(prior[place]))
    guessed = guess(seen, memory, worlds, rng)
    shares = try_moves(guessed, first.taken[order], first.given[order], net, PLIES, TimeLimit())
    best, kept = _both_ways(shares, prior, place)
    return Judgement(moves[order[_best_of(shares, prior)]], best, kept)


def _both_ways(shares: Floats, prior: Floats, place: int) -> tuple[float, float]:
    """The chance with the best move and with the one at this place.

    The best is chosen in one half of the worlds and measured in the other, and the other way round: who is the best of
    many by chance in one half gains nothing by it in the other.
    """
    halves = shares[:, ::2], shares[:, 1::2]
    measured = [
        float(measuring[_best_of(choosing, prior)].mean()) for choosing, measuring in (halves, reversed(halves))
    ]
    return sum(measured) / 2, float(shares[place].mean())


def _best_of(shares: Floats, prior: Floats) -> int:
    return int(np.argmax(shares.mean(axis=1) + PRIOR * prior))
