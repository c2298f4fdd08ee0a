"""What a head start is worth: `python -m ai.head_start --help`.

Two players trade by the same rules of thumb, and one of them is less careful: overlooks some moves and misjudges the
others by some rupees. How often does the less careful one win a round, with so many rupees on top?
"""

import argparse
from collections.abc import Iterator
from random import Random

from ai.engine.card_counting import count_cards
from ai.engine.characters import Character
from ai.engine.rules_of_thumb import SeatPosition, appraise
from ai.training.arena import Player, Score, play_pairs
from ai.training.progress_bar import ProgressBar, say
from rules import Move, View
from rules.cards import size
from rules.rulebook import HEAD_START

AMOUNTS = (0, *HEAD_START[::5])
CARELESS = ((0.5, 0.02), (1.0, 0.05), (2.0, 0.15))  # rupees of misjudgement, share overlooked


def careless(misjudged: float, overlooked: float) -> Player:
    """The trader with the oversights of a person: exchanges of many cards are overlooked most."""

    def choose(view: View, rng: Random) -> Move:
        position, moves = SeatPosition.of(view, count_cards(view)), view.legal_moves()
        noticed = [move for move in moves if rng.random() >= _chance_to_overlook(move, overlooked)] or moves
        return max(noticed, key=lambda move: appraise(position, move) + rng.gauss(0, misjudged))

    return choose


def _chance_to_overlook(move: Move, overlooked: float) -> float:
    return 1 - (1 - overlooked) ** size(move.taken) if move.is_exchange else overlooked / 2


def careful(view: View, rng: Random) -> Move:
    """The trader without any oversight."""
    return Character().move(view, count_cards(view), rng)


def worth(weaker: Player, rupees: int, rounds: int, seed: int) -> Score:
    """How often the weaker player wins a round with this head start; the same deals for every amount."""
    return Score.of(list(_watched(weaker, rupees, rounds // 2, seed)))


def _watched(weaker: Player, rupees: int, deals: int, seed: int) -> Iterator[float]:
    progress, won = ProgressBar(deals, f"+{rupees}"), 0.0
    for number, share in enumerate(play_pairs(weaker, careful, deals, seed, rupees), start=1):
        won += share
        progress.at(number, f"{won / number:.1%}")
        yield share


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ai.head_start", description="Measure what a head start is worth.")
    parser.add_argument("--rounds", type=int, default=1000, help="rounds for every number (default 1000)")
    parser.add_argument("--rupees", type=int, nargs="+", default=AMOUNTS, help="head starts to measure")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    names = [f"misjudges by {misjudged:g}, overlooks {overlooked:.0%}" for misjudged, overlooked in CARELESS]
    say(f"| head start | {' | '.join(names)} |")
    say(f"|---|{'---|' * len(names)}")
    for rupees in wanted.rupees:
        scores = [worth(careless(*oversights), rupees, wanted.rounds, wanted.seed) for oversights in CARELESS]
        say(f"| +{rupees} | {' | '.join(map(str, scores))} |")


if __name__ == "__main__":
    main()
