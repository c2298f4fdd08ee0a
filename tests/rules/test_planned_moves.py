"""Which planned move is played, and what stops it: by what the player sees, and only by what has changed."""

from dataclasses import replace
from random import Random

import pytest

from rules import Deal, Options, PlannedMoves, Stop, View, Wake, choose_planned, parse, view
from rules.match import Match
from rules.planned_moves import EVERY_WAKE
from tests.rules.positions import cards

NEVER: frozenset[Wake] = frozenset()


def seen(market: str, hand: str, herd: int = 0, *, left: tuple[int, ...] = (5, 5, 5, 7, 7, 9), bonus: int = 5) -> View:
    """What the waiting player sees, with this market, this hand and so many tokens left."""
    some = view(Match.start(Options(), Deal.shuffle(Random(1)), starter=1), 0)
    me = replace(some.me, hand=cards(hand), hand_size=len(hand), herd=herd)
    piles = tuple(pile[len(pile) - number :] for pile, number in zip(some.piles, left, strict=True))
    return replace(
        some, market=cards(market), players=(me, some.opponent), piles=piles, bonus_piles={3: bonus, 4: bonus, 5: bonus}
    )


def plan(*moves: str, wakes: frozenset[Wake] = EVERY_WAKE) -> PlannedMoves:
    return PlannedMoves(tuple(map(parse, moves)), wakes)


def test_the_first_legal_move_is_played() -> None:
    then, now = seen("KGLCP", "LLS"), seen("KLLCP", "LLS")
    assert choose_planned(plan("+G", "+C", "-LL"), then, now) == parse("+C")
    assert choose_planned(plan("+P", "+C"), then, now) == parse("+P")


def test_by_kind_and_never_by_slot() -> None:
    then, now = seen("KGLCP", "LL"), seen("PCLGK", "LL")
    assert choose_planned(plan("+G"), then, now) == parse("+G")


def test_nothing_is_played_that_is_not_possible_any_more() -> None:
    then, now = seen("KGLCP", "LL"), seen("KKLCP", "LL")
    assert choose_planned(plan("+G"), then, now) is Stop.ILLEGAL
    assert choose_planned(plan("+G", wakes=NEVER), then, now) is Stop.ILLEGAL


@pytest.mark.parametrize("came", "DGS")
def test_a_precious_card_that_comes_wakes(came: str) -> None:
    then, now = seen("KGLCP", "LL"), seen(f"KGL{came}P", "LL")
    assert choose_planned(plan("+L"), then, now) is Stop.PRECIOUS
    assert choose_planned(plan("+L", wakes=EVERY_WAKE - {Wake.PRECIOUS}), then, now) == parse("+L")


def test_one_that_lay_there_before_or_is_gone_does_not() -> None:
    assert choose_planned(plan("+L"), seen("KGLCP", ""), seen("KGLLP", "")) == parse("+L")
    assert choose_planned(plan("+L"), seen("KGLCP", ""), seen("KCLCP", "")) == parse("+L")


@pytest.mark.parametrize(
    ("before", "after", "stops"),
    [
        ("KKLCP", "KKLKP", True),
        ("KLLCP", "KLLKP", False),  # two are not many
        ("KKKLC", "KKKLP", False),  # they lay there when the plan was made
        ("KKKLC", "KKKLK", True),
    ],
)
def test_three_camels_that_come_to_lie_there_wake(before: str, after: str, stops: bool) -> None:
    expected = Stop.CAMELS if stops else parse("+L")
    assert choose_planned(plan("+L"), seen(before, ""), seen(after, "")) == expected
    assert choose_planned(plan("+L", wakes=NEVER), seen(before, ""), seen(after, "")) == parse("+L")


def test_a_sale_that_would_bring_less_wakes() -> None:
    then, now = seen("KLLCP", "CCC"), seen("KLLCP", "CCC", left=(5, 5, 5, 5, 7, 9))
    assert choose_planned(plan("-CCC"), then, now) is Stop.LESS
    assert choose_planned(plan("-CCC", wakes=frozenset({Wake.CAMELS})), then, now) == parse("-CCC")
    assert choose_planned(plan("+P", "-CCC"), then, now) == parse("+P"), "it is about the move that would be played"


def test_so_does_one_whose_bonus_is_gone() -> None:
    then, now = seen("KLLCP", "CCC"), seen("KLLCP", "CCC", bonus=0)
    assert choose_planned(plan("-CCC"), then, now) is Stop.LESS
    assert choose_planned(plan("-CC"), then, now) == parse("-CC")
