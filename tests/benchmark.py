"""What a benchmark reports: a figure, and whether it keeps its budget. Timings are never asserted in tests."""

from typing import NamedTuple


class Row(NamedTuple):
    what: str
    figure: str
    budget: str
    held: bool | None  # None: no budget


def at_least(what: str, figure: float, goal: float) -> Row:
    return Row(what, _plain(figure), f"≥ {_plain(goal)}", figure >= goal)


def at_most(what: str, figure: float, goal: float, unit: str = "") -> Row:
    return Row(what, f"{_plain(figure)}{unit}", f"≤ {_plain(goal)}{unit}", figure <= goal)


def measured(what: str, figure: float, unit: str = "") -> Row:
    return Row(what, f"{_plain(figure)}{unit}", "", None)


def _plain(figure: float) -> str:
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.3g}"
