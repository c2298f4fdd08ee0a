"""What exercises teach holds in positions that were not seen: a simulated learner gets better."""

from math import sqrt
from random import Random

from ai.exercises.files import BANK, DAYS, ExerciseFile
from ai.learner import improvements
from ai.training.learner import RUPEES_NOW, Learner

AT_MOST = 200  # exercises: more make it slower and no surer
EXERCISES = [stored.opened() for path in (BANK, DAYS) for stored in list(ExerciseFile(path))[: AT_MOST // 2]]


def test_a_learner_gets_better_in_positions_that_it_has_not_seen() -> None:
    before, after = improvements(EXERCISES, Random(1))
    gained = [later - earlier for earlier, later in zip(before, after, strict=True)]
    mean = sum(gained) / len(gained)
    error = sqrt(sum((one - mean) ** 2 for one in gained)) / len(gained)
    assert mean > 5
    assert mean > 2 * error


def test_looking_at_grades_teaches_nothing() -> None:
    learner = Learner()
    first = learner.grade(EXERCISES[:20])
    assert learner.grade(EXERCISES[:20]) == first
    assert learner.weights == RUPEES_NOW


def test_who_is_told_the_better_move_again_and_again_finds_it() -> None:
    """Each by itself: of most, the rules of thumb can tell the best move from the others."""
    found = 0
    for exercise in EXERCISES[:30]:
        learner = Learner()
        for seed in range(10):
            learner.learn([exercise], Random(seed))
        found += learner.choose(exercise) == exercise.best
    assert found >= 24
