"""When a round ends, who takes the seal, who starts next."""

from random import Random

import pytest

from rules import Deal, DecidedBy, Ending, Herds, Length, Options, Termination, parse
from rules.errors import MatchIsOver, RoundIsOver
from rules.match import Match, Played
from rules.round import Round
from rules.scoring import result
from tests.rules.positions import bonus_tokens, earned, play, position


class TestTheEnd:
    def test_a_refill_that_takes_the_very_last_card_does_not_end_the_round(self) -> None:
        after = play(position("KKKDG", deck=1), "+D")
        assert (after.deck_size, after.ending) == (0, None)
        assert after.legal_moves()

    def test_the_next_refill_that_finds_too_few_does(self) -> None:
        after = play(position("KKKDG", deck=0, hand="L"), "+D")
        assert after.ending is Ending.DECK_EMPTY
        assert after.market.count(0) == 1

    def test_without_a_deck_exchanges_and_sales_go_on(self) -> None:
        after = play(position("DGSCC", "LL", other_hand="PP", deck=0), "+DG-LL", "-PP")
        assert after.ending is None

    def test_taking_camels_with_too_few_cards_left_fills_what_it_can_and_ends(self) -> None:
        after = play(position("KKKDG", deck=2), "+K")
        assert after.ending is Ending.DECK_EMPTY
        assert after.herds == (3, 0)
        assert (after.market.count(0), after.market[2], after.deck_size) == (1, 0, 0)

    def test_taking_camels_with_just_enough_cards_goes_on(self) -> None:
        assert play(position("KKKDG", deck=3), "+K").ending is None

    def test_the_third_pile_used_up_ends_the_round_in_the_middle_of_a_sale(self) -> None:
        after = play(position(hand="LLLLL", piles=(0, 5, 0, 7, 7, 2)), "-LLLLL")
        assert after.ending is Ending.SOLD_OUT
        assert len(after.tokens[0]) == 2

    def test_two_piles_used_up_do_not(self) -> None:
        assert play(position(hand="LLLLL", piles=(0, 5, 1, 7, 7, 2)), "-LLLLL").ending is None

    def test_nothing_can_be_played_afterwards(self) -> None:
        over = play(position("KKKDG", "L", deck=0), "+D")
        assert over.legal_moves() == []
        with pytest.raises(RoundIsOver):
            over.play(parse("-L"))


def over(**parts: object) -> Round:
    return position()._replace(ending=Ending.DECK_EMPTY, **parts)  # type: ignore[arg-type]


class TestTheScore:
    def test_tokens_bonuses_and_the_camel_token_add_up(self) -> None:
        counted = result(
            over(
                tokens=(earned({"D": [7, 7], "L": [4]}), earned({"C": [5, 3]})),
                bonuses=(bonus_tokens(3), bonus_tokens(10, 6)),
                herds=(2, 3),
            ),
            number=1,
        )
        assert counted.score == "21-29"
        assert (counted.winner, counted.decided_by) == (1, DecidedBy.RUPEES)
        assert [purse.camel_token for purse in counted.purses] == [0, 5]

    def test_equal_herds_give_nobody_the_camel_token(self) -> None:
        assert result(over(herds=(4, 4)), 1).score == "0-0"

    def test_a_tie_goes_to_more_bonus_tokens(self) -> None:
        counted = result(
            over(
                tokens=(earned({"G": [6]}), earned({"G": [5], "L": [2]})),
                bonuses=(bonus_tokens(1), ()),
            ),
            1,
        )
        assert (counted.score, counted.winner, counted.decided_by) == ("7-7", 0, DecidedBy.BONUS_TOKENS)

    def test_then_to_more_goods_tokens(self) -> None:
        counted = result(over(tokens=(earned({"G": [5]}), earned({"L": [4, 1]}))), 1)
        assert (counted.score, counted.winner, counted.decided_by) == ("5-5", 1, DecidedBy.GOODS_TOKENS)

    def test_then_to_nobody(self) -> None:
        counted = result(over(tokens=(earned({"L": [4, 1]}), earned({"C": [3, 2]}))), 1)
        assert (counted.score, counted.winner, counted.decided_by) == ("5-5", None, DecidedBy.NOTHING)


def match_after(*winners: int | None, length: Length = Length.BEST_OF_THREE) -> Match:
    """A match whose rounds ended with these winners; None is a full tie."""
    rng = Random(4)
    match = Match.start(Options(length, Herds.OPEN), Deal.shuffle(rng), starter=0)
    for winner in winners:
        if match.awaits_deal:
            match = match.deal(Deal.shuffle(rng))
        tokens = tuple(earned({"D": [7]}) if seat == winner else () for seat in (0, 1))
        last_move = position("KKKDG", deck=0)._replace(tokens=tokens, mover=0)  # type: ignore[arg-type]
        played: Played = match.current._replace(now=last_move, start=last_move)
        match = match._replace(rounds=(*match.rounds[:-1], played))
        match, _ = match.play(parse("+D"))
    return match


class TestTheMatch:
    def test_two_seals_win(self) -> None:
        assert not match_after(0).is_over
        assert not match_after(0, 1).is_over
        decided = match_after(0, 1, 1)
        assert decided.outcome
        assert (decided.outcome.winner, decided.outcome.termination, decided.seals) == (1, None, (1, 2))

    def test_one_seal_wins_a_single_round(self) -> None:
        assert match_after(1, length=Length.SINGLE).is_over

    @pytest.mark.parametrize("winner", [0, 1])
    def test_the_loser_starts_the_next_round(self, winner: int) -> None:
        match = match_after(winner)
        assert match.awaits_deal
        assert match.deal(Deal.shuffle(Random(1))).mover == 1 - winner

    @pytest.mark.parametrize("length", Length)
    def test_after_a_full_tie_the_round_is_played_again_and_the_other_player_starts(self, length: Length) -> None:
        match = match_after(None, length=length)
        assert match.awaits_deal
        assert match.seals == (0, 0)
        again = match.deal(Deal.shuffle(Random(1)))
        assert (again.current.number, again.mover) == (2, 1)

    def test_a_new_round_has_all_tokens_again(self) -> None:
        fresh = match_after(0).deal(Deal.shuffle(Random(1))).current.now
        assert fresh.piles == (5, 5, 5, 7, 7, 9)
        assert (fresh.tokens, fresh.bonuses) == (((), ()), ((), ()))

    def test_the_next_round_is_not_dealt_before_this_one_is_over(self) -> None:
        with pytest.raises(ValueError, match="not over"):
            match_after().deal(Deal.shuffle(Random(1)))

    def test_resignation_gives_the_match_to_the_other(self) -> None:
        resigned = match_after(0).deal(Deal.shuffle(Random(1))).end(Termination.RESIGNED, loser=0)
        assert resigned.outcome
        assert (resigned.outcome.winner, resigned.mover) == (1, None)
        with pytest.raises(MatchIsOver):
            resigned.play(parse("+K"))
        with pytest.raises(MatchIsOver):
            resigned.end(Termination.TIMEOUT, loser=1)

    def test_nobody_wins_a_cancelled_match(self) -> None:
        cancelled = match_after().end(Termination.CANCELLED)
        assert cancelled.outcome
        assert cancelled.outcome.winner is None
