"""Scenes of fairs, for golden pictures and tests."""

from collections.abc import Callable
from dataclasses import replace

from PIL import Image

from render.fair_results import Cell, CrossTable, CrossTableRow, FairCard, FairPlace
from render.pictures import cross_table as tables
from render.pictures import fair_card as cards

NAMES = (
    *("Anoushka", "Балтазар 김민준 さくら", "Maximilian of the long name", "Bo", "Clémence", "さくら"),
    *("Dmitri", "Elena R.", "W" * 32, "Farid", "Gu", "Hatice"),
)
REASONS = ("", "by head-to-head", "by seals", "by rupees")
PATTERN = (Cell.WON, Cell.LOST, Cell.LOST, Cell.WON, Cell.RUNNING, Cell.TO_COME, Cell.WON, Cell.BLANK)
OPPOSITE = {Cell.WON: Cell.LOST, Cell.LOST: Cell.WON}


def table_of(people: int, names: tuple[str, ...] = NAMES, reasons: tuple[str, ...] = REASONS) -> CrossTable:
    rows = []
    for one in range(people):
        cells = tuple(_cell(one, other) for other in range(people))
        wins = cells.count(Cell.WON)
        rows.append(CrossTableRow(one + 1, names[one], cells, wins, 2 * wins, 95 - 37 * one, reasons[one % 4]))
    return CrossTable("Spring fair", tuple(rows), "group 2")


def _cell(one: int, other: int) -> Cell:
    if one == other:
        return Cell.BLANK
    found = PATTERN[(min(one, other) * 3 + max(one, other)) % len(PATTERN)]
    return found if one < other else OPPOSITE.get(found, found)


CARD = FairCard(
    "Spring fair",
    "Anoushka has won",
    "6 people, 15 games",
    (FairPlace(1, NAMES[0], 5), FairPlace(2, NAMES[1], 4), FairPlace(3, NAMES[2], 3)),
)


GROUPS_CARD = FairCard(
    "Spring fair", "8 winners", "40 people, 80 games", tuple(FairPlace(1, name, 4) for name in NAMES[:8])
)


def paintings() -> dict[str, Callable[[], Image.Image]]:
    return {
        "fair-three": lambda: tables.paint(table_of(3)),
        "fair-six": lambda: tables.paint(table_of(6)),
        "fair-twelve": lambda: tables.paint(table_of(12)),
        "fair-long-title": lambda: tables.paint(
            replace(table_of(4, reasons=("",) * 4), fair="春の大会🎪 " + "市" * 30)
        ),
        "fair-result": lambda: cards.paint(CARD),
        "fair-winners": lambda: cards.paint(GROUPS_CARD),
    }
