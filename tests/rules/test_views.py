"""What each person may see, and what everybody sees when a round is over."""

from random import Random

import pytest

from rules import BonusToken, Deal, Herds, Options, Sold, Termination, parse, view
from rules.errors import RoundIsOver
from rules.match import Match
from tests.rules.playing import random_match
from tests.rules.positions import bonus_tokens, cards, position


def match_at(herds: Herds = Herds.OPEN) -> Match:
    """Seat 0 has sold five leather for a bonus; seat 1 is to move."""
    match = Match.start(Options(herds=herds), Deal.shuffle(Random(1)), starter=0)
    now = position("KKKDG", "GSLLLLL", 2, other_hand="DDC", other_herd=3)
    match = match._replace(rounds=(match.current._replace(now=now),))
    return match.play(parse("-LLLLL"))[0]


def test_a_seat_sees_its_own_hand_and_bonus_values() -> None:
    seen = view(match_at(), 0)
    assert seen.me.hand == cards("GS")
    assert [bonus.kind for bonus in seen.me.bonuses] == [5]
    assert seen.me.bonuses[0].value in (8, 9, 10)
    sold = seen.history[-1]
    assert isinstance(sold, Sold)
    assert sold.bonus == seen.me.bonuses[0]


@pytest.mark.parametrize("viewer", [1, None])
def test_nobody_else_does(viewer: int | None) -> None:
    seen = view(match_at(), viewer)
    seller = seen.players[0]
    assert seller.hand is None
    assert seller.hand_size == 2
    assert seller.bonuses == (BonusToken(5, None),)
    assert seller.bonus_counts == {3: 0, 4: 0, 5: 1}
    sold = seen.history[-1]
    assert isinstance(sold, Sold)
    assert sold.bonus == BonusToken(5, None)


def test_goods_tokens_and_piles_are_open_to_all() -> None:
    seen = view(match_at(), None)
    assert seen.players[0].goods_rupees == 4 + 3 + 2 + 1 + 1
    assert seen.piles[-1] == (1, 1, 1, 1)
    assert seen.bonus_piles == {3: 7, 4: 6, 5: 4}
    assert (seen.market, seen.deck_size, seen.mover) == (cards("KKKDG"), 40, 1)


def test_open_herds_are_told_and_secret_ones_are_not() -> None:
    assert [player.herd for player in view(match_at(), None).players] == [2, 3]
    secret = match_at(Herds.SECRET)
    assert [player.herd for player in view(secret, None).players] == [None, None]
    assert [player.herd for player in view(secret, 1).players] == [None, 3]


def test_the_seal_is_published_from_the_start() -> None:
    match = Match.start(Options(), Deal.shuffle(Random(1)), 0)
    assert view(match, None).seal == match.current.start.deal.seal


def test_when_a_match_is_given_up_everything_is_open() -> None:
    seen = view(match_at(Herds.SECRET).end(Termination.RESIGNED, loser=1), None)
    assert [player.hand for player in seen.players] == [cards("GS"), cards("DDC")]
    assert seen.players[0].bonuses[0].value in (8, 9, 10)
    assert [player.herd for player in seen.players] == [2, 3]
    assert seen.mover is None


def test_results_open_every_purse() -> None:
    seen = view(random_match(Random(3)), None)
    assert seen.outcome
    assert len(seen.results) in (2, 3)
    assert seen.result == seen.results[-1]
    for counted in seen.results:
        assert all(bonus.value is not None for purse in counted.purses for bonus in purse.bonuses)


def test_a_replay_can_reveal_both_hands_of_any_position() -> None:
    match = random_match(Random(3)).rewind(1, 5)
    assert view(match, None).players[0].hand is None
    assert all(player.hand is not None for player in view(match, None, reveal=True).players)


def test_a_player_can_plan_while_the_opponent_thinks() -> None:
    seen = view(match_at(), 0)
    assert not seen.is_my_turn
    assert parse("+D") in seen.legal_moves()
    seen.check(parse("+DG-KK"))


def test_a_sale_can_be_weighed_before_it_is_made() -> None:
    seen = view(match_at(), 1)
    assert seen.sale(cards("D")[0], 2).values == (7, 7)
    assert seen.sale(cards("C")[0], 5)._asdict() == {
        "good": cards("C")[0],
        "number": 5,
        "values": (5, 3, 3, 2, 2),
        "bonus": 5,
    }


def test_an_empty_bonus_pile_promises_nothing() -> None:
    match = match_at()
    now = match.current.now._replace(bonuses=(bonus_tokens(8, 8, 9, 10, 10), ()))
    seen = view(match._replace(rounds=(match.current._replace(now=now),)), 1)
    assert seen.sale(cards("C")[0], 5).bonus is None
    assert seen.sale(cards("C")[0], 4).bonus == 4


def test_nothing_can_be_planned_in_a_round_that_is_over() -> None:
    seen = view(random_match(Random(3)), 0)
    assert seen.legal_moves() == []
    with pytest.raises(RoundIsOver):
        seen.check(parse("+K"))


def test_the_public_has_no_seat() -> None:
    with pytest.raises(ValueError, match="no seat"):
        _ = view(match_at(), None).me
    with pytest.raises(ValueError, match="no opponent"):
        _ = view(match_at(), None).opponent
