"""How likely a seat is to win the round, from what that seat knows."""

import numpy as np

from ai.engine.card_counting import count_cards
from ai.engine.rollout import TO_THE_END, TimeLimit, play_on
from ai.engine.sampling import guess
from ai.engine.value import trained
from rules import View

WORLDS = 24  # sampled for each chance
AHEAD = 2  # plies
LATE = 6  # cards in the deck from which on the round is played to its end


def round_chance(view: View) -> float:
    """The chance, 0 to 1, that the seat of this view wins the round at hand: some milliseconds of work.

    It uses what the seat could know and no more, also where a replayed view shows all.
    """
    if view.result is not None:
        return 0.5 if view.result.winner is None else float(view.result.winner == view.me.seat)
    worlds = guess(view, count_cards(view), WORLDS, np.random.default_rng(0))
    if not view.is_my_turn:
        worlds = worlds.from_the_other_side()
    plies = TO_THE_END if view.deck_size <= LATE else AHEAD
    return float(play_on(worlds, view.me.seat, trained(), plies, TimeLimit()).mean())
