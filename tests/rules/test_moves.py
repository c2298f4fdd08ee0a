"""Taking, exchanging and selling: each rule just kept and just broken."""

import pytest

from rules import Card, Exchanged, IllegalMove, NotAMove, Sold, Took, errors, parse
from rules.cards import letters
from rules.round import Round
from tests.rules.positions import cards, play, play_told, position


def why_not(start: Round, move: str) -> IllegalMove:
    """The reason why a move is illegal; a legal move fails the test."""
    with pytest.raises(IllegalMove) as caught:
        start.play(parse(move))
    assert parse(move) not in start.legal_moves()
    return caught.value


def market_of(played: Round) -> str:
    return "".join(letters(card) or "." for card in played.market)


class TestTaking:
    def test_a_good_goes_to_the_hand_and_the_deck_refills_its_slot(self) -> None:
        after, [event] = play_told(position("KGKDG", "L"), "+G")
        assert letters(after.hands[0]) == "GL"
        assert isinstance(event, Took)
        assert (event.cards, event.slots) == ((Card.GOLD,), (1,))
        assert letters(after.market[1]) == event.drawn[0].letter
        assert market_of(after)[2:] == "KDG"
        assert (after.mover, after.ply, after.deck_size) == (1, 1, 39)

    def test_six_goods_leave_room_for_a_seventh(self) -> None:
        assert letters(play(position("KKKDG", "GSCPLL"), "+D").hands[0]) == "DGSCPLL"

    def test_seven_goods_leave_no_room(self) -> None:
        error = why_not(position("KKKDG", "GSCCPLL"), "+D")
        assert isinstance(error, errors.HandFull)
        assert (error.size, error.limit) == (8, 7)

    def test_only_what_lies_in_the_market(self) -> None:
        error = why_not(position("KKKDG"), "+S")
        assert isinstance(error, errors.NotInMarket)
        assert (error.card, error.wanted, error.there) == (Card.SILVER, 1, 0)

    def test_camels_go_to_the_herd_all_together(self) -> None:
        after, [event] = play_told(position("KGKDK", "L", herd=2), "+K")
        assert after.herds == (5, 0)
        assert isinstance(event, Took)
        assert (event.slots, len(event.drawn)) == ((0, 2, 4), 3)

    def test_at_seven_goods_camels_may_still_be_taken(self) -> None:
        assert play(position("KKKDG", "GSCCPLL"), "+K").herds == (3, 0)

    def test_camels_must_be_there(self) -> None:
        assert isinstance(why_not(position("GGSSD"), "+K"), errors.NoCamels)

    def test_camels_are_not_taken_with_goods(self) -> None:
        assert isinstance(why_not(position("KKKDG"), "+DK"), errors.MixedTake)

    def test_two_goods_are_not_taken_for_nothing(self) -> None:
        assert isinstance(why_not(position("KKKDG"), "+DG"), errors.UnequalExchange)


