"""How a round turned: the winning chance move by move, and what each move cost.

At every move the mover's best moves, and the one that was played, are tried in the same sampled worlds, from what the
mover could know then (`ai.engine.judging`). Grades and the round with even luck follow from the costs (`ai.analysis`).

It takes seconds: the bot lets a worker process do it, see `bot.archive.worker_questions`.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from ai.analysis import RoundAnalysis, TurningPoint
from ai.engine.card_counting import count_cards
from ai.engine.hints import explain
from ai.engine.judging import DIGITS, Judgement, judge
from ai.engine.win_chance import round_chance
from rules import Event, Result, Seat, View
from rules.look_ahead import prospect

TURNING_POINTS = 3  # at most
LOOKED_AT_AGAIN = 6  # moves
WORLDS = 96  # for the second look
SMALLEST = 0.02  # of the chance: less is noise


class Step(NamedTuple):
    """A move, with what each player could know just before it."""

    mover: View
    other: View
    played: Event


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
    return RoundAnalysis(
        chances=tuple(round(chance, DIGITS) for chance in chances),
        turning_points=tuple(_turning_points(steps, judged)),
        moves=tuple(judgement.of(step.mover) for step, judgement in zip(steps, judged, strict=True)),
    )


def _turning_points(steps: Sequence[Step], judged: Sequence[Judgement]) -> Iterator[TurningPoint]:
    """The costliest moves, the costliest first. Those that look so are looked at again in other and more worlds.

    Of many moves the worst by chance are among the worst, too; in other worlds they are not.
    """
    looks = sorted(zip(steps, judged, strict=True), key=lambda look: -look[1].cost)[:LOOKED_AT_AGAIN]
    again = [(step, judge(step.mover, step.played.move, WORLDS)) for step, look in looks if look.cost >= SMALLEST]
    for step, judgement in sorted(again, key=lambda look: -look[1].cost)[:TURNING_POINTS]:
        if judgement.cost >= SMALLEST and judgement.better != step.played.move:
            yield _turning_point(step, judgement)


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


def _for_first(seat: Seat, chance: float) -> float:
    return chance if seat == 0 else 1 - chance


def _end(result: Result | None, steps: Sequence[Step], judged: list[Judgement]) -> float:
    """How the round ended for the first seat; where it was broken off, how it stood."""
    if result is not None:
        return 0.5 if result.winner is None else 1.0 - result.winner
    return _for_first(steps[-1].played.seat, judged[-1].kept) if judged else 0.5
