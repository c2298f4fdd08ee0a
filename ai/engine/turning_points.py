"""How a round turned: the winning chance move by move, and what each move cost.

At every move the mover's best moves, and the one that was played, are tried in the same sampled worlds, from what the
mover could know then. The difference to the best is skill: the player's own doing. All else that made the difference
between an even round and its end is luck: the deal, the cards that came up, the bonus tokens, what the opponent held.

It takes seconds: the bot lets a worker process do it, see `bot.archive.worker_questions`.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from ai.analysis import RoundAnalysis, TurningPoint
from ai.engine.card_counting import count_cards
from ai.engine.hints import explain
from ai.engine.move_tables import move as as_move
from ai.engine.rollout import TimeLimit, try_moves
from ai.engine.sampling import guess
from ai.engine.value import rate_moves, trained
from ai.engine.win_chance import round_chance
from rules import Event, Move, Result, Seat, View
from rules.look_ahead import prospect

CANDIDATES = 6
WORLDS = 96
PLIES = 6  # how far each world is played on
PRIOR = 0.2  # the value's first look counts beside the worlds
DECIDED = 0.004  # a smaller chance is none
TURNING_POINTS = 3  # at most
SMALLEST = 0.02  # of the chance: less is noise
DIGITS = 4  # of the chances that are handed out


class Step(NamedTuple):
    """A move, with what each player could know just before it."""

    mover: View
    other: View
    played: Event


class Judgement(NamedTuple):
    """The mover's chance with the best move, and with the one that was played."""

    better: Move
    best: float
    kept: float

    @property
    def cost(self) -> float:
        return self.best - self.kept


def analyse(
    steps: Sequence[Step],
    result: Result | None,
    progress: Callable[[int, int], None] = lambda _, __: None,
) -> RoundAnalysis:
    """Look at every move of a round; without a result it was broken off."""
    judged: list[Judgement] = []
    chances: list[float] = []
    for number, step in enumerate(steps, start=1):
        judged.append(judge(step.mover, step.played.move))
        # The mover sees more in the own hand than the other fears: the truth is about in the middle.
        feared = 1 - round_chance(step.other)
        chances.append(_for_first(step.mover.me.seat, (judged[-1].best + feared) / 2))
        progress(number, len(steps))
    chances.append(_end(result, steps, judged))
    moves = list(zip(steps, judged, strict=True))
    costs = [[judgement.cost for step, judgement in moves if step.played.seat == seat] for seat in (0, 1)]
    luck = chances[-1] - 0.5 + sum(costs[0]) - sum(costs[1])
    costly = sorted(moves, key=lambda move: -move[1].cost)[:TURNING_POINTS]
    return RoundAnalysis(
        chances=tuple(round(chance, DIGITS) for chance in chances),
        turning_points=tuple(_turning_point(*move) for move in costly if move[1].cost >= SMALLEST),
        cost_per_move=(_mean(costs[0]), _mean(costs[1])),
        luck=(luck, -luck),
    )


def judge(seen: View, played: Move) -> Judgement:
    """The seat's best move and the played one, in the same worlds; the same answer every time.

    The best move is chosen in one half of the worlds and measured in the other: whoever is the best of many by chance
    in the first half gains nothing by it.
    """
    memory, net, rng = count_cards(seen), trained(), np.random.default_rng(seen.ply)
    first = rate_moves(guess(seen, memory, 1, rng).rows, net)
    moves = [as_move(int(taken), int(given)) for taken, given in zip(first.taken, first.given, strict=True)]
    mine = moves.index(played)
    order = [int(index) for index in np.argsort(-first.chance, kind="stable")[:CANDIDATES]]
    if mine not in order:
        order.append(mine)
    prior = first.chance[order].astype(np.float64)
    if DECIDED < prior[0] < 1 - DECIDED:
        shares = try_moves(
            guess(seen, memory, WORLDS, rng), first.taken[order], first.given[order], net, PLIES, TimeLimit()
        )
        choosing, measuring = shares[:, ::2].mean(axis=1), shares[:, 1::2].mean(axis=1)
    else:  # nothing that is played now will change much
        choosing = measuring = prior
    best = int(np.argmax(choosing + PRIOR * prior))
    return Judgement(moves[order[best]], float(measuring[best]), float(measuring[order.index(mine)]))


def _turning_point(step: Step, judged: Judgement) -> TurningPoint:
    seen = step.mover
    return TurningPoint(
        ply=seen.ply + 1,
        seat=seen.me.seat,
        played=step.played,
        better=prospect(seen, judged.better).move,
        cost=judged.cost,
        reasons=explain(seen, count_cards(seen), judged.better),
    )


def _mean(costs: list[float]) -> float:
    return sum(costs) / len(costs) if costs else 0.0


def _for_first(seat: Seat, chance: float) -> float:
    return chance if seat == 0 else 1 - chance


def _end(result: Result | None, steps: Sequence[Step], judged: list[Judgement]) -> float:
    """How the round ended for the first seat; where it was broken off, how it stood."""
    if result is not None:
        return 0.5 if result.winner is None else 1.0 - result.winner
    return _for_first(steps[-1].played.seat, judged[-1].kept) if judged else 0.5