class TestExchange:
    def test_returned_cards_take_the_slots_of_the_taken_ones(self) -> None:
        after, [event] = play_told(position("KGSDG", "LLC", herd=1), "+DGG-CLK")
        assert market_of(after) == "KCSLK"
        assert letters(after.hands[0]) == "DGGL"
        assert after.herds == (0, 0)
        assert event == Exchanged(0, cards("DGG"), cards("CLK"), (1, 3, 4))
        assert after.deck_size == 40

    def test_two_for_two_that_ends_at_exactly_seven(self) -> None:
        assert letters(play(position("KKKDG", "SCCPL", herd=2), "+DG-KK").hands[0]) == "DGSCCPL"

    def test_two_for_two_that_would_end_at_eight(self) -> None:
        error = why_not(position("KKKDG", "SCCPLL", herd=2), "+DG-KK")
        assert isinstance(error, errors.HandFull)
        assert (error.size, error.limit) == (8, 7)

    def test_at_seven_goods_for_goods_stays_legal(self) -> None:
        assert letters(play(position("KKKDG", "SCCPPLL"), "+DG-LL").hands[0]) == "DGSCCPP"

    def test_at_seven_one_camel_is_one_too_many(self) -> None:
        assert isinstance(why_not(position("KKKDG", "SCCPPLL", herd=1), "+DG-LK"), errors.HandFull)

    def test_one_for_one_is_no_exchange(self) -> None:
        error = why_not(position("KKKDG", "LL"), "+D-L")
        assert isinstance(error, errors.ExchangeTooSmall)
        assert (error.taken, error.minimum) == (1, 2)

    def test_all_five_may_go(self) -> None:
        assert letters(play(position("DDGGS", "CCPLL"), "+DDGGS-CCPLL").hands[0]) == "DDGGS"

    def test_as_many_given_as_taken(self) -> None:
        error = why_not(position("KKKDG", "LLL"), "+DG-LLL")
        assert isinstance(error, errors.UnequalExchange)
        assert (error.taken, error.given) == (2, 3)

    def test_no_good_on_both_sides(self) -> None:
        error = why_not(position("KKGGL", "GLL"), "+GL-GL")
        assert isinstance(error, errors.SameGoodBothWays)
        assert error.good is Card.GOLD

    def test_camels_are_never_taken_by_exchange(self) -> None:
        assert isinstance(why_not(position("KKKDG", "LL"), "+DK-LL"), errors.CamelsInExchange)
        assert isinstance(why_not(position("KKKDG", "LL"), "+KK-LL"), errors.CamelsInExchange)

    def test_only_what_is_there_on_both_sides(self) -> None:
        assert isinstance(why_not(position("KKKDG", "LLLL"), "+DD-LL"), errors.NotInMarket)
        assert isinstance(why_not(position("KKKDG", "L"), "+DG-LL"), errors.NotInHand)
        error = why_not(position("KKKDG", "L", herd=1), "+DG-KK")
        assert isinstance(error, errors.NotInHerd)
        assert (error.wanted, error.there) == (2, 1)

    def test_exchanges_can_go_round_in_circles(self) -> None:
        start = position("DDGGS", "LL", other_hand="CC")
        after = play(start, *["+DD-LL", "+GG-CC", "+LL-DD", "+CC-GG"] * 50)
        assert (after.market, after.hands, after.ply) == (start.market, start.hands, 200)


