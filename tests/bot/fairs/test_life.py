from dataclasses import replace

from bot.fairs.life import Steps, can_join, next_steps, odd_groups
from bot.fairs.model import DAY, FINAL_NEEDS, GRACE, Entrant, FairState
from tests.bot.fairs.fairs import BEGINS, entrants, fair, gone, running, won

ENDS = BEGINS + 14 * DAY
HALF = BEGINS + 7 * DAY


def test_it_waits_for_its_beginning() -> None:
    gathering = fair(entrants(5, group=None), state=FairState.GATHERING)
    assert next_steps(gathering, BEGINS - 1) == Steps(due=BEGINS)
    assert next_steps(gathering, BEGINS).groups == dict.fromkeys(range(1, 6), 0)


def test_with_fewer_than_three_it_is_called_off() -> None:
    assert next_steps(fair(entrants(2, group=None), state=FairState.GATHERING), BEGINS).calls_off
    three = entrants(3, group=None)
    left = fair((*three[:2], gone(three[2], BEGINS - 5)), state=FairState.GATHERING)
    assert next_steps(left, BEGINS).calls_off


def test_the_second_time_out_means_out() -> None:
    once = fair(entrants(4), won(1, 2, is_timeout=True), at_once=1)
    assert next_steps(once, BEGINS + DAY).out == ()
    twice = replace(once, games=(*once.games, won(3, 2, is_timeout=True)))
    assert next_steps(twice, BEGINS + DAY).out == (2,)


def test_at_the_end_nothing_new_begins_and_what_runs_has_three_days() -> None:
    played = fair(entrants(4), running(1, 2))
    assert next_steps(played, ENDS - 1).games
    assert next_steps(played, ENDS) == Steps(due=ENDS + GRACE)
    assert next_steps(played, ENDS + GRACE) == Steps(decided=("G12",), ends=True)
    assert next_steps(fair(entrants(4), won(1, 2)), ENDS).ends


def test_it_looks_once_a_day_whether_somebody_can_play_now() -> None:
    """Two who had blocked each other may have made up: nobody waits for a game for more than a day."""
    apart = fair(entrants(3), won(1, 2), won(1, 3), blocked=frozenset({frozenset((2, 3))}))
    waiting = replace(apart, games=(*apart.games[:1], running(1, 3)))
    assert next_steps(waiting, BEGINS + DAY) == Steps(due=BEGINS + 2 * DAY)


def test_people_can_join_until_half_of_the_time_is_over() -> None:
    assert can_join(fair(entrants(4)), HALF - 1)
    assert not can_join(fair(entrants(4)), HALF)
    assert not can_join(fair(entrants(8)), BEGINS)


def test_when_all_is_played_it_waits_for_late_joiners_until_half_time_and_then_ends() -> None:
    played = fair(entrants(3), won(1, 2), won(1, 3), won(2, 3))
    assert next_steps(played, BEGINS + DAY) == Steps(due=HALF)
    assert next_steps(played, HALF).ends


def test_there_is_a_final_between_the_group_winners_if_time_is_left() -> None:
    first, second = entrants(2, group=0), tuple(replace(one, number=one.number + 2) for one in entrants(2, group=1))
    played = fair((*first, *second), won(1, 2), won(4, 3))
    assert next_steps(played, ENDS - FINAL_NEEDS).finalists == (1, 4)
    assert next_steps(played, ENDS - FINAL_NEEDS + 1).ends
    final = replace(played, entrants=tuple(replace(one, is_finalist=one.number in (1, 4)) for one in played.entrants))
    assert [set(game) for game in next_steps(final, ENDS - DAY).games] == [{1, 4}]
    over = replace(final, games=(*final.games, won(4, 1)))
    assert next_steps(over, ENDS - DAY).ends


def test_a_final_does_not_wait_for_a_game_with_a_merchant_but_the_end_does() -> None:
    first, second = entrants(3, group=0), tuple(replace(one, number=one.number + 4) for one in entrants(2, group=1))
    merchant = Entrant(4, BEGINS, group=0, is_merchant=True)
    games = won(1, 2), won(1, 3), won(2, 3), won(5, 6), running(3, 4)
    played = fair((*first, *second, merchant), *games, has_merchants=True)
    assert next_steps(played, ENDS - FINAL_NEEDS).finalists == (1, 5)
    assert next_steps(played, ENDS - FINAL_NEEDS + 1) == Steps(due=ENDS - FINAL_NEEDS + 1 + DAY)
    over = replace(played, games=(*games[:4], won(3, 4)))
    assert next_steps(over, ENDS - FINAL_NEEDS + 1).ends


def test_a_group_winner_who_has_gone_sends_the_next_one_to_the_final() -> None:
    three = entrants(3, group=0)
    first = (gone(three[0], BEGINS + 2 * DAY), *three[1:])
    second = tuple(replace(one, number=one.number + 3) for one in entrants(2, group=1))
    played = fair((*first, *second), won(1, 2), won(1, 3), won(2, 3), won(5, 4))
    assert next_steps(played, HALF).finalists == (2, 5)


def test_nobody_joins_once_the_final_has_begun() -> None:
    """There would be no game for them, also where somebody has left a place free."""
    first, second = entrants(6, group=0), tuple(replace(one, number=one.number + 6) for one in entrants(6, group=1))
    groups = (*first, *second[:5], gone(second[5], BEGINS + DAY))
    assert can_join(fair(groups), HALF - 1)
    final = tuple(replace(one, is_finalist=one.number in (1, 7)) for one in groups)
    assert not can_join(fair(final), HALF - 1)


def test_merchants_fill_up_odd_groups() -> None:
    assert odd_groups({1: 0, 2: 0, 3: 0, 4: 1, 5: 1}) == [0]
