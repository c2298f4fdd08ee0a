"""Against the worked example of Glickman's paper, and what anybody would expect of a rating."""

import doctest

import pytest

from bot.ratings import glicko
from bot.ratings.glicko import LEAST_DEVIATION, MOST_DEVIATION, PERIOD, Encounter, Rating, rate

YEAR = 365 * 24 * 3600


def test_the_worked_example_of_the_paper() -> None:
    player = Rating(1500, 200, 0.06)
    matches = [
        Encounter(Rating(1400, 30), 1),
        Encounter(Rating(1550, 100), 0),
        Encounter(Rating(1700, 300), 0),
    ]
    after = rate(player, matches)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_the_example_of_the_docstring() -> None:
    assert not doctest.testmod(glicko).failed


def test_between_equals_one_gains_what_the_other_loses() -> None:
    won, lost = (rate(Rating(), [Encounter(Rating(), score)]) for score in (1.0, 0.0))
    assert won.rating - 1500 == pytest.approx(1500 - lost.rating)
    assert won.deviation == pytest.approx(lost.deviation)
    assert won.deviation < MOST_DEVIATION


def test_a_flatter_game_moves_a_rating_less() -> None:
    match, single = (rate(Rating(), [Encounter(Rating(), 1.0, steepness)]) for steepness in (1, 2 / 3))
    assert 1500 < single.rating < match.rating
    assert single.deviation > match.deviation


def test_beating_the_strong_counts_for_more_than_beating_the_weak() -> None:
    me = Rating(1500, 80)
    strong, weak = (rate(me, [Encounter(Rating(other, 80), 1.0)]) for other in (1800, 1200))
    assert strong.rating > weak.rating > me.rating


def test_who_stays_away_for_a_year_becomes_provisional_and_no_worse() -> None:
    regular = Rating(1700, 60)
    assert not regular.is_provisional
    assert not regular.after_rest(YEAR * 0.9).is_provisional
    away = regular.after_rest(YEAR * 1.1)
    assert away.is_provisional
    assert away.rating == 1700
    assert regular.after_rest(1000 * YEAR).deviation == MOST_DEVIATION
    assert regular.after_rest(-PERIOD) == regular.after_rest(0), "a clock that was put back changes nothing"


def test_deviations_stay_within_bounds_however_much_one_plays() -> None:
    player = Rating()
    for number in range(300):
        player = rate(player, [Encounter(Rating(1500, 50), float(number % 2))], periods=0.01)
    assert player.deviation == LEAST_DEVIATION
    assert 1400 < player.rating < 1600


def test_an_upset_makes_a_player_more_volatile() -> None:
    settled = Rating(1500, 60, 0.06)
    after = rate(settled, [Encounter(Rating(2400, 40), 1.0)] * 5)
    assert after.volatility > settled.volatility


def test_no_games_change_nothing() -> None:
    assert rate(Rating(1612, 77, 0.05), []) == Rating(1612, 77, 0.05)
