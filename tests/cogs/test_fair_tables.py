"""What the card with the result of a fair says."""

from dataclasses import replace
from typing import Any

import pytest

from bot.fairs.model import Fair, FairRecord, FairSeen, FairState, Membership, Participant
from bot.language import languages
from bot.match.model import Place, Player
from cogs.core.phrasing import Phrasing
from cogs.fairs.tables import cross_tables, result_card
from render.fair_results import Cell, CrossTable, FairCard
from tests.bot.fairs.fairs import BEGINS, entrants, fair, gone, running, won

PEOPLE = ("", "Anna", "Ben", "Carl", "Dora", "Emil", "Frida")


def card(record: FairRecord) -> FairCard:
    people = [Participant(one, Player(one.number, PEOPLE[one.number]), Membership.IN) for one in record.entrants]
    held = Fair("K7Q2", None, Place(1, 2), None, None, record.terms, FairState.OVER, BEGINS, BEGINS, BEGINS + 1, 1)
    return result_card(Phrasing(languages()["en"], {}), FairSeen(held, tuple(people), record))


def two_groups(*games: Any) -> FairRecord:
    other = tuple(replace(one, number=one.number + 2) for one in entrants(2, group=1))
    return fair((*entrants(2, group=0), *other), *games)


def test_one_group_has_its_first_three() -> None:
    shown = card(fair(entrants(4), won(1, 2), won(1, 3), won(2, 3), won(1, 4), won(2, 4), won(3, 4)))
    assert shown.winner == "Anna has won"
    assert [(place.rank, place.name) for place in shown.places] == [(1, "Anna"), (2, "Ben"), (3, "Carl")]


def test_of_several_groups_without_a_final_the_first_of_each_is_there() -> None:
    shown = card(two_groups(won(2, 1), won(3, 4)))
    assert shown.winner == "Ben and Carl have won"
    assert [place.name for place in shown.places] == ["Ben", "Carl"]


def test_with_a_final_it_is_that_of_the_final() -> None:
    record = two_groups(won(2, 1), won(3, 4), won(3, 2))
    finalists = tuple(replace(one, is_finalist=one.number in (2, 3)) for one in record.entrants)
    shown = card(replace(record, entrants=finalists))
    assert [(place.name, place.wins) for place in shown.places] == [("Carl", 1), ("Ben", 0)]


def test_everybody_who_shares_the_first_place_is_there() -> None:
    circle = [won(one, one % 5 + 1) for one in range(1, 6)] + [won(one, (one + 1) % 5 + 1) for one in range(1, 6)]
    shown = card(fair(entrants(5), *circle))
    assert shown.winner == "5 winners"
    assert len(shown.places) == 5


@pytest.mark.parametrize("number", [1, 2])
def test_who_has_vanished_is_not_on_it(number: int) -> None:
    people = entrants(3)
    left = tuple(gone(one, BEGINS + 1) if one.number == number else one for one in people)
    shown = card(fair(left, won(3 - number, 3)))
    assert PEOPLE[number] not in {place.name for place in shown.places}
    assert len(shown.places) == 2


def tables(record: FairRecord) -> list[CrossTable]:
    people = [Participant(one, Player(one.number, PEOPLE[one.number]), Membership.IN) for one in record.entrants]
    held = Fair("K7Q2", None, Place(1, 2), None, None, record.terms, FairState.RUNNING, BEGINS, BEGINS, None, 1)
    return cross_tables(Phrasing(languages()["en"], {}), FairSeen(held, tuple(people), record))


def test_it_says_why_somebody_is_ahead_where_it_is_not_by_wins() -> None:
    (shown,) = tables(fair(entrants(4), won(1, 2), won(2, 3), won(3, 1), won(4, 1), won(4, 2), won(4, 3)))
    best = shown.rows[0]
    assert (best.name, best.wins, best.reason) == ("Dora", 3, "")
    (shown,) = tables(fair(entrants(3), won(1, 2), won(2, 3)))
    assert [(row.rank, row.name, row.reason) for row in shown.rows] == [
        (1, "Anna", "by head-to-head"),
        (2, "Ben", ""),
        (3, "Carl", ""),
    ]
    (shown,) = tables(fair(entrants(4), won(1, 3, 30), won(2, 4, 10)))
    assert [row.reason for row in shown.rows] == ["by rupees", "", "by rupees", ""]


def test_each_cell_says_what_became_of_a_pair() -> None:
    people = entrants(4)
    (shown,) = tables(replace(fair(people, won(1, 2), running(1, 3)), blocked=frozenset({frozenset((2, 3))})))
    cells = {row.name: row.cells for row in shown.rows}
    order = [row.name for row in shown.rows]

    def cell(one: str, other: str) -> Cell:
        return cells[one][order.index(other)]

    assert cell("Anna", "Ben") is Cell.WON
    assert cell("Ben", "Anna") is Cell.LOST
    assert cell("Anna", "Carl") is cell("Carl", "Anna") is Cell.RUNNING
    assert cell("Ben", "Carl") is Cell.BLANK, "they are not paired"
    assert cell("Dora", "Ben") is Cell.TO_COME


def test_of_several_groups_each_has_its_own_and_the_final_comes_first() -> None:
    record = two_groups(won(2, 1), won(3, 4), won(3, 2))
    assert [table.title for table in tables(record)] == ["Spring fair · group 1", "Spring fair · group 2"]
    finalists = tuple(replace(one, is_finalist=one.number in (2, 3)) for one in record.entrants)
    assert [table.part for table in tables(replace(record, entrants=finalists))] == ["final", "group 1", "group 2"]
