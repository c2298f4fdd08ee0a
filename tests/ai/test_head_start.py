"""Merchants know of a head start, and it is worth something."""

from random import Random

from ai.engine.batch_rounds import RUPEES, THEIRS
from ai.engine.card_counting import count_cards
from ai.engine.rules_of_thumb import lead_in_rupees
from ai.engine.sampling import seen
from ai.engine.win_chance import round_chance
from ai.head_start import CARELESS, careless, worth
from rules import Deal, HeadStart, Options, View, view
from rules.match import Match


def first_view(head_start: HeadStart | None, seat: int = 0) -> View:
    return view(Match.start(Options(head_start=head_start), Deal.shuffle(Random(3)), starter=seat), seat)


def test_it_counts_in_the_lead_of_both_seats() -> None:
    for seat in (0, 1):
        assert lead_in_rupees(first_view(None, seat)) == 0
        assert lead_in_rupees(first_view(HeadStart(seat, 15), seat)) == 15
        assert lead_in_rupees(first_view(HeadStart(1 - seat, 15), seat)) == -15


def test_it_counts_in_what_is_sampled_and_in_the_chance() -> None:
    mine, theirs = first_view(HeadStart(0, 20)), first_view(HeadStart(1, 20))
    assert seen(mine, count_cards(mine))[RUPEES] == seen(theirs, count_cards(theirs))[THEIRS + RUPEES] == 20
    assert round_chance(theirs) < round_chance(first_view(None)) < round_chance(mine)


def test_the_less_careful_player_wins_more_with_it() -> None:
    weakest = careless(*CARELESS[-1])
    without, much = worth(weakest, 0, 16, seed=1), worth(weakest, 30, 16, seed=1)
    assert without.won < 0.5 < much.won
    assert worth(weakest, 30, 16, seed=1) == much, "the same seed gives the same rounds"
