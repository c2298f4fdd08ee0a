"""How likely a seat is to win the round and the match, from what that seat knows."""

import numpy as np

from ai.engine.card_counting import count_cards
from ai.engine.rollout import TO_THE_END, TimeLimit, play_on
from ai.engine.sampling import guess
from ai.engine.value import trained
from rules import View

STARTER_WINS = 0.57  # of rounds between equals: 57.4 % ± 1.3 % of 1,500 rounds of the value against itself

WORLDS = 24  # sampled for each chance
AHEAD = 2  # plies
LATE = 6  # cards in the deck from which on the round is played to its end


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
    """The chance that the seat of this view wins the round at hand: some milliseconds of work."""
    if view.result is not None:
        return 0.5 if view.result.winner is None else float(view.result.winner == view.me.seat)
    worlds = guess(view, count_cards(view), WORLDS, np.random.default_rng(0))
    if not view.is_my_turn:
        worlds = worlds.from_the_other_side()
    plies = TO_THE_END if view.deck_size <= LATE else AHEAD
    return float(play_on(worlds, view.me.seat, trained(), plies, TimeLimit()).mean())
