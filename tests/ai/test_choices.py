"""Every level plays legal moves to the end, and what is said about them is true."""

from random import Random

import numpy as np
import pytest

from ai import Level, Why, choose, count_cards, explain, hint
from ai.calibrate import bands, rate_positions
from ai.engine.search import DEFAULT, Candidates
from ai.engine.win_chance import round_chance
from ai.ladder import RUNGS, player
from ai.training.arena import Score, play_pairs
from rules import Card, Deal, Length, Options, parse, view
from rules.match import Match
from rules.rulebook import SALE_MINIMUM


@pytest.mark.parametrize("name", RUNGS)
def test_every_rung_plays_whole_rounds_with_legal_moves(name: str) -> None:
    one = player(name, worlds=4)
    assert len(list(play_pairs(one, one, deals=2, seed=3))) == 2  # an illegal move would raise


def test_the_same_seed_gives_the_same_move_at_every_level() -> None:
    looked = view(Match.start(Options(), Deal.shuffle(Random(11)), starter=1), seat=1)
    for level in Level:
        moves = {choose(looked, count_cards(looked), level, Random(4), 1.0, worlds=16) for _ in range(2)}
        assert len(moves) == 1


def test_the_rungs_are_in_order() -> None:
    for better, worse in (("greedy", "random"), ("beginner", "greedy"), ("trader", "beginner"), ("value", "trader")):
        score = Score.of(list(play_pairs(player(better), player(worse), deals=8, seed=2)))
        assert score.won > 0.5, (better, worse, score)


def test_chances_of_both_seats_are_about_one_and_end_with_the_outcome() -> None:
    rng = Random(9)
    match = Match.start(Options(length=Length.SINGLE), Deal.shuffle(rng), starter=0)
    sums = []
    while match.mover is not None:
        both = [round_chance(view(match, seat)) for seat in (0, 1)]
        assert 0 <= min(both) <= max(both) <= 1
        sums.append(sum(both))
        looked = view(match, match.mover)
        match, _ = match.play(choose(looked, count_cards(looked), Level.TRADER, rng, 0))
    assert sum(sums) / len(sums) == pytest.approx(1, abs=0.2)  # not exactly: the seats know different things
    assert match.outcome
    winner = match.outcome.winner
    assert [round_chance(view(match, seat)) for seat in (0, 1)] == [float(winner == 0), float(winner == 1)]


def test_chances_mean_what_they_say() -> None:
    rated = [position for positions in rate_positions(rounds=16, seed=5) for position in positions]
    for name, positions, said, won, error in bands(rated):
        if positions > 100:
            assert abs(said - won) < 4 * error + 0.05, name


def test_a_hint_names_facts_of_the_position() -> None:
    deal = Deal.shuffle(Random(7))
    match = Match.start(Options(), deal, starter=0)
    looked = view(match, 0)
    for move in looked.legal_moves():
        assert explain(looked, count_cards(looked), move)
    (reason, *_) = explain(looked, count_cards(looked), parse("-LL"))
    assert (reason.why, reason.facts["number"], reason.facts["rupees"]) == (Why.SELLS_FOR, 2, 4 + 3)
    advice = hint(looked, count_cards(looked), worlds=4)
    assert advice.move in looked.legal_moves()
    assert advice.reasons


def test_what_a_hint_says_that_cards_sell_for_they_could_be_sold_for() -> None:
    """One diamond brings nothing: what is said is what two would bring."""
    said: set[Why] = set()
    for seed in range(12):
        looked = view(Match.start(Options(), Deal.shuffle(Random(seed)), starter=0), 0)
        for move in looked.legal_moves():
            for reason in explain(looked, count_cards(looked), move):
                if "rupees" in reason.facts and reason.why is not Why.ENDS_AHEAD:
                    good, number = Card(reason.facts["good"]), int(reason.facts["number"])
                    assert number >= SALE_MINIMUM[good], (str(move), reason)
                    assert reason.facts["rupees"] == sum(looked.piles[good][:number])
                    said.add(reason.why)
    assert said == {Why.SELLS_FOR, Why.COLLECTS, Why.NEEDS_MORE}


def test_the_search_ends_when_nothing_that_is_left_could_be_better() -> None:
    won, chances = np.ones((3, DEFAULT.enough // 3)), np.array([0.9, 0.9, 0.9])
    decided = Candidates(chances, DEFAULT)
    for _ in range(2):
        decided.add(won)
        assert not decided.is_settled, "two batches may have missed something"
    decided.add(won)
    assert decided.is_settled
    assert len(decided.left) == 3


def test_the_search_goes_on_while_moves_are_close() -> None:
    dice, close = np.random.default_rng(3), Candidates(np.array([0.5, 0.5]), DEFAULT)
    for _ in range(4):
        close.add(dice.random((2, 24)))
    assert not close.is_settled
