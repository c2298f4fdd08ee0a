"""Which cards an opponent probably holds unseen. `python -m ai.belief` measures it anew.

Nobody keeps leather for long, while a lone diamond cannot be sold: the later in the round, the more of the cards that
were never seen are diamonds, gold and silver. The weights were measured in self-play of the trained value; they say
how much likelier than by pure chance an unseen card of each good is in the hand instead of in the deck.
"""

import numpy as np

from ai.engine.move_tables import Floats, Ints

SPAN = 5  # cards of the deck to a line of the table
HAND_WEIGHTS = np.array(  # by how many cards are in the deck: 0-4, 5-9, … 40
    [
        [2.53, 1.46, 1.98, 0.10, 0.10, 0.10],
        [2.16, 2.00, 1.78, 0.10, 0.10, 0.10],
        [1.79, 1.93, 2.17, 0.10, 0.10, 0.10],
        [1.54, 1.82, 2.45, 0.10, 0.10, 0.10],
        [1.39, 1.77, 2.28, 0.21, 0.16, 0.18],
        [1.22, 1.59, 1.96, 0.46, 0.36, 0.42],
        [1.13, 1.30, 1.46, 0.76, 0.69, 0.66],
        [1.10, 1.12, 1.12, 0.92, 0.91, 0.82],
        [1.03, 1.07, 1.01, 0.98, 0.96, 0.95],
    ],
    dtype=np.float32,
)


def weights(deck_size: Ints) -> Floats:
    """How likely each good is, against the others, to be an unseen card in the hand: a row a good."""
    by_good: Floats = HAND_WEIGHTS[deck_size // SPAN].T
    return by_good
