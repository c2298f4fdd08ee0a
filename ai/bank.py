"""The bank of exercises for training: `python -m ai.bank --help`."""

import argparse
from collections.abc import Container
from pathlib import Path

from ai.exercises.files import BANK
from ai.exercises.stored import StoredExercise
from ai.training.exercise_finder import Agreement, Difficulty, Kind, Wanted, find
from ai.training.grow_file import grow

# By turns, so that every kind of best move comes in every difficulty.
DIFFICULTIES = (Difficulty.EASY, Difficulty.MIDDLE, Difficulty.EASY, Difficulty.MIDDLE, Difficulty.HARD)
KINDS = tuple(Kind)


def wanted(number: int) -> Wanted:
    """Hard ones are rare: they may have any kind of best move."""
    difficulty = DIFFICULTIES[number % len(DIFFICULTIES)]
    return Wanted(difficulty, None if difficulty is Difficulty.HARD else KINDS[number % len(KINDS)])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ai.bank", description="Find more exercises for training.")
    parser.add_argument("--exercises", type=int, default=1500, help="how many there should be (default 1500)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=BANK)
    asked = parser.parse_args()

    def group(number: int, agreement: Agreement, taken: Container[str]) -> list[StoredExercise]:
        return [find(f"b{number}", wanted(number), asked.seed, agreement, taken)]

    grow(asked.file, asked.exercises, 1, group, "bank")


if __name__ == "__main__":
    main()
