"""Do exercises teach what holds elsewhere, too? `python -m ai.learner` lets a simulated learner try."""

import argparse
from math import sqrt
from random import Random

from ai.exercises.exercise import Exercise
from ai.exercises.files import BANK, DAYS, ExerciseFile
from ai.training.learner import Learner
from ai.training.progress_bar import ProgressBar, say


def improvements(exercises: list[Exercise], rng: Random) -> tuple[list[float], list[float]]:
    """Grades in each exercise before it has learnt anything, and after it has learnt from the other half."""
    before, after = list[float](), list[float]()
    mixed = rng.sample(exercises, len(exercises))
    halves = mixed[::2], mixed[1::2]
    for seen, unseen in (halves, halves[::-1]):
        learner = Learner()
        before += [learner.grade([one]) for one in unseen]
        learner.learn(seen, rng)
        after += [learner.grade([one]) for one in unseen]
    return before, after


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ai.learner", description="Let a simulated learner do exercises.")
    parser.add_argument("--times", type=int, default=5, help="how often the exercises are halved anew (default 5)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    exercises = [stored.opened() for path in (BANK, DAYS) for stored in ExerciseFile(path)]
    progress = ProgressBar(asked.times, "learning")
    say("| halved | grade in unseen positions, before | after | gain | ± error |")
    say("|---|---|---|---|---|")
    for number in range(1, asked.times + 1):
        before, after = improvements(exercises, Random(f"{asked.seed}/{number}"))  # noqa: S311  # reproducible
        gained = [later - earlier for earlier, later in zip(before, after, strict=True)]
        mean = sum(gained) / len(gained)
        error = sqrt(sum((one - mean) ** 2 for one in gained)) / len(gained)
        say(f"| {number} | {_mean(before):.1f} | {_mean(after):.1f} | {mean:+.1f} | {error:.1f} |")
        progress.at(number)


def _mean(grades: list[float]) -> float:
    return sum(grades) / len(grades)


if __name__ == "__main__":
    main()
