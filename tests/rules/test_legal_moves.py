"""The list of legal moves against a slow second enumeration, against `check`, and against known counts."""

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import IllegalMove, Move
from rules.cards import ONE, Bundle, from_letters, picks
from rules.moves import check, legal_moves
from rules.rulebook import CARDS, HAND_LIMIT
from tests.rules.positions import bundle
from tests.rules.slow_moves import in_order, slow_moves

GOODS = "DDDDDDGGGGGGSSSSSSCCCCCCCCPPPPPPPPLLLLLLLLLL"
EVERYTHING = GOODS + "K" * 11


@pytest.mark.parametrize(
    ("market", "hand", "herd", "moves"),
    [
        ("KKKKK", "", 0, 1),  # only the camels
        ("KKKDG", "", 0, 3),
        ("KKKDG", "LL", 0, 6),
        ("DGSCP", "", 0, 5),
        ("DGSCP", "", 5, 31),  # five takes, and any two or more goods for camels
        ("DGSCP", "DGSCPLL", 0, 104),
        ("DDGGS", "CCPPLLL", 0, 107),
        ("DDDDD", "DDDDDLL", 3, 7),
        ("DGSCP", "LLLLLL", 4, 63),
        ("KKKKK", "DGSCPLL", 0, 5),
    ],
)
def test_counted_positions(market: str, hand: str, herd: int, moves: int) -> None:
    listed = legal_moves(bundle(market), bundle(hand), herd)
    assert len(listed) == len(set(listed)) == moves
    assert {str(move) for move in listed} == slow_moves(market, hand, herd)


@st.composite
def letter_positions(draw: st.DrawFn) -> tuple[str, str, int]:
    """Any market of five, hand of up to seven goods and herd that the 55 cards allow."""
    pool = draw(st.permutations(EVERYTHING))
    market, rest = in_order(tuple(pool[:5])), pool[5:]
    goods = [card for card in rest if card != "K"]
    hand = in_order(tuple(goods[: draw(st.integers(0, HAND_LIMIT))]))
    return market, hand, draw(st.integers(0, rest.count("K")))


@given(letter_positions())
def test_the_list_is_what_the_rulebook_allows(position: tuple[str, str, int]) -> None:
    market, hand, herd = position
    listed = legal_moves(bundle(market), bundle(hand), herd)
    assert len(listed) == len(set(listed))
    assert {str(move) for move in listed} == slow_moves(market, hand, herd)


@given(letter_positions())
def test_there_is_always_a_legal_move(position: tuple[str, str, int]) -> None:
    market, hand, herd = position
    assert legal_moves(bundle(market), bundle(hand), herd)


@given(letter_positions(), st.text("DGSCPLK", max_size=5), st.text("DGSCPLK", max_size=7))
def test_listing_and_checking_agree(position: tuple[str, str, int], taken: str, given_away: str) -> None:
    market, hand, herd = position
    move = Move(from_letters(taken) or 0, from_letters(given_away) or 0)
    try:
        check(move, bundle(market), bundle(hand), herd)
        is_legal = True
    except IllegalMove:
        is_legal = False
    assert is_legal == (move in legal_moves(bundle(market), bundle(hand), herd))


@given(letter_positions())
def test_every_listed_move_passes_the_check(position: tuple[str, str, int]) -> None:
    market, hand, herd = position
    for move in legal_moves(bundle(market), bundle(hand), herd):
        check(move, bundle(market), bundle(hand), herd)


def every_small_position() -> Iterator[tuple[Bundle, Bundle, int]]:
    """Every market of five cards, hand of 0 to 3 goods and herd of 0 to 5 that the 55 cards allow together."""
    whole = sum(number * one for number, one in zip(CARDS, ONE, strict=True))
    goods = whole - CARDS[-1] * ONE[-1]
    hands = [hand for number in range(4) for hand in picks(goods, number)]
    for market, hand in product(picks(whole, 5), hands):
        together = [(market >> 4 * kind & 15) + (hand >> 4 * kind & 15) for kind in range(6)]
        if all(number <= most for number, most in zip(together, CARDS, strict=False)):
            camels_left = CARDS[-1] - (market >> 24)
            for herd in range(min(5, camels_left) + 1):
                yield market, hand, herd


def test_the_known_total_over_all_small_positions() -> None:
    positions = moves = 0
    for market, hand, herd in every_small_position():
        positions += 1
        moves += len(legal_moves(market, hand, herd))
    assert (positions, moves) == (232_614, 6_062_967)
