"""Looking ahead one move: what it shows is what playing the move brings, but for the cards of the deck."""

from random import Random

import pytest

from rules import BonusToken, IllegalMove, Move, Seat, Sold, Took, parse, view
from rules.cards import bundle
from rules.look_ahead import prospect
from rules.match import Match
from tests.rules.playing import random_steps


def assert_as_played(match: Match, seat: Seat, move: Move) -> None:
    ahead = prospect(view(match, seat), move)
    played, (event,) = match.play(move)
    now = view(played, seat)
    assert (ahead.hand, ahead.herd) == (now.me.hand, now.me.herd)
    drawn: tuple[int, ...] = event.slots if isinstance(event, Took) else ()
    assert ahead.market == tuple(None if slot in drawn else card for slot, card in enumerate(now.market))
    assert ahead.move == without_surprises(event)
    assert bundle(ahead.fresh) == (0 if move.is_sale or move.takes_camels else move.taken)


def without_surprises(event: object) -> object:
    """The event without the cards that were drawn and the value of the bonus token."""
    if isinstance(event, Took):
        return event._replace(drawn=())
    if isinstance(event, Sold) and event.bonus:
        return event._replace(bonus=BonusToken(event.bonus.kind, None))
    return event


def test_every_legal_move_leads_where_it_says() -> None:
    looked_at = 0
    for match in list(random_steps(Random(4)))[::5]:
        if match.mover is None:
            continue
        for move in view(match, match.mover).legal_moves():
            assert_as_played(match, match.mover, move)
            looked_at += 1
    assert looked_at > 200


def test_an_illegal_move_leads_nowhere() -> None:
    match = next(random_steps(Random(4)))
    with pytest.raises(IllegalMove):
        prospect(view(match, 0), parse("-DDDDD"))


def test_the_public_cannot_look_into_a_hand() -> None:
    match = next(random_steps(Random(4)))
    with pytest.raises(ValueError, match="no seat"):
        prospect(view(match, None), parse("+K"))
