"""How likely a seat is to win."""

from math import exp

from ai.appraise import lead_in_rupees
from rules import View


def evaluate(view: View) -> float:
    """The chance, 0 to 1, that the seat of this view wins the match."""
    if view.outcome is not None:
        return 0.5 if view.outcome.winner is None else float(view.outcome.winner == view.me.seat)
    return 1 / (1 + exp(-lead_in_rupees(view) / 10))
