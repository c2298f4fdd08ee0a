"""Somebody's costliest moves: found at a glance, then judged anew, with the chance after every legal move.

Of many moves those that look worst look so by chance, too. What is handed out has cost much in other and many more
worlds, in which every legal move was tried.

It takes seconds: the bot lets a worker process do it, see `bot.archive.worker_questions`.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from ai.engine.deep_judge import Depth
from ai.engine.deep_judge import judge as judge_deeply
from ai.engine.judging import judge
from ai.exercises.exercise import Exercise, Mark
from rules import Move, View

MOST = 3
LOOKED_AT_AGAIN = 5  # moves
AT_A_GLANCE = 0.03  # of the chance: what seems to cost less is not looked at again
COSTLY = 0.05  # of the chance, and its mark is one of the two lower ones
DEPTH = Depth(every=64, leading=640)
GLANCES = 12  # take as long as one deep look, about: so the progress is even


class Choice(NamedTuple):
    """What somebody saw, and what they played."""

    seen: View
    played: Move


def costly_moves(
    choices: Sequence[Choice], progress: Callable[[int, int], None] = lambda _, __: None
) -> list[Exercise]:
    """The positions before them, at most three, the costliest first; the same every time."""
    work = len(choices) + GLANCES * LOOKED_AT_AGAIN
    glances: list[tuple[float, int]] = []
    for number, choice in enumerate(choices):
        glances.append((judge(choice.seen, choice.played).cost, number))
        progress(number + 1, work)
    seeming = sorted((glance for glance in glances if glance[0] >= AT_A_GLANCE), reverse=True)[:LOOKED_AT_AGAIN]
    found: list[tuple[float, Exercise]] = []
    for done, (_, number) in enumerate(seeming, start=1):
        exercise, played = _judged(choices[number].seen), choices[number].played
        if is_costly(exercise, played):
            found.append((exercise.cost(played), exercise))
        progress(len(choices) + GLANCES * done, work)
    progress(work, work)
    return [exercise for _, exercise in sorted(found, key=lambda one: -one[0])[:MOST]]


def is_costly(exercise: Exercise, played: Move) -> bool:
    return exercise.cost(played) >= COSTLY and exercise.mark(played) in (Mark.FAIR, Mark.POOR)


def _judged(seen: View) -> Exercise:
    rng = np.random.default_rng((seen.round_number, seen.ply))
    return Exercise(f"{seen.round_number}.{seen.ply}", seen, judge_deeply(seen, rng, DEPTH))
