"""The end of a round as it is told to everybody, also when it came away from the board."""

from typing import NamedTuple

from rules.events import Seat
from rules.match import Termination
from rules.scoring import DecidedBy, Purse
from rules.views import View


class FinalCount(NamedTuple):
    purses: tuple[Purse, Purse]
    winner: Seat | None
    decided_by: DecidedBy | None  # None: not counted, the match was broken off
    termination: Termination | None


def final_count(view: View) -> FinalCount:
    """How the round of an open view ended, or the match when it was broken off."""
    broken_off = view.outcome.termination if view.outcome else None
    if view.result:
        winner = view.outcome.winner if view.outcome and broken_off else view.result.winner
        return FinalCount(view.result.purses, winner, view.result.decided_by, broken_off)
    if view.outcome is None:
        raise ValueError("the round is not over")
    first, second = (
        Purse(player.tokens, player.bonuses, player.herd or 0, player.hand or (), 0) for player in view.players
    )
    return FinalCount((first, second), view.outcome.winner, None, broken_off)
