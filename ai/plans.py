"""What plans are worth: `python -m ai.plans --help`.

Equal players judge moves by the trained value alone. A planner plans after every move by hand: up to three moves out of
those that would be legal if the market stayed as it is. When the opponent has moved, the first one that is legal is
played, unless something wakes the planner; after that it has to look again.
"""

import argparse
from dataclasses import dataclass, field
from random import Random

import numpy as np

from ai.engine.card_counting import count_cards
from ai.engine.move_tables import move as move_of
from ai.engine.sampling import guess
from ai.engine.value import best_move, rate_moves, trained
from ai.training.arena import Score, play_pairs, play_round
from ai.training.progress_bar import ProgressBar, say
from rules import Deal, Move, PlannedMoves, View, Wake, choose_planned
from rules.planned_moves import EVERY_WAKE, MOST_PLANNED

CLOSE = 0.02  # of the winning chance: a move that looks worse than the best by more is not planned


@dataclass(frozen=True, slots=True)
class Habit:
    """How somebody plans."""

    most: int = MOST_PLANNED
    wakes: frozenset[Wake] = EVERY_WAKE


@dataclass(slots=True)
class Planner:
    """Plays and plans for either seat, or for both, and counts what became of it."""

    habit: Habit = field(default_factory=Habit)
    turns: int = 0
    planned: int = 0  # turns for which there was a plan
    fired: int = 0
    cost: float = 0.0  # of the winning chance, in all
    waits: int = 0  # for the other player to come back; by hand there is one a move
    _plans: dict[int, tuple[PlannedMoves, View]] = field(default_factory=dict)
    _present: int | None = None  # the seat of whoever is at the table

    @property
    def share_fired(self) -> float:
        return self.fired / self.planned

    @property
    def cost_a_turn(self) -> float:
        """More than by hand, where the value that judges is the one that plays: there it is nothing."""
        return self.cost / self.turns

    @property
    def share_of_waits(self) -> float:
        return self.waits / self.turns

    def choose(self, view: View, _rng: Random) -> Move:
        chances = rated(view)
        best = max(chances, key=lambda move: chances[move])
        self.turns += 1
        plan, then = self._plans.pop(view.me.seat, (None, view))
        if plan and then.ply == view.ply - 1:
            self.planned += 1
            chosen = choose_planned(plan, then, view)
            if isinstance(chosen, Move):
                self.fired += 1
                self.cost += chances[best] - chances[chosen]
                self._present = 1 - view.me.seat  # the planner is away
                return chosen
        self.waits += view.me.seat != self._present
        self._present = view.me.seat
        return best

    def look(self, view: View) -> None:
        """After a move of one's own; nobody looks who is not there."""
        if view.me.seat == self._present and view.mover is not None and view.mover != view.me.seat:
            self._plans[view.me.seat] = self._plan(view), view

    def _plan(self, view: View) -> PlannedMoves:
        chances = rated(view)
        order = sorted(chances, key=lambda move: -chances[move])[: self.habit.most]
        return PlannedMoves(
            tuple(move for move in order if chances[move] >= chances[order[0]] - CLOSE), self.habit.wakes
        )


def rated(view: View) -> dict[Move, float]:
    """The chance to win after each move that would be legal now."""
    found = rate_moves(guess(view, count_cards(view), 1, np.random.default_rng(0)).rows, trained())
    moves = (move_of(int(taken), int(given)) for taken, given in zip(found.taken, found.given, strict=True))
    return dict(zip(moves, map(float, found.chance), strict=True))


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


HABITS = {
    "three moves, woken by all three": Habit(),
    "one move, woken by all three": Habit(most=1),
    "three moves, never woken": Habit(wakes=frozenset()),
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ai.plans", description="Measure what plans are worth.")
    parser.add_argument("--rounds", type=int, default=400, help="rounds of two planners (default 400)")
    parser.add_argument("--matches", type=int, default=0, help="also so many rounds of a planner against by hand")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    say("| plan | fires, of the turns with a plan | cost a turn | waits, of those without plans |")
    say("|---|---|---|---|")
    for name, habit in HABITS.items():
        found = two_planners(habit, wanted.rounds, wanted.seed)
        cost = f"{100 * found.cost_a_turn:.2f} percentage points"
        say(f"| {name} | {found.share_fired:.1%} | {cost} | {found.share_of_waits:.1%} |")
    if wanted.matches:
        say(f"A planner wins {against_by_hand(Habit(), wanted.matches, wanted.seed)} of the rounds against by hand.")


if __name__ == "__main__":
    main()
