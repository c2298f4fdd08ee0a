"""What a move cost: by chance nobody gains or loses, and an opinion is the same every time."""

from random import Random

import numpy as np

from ai.engine.judging import WORLDS, _both_ways, judge
from ai.training.arena import SINGLE_ROUND
from rules import Deal, view
from rules.match import Match


def test_the_best_of_many_by_chance_is_no_better() -> None:
    """Moves that are all worth the same: on average the one that was played costs nothing."""
    dice, prior = np.random.default_rng(1), np.full(5, 0.5)
    costs = []
    for _ in range(3000):
        best, kept = _both_ways(dice.normal(0.5, 0.3, (5, WORLDS)), prior, place=2)
        costs.append(best - kept)
    assert abs(np.mean(costs)) < 3 * np.std(costs) / len(costs) ** 0.5
    naive = [shares.max() - shares[2] for shares in dice.normal(0.5, 0.3, (3000, 5, WORLDS)).mean(axis=2)]
    assert np.mean(naive) > 0.03, "who takes the best of the same worlds finds a cost where there is none"


def test_a_real_difference_is_found() -> None:
    dice, prior = np.random.default_rng(2), np.full(2, 0.5)
    truth = np.array([[0.6], [0.5]])
    costs = [np.subtract(*_both_ways(truth + dice.normal(0, 0.2, (2, WORLDS)), prior, place=1)) for _ in range(500)]
    assert 0.08 < np.mean(costs) < 0.1001


def test_another_number_of_worlds_is_an_opinion_of_its_own() -> None:
    seen = view(Match.start(SINGLE_ROUND, Deal.shuffle(Random(3)), 0), 0)
    move = seen.legal_moves()[-1]
    first, second = judge(seen, move), judge(seen, move, WORLDS + 2)
    assert first == judge(seen, move)
    assert first != second
    assert abs(first.best - second.best) < 0.25
    assert first.of(seen).ply == 1
    assert first.of(seen).seat == 0
