"""The grade and the round with even luck; that they are honest is shown by many rounds, see `ai.grade_proof`."""

from dataclasses import replace
from random import Random

import pytest

from ai.analysis import (
    ENOUGH,
    ENOUGH_ROUNDS,
    UNSURE,
    GradedMoves,
    JudgedMove,
    grade,
    grade_of_rounds,
    margin,
    told_grade,
    told_luck,
    with_even_luck,
)
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


def test_what_is_told_of_a_round_is_no_finer_than_the_judge_is_sure() -> None:
    assert [told_grade(moves(*[cost] * ENOUGH), 0) for cost in (0.0, 0.02, 0.019, 0.3)] == [100, 80, 90, 0]
    assert told_grade(moves(0.02), 0) is None
    shares = (0.5, 0.62, 0.66, 0.449, 0.01, 0.99, 0.049, 0.94)
    assert [told_luck(share) for share in shares] == [50, 60, 70, 40, 5, 95, 5, 90]
    assert all(told_luck(share / 100) + told_luck(1 - share / 100) == 100 for share in range(1, 100) if share % 10 != 5)


@pytest.mark.parametrize(("number", "spread"), [(8, 0.04), (20, 0.04), (20, 0.1)])
def test_the_margin_of_several_rounds_holds_in_nine_of_ten_cases(number: int, spread: float) -> None:
    """Rounds of a made-up player who throws away much now and then, as real ones do: most cost little, a few much."""
    dice, inside = Random(4), 0
    true = GradedMoves(10, 7.5, 7.5 * spread).points
    for _ in range(400):
        rounds = [GradedMoves(10, 7.5, 7.5 * dice.expovariate(1 / spread)) for _ in range(number)]
        inside += abs(sum(rounds, GradedMoves()).points - true) <= margin(rounds) + 0.5
    assert 0.9 <= inside / 400 <= 0.995


def test_a_grade_of_several_rounds_is_none_where_they_say_too_little() -> None:
    good, bad, closed = GradedMoves(10, 7.5, 0.3), GradedMoves(10, 7.5, 1.5), GradedMoves(0, 0, 0, 0.2)
    assert grade_of_rounds([good] * ENOUGH_ROUNDS) == good.grade == 76
    assert grade_of_rounds([good] * (ENOUGH_ROUNDS - 1)) is None
    assert grade_of_rounds([*[good] * (ENOUGH_ROUNDS - 1), closed]) is None, "one in which nothing could be decided"
    mixed = [good, bad] * (ENOUGH_ROUNDS // 2)
    assert margin(mixed) > UNSURE
    assert grade_of_rounds(mixed) is None
    assert grade_of_rounds(mixed * 5) == 28, "many of them say enough"


def test_a_single_round_says_nothing_about_a_player() -> None:
    one = GradedMoves(10, 7.5, 0.3)
    assert margin([]) == margin([one]) == margin([one, GradedMoves()]) == 100
    assert margin([one] * 9) == 0
    assert margin([one, GradedMoves(10, 7.5, 7.5)] * 4) == 100


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
