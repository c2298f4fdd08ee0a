"""One seat's moves of a round, beside what a strong player would have played: `ai.style`.

Half of the work of an analysis of the round (`ai.engine.turning_points`), whose grade it has: about a second.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ai.analysis import GradedMoves, JudgedMove
from ai.engine.judging import DIGITS, Judgement, judge
from ai.engine.turning_points import SMALLEST, WORLDS
from ai.style import Choice, RoundStyle
from rules import Move, View


class OwnMove(NamedTuple):
    seen: View  # just before
    played: Move


def style_of(steps: Sequence[OwnMove], progress: Callable[[int, int], None] = lambda _, __: None) -> RoundStyle:
    judged: list[JudgedMove] = []
    choices: list[Choice] = []
    for number, step in enumerate(steps, start=1):
        first = judge(step.seen, step.played)
        judged.append(first.of(step.seen))
        if judged[-1].is_live:
            choices.append(_choice(step, first))
        progress(number, len(steps))
    return RoundStyle(GradedMoves.of(judged), tuple(choices))


def _choice(step: OwnMove, judged: Judgement) -> Choice:
    """What looks like a mistake is looked at again in other and more worlds, as turning points are."""
    seen, played = step
    if judged.cost >= SMALLEST:
        judged = judge(seen, played, WORLDS)
    is_mistake = judged.cost >= SMALLEST and judged.better != played
    return Choice(seen.ply + 1, seen.deck_size, played, judged.better, round(judged.cost, DIGITS) if is_mistake else 0)
