from collections import Counter

import pytest

from bot.fairs.groups import group_for_late, snake_groups
from tests.bot.fairs.fairs import BEGINS, entrants, gone


@pytest.mark.parametrize("people", range(3, 9))
def test_up_to_eight_people_all_meet(people: int) -> None:
    assert set(snake_groups(entrants(people)).values()) == {0}


@pytest.mark.parametrize("people", range(9, 41))
def test_from_nine_on_groups_have_four_to_six_people(people: int) -> None:
    sizes = Counter(snake_groups(entrants(people)).values())
    assert sum(sizes.values()) == people
    assert min(sizes.values()) >= 4
    assert max(sizes.values()) <= 6


def test_the_best_are_spread_to_and_fro() -> None:
    groups = snake_groups(entrants(15))
    assert [groups[one] for one in range(1, 8)] == [0, 1, 2, 2, 1, 0, 0]


def test_who_comes_late_joins_the_smallest_group() -> None:
    first, second = entrants(5, group=0), entrants(4, group=1)
    assert group_for_late([first, second]) == 1


def test_a_full_fair_takes_nobody_until_somebody_goes() -> None:
    eight = entrants(8)
    assert group_for_late([eight]) is None
    assert group_for_late([(*eight[:7], gone(eight[7], BEGINS))]) == 0
