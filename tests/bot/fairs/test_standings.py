from dataclasses import replace

import pytest

from bot.fairs.model import DAY, Departure, FairRecord
from bot.fairs.standings import AheadBy, final_standings, group_standings, winners
from rules import Length
from tests.bot.fairs.fairs import BEGINS, entrants, fair, gone, won


def table(played: FairRecord) -> list[tuple[int, int, AheadBy | None]]:
    [standings] = group_standings(played)
    return [(row.rank, row.entrant.number, row.ahead_by) for row in standings.rows]


def test_more_wins_are_ahead() -> None:
    played = fair(entrants(3), won(1, 2), won(1, 3), won(2, 3))
    assert table(played) == [(1, 1, AheadBy.WINS), (2, 2, AheadBy.WINS), (3, 3, None)]


def test_with_as_many_wins_the_result_between_them_decides() -> None:
    played = fair(entrants(4), won(2, 1), won(1, 3, 40), won(1, 4, 40), won(2, 3, 1), won(4, 2, 1), won(3, 4))
    assert table(played)[:2] == [(1, 2, AheadBy.BETWEEN), (2, 1, AheadBy.WINS)]


def test_then_seals() -> None:
    """1 beats 2, 2 beats 3, 3 beats 1; only 3 lost without a seal."""
    games = won(1, 2, 0, 1, full=2), won(2, 3, 0, 0, full=2), won(3, 1, 0, 1, full=2)
    played = fair(entrants(3), *games, length=Length.BEST_OF_THREE)
    assert table(played) == [(1, 1, AheadBy.BETWEEN), (2, 2, AheadBy.SEALS), (3, 3, None)]


def test_then_the_rupee_margin() -> None:
    played = fair(entrants(3), won(1, 2, 5), won(2, 3, 20), won(3, 1, 10))
    assert table(played) == [(1, 2, AheadBy.RUPEES), (2, 1, AheadBy.RUPEES), (3, 3, None)]


def test_else_the_place_is_shared() -> None:
    played = fair(entrants(3), won(1, 2), won(2, 3), won(3, 1))
    assert table(played) == [(1, 1, None), (1, 2, None), (1, 3, None)]
    assert [one.number for one in winners(played)] == [1, 2, 3]


def test_nobody_has_won_a_fair_in_which_nothing_was_played() -> None:
    assert winners(fair(entrants(3))) == ()


def test_who_goes_before_half_of_their_games_vanishes() -> None:
    people = entrants(4)
    left = gone(people[3], BEGINS + 2 * DAY)
    played = fair((*people[:3], left), won(4, 1), won(2, 1))
    assert [number for _, number, _ in table(played)] == [2, 3, 1] or 4 not in [
        number for _, number, _ in table(played)
    ]
    assert 4 not in [number for _, number, _ in table(played)]
    [standings] = group_standings(played)
    assert {(game.winner, game.loser) for game in standings.games} == {(2, 1)}


def test_of_who_goes_later_the_rest_counts_as_lost() -> None:
    people = entrants(4)
    left = gone(people[3], BEGINS + 2 * DAY)
    played = fair((*people[:3], left), won(4, 1), won(4, 2), won(3, 4, ended=BEGINS + 2 * DAY, is_resigned=True))
    [standings] = group_standings(played)
    assert {(game.winner, game.loser) for game in standings.games} == {(4, 1), (4, 2), (3, 4)}
    unbegun = fair((*people[:3], left), won(4, 1), won(4, 2))
    [standings] = group_standings(unbegun)
    forfeit = standings.result(3, 4)
    assert forfeit is not None
    assert (forfeit.winner, forfeit.margin, forfeit.code) == (3, 0, None)


def test_a_game_that_going_ended_is_not_one_of_the_half() -> None:
    """Two of four opponents would be half; the second of them was only given up."""
    people = entrants(5)
    when = BEGINS + 2 * DAY
    left = gone(people[4], when)
    played = fair((*people[:4], left), won(5, 1), won(2, 5, ended=when, is_resigned=True))
    assert 5 not in [number for _, number, _ in table(played)]


@pytest.mark.parametrize("later", [0, 1, 3600])
def test_how_soon_somebody_is_out_after_the_second_time_out_changes_nothing(later: int) -> None:
    """The game that put them out is not one of the half, whenever the bot comes to see to it; the one before is."""
    when = BEGINS + 5 * DAY
    for people, vanishes in ((7, True), (5, False)):
        *others, last = entrants(people)
        left = gone(last, when + later, Departure.OUT)
        lost = [won(2, last.number, is_timeout=True), won(3, last.number, ended=when, is_timeout=True)]
        played = fair((*others, left), won(last.number, 1), *lost)
        assert (last.number not in [number for _, number, _ in table(played)]) is vanishes


def test_who_goes_after_the_end_gives_nobody_what_could_not_begin_any_more() -> None:
    people = entrants(4)
    for when, is_lost in ((BEGINS + 14 * DAY - 1, True), (BEGINS + 14 * DAY, False)):
        left = gone(people[3], when)
        [standings] = group_standings(fair((*people[:3], left), won(4, 1), won(4, 2)))
        assert (standings.result(3, 4) is not None) is is_lost


def test_who_has_lost_one_on_time_and_leaves_has_finished_it() -> None:
    when = BEGINS + 5 * DAY
    people = entrants(3)
    played = fair((*people[:2], gone(people[2], when)), won(1, 3, ended=when, is_timeout=True))
    assert 3 in [number for _, number, _ in table(played)]


def test_a_blocked_pair_is_a_blank_for_both_also_when_one_goes() -> None:
    people = entrants(3)
    left = gone(people[2], BEGINS + 2 * DAY)
    played = fair((*people[:2], left), won(3, 1), won(1, 2), blocked=frozenset({frozenset((2, 3))}))
    [standings] = group_standings(played)
    assert standings.result(2, 3) is None
    assert standings.result(1, 3) is not None


def test_who_joins_after_somebody_has_gone_gets_nothing_from_them() -> None:
    people = entrants(4)
    late = replace(people[3], joined=BEGINS + 3 * DAY)
    left = gone(people[2], BEGINS + 2 * DAY)
    played = fair((people[0], people[1], left, late), won(3, 1), won(3, 2))
    [standings] = group_standings(played)
    assert standings.result(3, 4) is None


def test_the_winner_of_the_final_has_won_the_fair() -> None:
    first = tuple(replace(one, is_finalist=one.number == 1) for one in entrants(2, group=0))
    second = tuple(replace(one, number=one.number + 2, is_finalist=one.number == 1) for one in entrants(2, group=1))
    played = fair((*first, *second), won(1, 2), won(3, 4), won(3, 1))
    assert [one.number for one in winners(played)] == [3]
    final = final_standings(played)
    assert final is not None
    assert [row.entrant.number for row in final.rows] == [3, 1]
    unplayed = fair((*first, *second), won(1, 2), won(3, 4))
    assert [one.number for one in winners(unplayed)] == [1, 3]
