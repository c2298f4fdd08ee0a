"""How likely a seat is to win the round and the match, from what that seat knows."""

import numpy as np

from ai.deals import guess
from ai.features import features
from ai.memory import remember
from ai.value import options, trained
from rules import View

STARTER_WINS = 0.5  # of rounds between equals


def evaluate(view: View) -> float:
    """The chance, 0 to 1, that the seat of this view wins the match (which may be a single round).

    It uses what the seat could know and no more, also where the view of a finished or replayed round shows all.
    """
    me = view.me.seat
    if view.outcome is not None:
        return 0.5 if view.outcome.winner is None else float(view.outcome.winner == me)
    needed = view.options.length.seals_to_win
    mine, theirs = needed - view.me.seals, needed - view.opponent.seals
    if view.result is not None:  # the seals count this round already; its loser starts the next
        loser = view.starter if view.result.winner is None else 1 - view.result.winner
        return _match(mine, theirs, i_start=loser == me)
    chance = round_chance(view)
    return chance * _match(mine - 1, theirs, i_start=False) + (1 - chance) * _match(mine, theirs - 1, i_start=True)


def _match(mine: int, theirs: int, *, i_start: bool) -> float:
    """The chance between equals when so many seals are still needed and a new round begins."""
    if mine == 0 or theirs == 0:
        return float(mine == 0)
    win = STARTER_WINS if i_start else 1 - STARTER_WINS
    return win * _match(mine - 1, theirs, i_start=False) + (1 - win) * _match(mine, theirs - 1, i_start=True)


def round_chance(view: View) -> float:
    """The chance that the seat of this view wins the round at hand."""
    if view.result is not None:
        return 0.5 if view.result.winner is None else float(view.result.winner == view.me.seat)
    net = trained()
    rows = guess(view, remember(view), 1, np.random.default_rng(0)).rows
    if view.is_my_turn:
        return float(options(rows, net).chance.max())
    return float(net.chance(features(rows))[0])
