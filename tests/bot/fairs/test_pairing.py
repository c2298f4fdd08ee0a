from collections import Counter
from dataclasses import replace

from bot.fairs.model import Entrant
from bot.fairs.pairing import next_games
from tests.bot.fairs.fairs import BEGINS, entrants, fair, gone, running, won


def test_everybody_gets_as_many_games_as_agreed_and_never_the_same_pair() -> None:
    games = next_games(fair(entrants(6)))
    assert Counter(number for game in games for number in game) == dict.fromkeys(range(1, 7), 2)
    assert len({frozenset(game) for game in games}) == 6


def test_who_has_met_does_not_meet_again() -> None:
    games = next_games(fair(entrants(3), won(1, 2), won(3, 1), running(2, 3)))
    assert games == []


def test_blocked_pairs_are_not_paired() -> None:
    blocked = frozenset({frozenset((1, 2))})
    games = next_games(fair(entrants(3), at_once=4, blocked=blocked))
    assert {frozenset(game) for game in games} == {frozenset((1, 3)), frozenset((2, 3))}


def test_who_has_no_game_comes_first() -> None:
    """1 is free for one more game; 4 has none. 2 and 3 are full."""
    begun = (running(1, 2), running(2, 3), won(1, 3))
    assert [set(game) for game in next_games(fair(entrants(4), *begun))] == [{1, 4}, {3, 4}]


def test_who_has_the_most_opponents_left_is_served_before_those_who_are_nearly_done() -> None:
    """5 has come late: of the games that could begin, theirs come first."""
    played = (won(1, 2), won(1, 3), won(1, 4), won(2, 3), running(2, 4))
    games = next_games(fair(entrants(5), *played, at_once=1))
    assert all(5 in game for game in games)


def test_who_has_gone_is_not_paired() -> None:
    people = entrants(3)
    assert next_games(fair((*people[:2], gone(people[2], BEGINS)))) in ([(1, 2)], [(2, 1)])


def test_groups_do_not_mix_and_the_final_does() -> None:
    one, other = entrants(2, group=0), tuple(replace(entrant, number=entrant.number + 2) for entrant in entrants(2, 1))
    assert {frozenset(game) for game in next_games(fair((*one, *other)))} == {frozenset((1, 2)), frozenset((3, 4))}
    finalists = (replace(one[0], is_finalist=True), one[1], replace(other[0], is_finalist=True), other[1])
    played = won(1, 2), won(3, 4)
    assert [set(game) for game in next_games(fair(finalists, *played), is_final=True)] == [{1, 3}]


def test_starters_are_balanced() -> None:
    games: list[tuple[int, int]] = []
    played = fair(entrants(8))
    while begun := next_games(played):
        games += begun
        played = replace(played, games=tuple(won(*game) for game in games))
    starts = Counter(starter for starter, _ in games)
    assert len(games) == 28
    assert all(3 <= starts[number] <= 4 for number in range(1, 9))


def test_a_merchant_fills_up_only_who_has_no_game() -> None:
    merchant = Entrant(9, BEGINS, group=0, is_merchant=True)
    people = entrants(3)
    games = next_games(fair((*people, merchant), at_once=1, has_merchants=True))
    assert len(games) == 2
    assert sum(9 in game for game in games) == 1
    assert next_games(fair((*people, merchant), won(1, 2), running(1, 3), running(2, 9), at_once=1)) == []


def test_a_merchant_plays_nobody_who_has_met_everybody() -> None:
    """It fills up the time until an opponent is free. Nobody waits for it at the end."""
    people = (*entrants(3), Entrant(9, BEGINS, group=0, is_merchant=True))
    assert next_games(fair(people, won(1, 2), won(1, 3), won(2, 3), has_merchants=True)) == []
    assert next_games(fair(people, won(1, 2), won(1, 3), running(2, 3), has_merchants=True)) == []
