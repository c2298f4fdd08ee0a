"""Train the value by playing against itself: `python -m ai.train --help`.

The same seed and number of rounds give the same weights (on the same kind of machine: sums of floating-point numbers
may differ in the last digit elsewhere).
"""

import argparse
from pathlib import Path
from random import Random
from time import monotonic

import numpy as np

from ai.engine.card_counting import count_cards
from ai.engine.features import WIDTH
from ai.engine.levels import CHARACTERS, Level
from ai.engine.sampling import new_deals
from ai.engine.value import WEIGHTS, Net, best_move
from ai.training.arena import Player, Score, play_pairs
from ai.training.progress_bar import ProgressBar, say
from ai.training.self_play import Examples, compare, make_examples
from rules import Move, View

# How the committed weights were made, with seed 1.
ROUNDS, HIDDEN = 300_000, 256
ROUNDS_AT_ONCE = 512
POSITIONS_A_STEP = 1024  # examples from which one step of training learns
RATES = (2e-3, 1e-4)  # of learning, first and last
STRAYS = (0.25, 0.05)  # share of moves chosen with noise, first and last
TRACE = 0.8  # lambda


class Adam:
    """Steps down the slope, each weight at its own pace."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self._steps = 0
        self._mean = [np.zeros_like(weights) for weights in self._weights()]
        self._square = [np.zeros_like(weights) for weights in self._weights()]

    def _weights(self) -> list[np.ndarray]:
        return [self.net.inner, self.net.bias, self.net.outer, self.net.base]

    def step(self, examples: Examples, rate: float) -> float:
        """Learn from these examples once; returns their cross-entropy before the step."""
        slopes, loss = _slopes(self.net, examples)
        self._steps += 1
        fade = (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        for weights, mean, square, slope in zip(self._weights(), self._mean, self._square, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weights -= rate * fade * mean / (np.sqrt(square) + 1e-8)
        return loss


def _slopes(net: Net, examples: Examples) -> tuple[list[np.ndarray], float]:
    hidden = np.maximum(net.inner @ examples.table + net.bias, 0)
    chance = 1 / (1 + np.exp(-(net.outer @ hidden + net.base)))
    wrong = (chance - examples.target) / len(chance)
    back = net.outer[:, None] * wrong * (hidden > 0)
    likely = np.clip(chance, 1e-6, 1 - 1e-6)
    loss = -np.mean(examples.target * np.log(likely) + (1 - examples.target) * np.log(1 - likely))
    slopes = [back @ examples.table.T, back.sum(axis=1, keepdims=True), hidden @ wrong, wrong.sum(keepdims=True)]
    return slopes, float(loss)


def train(rounds: int, hidden: int, seed: int, log_every: int, to: Path, begin: Net | None = None) -> None:
    """Play so many rounds and learn from each batch once; the weights are saved with every line of the log."""
    rng = np.random.default_rng(seed)
    net = begin or Net.begin(WIDTH, hidden, rng)
    adam, before = Adam(net), _copy(net)
    progress, began = ProgressBar(rounds, "training"), monotonic()
    batches = rounds // ROUNDS_AT_ONCE
    for batch in range(1, batches + 1):
        share = batch / batches
        rate = RATES[0] * (RATES[1] / RATES[0]) ** share
        stray = STRAYS[0] + (STRAYS[1] - STRAYS[0]) * share
        examples = make_examples(new_deals(ROUNDS_AT_ONCE, rng), net, stray, TRACE, rng)
        order = rng.permutation(len(examples.target))
        losses = [
            adam.step(Examples(examples.table[:, part], examples.target[part]), rate)
            for part in np.array_split(order, max(1, len(order) // POSITIONS_A_STEP))
        ]
        progress.at(batch * ROUNDS_AT_ONCE, f"loss {np.mean(losses):.4f}")
        if batch % log_every == 0 or batch == batches:
            earlier = Score.of([float(pair) for pair in compare(net, before, new_deals(500, np.random.default_rng(1)))])
            trader = Score.of(list(play_pairs(_player(net), _trader, 40, seed=1)))
            say(
                f"{monotonic() - began:6.0f} s  {batch * ROUNDS_AT_ONCE:7} rounds  loss {np.mean(losses):.4f}  "
                f"against itself before {earlier}  against the trader {trader}"
            )
            before = _copy(net)
            net.save(to)


def _copy(net: Net) -> Net:
    return Net(net.inner.copy(), net.bias.copy(), net.outer.copy(), net.base.copy())


def _player(net: Net) -> Player:
    return lambda view, _: best_move(view, count_cards(view), net)


def _trader(view: View, rng: Random) -> Move:
    return CHARACTERS[Level.TRADER].move(view, count_cards(view), rng)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ai.train", description="Train the value by self-play.")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--hidden", type=int, default=HIDDEN)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log-every", type=int, default=117, metavar="BATCHES")
    parser.add_argument("--from", dest="begin", type=Path, help="go on from these weights")
    parser.add_argument("--to", type=Path, default=WEIGHTS)
    wanted = parser.parse_args()
    begin = Net.load(wanted.begin) if wanted.begin else None
    train(wanted.rounds, wanted.hidden, wanted.seed, wanted.log_every, wanted.to, begin)


if __name__ == "__main__":
    main()
