"""The pictures of a fair in words."""

from render.alt_text.phrases import LONGEST, Say, listed, text
from render.fair_results import Cell, CrossTable, CrossTableRow, FairCard
from render.layout.fair import MOST_NAMES

TOLD = (Cell.WON, Cell.LOST, Cell.RUNNING, Cell.TO_COME)
NAME_LENGTHS = (32, 16, 8)  # names are shortened where all of it is too long


def cross_table(table: CrossTable, say: Say) -> str:
    """Opponents are named by the number of their row."""
    whole = ""
    for length in NAME_LENGTHS:
        rows = [_row(say, row, index, length) for index, row in enumerate(table.rows[:MOST_NAMES])]
        whole = text(say, [say("alt-fair-table", title=table.title), *rows])
        if len(whole) < LONGEST:
            break
    return whole


def fair_card(card: FairCard, say: Say) -> str:
    places = [say("alt-fair-place", rank=one.rank, entrant=one.name, wins=one.wins) for one in card.places]
    return text(say, [say("alt-fair-card", title=card.title, result=card.winner, summary=card.summary), *places])


def _row(say: Say, row: CrossTableRow, index: int, length: int) -> str:
    met = []
    for cell in TOLD:
        numbers = [str(column + 1) for column, one in enumerate(row.cells) if one is cell and column != index]
        if numbers:
            met.append(say("alt-fair-met", what=cell.value, numbers=" ".join(numbers)))
    return say(
        "alt-fair-row",
        number=index + 1,
        rank=row.rank,
        entrant=row.name[:length],
        wins=row.wins,
        seals=row.seals,
        rupees=f"{row.margin:+}".replace("-", "−"),
        reason=row.reason or "none",
        met=listed(say, met) if met else "none",
    )
