"""The three stalls of every day: `python -m ai.days --help`."""

import argparse
from collections.abc import Container
from dataclasses import replace
from pathlib import Path

from ai.exercises.files import DAYS, STALLS, stall_name
from ai.exercises.stored import StoredExercise
from ai.training.exercise_finder import Agreement, Difficulty, Kind, Wanted, find
from ai.training.grow_file import grow

THREE_YEARS = 1095
KINDS = tuple(Kind)


def wanted(day: int) -> tuple[Wanted, Wanted, Wanted]:
    """From easy to hard, with kinds of best moves by turns. Hard ones are rare: they may have any."""
    easy, middle = KINDS[day % len(KINDS)], KINDS[(day + 2) % len(KINDS)]
    return Wanted(Difficulty.EASY, easy), Wanted(Difficulty.MIDDLE, middle), Wanted(Difficulty.HARD)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ai.days", description="Find the exercises of more days.")
    parser.add_argument("--days", type=int, default=THREE_YEARS, help="how many there should be (default 1095)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=DAYS)
    asked = parser.parse_args()

    def group(day: int, agreement: Agreement, taken: Container[str]) -> list[StoredExercise]:
        """Each stall has a higher rating than the one before."""
        stalls: list[StoredExercise] = []
        for number, stall in enumerate(wanted(day), start=1):
            above = stalls[-1].rating if stalls else 0
            stalls.append(find(stall_name(day, number), replace(stall, above=above), asked.seed, agreement, taken))
        return stalls

    grow(asked.file, asked.days, STALLS, group, "days")


if __name__ == "__main__":
    main()
