"""The pictures of a fair in words."""

from collections.abc import Sequence

from render.alt_text.phrases import LONGEST, Say, listed, text
from render.fair_results import Cell, CrossTable, CrossTableRow, FairCard
from render.layout.fair import MOST_NAMES

WHOLE = (Cell.WON, Cell.LOST, Cell.RUNNING, Cell.TO_COME)
SHORT = (Cell.WON, Cell.RUNNING, Cell.BLANK)  # who lost is told by who won, and who is not named is still to come
NAME_LENGTHS = (32, 16, 8)  # names are shortened where all of it is too long


def cross_table(table: CrossTable, say: Say) -> str:
    """Opponents are named by the number of their row. A large table is told in fewer words."""
    rows = table.rows[:MOST_NAMES]
    whole = text(say, [say("alt-fair-table", title=table.title), *(_row(say, one, rows) for one in rows)])
    for length in NAME_LENGTHS:
        if len(whole) < LONGEST:
            break
        short = [_row(say, one, rows, length) for one in rows]
        whole = text(say, [say("alt-fair-table", title=table.title), say("alt-fair-short"), *short])
    return whole


def cross_table_places(table: CrossTable, say: Say) -> str:
    """Only who is where: of a fair with many groups."""
    places = [say("alt-fair-place", rank=one.rank, entrant=one.name, wins=one.wins) for one in table.rows]
    return text(say, [say("alt-fair-table", title=table.title), *places])


def fair_card(card: FairCard, say: Say) -> str:
    places = [say("alt-fair-place", rank=one.rank, entrant=one.name, wins=one.wins) for one in card.places]
    return text(say, [say("alt-fair-card", title=card.title, result=card.winner, summary=card.summary), *places])


def _row(say: Say, row: CrossTableRow, rows: Sequence[CrossTableRow], length: int | None = None) -> str:
    index = next(number for number, one in enumerate(rows) if one is row)
    met = []
    for cell in WHOLE if length is None else SHORT:
        numbers = [str(column + 1) for column, one in enumerate(row.cells) if one is cell and column != index]
        if numbers:
            met.append(say("alt-fair-met", what=cell.value, numbers=" ".join(numbers)))
    return say(
        "alt-fair-row" if length is None else "alt-fair-short-row",
        number=index + 1,
        rank=row.rank,
        shared="yes" if row.rank != index + 1 else "no",
        entrant=row.name[:length],
        wins=row.wins,
        seals=row.seals,
        rupees=f"{row.margin:+}".replace("-", "−"),
        reason=row.reason or "none",
        met=listed(say, met) if met else "none",
    )
