"""Self-play gives examples, the same for the same seed, and the value learns from them."""

import numpy as np

from ai.engine.features import WIDTH
from ai.engine.rollout import TO_THE_END
from ai.engine.sampling import new_deals
from ai.engine.value import WEIGHTS, Net, trained
from ai.train import HIDDEN, Adam
from ai.training.self_play import Examples, compare, make_examples

TOKENS_LEFT, CARDS_TO_DRAW = slice(102, 108), slice(167, 172)  # rows of the features


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
    assert WEIGHTS.stat().st_size < 1_000_000


def never_sells_nor_draws() -> Net:
    """A value that wants all tokens and cards to stay where they are: both players exchange for ever."""
    net = Net.begin(WIDTH, 1, np.random.default_rng(0))
    net.inner[:] = 0
    net.inner[0, TOKENS_LEFT] = 0.3
    net.inner[0, CARDS_TO_DRAW] = -1
    net.bias[:], net.outer[:], net.base[:] = 10, 1, -10
    return net


def test_rounds_without_an_end_are_stopped_in_self_play() -> None:
    rng, net = np.random.default_rng(1), never_sells_nor_draws()
    endless = make_examples(new_deals(3, rng), net, stray=0.0, trace=1.0, rng=rng)
    assert len(endless.target) == 3 * TO_THE_END, "nobody ended a round"
    assert (endless.target == 0.5).all()
    assert (compare(net, net, new_deals(3, rng)) == 0.5).all()


def test_the_default_size_is_that_of_the_committed_weights() -> None:
    assert trained().inner.shape[0] == HIDDEN
