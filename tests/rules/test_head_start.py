"""A head start: rupees for one seat, given when a round is counted."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import Deal, DecidedBy, HeadStart, Herds, Length, Options, Termination, view
from rules.__main__ import main
from rules.errors import RecordFault
from rules.final_count import final_count
from rules.match import Match
from rules.record import Record, read, write
from rules.rulebook import HEAD_START
from rules.scoring import result
from tests.rules.playing import random_match
from tests.rules.positions import earned
from tests.rules.test_random_games import head_starts, seeds
from tests.rules.test_round_end import over

SINGLE = Options(Length.SINGLE)


def played_again(match: Match, options: Options) -> Match:
    """The same deals and moves under other options; a match may be over sooner."""
    first, *others = match.rounds
    again = Match.start(options, first.start.deal, first.starter)
    again, _ = again.play(*(event.move for event in first.events))
    for played in others:
        if not again.awaits_deal:
            break
        again = again.deal(played.start.deal)
        again, _ = again.play(*(event.move for event in played.events))
    return again


def test_it_is_added_when_the_round_is_counted() -> None:
    played = over(tokens=(earned({"D": [7]}), earned({"D": [7, 5]})))
    assert (result(played, 1).score, result(played, 1).winner) == ("7-12", 1)
    counted = result(played, 1, HeadStart(0, 10))
    assert (counted.score, counted.winner, counted.decided_by) == ("17-12", 0, DecidedBy.RUPEES)
    assert [purse.head_start for purse in counted.purses] == [10, 0]
    assert [purse.earned for purse in counted.purses] == [7, 12]


def test_it_is_added_before_ties_are_looked_at() -> None:
    """Equal only with the head start: then the tokens decide, of which it is none."""
    counted = result(over(tokens=(earned({"D": [7]}), earned({"D": [7], "G": [5]}))), 1, HeadStart(0, 5))
    assert (counted.score, counted.winner, counted.decided_by) == ("12-12", 1, DecidedBy.GOODS_TOKENS)
    even = over(tokens=(earned({"G": [5]}), earned({"L": [4, 1]})))
    assert result(even, 1).decided_by is DecidedBy.GOODS_TOKENS
    assert (result(even, 1, HeadStart(0, 5)).winner, result(even, 1, HeadStart(0, 5)).decided_by) == (
        0,
        DecidedBy.RUPEES,
    )


@settings(max_examples=20, deadline=None)
@given(seeds, head_starts, st.sampled_from(Herds))
def test_a_round_is_the_same_but_for_its_count(seed: int, given_to: HeadStart, herds: Herds) -> None:
    """Cards, moves and views are those of the game without it, and so is what is secret."""
    plain = random_match(Random(seed), Options(Length.SINGLE, herds))
    first, *_ = plain.rounds
    moves = [event.move for event in first.events]
    options = Options(Length.SINGLE, herds, given_to)
    bare = Match.start(Options(Length.SINGLE, herds), first.start.deal, first.starter)
    ahead = Match.start(options, first.start.deal, first.starter)
    for move in moves:
        for seat in (0, 1, None):
            seen, usual = view(ahead, seat), view(bare, seat)
            assert [player.head_start for player in seen.players] == [given_to.of(0), given_to.of(1)]
            one, other = (replace(player, head_start=0) for player in seen.players)
            assert replace(seen, options=usual.options, players=(one, other)) == usual
        (ahead, _), (bare, _) = ahead.play(move), bare.play(move)
    counted, usual_count = ahead.results[0], first.result
    assert usual_count
    for seat in (0, 1):
        assert counted.purses[seat].total == usual_count.purses[seat].total + given_to.of(seat)
        assert counted.purses[seat]._replace(head_start=0) == usual_count.purses[seat]
    if usual_count.winner == given_to.seat:
        assert counted.winner == given_to.seat, "more rupees never lose a round"


@settings(max_examples=20, deadline=None)
@given(seeds)
def test_without_one_the_game_is_as_before(seed: int) -> None:
    match = random_match(Random(seed))
    assert "HeadStart" not in write(Record(match))
    assert all(purse.head_start == 0 and purse.total == purse.earned for one in match.results for purse in one.purses)
    assert all(player.head_start == 0 for player in view(match, None).players)


@settings(max_examples=20, deadline=None)
@given(seeds, head_starts)
def test_it_counts_in_every_round_of_a_match(seed: int, given_to: HeadStart) -> None:
    match = random_match(Random(seed), Options(head_start=given_to))
    for counted in match.results:
        assert [purse.head_start for purse in counted.purses] == [given_to.of(0), given_to.of(1)]


def test_the_final_count_shows_it_as_a_line_of_its_own() -> None:
    match = random_match(Random(3), Options(Length.SINGLE, head_start=HeadStart(1, 20)))
    first, second = final_count(view(match, None)).purses
    assert (first.head_start, second.head_start) == (0, 20)
    assert second.total == second.goods + second.bonus + second.camel_token + 20


def test_what_is_broken_off_is_not_counted() -> None:
    match = Match.start(Options(head_start=HeadStart(0, 20)), Deal.shuffle(Random(1)), 0)
    resigned = match.end(Termination.RESIGNED, loser=0)
    assert [purse.total for purse in final_count(view(resigned, None)).purses] == [0, 0]


def test_a_record_can_be_won_by_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Verified with the header, refused without it: the score does not fit any more."""
    match = next(
        ahead
        for seed in range(99)
        if (plain := random_match(Random(seed), SINGLE)).results[-1].winner == 1
        and (ahead := played_again(plain, SINGLE._replace(head_start=HeadStart(0, 10)))).results[-1].winner == 0
    )
    text = write(Record(match, "K7Q2", ("Mira", "Ravi")))
    assert '[HeadStart "1 10"]\n' in text
    file = tmp_path / "game.jaipur"
    file.write_text(text)
    assert main(["check", str(file)]) == 0
    assert f"score {match.results[-1].score}" in capsys.readouterr().out
    assert read(text).match == match
    for other in ("", '[HeadStart "2 10"]\n', '[HeadStart "1 15"]\n'):
        file.write_text(text.replace('[HeadStart "1 10"]\n', other))
        assert main(["check", str(file)]) == 1
        assert "round 1: the score is " in capsys.readouterr().err


@pytest.mark.parametrize(
    "value", ["1 4", "1 31", "3 10", "0 10", "1", "10", "1 010", "1  10", "1 10 ", "1 -5", "1 १०", "", "1 0", "1 100"]
)
def test_what_is_no_head_start_is_refused(value: str) -> None:
    text = write(Record(random_match(Random(8), Options(head_start=HeadStart(0, 10)))))
    with pytest.raises(RecordFault, match="round 1: a head start is a seat, 1 or 2, and 5 to 30 rupees"):
        read(text.replace('"1 10"', f'"{value}"'))


@pytest.mark.parametrize("seat", [0, 1])
def test_its_notation_round_trips(seat: int) -> None:
    for rupees in HEAD_START:
        assert HeadStart.from_text(str(HeadStart(seat, rupees))) == HeadStart(seat, rupees)
    assert str(HeadStart(0, 10)) == "1 10"
