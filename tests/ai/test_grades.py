"""The grade and the round with even luck; that they are honest is shown by many rounds, see `ai.grade_proof`."""

from dataclasses import replace

import pytest

from ai.analysis import ENOUGH, JudgedMove, grade, with_even_luck
from ai.training.judged_rounds import Pairing
from rules import TAKE_CAMELS


def moves(*costs: float, seat: int = 0, chance: float = 0.5) -> list[JudgedMove]:
    return [JudgedMove(1 + 2 * index + seat, seat, chance, cost, TAKE_CAMELS) for index, cost in enumerate(costs)]


def test_a_grade_goes_from_0_to_100_and_down_with_what_was_lost() -> None:
    assert grade(moves(*[0.0] * ENOUGH), 0) == 100
    assert grade(moves(*[-0.01] * ENOUGH), 0) == 100, "luck with the worlds makes nobody more than perfect"
    assert grade(moves(*[0.02] * ENOUGH), 0) == 84
    assert grade(moves(*[0.3] * ENOUGH), 0) == 0
    assert grade([*moves(*[0.02] * ENOUGH), *moves(*[0.1] * ENOUGH, seat=1)], 0) == 84, "the opponent's do not count"


def test_too_few_moves_that_could_decide_anything_are_no_grade() -> None:
    few = moves(*[0.02] * (ENOUGH - 1))
    assert grade(few, 0) is None
    lost, won = moves(*[0.01] * 20, chance=0.05), moves(*[0.01] * 20, chance=0.95)
    assert grade([*few, *lost, *won], 0) is None
    assert grade([*few, *moves(0.02)], 0) == 84
    assert grade([], 1) is None


def test_throwing_a_won_round_away_counts_and_being_careful_with_it_does_not() -> None:
    live = moves(*[0.02] * ENOUGH)
    careful, careless = JudgedMove(1, 0, 0.99, 0.0, TAKE_CAMELS), JudgedMove(1, 0, 0.99, 0.1, TAKE_CAMELS)
    assert grade([*live, careful, careful], 0) == grade(live, 0) == 84
    assert grade([*live, careless], 0) == 84 - round(100 * 6 * 2 * 0.1 / (0.75 * ENOUGH))
    assert grade([careless] * ENOUGH, 0) is None


def test_the_same_cost_weighs_more_where_the_chance_was_small() -> None:
    behind, ahead = (grade(moves(*[0.03] * ENOUGH, chance=chance), 0) for chance in (0.2, 0.8))
    assert behind is not None
    assert ahead is not None
    assert 0 < behind < ahead


def test_even_luck_is_what_both_lost_by_their_moves() -> None:
    assert with_even_luck([]) == 0.5
    both = [*moves(0.1, 0.05), *moves(0.27, seat=1)]
    assert with_even_luck(both) == pytest.approx(0.62)
    assert with_even_luck(moves(0.9, 0.9)) == 0.01
    assert with_even_luck(moves(0.9, 0.9, seat=1)) == 0.99


def test_a_clearly_weaker_player_has_a_clearly_lower_grade() -> None:
    """A handful of rounds, on both seats; `python -m ai.grade_proof` takes hundreds."""
    played: dict[str, list[JudgedMove]] = {"beginner": [], "search": []}
    for deal in (0, 1):
        for players in (("beginner", "search"), ("search", "beginner")):
            for move in Pairing(players, deal).play(seed=5).moves:
                played[players[move.seat]].append(replace(move, seat=0))
    grades = {name: grade(theirs, 0) for name, theirs in played.items()}
    assert grades["beginner"] is not None
    assert grades["search"] is not None
    assert grades["search"] >= 85
    assert grades["search"] - grades["beginner"] >= 20, grades
