"""Appends exercises to a file of the project. A command that was killed goes on where it was."""

from collections.abc import Callable
from pathlib import Path
from time import process_time

from ai.exercises.files import whole_lines
from ai.exercises.stored import StoredExercise
from ai.training.exercise_finder import Agreement
from ai.training.progress_bar import ProgressBar, say


def grow(
    path: Path, until: int, in_a_group: int, find: Callable[[int, Agreement], list[StoredExercise]], label: str
) -> None:
    """Find groups until there are so many. A group is written at once; what was not written whole is found anew."""
    agreement, began = Agreement(), process_time()
    there = _drop_the_unfinished(path, in_a_group)
    progress = ProgressBar(until, label)
    for number in range(there + 1, until + 1):
        progress.at(number - 1)
        group = "".join(f"{one.line}\n" for one in find(number, agreement))
        with path.open("a", encoding="ascii") as file:
            file.write(group)
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
