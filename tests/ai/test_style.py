"""How somebody plays beside a strong player, and the habit that costs most."""

from dataclasses import replace
from random import Random

import pytest

from ai.analysis import GradedMoves, grade
from ai.engine.own_moves import OwnMove, style_of
from ai.engine.turning_points import SMALLEST, Step, analyse
from ai.habits import COSTLY, ENOUGH, Habit, favourite_mistake
from ai.style import EARLY, FEWEST_MOVES, Choice, Kind, RoundStyle, compare
from ai.style_proof import DRAWS, line, players
from ai.training.arena import play_round
from ai.training.baselines import greedy_move
from ai.training.habits import PLAYERS, played_style
from ai.training.judged_rounds import Watched
from ai.training.unlike_players import PLAYERS as UNLIKE_PLAYERS
from rules import Card, Deal, parse


def rounds_of(played: str, better: str, cost: float, rounds: int = ENOUGH, others: int = 3) -> list[RoundStyle]:
    """Rounds with one such mistake each, and so many moves that were as good as any."""
    mistake = Choice(9, EARLY, parse(played), parse(better), cost)
    good = Choice(1, EARLY, parse("+G"), parse("+G"), 0)
    return [RoundStyle(GradedMoves(), (mistake, *[good] * others))] * rounds


@pytest.mark.parametrize(("move", "kind"), [("+G", "take"), ("+K", "camels"), ("+GG-KK", "exchange"), ("-LL", "sale")])
def test_a_move_is_of_one_of_four_kinds(move: str, kind: str) -> None:
    assert Kind.of(parse(move)) is Kind(kind)


@pytest.mark.parametrize("habit", Habit)
def test_who_has_one_bad_habit_is_told_that_and_no_other(habit: Habit) -> None:
    found = favourite_mistake([played_style(PLAYERS[habit], number, seed=3) for number in range(ENOUGH)])
    assert found
    assert found.habit is habit


@pytest.mark.parametrize("name", ["value", "search"])
def test_a_strong_player_is_told_none(name: str) -> None:
    assert favourite_mistake([played_style(UNLIKE_PLAYERS[name], number, seed=3) for number in range(ENOUGH)]) is None


def test_the_proof_says_what_is_named() -> None:
    assert list(players())[: len(Habit)] == [habit.value for habit in Habit]
    told = line("somebody", rounds_of("-LL", "+K", 0.1, rounds=12), Random(1))
    assert told == f"| somebody | early-sales | 1.0 | 10 | early-sales {DRAWS} |"
    assert line("nobody", rounds_of("+K", "+K", 0), Random(1)) == f"| nobody | none | | | none {DRAWS} |"


def test_a_habit_is_named_only_where_it_is_frequent_and_costly() -> None:
    worth_it = favourite_mistake(rounds_of("-LL", "+K", COSTLY))
    assert worth_it
    assert (worth_it.habit, worth_it.good) == (Habit.EARLY_SALES, Card.LEATHER)
    assert worth_it.times == ENOUGH
    assert worth_it.cost == pytest.approx(COSTLY)
    assert favourite_mistake(rounds_of("-LL", "+K", COSTLY * 0.9)) is None
    assert favourite_mistake(rounds_of("-LL", "+K", COSTLY, rounds=ENOUGH - 1)) is None, "too few rounds"
    rare = [*rounds_of("-LL", "+K", 0.9, rounds=2), *rounds_of("+G", "+G", 0, rounds=ENOUGH)]
    assert favourite_mistake(rare) is None


def test_who_sells_as_often_as_a_strong_player_does_not_sell_too_early() -> None:
    early = rounds_of("-LL", "+K", 0.1)
    balanced = [replace(one, choices=(*one.choices, Choice(3, 9, parse("+K"), parse("-LL"), 0.01))) for one in early]
    assert favourite_mistake(balanced) is None


def test_of_two_habits_that_cost_the_same_the_more_one_sided_one_is_named() -> None:
    """Single goods in place of exchanges: somebody who never exchanges, and takes more often only because of that."""
    never = rounds_of("+G", "+DG-LK", 0.1)
    found = favourite_mistake(never)
    assert found
    assert found.habit is Habit.FEW_EXCHANGES
    too_often = [
        replace(one, choices=(*one.choices[:1], *[Choice(3, 9, parse("+DG-LK"), parse("+DG-LK"), 0)] * 5))
        for one in never
    ]
    found = favourite_mistake(too_often)
    assert found
    assert found.habit is Habit.MANY_TAKES


def test_the_good_is_named_where_it_is_mostly_one_and_the_worst_example_is_found() -> None:
    leather, spice = rounds_of("-LL", "-LLLL", 0.1), rounds_of("-PP", "-PPP", 0.1)
    dear = replace(spice[0], choices=(Choice(5, 3, parse("-P"), parse("-PPPP"), 0.4),))
    mostly = favourite_mistake([*leather, *spice[:3]])
    assert mostly
    assert (mostly.habit, mostly.good) == (Habit.SMALL_SALES, Card.LEATHER)
    both = favourite_mistake([*leather, *spice, dear])
    assert both
    assert both.good is Card.SPICE
    assert (both.worst.round, both.worst.choice.ply) == (2 * ENOUGH, 5)
    neither = favourite_mistake([*leather, *spice])
    assert neither
    assert neither.good is None


def test_shares_are_of_the_same_positions_and_need_enough_of_them() -> None:
    same, other = Choice(1, 30, parse("+G"), parse("+G"), 0), Choice(2, 30, parse("+G"), parse("+K"), 0.1)
    found = compare([same] * 15 + [other] * 15)
    assert found
    assert found.moves == 30
    assert found.mine == (1.0, 0.0, 0.0, 0.0)
    assert found.strong == (0.5, 0.5, 0.0, 0.0)
    assert compare([same] * (FEWEST_MOVES - 1)) is None


def test_the_style_of_a_round_has_the_grade_of_its_turning_points() -> None:
    """And tells of this seat's live moves, no more; what is a mistake was one in other worlds, too."""
    one, other = Watched(greedy_move), Watched(UNLIKE_PLAYERS["beginner"])
    truth = play_round((one, other), Deal.shuffle(Random(8)), 1, Random(8))
    events = truth.rounds[0].events
    steps = [Step(seen, seen, events[seen.ply]) for seen, _ in sorted(one.steps + other.steps, key=lambda s: s[0].ply)]
    judged, heard = analyse(steps, truth.results[-1]).moves, list[tuple[int, int]]()
    style = style_of([OwnMove(*step) for step in other.steps], lambda *share: heard.append(share))
    assert style.graded.grade == grade(judged, 1)
    assert [choice.ply for choice in style.choices] == [move.ply for move in judged if move.seat == 1 and move.is_live]
    assert heard[-1] == (len(other.steps), len(other.steps))
    played = {seen.ply + 1: move for seen, move in other.steps}
    assert all(choice.played == played[choice.ply] for choice in style.choices)
    assert all(choice.cost == 0 or choice.cost >= SMALLEST for choice in style.choices)
    assert any(choice.cost for choice in style.choices)
    assert style_of([]) == RoundStyle(GradedMoves(), ())


def test_grades_of_rounds_add_up() -> None:
    one, other = GradedMoves(6, 4.5, 0.12, 0.0), GradedMoves(3, 2.0, 0.2, 0.05)
    assert one + other == GradedMoves(9, 6.5, 0.32, 0.05)
    assert one.grade == 84
    assert other.grade is None
    assert (one + other).grade == round(100 * (1 - 6 * 0.42 / 6.5))
