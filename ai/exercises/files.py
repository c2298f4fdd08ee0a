"""The project's exercises: a bank for training, and three stalls a day for three years.

A file is read once for where its lines begin; an exercise is read from it when somebody asks. That takes a
millisecond or two, the first look at a file some more: still nothing that an event loop would notice.
"""

from array import array
from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from ai.exercises.exercise import Exercise
from ai.exercises.stored import StoredExercise

BANK = Path(__file__).with_name("bank.tsv")
DAYS = Path(__file__).with_name("days.tsv")
STALLS = 3  # a day, from easy to hard


class Lines(NamedTuple):
    """Where each line of a file begins, and the rating in it."""

    starts: "array[int]"  # quoted for Python 3.11
    ratings: "array[int]"


class ExerciseFile:
    """The exercises of a file by their number, which is the line's: the first is 1."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __len__(self) -> int:
        return len(self._lines.starts)

    def __iter__(self) -> Iterator[StoredExercise]:
        with self.path.open(encoding="ascii") as file:
            for line in whole_lines(file.read()):
                yield StoredExercise.from_line(line)

    def read(self, number: int) -> StoredExercise:
        if not 1 <= number <= len(self):
            raise KeyError(number)
        with self.path.open("rb") as file:
            file.seek(self._lines.starts[number - 1])
            return StoredExercise.from_line(file.readline().decode("ascii"))

    @property
    def ratings(self) -> "array[int]":
        return self._lines.ratings

    @cached_property
    def _lines(self) -> Lines:
        starts, ratings, at = array("I"), array("h"), 0
        for line in whole_lines(self.path.read_text(encoding="ascii")):
            starts.append(at)
            ratings.append(int(line.split("\t", 2)[1]))
            at += len(line) + 1
        return Lines(starts, ratings)


def whole_lines(text: str) -> list[str]:
    """Without the half line that a killed command leaves behind."""
    return text.split("\n")[:-1]


class Bank:
    """Exercises for training, `b1` and on."""

    def __init__(self, path: Path = BANK) -> None:
        self._file = ExerciseFile(path)

    def __len__(self) -> int:
        return len(self._file)

    def __getitem__(self, name: str) -> Exercise:
        """By its name; a KeyError where there is none such."""
        return self._file.read(_number(name.removeprefix("b"))).opened()

    @cached_property
    def ratings(self) -> dict[str, int]:
        """All names, with how hard each is."""
        return {f"b{number}": rating for number, rating in enumerate(self._file.ratings, start=1)}


class Source(NamedTuple):
    """Where a day comes from: which day of the file it is, and whether with cloth and spice exchanged."""

    day: int
    is_exchanged: bool


class Days:
    """Three stalls for every day. Past the end of the file it begins anew, cloth and spice exchanged each time."""

    def __init__(self, path: Path = DAYS) -> None:
        self._file = ExerciseFile(path)
        self._most: int | None = None

    def __len__(self) -> int:
        """How many days there are until it begins anew."""
        there = len(self._file) // STALLS
        return there if self._most is None else min(there, self._most)

    def up_to(self, most: int) -> "Days":
        """The same file when it had so many days."""
        shorter = copy(self)
        shorter._most = most
        return shorter

    def stalls(self, day: int) -> tuple[Exercise, ...]:
        return tuple(self[stall_name(day, stall)] for stall in range(1, STALLS + 1))

    def __getitem__(self, name: str) -> Exercise:
        """By its name, `d214.2`; a KeyError where no stall is called so."""
        day, _, stall = name.removeprefix("d").partition(".")
        return self._stall(_number(day), _number(stall))

    def _stall(self, day: int, stall: int) -> Exercise:
        if day < 1 or not 1 <= stall <= STALLS or not len(self):
            raise KeyError(stall_name(day, stall))
        source = self.source(day)
        stored, name = self._file.read((source.day - 1) * STALLS + stall), stall_name(day, stall)
        return (stored.swapped(name) if source.is_exchanged else replace(stored, name=name)).opened()

    def source(self, day: int) -> Source:
        passes, before = divmod(day - 1, len(self))
        return Source(before + 1, is_exchanged=passes % 2 == 1)


def stall_name(day: int, stall: int) -> str:
    return f"d{day}.{stall}"


def _number(text: str) -> int:
    if not text.isdecimal():
        raise KeyError(text)
    return int(text)
