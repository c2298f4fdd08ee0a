"""Glicko-2 ratings, after Mark Glickman's paper "Example of the Glicko-2 system".

    >>> from bot.ratings.glicko import Encounter, Rating, rate
    >>> rate(Rating(), [Encounter(Rating(), score=1.0)]).rating > 1500
    True

The paper rates all matches of a period together. Here every match is rated by itself, and the part of a period that has
passed since the player's last one takes the place of the whole.
"""

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

SCALE = 173.7178  # points of a rating for one unit of the formulas
START = 1500.0
CHANGEABLE = 0.5  # Glickman's tau: how fast volatilities may change
PRECISION = 1e-6

MOST_DEVIATION = 350.0  # of somebody new
LEAST_DEVIATION = 45.0  # nobody is known so well that a match would not count any more
PROVISIONAL = 110.0  # a larger deviation is marked: the rating says little yet
PERIOD = 4.6 * 24 * 3600  # seconds: a regular player (60) who stays away for a year becomes provisional


class Rating(NamedTuple):
    rating: float = START
    deviation: float = MOST_DEVIATION
    volatility: float = 0.06

    @property
    def is_provisional(self) -> bool:
        return self.deviation > PROVISIONAL

    def after_rest(self, seconds: float) -> "Rating":
        """The same player after so long without a rated match: as strong, but known less well."""
        phi = self.deviation / SCALE
        rested = SCALE * sqrt(phi**2 + max(seconds, 0.0) / PERIOD * self.volatility**2)
        return self._replace(deviation=min(rested, MOST_DEVIATION))


class Encounter(NamedTuple):
    """A match against an opponent as rated before it; `score` is 1 for a win, 0 for a loss, ½ for a draw.

    `steepness` says how surely the stronger player wins, compared with a whole match, and `weight` how much of the
    match counts: see `bot.ratings.apply_match`.
    """

    opponent: Rating
    score: float
    steepness: float = 1.0
    weight: float = 1.0


def rate(player: Rating, matches: Sequence[Encounter], periods: float = 1.0) -> Rating:
    """The player's rating after these matches, which end so many rating periods. Without matches nothing changes."""
    if not matches:
        return player
    mu, phi = (player.rating - START) / SCALE, player.deviation / SCALE
    information = surprise = 0.0
    for match in matches:
        slope = match.steepness * _g(match.opponent.deviation / SCALE)
        expected = 1 / (1 + exp(-slope * (mu - (match.opponent.rating - START) / SCALE)))
        information += match.weight * slope**2 * expected * (1 - expected)
        surprise += match.weight * slope * (match.score - expected)
    variance = 1 / information
    sigma = _volatility(phi, player.volatility, variance, variance * surprise)
    phi = 1 / sqrt(1 / (phi**2 + max(periods, 0.0) * sigma**2) + information)
    deviation = min(max(phi * SCALE, LEAST_DEVIATION), MOST_DEVIATION)
    return Rating(START + SCALE * (mu + phi**2 * surprise), deviation, sigma)


def _g(phi: float) -> float:
    """How much a match against somebody counts whose own rating is uncertain."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """Step 5 of the paper: the root of f, between two bounds that draw together (the Illinois algorithm)."""
    start = log(sigma**2)

    def f(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - start) / CHANGEABLE**2

    low = start
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(start - steps * CHANGEABLE) < 0:
            steps += 1
        high = start - steps * CHANGEABLE
    f_low, f_high = f(low), f(high)
    while abs(high - low) > PRECISION:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
