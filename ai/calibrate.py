"""Is 70 % really 70 %? `python -m ai.calibrate` plays rounds and compares what `round_chance` said with what came.

The players are the value alone with a few moves at random, so that lopsided positions come up too; every position is
rated from both seats.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random

from ai.engine.card_counting import count_cards
from ai.engine.value import best_move
from ai.engine.win_chance import round_chance
from ai.training.arena import SINGLE_ROUND
from ai.training.progress_bar import ProgressBar, say
from rules import Deal, view
from rules.match import Match

SLIPS = 0.05  # share of moves at random
BANDS = 10  # of ten per cent each


@dataclass(frozen=True, slots=True)
class RatedPosition:
    """The chance that a seat was given in a position, and what became of it."""

    round: int
    chance: float
    won: float  # 0, ½ or 1


def rate_positions(rounds: int, seed: int) -> Iterator[list[RatedPosition]]:
    """Play rounds; for each round, its positions as both seats rate them."""
    for number in range(rounds):
        rng = Random(f"{seed}/{number}/calibration")  # noqa: S311  # reproducible on purpose
        truth = Match.start(SINGLE_ROUND, Deal.shuffle(rng), starter=number % 2)
        said: list[tuple[int, float]] = []
        while truth.mover is not None:
            views = [view(truth, seat) for seat in (0, 1)]
            said += [(seat, round_chance(looked)) for seat, looked in enumerate(views)]
            mine = views[truth.mover]
            slip = rng.random() < SLIPS
            truth, _ = truth.play(rng.choice(mine.legal_moves()) if slip else best_move(mine, count_cards(mine)))
        winner = truth.results[-1].winner
        yield [RatedPosition(number, chance, 0.5 if winner is None else float(winner == seat)) for seat, chance in said]


def bands(rated: list[RatedPosition]) -> Iterator[tuple[str, int, float, float, float]]:
    """For each band of ten per cent: its name, positions, mean chance said, share won, standard error.

    Positions of one round stand and fall together, so the error counts rounds and not positions.
    """
    for band in range(BANDS):
        inside = [one for one in rated if min(BANDS - 1, int(one.chance * BANDS)) == band]
        if not inside:
            continue
        said, won = sum(one.chance for one in inside) / len(inside), sum(one.won for one in inside) / len(inside)
        by_round: dict[int, float] = {}
        for one in inside:
            by_round[one.round] = by_round.get(one.round, 0.0) + one.won - won
        error = sqrt(sum(off * off for off in by_round.values())) / len(inside)
        yield f"{band * 10}-{band * 10 + 10} %", len(inside), said, won, error


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ai.calibrate", description="Compare chances said with rounds won.")
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    progress, rated = ProgressBar(wanted.rounds, "calibrating"), []
    for number, positions in enumerate(rate_positions(wanted.rounds, wanted.seed), start=1):
        rated += positions
        progress.at(number)
    say("| rated | positions | mean rating | won | ± error |")
    say("|---|---|---|---|---|")
    for name, positions_in, said, won, error in bands(rated):
        say(f"| {name} | {positions_in} | {said:.1%} | {won:.1%} | {error:.1%} |")


if __name__ == "__main__":
    main()
