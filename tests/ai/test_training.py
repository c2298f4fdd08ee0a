"""Self-play gives examples, the same for the same seed, and the value learns from them."""

import numpy as np

from ai.engine.features import WIDTH
from ai.engine.sampling import new_deals
from ai.engine.value import WEIGHTS, Net, trained
from ai.train import Adam
from ai.training.self_play import Examples, compare, make_examples


def examples(seed: int) -> Examples:
    rng = np.random.default_rng(seed)
    return make_examples(new_deals(24, rng), trained(), stray=0.2, trace=0.8, rng=rng)


def test_examples_are_chances_and_follow_the_seed() -> None:
    once, again = examples(1), examples(1)
    assert once.table.shape == (WIDTH, len(once.target))
    assert 0 <= once.target.min() <= once.target.max() <= 1
    np.testing.assert_array_equal(once.table, again.table)
    np.testing.assert_array_equal(once.target, again.target)


def test_the_value_learns_from_examples() -> None:
    seen = examples(2)
    adam = Adam(Net.begin(WIDTH, 16, np.random.default_rng(0)))
    losses = [adam.step(seen, rate=2e-3) for _ in range(30)]
    assert losses[-1] < 0.9 * losses[0]


def test_the_trained_value_beats_an_untrained_one() -> None:
    rng = np.random.default_rng(3)
    assert compare(trained(), Net.begin(WIDTH, 16, rng), new_deals(24, rng)).mean() > 0.9


def test_the_weights_fit_the_features_and_are_small() -> None:
    assert trained().inner.shape[1] == WIDTH
    assert WEIGHTS.stat().st_size < 200_000
