"""What a seat can remember, in a deal that is written out."""

import pytest

from ai import remember
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
    memory = remember(view(start(), 0))
    assert (memory.known, memory.unknown, memory.shown) == (0, 3, 0)
    assert sum(memory.unseen) == 40 + 3


def test_cards_taken_in_the_open_are_known_to_the_other() -> None:
    match = after("+D", "+G")
    assert letters(remember(view(match, 0)).known) == "G"
    assert letters(remember(view(match, 0)).shown) == "D"
    assert letters(remember(view(match, 1)).known) == "D"


def test_a_sale_of_unseen_cards_leaves_fewer_unknown_ones() -> None:
    memory = remember(view(after("+K", "-CC"), 0))
    assert (letters(memory.known), memory.unknown) == ("", 1)


def test_cards_given_in_exchange_are_gone() -> None:
    memory = remember(view(after("+D", "+GS-CP", "+K"), 0))
    assert (letters(memory.known), memory.unknown) == ("GS", 1)


@pytest.mark.parametrize("herds", Herds)
def test_herds_can_be_counted_even_where_they_are_secret(herds: Herds) -> None:
    match = after("+D", "+K", "-LLL", "+GS-KK", herds=herds)
    assert remember(view(match, 0)).herd == match.current.now.herds[1] == 3