class TestSelling:
    def test_tokens_come_from_the_top(self) -> None:
        after, [event] = play_told(position(hand="CCL"), "-CC")
        assert event == Sold(0, Card.CLOTH, 2, (5, 3), None)
        assert after.piles == (5, 5, 5, 5, 7, 9)
        assert letters(after.hands[0]) == "L"

    @pytest.mark.parametrize("good", "DGS")
    def test_precious_goods_go_two_at_least_even_with_one_token_left(self, good: str) -> None:
        error = why_not(position(hand="DDGGSS", piles=(1, 1, 1, 7, 7, 9)), f"-{good}")
        assert isinstance(error, errors.TooFewToSell)
        assert (error.good.letter, error.minimum) == (good, 2)
        _, [event] = play_told(position(hand="DDGGSS", piles=(1, 1, 1, 7, 7, 9)), f"-{good}{good}")
        assert isinstance(event, Sold)
        assert event.values == (5,)

    @pytest.mark.parametrize("good", "CPL")
    def test_cheap_goods_may_go_one_by_one(self, good: str) -> None:
        assert play(position(hand="CPL"), f"-{good}").ply == 1

    def test_part_of_a_hand_may_be_sold(self) -> None:
        assert letters(play(position(hand="LLLLL"), "-LL").hands[0]) == "LLL"

    @pytest.mark.parametrize(("number", "kind"), [(2, None), (3, 3), (4, 4), (5, 5), (6, 5), (7, 5)])
    def test_the_bonus_goes_by_the_cards_sold(self, number: int, kind: int | None) -> None:
        _, [event] = play_told(position(hand="L" * number), "-" + "L" * number)
        assert isinstance(event, Sold)
        assert (event.bonus and event.bonus.kind) == kind

    def test_selling_five_leather_with_two_tokens_left_earns_both_and_the_five_bonus(self) -> None:
        _, [event] = play_told(position(hand="LLLLL", piles=(5, 5, 5, 7, 7, 2)), "-LLLLL")
        assert isinstance(event, Sold)
        assert event.values == (1, 1)
        assert event.bonus
        assert event.bonus.kind == 5

    def test_the_sixth_card_of_a_good_brings_no_token(self) -> None:
        after, [event] = play_told(position(hand="DDDDDD"), "-DDDDDD")
        assert isinstance(event, Sold)
        assert event.values == (7, 7, 5, 5, 5)
        assert after.piles[0] == 0

    def test_selling_into_an_empty_pile_is_legal(self) -> None:
        _, [event] = play_told(position(hand="LLL", piles=(5, 5, 5, 7, 7, 0)), "-LLL")
        assert isinstance(event, Sold)
        assert event.values == ()
        assert event.bonus
        assert event.bonus.kind == 3

    def test_bonus_tokens_come_from_the_top_until_the_pile_is_empty(self) -> None:
        now = position(piles=(5, 5, 5, 7, 7, 9))
        earned = []
        for _ in range(6):
            now = now._replace(mover=0, hands=(position(hand="LLLLL").hands[0], 0), ending=None)
            now, event = now.play(parse("-LLLLL"))
            assert isinstance(event, Sold)
            earned.append(event.bonus and event.bonus.value)
        assert earned == [*now.deal.bonuses[5], None]

    def test_one_good_at_a_time(self) -> None:
        assert isinstance(why_not(position(hand="CL"), "-CL"), errors.MixedSale)

    def test_camels_are_not_sold(self) -> None:
        assert isinstance(why_not(position(herd=3), "-K"), errors.CamelsAreNotSold)
        assert isinstance(why_not(position(hand="L", herd=3), "-LK"), errors.CamelsAreNotSold)

    def test_only_what_is_in_hand(self) -> None:
        error = why_not(position(hand="L"), "-LL")
        assert isinstance(error, errors.NotInHand)
        assert (error.wanted, error.there) == (2, 1)


class TestNotation:
    @pytest.mark.parametrize("text", ["+G", "+K", "+DG-LK", "-LLL", "+DDGGS-CCPLL", "-DDDDDD", "+D-L", "+KK-LL"])
    def test_every_move_has_one_spelling(self, text: str) -> None:
        assert str(parse(text)) == text

    @pytest.mark.parametrize(
        "text",
        ["", " ", "+", "-", "+-", "G", "+g", "+GD", "+X", "-LKL", "+D-", "-L+D", "+D+G", "--L", "+G ", "+D-G-L"],
    )
    def test_anything_else_is_no_move(self, text: str) -> None:
        with pytest.raises(NotAMove) as caught:
            parse(text)
        assert caught.value.text == text

    @pytest.mark.parametrize("text", ["-" + "L" * 11, "-" + "L" * 17, "+" + "D" * 1000, "+Ｇ", "+\u0000"])
    def test_more_cards_than_there_are_or_strange_signs_are_no_move(self, text: str) -> None:
        with pytest.raises(NotAMove):
            parse(text)

    def test_a_move_that_moves_nothing(self) -> None:
        with pytest.raises(errors.NothingMoves):
            position().play(parse("+G")._replace(taken=0))


def test_errors_explain_themselves() -> None:
    assert str(why_not(position("KKKDG", "GSCCPLL"), "+D")) == "the hand would hold 8 goods; the limit is 7"
    assert str(why_not(position("KKGGL", "GLL"), "+GL-GL")) == "gold is both taken and given"
