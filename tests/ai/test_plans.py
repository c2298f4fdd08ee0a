"""Planners play as `rules.planned_moves` says, and what they count is what happened."""

from itertools import pairwise
from random import Random

from ai.plans import Share, by_hand, two_planners
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
    assert found.fired.value >= 0.40
    assert 0 < found.cost.value <= 0.005
    assert found.waits.value <= 0.60
    again = two_planners(Habit(), rounds=20, seed=2)
    assert (again.fired, again.cost, again.waits) == (found.fired, found.cost, found.waits)


def test_a_share_counts_rounds_for_its_error() -> None:
    assert Share.of([(1, 2), (1, 2), (1, 2)]) == (0.5, 0.0)
    value, error = Share.of([(2, 4), (0, 4)] * 50)
    assert (value, round(error, 3)) == (0.25, 0.025), "as the mean of a hundred rounds"


def test_who_is_answered_at_once_has_planned_nothing() -> None:
    """The answer is there before they could: so of two planners none answers a planned move with a planned move."""
    for seed in range(6):
        planner, fired_at = Planner(), list[int]()

        def choose(seen: View, rng: Random, planner: Planner = planner, fired_at: list[int] = fired_at) -> Move:
            before = planner.fired
            move = planner.choose(seen, rng)
            if planner.fired > before:
                fired_at.append(seen.ply)
            return move

        play_round((choose, choose), Deal.shuffle(Random(seed)), 0, Random(seed), after_move=planner.look)
        assert fired_at
        assert all(later - earlier >= 3 for earlier, later in pairwise(fired_at))
        assert planner.waits + planner.fired <= planner.turns
        # A turn is waited for, played as planned, or played by who has just been answered.
        assert planner.turns - planner.waits - planner.fired in (planner.fired, planner.fired - 1)


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
