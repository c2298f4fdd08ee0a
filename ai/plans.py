"""What plans are worth: `python -m ai.plans --help`.

Equal players judge moves by the trained value alone. A planner plans after every move by hand: up to three moves out of
those that would be legal if the market stayed as it is. When the opponent has moved, the first one that is legal is
played, unless something wakes the planner; after that it has to look again.
"""

import argparse
from random import Random

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


def by_hand(view: View, _rng: Random) -> Move:
    return best_move(view, count_cards(view))


def two_planners(habit: Habit, rounds: int, seed: int) -> Planner:
    """Rounds in which both plan."""
    planner, progress = Planner(habit), ProgressBar(rounds, "two planners")
    for number in range(rounds):
        deal, rng = Deal.shuffle(Random(f"{seed}/{number}")), Random(number)  # noqa: S311  # reproducible on purpose
        play_round((planner.choose, planner.choose), deal, number % 2, rng, after_move=planner.look)
        progress.at(number + 1, f"fired {planner.share_fired:.1%}")
    return planner


def against_by_hand(habit: Habit, rounds: int, seed: int) -> Score:
    """How often a planner wins against the same player by hand."""
    planner, progress, shares = Planner(habit), ProgressBar(rounds // 2, "planner against by hand"), list[float]()
    for share in play_pairs(planner.choose, by_hand, rounds // 2, seed, after_move=planner.look):
        shares.append(share)
        progress.at(len(shares), f"won {sum(shares) / len(shares):.1%}")
    return Score.of(shares)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ai.plans", description="Measure what plans are worth.")
    parser.add_argument("--rounds", type=int, default=400, help="rounds of two planners (default 400)")
    parser.add_argument("--pairs", type=int, default=0, help="also so many rounds of a planner against by hand")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    say("| plan | fires, of the turns that could be planned | cost a turn | waits, of those without plans |")
    say("|---|---|---|---|")
    for name, habit in HABITS.items():
        found = two_planners(habit, wanted.rounds, wanted.seed)
        cost = f"{100 * found.cost_a_turn:.2f} percentage points"
        say(f"| {name} | {found.share_fired:.1%} | {cost} | {found.share_of_waits:.1%} |")
    if wanted.pairs:
        say(f"A planner wins {against_by_hand(Habit(), wanted.pairs, wanted.seed)} of the rounds against by hand.")


if __name__ == "__main__":
    main()
