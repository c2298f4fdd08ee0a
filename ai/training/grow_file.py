"""Appends exercises to a file of the project. A command that was killed goes on where it was."""

from collections.abc import Callable, Container
from pathlib import Path
from time import process_time

from ai.exercises.files import BANK, DAYS, ExerciseFile, whole_lines
from ai.exercises.stored import StoredExercise
from ai.training.exercise_finder import Agreement
from ai.training.progress_bar import ProgressBar, say

Find = Callable[[int, Agreement, Container[str]], list[StoredExercise]]


def grow(path: Path, until: int, in_a_group: int, find: Find, label: str) -> None:
    """Find groups until there are so many. A group is written at once; what was not written whole is found anew.

    No position is found that stands in this file or in those of the project.
    """
    agreement, began = Agreement(), process_time()
    there = _drop_the_unfinished(path, in_a_group)
    taken = {one.position for file in {path, BANK, DAYS} for one in ExerciseFile(file)}
    progress = ProgressBar(until, label)
    for number in range(there + 1, until + 1):
        progress.at(number - 1)
        group = find(number, agreement, taken)
        taken.update(one.position for one in group)
        with path.open("a", encoding="ascii") as file:
            file.write("".join(f"{one.line}\n" for one in group))
    progress.at(until)
    if found := max(0, until - there):
        say(f"{found} new, {until} in all, {(process_time() - began) / found:.1f} s of work each")
        say(f"a second deep judge found the same best move in {agreement.same} of {agreement.of} positions")


def _drop_the_unfinished(path: Path, in_a_group: int) -> int:
    """Cut off what a killed command has not written whole, and nothing else; say how many groups are there."""
    path.touch()
    lines = whole_lines(path.read_text(encoding="ascii"))
    there = len(lines) // in_a_group
    with path.open("r+b") as file:
        file.truncate(sum(len(line) + 1 for line in lines[: there * in_a_group]))
    return there
