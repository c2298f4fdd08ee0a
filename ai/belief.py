"""`python -m ai.belief`: measure anew which cards an opponent probably holds unseen.

It prints the lines of the table in `ai.engine.opponent_hand`.
"""

import argparse

import numpy as np

from ai.engine.batch_rounds import DECK, HAND, SHOWN, THEIRS, play
from ai.engine.move_tables import Floats, Ints
from ai.engine.opponent_hand import HAND_WEIGHTS, SPAN
from ai.engine.sampling import new_deals
from ai.engine.value import rate_moves, trained
from ai.training.progress_bar import say
from rules.cards import GOODS

LEAST = 0.1  # people differ from the value, so nothing is ruled out


def measure(rounds: int, seed: int) -> Floats:
    """Play rounds with the value alone and fit the table to what the hands held."""
    worlds = new_deals(rounds, np.random.default_rng(seed))
    held: list[list[Ints]] = [[] for _ in HAND_WEIGHTS]
    unseen: list[list[Ints]] = [[] for _ in HAND_WEIGHTS]
    while len(worlds):
        rows = worlds.rows
        hand = rows[THEIRS + HAND.start : THEIRS + HAND.stop] - rows[THEIRS + SHOWN.start : THEIRS + SHOWN.stop]
        band = rows[DECK].sum(axis=0) // SPAN
        for line in range(len(HAND_WEIGHTS)):
            held[line].append(hand[:, band == line])
            unseen[line].append((hand + rows[DECK][: len(GOODS)])[:, band == line])
        rated = rate_moves(rows, trained())
        best = rated.best()
        worlds, over = play(worlds, rated.taken[best], rated.given[best])
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
    parser = argparse.ArgumentParser(prog="python -m ai.belief", description="Measure what hands hold unseen.")
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    for line in measure(wanted.rounds, wanted.seed):
        say("        [" + ", ".join(f"{weight:.2f}" for weight in line) + "],")


if __name__ == "__main__":
    main()
