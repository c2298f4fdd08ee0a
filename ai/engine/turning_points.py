"""How a round turned: the winning chance move by move, and what each move cost.

At every move the mover's best moves, and the one that was played, are tried in the same sampled worlds, from what the
mover could know then. The difference to the best is skill: the player's own doing. All else that made the difference
between an even round and its end is luck: the deal, the cards that came up, the bonus tokens, what the opponent held.

It takes seconds: see `bot.archive.worker`.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

import numpy as np

from ai.engine.card_counting import count_cards
from ai.engine.hints import Reason, explain
from ai.engine.move_tables import move as as_move
from ai.engine.rollout import TimeLimit, try_moves
from ai.engine.sampling import guess
from ai.engine.value import rate_moves, trained
from ai.engine.win_chance import round_chance
from rules import Card, Move, Result, Seat, View

CANDIDATES = 6
WORLDS = 96
PLIES = 6  # how far each world is played on
PRIOR = 0.2  # the value's first look counts beside the worlds
DECIDED = 0.004  # a smaller chance is none
LESSONS = 3
SMALLEST = 0.02  # of the chance: less is noise


@dataclass(frozen=True, slots=True)
class Judged:
    """A move seen by the merchant: the mover's chance with the best move and with the one that was played."""

    ply: int  # the first is 1
    seat: Seat
    played: Move
    better: Move
    best: float
    kept: float
    reasons: tuple[Reason, ...]  # for the better move

    @property
    def cost(self) -> float:
        return self.best - self.kept


@dataclass(frozen=True, slots=True)
class Turning:
    """`chances` are the first seat's, after the deal and after every move; the last one is how it ended, or stands."""

    chances: tuple[float, ...]
    lessons: tuple[Judged, ...]
    skill: tuple[float, float]
    luck: tuple[float, float]


class Step(NamedTuple):
    """A move, with what each player could know just before it."""

    mover: View
    other: View
    played: Move


def turning(
    steps: Sequence[Step], result: Result | None, progress: Callable[[int, int], None] = lambda _, __: None
) -> Turning:
    """Look at every move of a round; without a result it was broken off."""
    judged: list[Judged] = []
    chances: list[float] = []
    for number, step in enumerate(steps, start=1):
        judged.append(judge(step.mover, step.played))
        # The mover sees more in the own hand than the other fears: the truth is about in the middle.
        feared = 1 - round_chance(step.other)
        chances.append(_for_first(step.mover.me.seat, (judged[-1].best + feared) / 2))
        progress(number, len(steps))
    chances.append(_end(result, judged))
    skill = [-sum(move.cost for move in judged if move.seat == seat) for seat in (0, 1)]
    luck = chances[-1] - 0.5 - skill[0] + skill[1]
    costly = sorted((move for move in judged if move.cost >= SMALLEST), key=lambda move: -move.cost)
    return Turning(tuple(chances), tuple(costly[:LESSONS]), (skill[0], skill[1]), (luck, -luck))


def judge(seen: View, played: Move) -> Judged:
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
    better = moves[order[best]]
    return Judged(
        ply=seen.ply + 1,
        seat=seen.me.seat,
        played=played,
        better=better,
        best=float(measuring[best]),
        kept=float(measuring[order.index(mine)]),
        reasons=explain(seen, memory, better),
    )


def _for_first(seat: Seat, chance: float) -> float:
    return chance if seat == 0 else 1 - chance


def _end(result: Result | None, judged: list[Judged]) -> float:
    """How the round ended for the first seat; where it was broken off, how it stood."""
    if result is not None:
        return 0.5 if result.winner is None else 1.0 - result.winner
    return _for_first(judged[-1].seat, judged[-1].kept) if judged else 0.5


def as_json(found: Turning) -> dict[str, Any]:
    return {
        "chances": [round(chance, 4) for chance in found.chances],
        "lessons": [_lesson(lesson) for lesson in found.lessons],
        "skill": found.skill,
        "luck": found.luck,
    }


def _lesson(lesson: Judged) -> dict[str, Any]:
    reasons = [{"why": reason.why.value, "facts": dict(_facts(reason))} for reason in lesson.reasons]
    return asdict(lesson) | {
        "played": str(lesson.played),
        "better": str(lesson.better),
        "cost": lesson.cost,
        "reasons": reasons,
    }


def _facts(reason: Reason) -> Iterator[tuple[str, int | str]]:
    for name, fact in reason.facts.items():
        yield name, fact.name.lower() if isinstance(fact, Card) else fact
