"""Which cards an opponent probably holds unseen. `python -m ai.belief` measures it anew.

Nobody keeps leather for long, while a lone diamond cannot be sold: the later in the round, the more of the cards that
were never seen are diamonds, gold and silver. The weights were measured in self-play of the trained value; they say
how much likelier than by pure chance an unseen card of each good is in the hand instead of in the deck.
"""

import argparse

import numpy as np

from ai.engine.move_tables import Floats, Ints
from rules.cards import GOODS

SPAN = 5  # cards of the deck to a line of the table
LEAST = 0.1  # people differ from the value, so nothing is ruled out
BELIEF = np.array(  # by how many cards are in the deck: 0-4, 5-9, … 40
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
    by_good: Floats = BELIEF[deck_size // SPAN].T
    return by_good


def measure(rounds: int, seed: int) -> Floats:
    """Play rounds with the value alone and fit the table to what the hands held."""
    from ai.engine.batch_rounds import DECK, HAND, SHOWN, THEIRS, play
    from ai.engine.sampling import fresh  # imported late: they use the table
    from ai.engine.value import options, trained

    worlds = fresh(rounds, np.random.default_rng(seed))
    held: list[list[Ints]] = [[] for _ in BELIEF]
    unseen: list[list[Ints]] = [[] for _ in BELIEF]
    while len(worlds):
        rows = worlds.rows
        hand = rows[THEIRS + HAND.start : THEIRS + HAND.stop] - rows[THEIRS + SHOWN.start : THEIRS + SHOWN.stop]
        band = rows[DECK].sum(axis=0) // SPAN
        for line in range(len(BELIEF)):
            held[line].append(hand[:, band == line])
            unseen[line].append((hand + rows[DECK][: len(GOODS)])[:, band == line])
        choice = options(rows, trained())
        best = choice.best()
        worlds, over = play(worlds, choice.taken[best], choice.given[best])
        worlds = worlds.pick(np.flatnonzero(~over))
    return np.stack([_fit(np.hstack(hand), np.hstack(cards)) for hand, cards in zip(held, unseen, strict=True)])


def _fit(held: Ints, unseen: Ints) -> Floats:
    """Weights with which the expected number of each good is what was found, their mean being 1."""
    fitted = np.ones(len(GOODS))
    for _ in range(50):
        share = unseen * fitted[:, None]
        expected = (held.sum(axis=0) * share / np.maximum(share.sum(axis=0), 1e-9)).sum(axis=1)
        fitted *= (held.sum(axis=1) + 1) / (expected + 1)
        fitted /= fitted.mean()
    return np.maximum(fitted, LEAST)


def main() -> None:
    from ai.training.progress_bar import say

    parser = argparse.ArgumentParser(prog="python -m ai.belief", description="Measure what hands hold unseen.")
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    for line in measure(wanted.rounds, wanted.seed):
        say("        [" + ", ".join(f"{weight:.2f}" for weight in line) + "],")


if __name__ == "__main__":
    main()
