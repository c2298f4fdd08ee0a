"""Who beats whom, and by how much: `python -m ai.ladder --help`."""

import argparse
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import monotonic, perf_counter, process_time, thread_time

import numpy as np

from ai.engine.card_counting import count_cards
from ai.engine.levels import Level, choose
from ai.engine.search import search
from ai.engine.value import Net, best_move
from ai.training import baselines
from ai.training.arena import Player, Score, play_pairs
from ai.training.progress_bar import ProgressBar, say
from rules import Move, View

MERCHANTS = tuple(level.value for level in Level)
RUNGS = ("random", "greedy", "newcomer", "value", "earlier", *MERCHANTS)
EARLIER_WEIGHTS = Path(baselines.__file__).with_name("earlier_weights.npz")
NEIGHBOURS = [f"{upper}-{lower}" for lower, upper in itertools.pairwise(MERCHANTS)]


class TimedPlayer:
    """A player with a stopwatch: `times` by the wall clock, `work` in the processor's time, in seconds."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.times: list[float] = []
        self.work: list[float] = []

    def __call__(self, view: View, rng: Random) -> Move:
        began, worked = perf_counter(), process_time()
        move = self._player(view, rng)
        self.times.append(perf_counter() - began)
        self.work.append(process_time() - worked)
        return move


def percentile(times: list[float], share: float) -> float:
    """The time that this share of the moves stays within."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


def player(
    name: str, seconds: float = 1.0, worlds: int | None = None, clock: Callable[[], float] = monotonic
) -> TimedPlayer:
    """A rung of the ladder by its name."""
    if name == "random":
        return TimedPlayer(baselines.random_move)
    if name == "greedy":
        return TimedPlayer(baselines.greedy_move)
    if name == "newcomer":
        return TimedPlayer(baselines.newcomer_move)
    if name == "value":
        return TimedPlayer(lambda view, _: best_move(view, count_cards(view)))
    if name == "earlier":
        return TimedPlayer(_earlier_master(seconds, worlds, clock))
    level = Level(name)
    return TimedPlayer(
        lambda view, rng: choose(view, count_cards(view), level, rng, seconds, worlds=worlds, clock=clock)
    )


def _earlier_master(seconds: float, worlds: int | None, clock: Callable[[], float]) -> Player:
    """The master with the smaller value of before."""
    net, time = Net.load(EARLIER_WEIGHTS), None if worlds else seconds

    def choose(view: View, rng: Random) -> Move:
        dice = np.random.default_rng(rng.getrandbits(64))
        return search(view, count_cards(view), dice, seconds=time, worlds=worlds, clock=clock, net=net)

    return choose


def measure(
    pair: str,
    rounds: int,
    seed: int,
    seconds: float = 1.0,
    worlds: int | None = None,
    clock: Callable[[], float] = monotonic,
) -> tuple[Score, TimedPlayer, TimedPlayer]:
    """How the first of a pair such as "trader-greedy" does, seats swapped on the same deals."""
    first, second = (player(name, seconds, worlds, clock) for name in pair.split("-"))
    return Score.of(list(_watched(first, second, pair, rounds // 2, seed))), first, second


def _watched(first: Player, second: Player, pair: str, deals: int, seed: int) -> Iterator[float]:
    progress, won = ProgressBar(deals, pair), 0.0
    for number, share in enumerate(play_pairs(first, second, deals, seed), start=1):
        won += share
        progress.at(number, f"{won / number:.1%}")
        yield share


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ai.ladder", description="Measure the players against each other.")
    parser.add_argument("--rounds", type=int, default=1000, help="rounds a pair (default 1000)")
    parser.add_argument("--pairs", nargs="+", default=NEIGHBOURS, metavar="A-B", help="of: " + ", ".join(RUNGS))
    parser.add_argument("--seconds", type=float, default=1.0, help="the master's time a move (default 1)")
    parser.add_argument("--worlds", type=int, help="bound the master by sampled worlds instead of by time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--work", action="store_true", help="count the master's seconds in the processor's time")
    wanted = parser.parse_args()
    clock = thread_time if wanted.work else monotonic
    say("| pair | rounds | first wins | ± error | its work a move, mean | its time a move, p99 |")
    say("|---|---|---|---|---|---|")
    for pair in wanted.pairs:
        score, first, _ = measure(pair, wanted.rounds, wanted.seed, wanted.seconds, wanted.worlds, clock)
        work, slow = sum(first.work) / len(first.work), percentile(first.times, 0.99)
        say(
            f"| {pair} | {2 * score.pairs} | {score.won:.1%} | {score.error:.1%} "
            f"| {1000 * work:.1f} ms | {1000 * slow:.1f} ms |"
        )


if __name__ == "__main__":
    main()
