"""How hard an exercise is: which merchants of the ladder find its best move.

A merchant with the rating R finds the best move of an exercise with the rating D as often as it would win against D:
1 / (1 + 10 ** ((D - R) / 400)). D is the number that fits the hits and misses of all eight best. What is expected of a
rating before anybody has tried keeps it in bounds where all of them find the move, or none.
"""

from collections.abc import Iterable
from random import Random

from ai.engine.card_counting import count_cards
from ai.engine.levels import RATINGS, Level, choose
from rules import Move, View

SCALE = 400 / 2.302585  # rating points to one of log-odds
TRIES = 8  # a merchant
MASTERS_TRIES, MASTERS_WORLDS = 3, 24  # it takes longer, and errs less
EXPECTED, SPREAD = 1900.0, 500.0  # the mean of ratings, and a standard deviation
LEAST, MOST = 600, 3200


def rate(view: View, best: Move, rng: Random) -> int:
    """The rating of an exercise with this best move."""
    return fit(_attempts(view, best, rng))


def fit(attempts: Iterable[tuple[int, bool]]) -> int:
    """The likeliest rating after these attempts: by whom, with which rating, and whether they found the move."""
    tried = list(attempts)

    def is_harder(rating: float) -> bool:
        """Does the slope of the log-likelihood point up?"""
        surprises = sum(_hits(by, rating) - found for by, found in tried) / SCALE
        return surprises + (EXPECTED - rating) / SPREAD**2 > 0

    low, high = float(LEAST), float(MOST)
    while high - low > 0.5:
        middle = (low + high) / 2
        low, high = (middle, high) if is_harder(middle) else (low, middle)
    return round(low)


def _hits(by: float, rating: float) -> float:
    return float(1 / (1 + 10 ** ((rating - by) / 400)))


def _attempts(view: View, best: Move, rng: Random) -> Iterable[tuple[int, bool]]:
    counted = count_cards(view)
    for level in Level:
        for _ in range(MASTERS_TRIES if level is Level.MASTER else TRIES):
            yield RATINGS[level], choose(view, counted, level, rng, 0, worlds=MASTERS_WORLDS) == best
