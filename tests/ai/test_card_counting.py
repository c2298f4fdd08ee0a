"""What a seat can know by counting cards, in a deal that is written out."""

import pytest

from ai import count_cards
from rules import Deal, Herds, Options, parse, view
from rules.cards import letters
from rules.match import Match

BONUSES = {3: (1, 1, 2, 2, 2, 3, 3), 4: (4, 4, 5, 5, 6, 6), 5: (8, 8, 9, 10, 10)}
# Seat 1 is dealt LLLSK, seat 2 CCPKK; the market has DG and three camels.
DECK = "LLLSK" + "CCPKK" + "DG" + "SPC" + "DDDDDGGGGGSSSSCCCCCPPPPPPLLLLLLLKKKKK"


def start(herds: Herds = Herds.OPEN) -> Match:
    return Match.start(Options(herds=herds), Deal(DECK, BONUSES), starter=0)


def after(*moves: str, herds: Herds = Herds.OPEN) -> Match:
    return start(herds).play(*map(parse, moves))[0]


def test_at_first_nothing_is_known() -> None:
    counted = count_cards(view(start(), 0))
    assert (counted.known, counted.unknown, counted.shown) == (0, 3, 0)
    assert sum(counted.unseen) == 40 + 3


def test_cards_taken_in_the_open_are_known_to_the_other() -> None:
    match = after("+D", "+G")
    assert letters(count_cards(view(match, 0)).known) == "G"
    assert letters(count_cards(view(match, 0)).shown) == "D"
    assert letters(count_cards(view(match, 1)).known) == "D"


def test_a_sale_of_unseen_cards_leaves_fewer_unknown_ones() -> None:
    counted = count_cards(view(after("+K", "-CC"), 0))
    assert (letters(counted.known), counted.unknown) == ("", 1)


def test_cards_given_in_exchange_are_gone() -> None:
    counted = count_cards(view(after("+D", "+GS-CP", "+K"), 0))
    assert (letters(counted.known), counted.unknown) == ("GS", 1)


@pytest.mark.parametrize("herds", Herds)
def test_herds_can_be_counted_even_where_they_are_secret(herds: Herds) -> None:
    match = after("+D", "+K", "-LLL", "+GS-KK", herds=herds)
    assert count_cards(view(match, 0)).herd == match.current.now.herds[1] == 3
