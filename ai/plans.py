"""What plans are worth: `python -m ai.plans --help`.

Equal players judge moves by the trained value alone. A planner plans after every move by hand: up to three moves out of
those that would be legal if the market stayed as it is. When the opponent has moved, the first one that is legal is
played, unless something wakes the planner; after that it has to look again.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import NamedTuple

from ai.engine.card_counting import count_cards
from ai.engine.value import best_move
from ai.training.arena import Score, play_pairs, play_round
from ai.training.planner import Habit, Planner
from ai.training.progress_bar import ProgressBar, say
from rules import Deal, Move, View

HABITS = {
    "three moves, woken by all three": Habit(),
    "one move, woken by all three": Habit(most=1),
    "three moves, never woken": Habit(wakes=frozenset()),
}


class Share(NamedTuple):
    """A part of a whole, counted round by round: turns of one round are alike, so the error is over rounds."""

    value: float
    error: float

    @classmethod
    def of(cls, rounds: Sequence[tuple[float, int]]) -> "Share":
        part, whole = (sum(column) for column in zip(*rounds, strict=True))
        value, number = part / whole, len(rounds)
        squares = sum((one - value * all_) ** 2 for one, all_ in rounds)
        return cls(value, sqrt(squares * number / max(1, number - 1)) / whole)

    def __str__(self) -> str:
        return f"{self.value:.1%} ± {self.error:.1%}"


@dataclass(frozen=True, slots=True)
class Found:
    """What became of plans, with what the planner of each round has counted."""

    rounds: Sequence[Planner]

    @property
    def fired(self) -> Share:
        """Of the turns that could be planned."""
        return Share.of([(one.fired, one.followed) for one in self.rounds])

    @property
    def fired_of_all(self) -> Share:
        return Share.of([(one.fired, one.turns) for one in self.rounds])

    @property
    def cost(self) -> Share:
        """A planned move: more than by hand, where the value that judges is the one that plays and it is nothing."""
        return Share.of([(one.cost, one.fired) for one in self.rounds])

    @property
    def waits(self) -> Share:
        """Of those without plans, where every turn is one."""
        return Share.of([(one.waits, one.turns) for one in self.rounds])


def by_hand(view: View, _rng: Random) -> Move:
    return best_move(view, count_cards(view))


def two_planners(habit: Habit, rounds: int, seed: int) -> Found:
    """Rounds in which both plan."""
    planners, progress = list[Planner](), ProgressBar(rounds, "two planners")
    for number in range(rounds):
        deal, rng = Deal.shuffle(Random(f"{seed}/{number}")), Random(number)  # noqa: S311  # reproducible on purpose
        planner = Planner(habit)
        play_round((planner.choose, planner.choose), deal, number % 2, rng, after_move=planner.look)
        planners.append(planner)
        progress.at(number + 1, f"fired {Found(planners).fired}")
    return Found(planners)


def against_by_hand(habit: Habit, rounds: int, seed: int) -> Score:
    """How often a planner wins against the same player by hand."""
    planner, progress, shares = Planner(habit), ProgressBar(rounds // 2, "planner against by hand"), list[float]()
    for share in play_pairs(planner.choose, by_hand, rounds // 2, seed, after_move=planner.look):
        shares.append(share)
        progress.at(len(shares), f"won {sum(shares) / len(shares):.1%}")
    return Score.of(shares)


def _points(share: Share) -> str:
    return f"{100 * share.value:.2f} ± {100 * share.error:.2f} points"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ai.plans", description="Measure what plans are worth.")
    parser.add_argument("--rounds", type=int, default=400, help="rounds of two planners (default 400)")
    parser.add_argument("--pairs", type=int, default=0, help="also so many rounds of a planner against by hand")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    say("| plan | fires, of the turns that could be planned | of all turns | costs a planned move | waits |")
    say("|---|---|---|---|---|")
    for name, habit in HABITS.items():
        found = two_planners(habit, wanted.rounds, wanted.seed)
        say(f"| {name} | {found.fired} | {found.fired_of_all} | {_points(found.cost)} | {found.waits} |")
    if wanted.pairs:
        say(f"A planner wins {against_by_hand(Habit(), wanted.pairs, wanted.seed)} of the rounds against by hand.")


if __name__ == "__main__":
    main()
