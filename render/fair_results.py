"""What the pictures of a fair show, and their alt texts tell."""

from dataclasses import dataclass
from enum import Enum


class Cell(Enum):
    """What became of a pair, for the one of the row."""

    WON = "won"
    LOST = "lost"
    RUNNING = "running"
    TO_COME = "to_come"
    BLANK = "blank"  # they don't meet


@dataclass(frozen=True, slots=True)
class CrossTableRow:
    rank: int
    name: str
    cells: tuple[Cell, ...]  # against each row of the table; against oneself BLANK
    wins: int
    seals: int
    margin: int  # rupees
    reason: str = ""  # why they are ahead of the next row, in the reader's language


@dataclass(frozen=True, slots=True)
class CrossTable:
    fair: str  # its name
    rows: tuple[CrossTableRow, ...]
    part: str = ""  # which group, or the final, in the reader's language; nothing where there is one table
    number: int = 1  # of several tables in one message

    @property
    def title(self) -> str:
        return f"{self.fair} · {self.part}" if self.part else self.fair


@dataclass(frozen=True, slots=True)
class FairPlace:
    rank: int
    name: str
    wins: int


@dataclass(frozen=True, slots=True)
class FairCard:
    """`winner` is a sentence's worth of names; `summary` says how many people and games it was."""

    title: str
    winner: str
    summary: str
    places: tuple[FairPlace, ...]
