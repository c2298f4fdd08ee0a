"""Planners play as `rules.planned_moves` says, and what they count is what happened."""

from itertools import pairwise
from random import Random

from ai.plans import by_hand, two_planners
from ai.training.arena import play_round
from ai.training.planner import Habit, Planner, plan
from rules import Deal, Move, Options, View, view
from rules.match import Match


def test_what_is_planned_would_be_legal_now() -> None:
    truth = Match.start(Options(), Deal.shuffle(Random(3)), starter=0)
    waiting = view(truth, 1)
    planned = plan(waiting, Habit())
    assert 1 <= len(planned.moves) <= 3
    assert set(planned.moves) <= set(waiting.legal_moves())
    assert len(plan(waiting, Habit(most=1)).moves) == 1


def test_plans_meet_the_figures_that_are_promised() -> None:
    """The documentation has them from more rounds."""
    found = two_planners(Habit(), rounds=20, seed=2)
    assert found.share_fired >= 0.40
    assert 0 < found.cost_a_turn <= 0.005
    assert found.share_of_waits <= 0.60
    assert found.fired + found.waits <= found.turns
    again = two_planners(Habit(), rounds=20, seed=2)
    assert (again.fired, again.waits, again.turns) == (found.fired, found.waits, found.turns)


def test_nobody_plans_twice_without_a_look() -> None:
    """Against somebody by hand, at most every second turn of the planner is planned."""
    planner = Planner()
    fired_at: list[int] = []

    def choose(seen: View, rng: Random) -> Move:
        before = planner.fired
        move = planner.choose(seen, rng)
        if planner.fired > before:
            fired_at.append(seen.ply)
        return move

    play_round((choose, by_hand), Deal.shuffle(Random(4)), 0, Random(4), after_move=planner.look)
    assert fired_at
    assert all(later - earlier >= 4 for earlier, later in pairwise(fired_at))
