"""How exercises are found and judged; that a command which was killed goes on where it was."""

from collections.abc import Container
from pathlib import Path
from random import Random

import numpy as np
import pytest

from ai.bank import wanted as wanted_in_bank
from ai.days import wanted as wanted_on_a_day
from ai.engine.card_counting import count_cards
from ai.engine.deep_judge import Depth, judge, judge_if_clear
from ai.engine.value import best_move
from ai.exercises.files import BANK, DAYS, STALLS, Bank, Days, ExerciseFile
from ai.exercises.stored import StoredExercise
from ai.training import exercise_finder, grow_file
from ai.training.exercise_finder import CLEAR, TRADER, Agreement, Difficulty, Kind, _look, _play
from ai.training.exercise_rating import LEAST, MOST, fit
from ai.training.grow_file import grow
from rules import Deal, View

SHALLOW = Depth(every=40, leading=200, plies=2)
AT_MOST = 60  # exercises that are looked at closely: all of them would take minutes
BANKED, DAILY = Bank(), Days()


def some(number: int) -> list[int]:
    """So many numbers from 1 at the most, evenly spread."""
    return list(range(1, number + 1, max(1, number // AT_MOST)))


# --- The judge ---------------------------------------------------------------------------------------------------


def test_every_legal_move_is_judged_and_the_same_dice_give_the_same_chances() -> None:
    seen = BANKED["b1"].view
    first, again = (judge(seen, np.random.default_rng(7), SHALLOW) for _ in range(2))
    assert set(first) == set(seen.legal_moves())
    assert first == again
    assert all(0 <= chance <= 1 for chance in first.values())
    assert first != judge(seen, np.random.default_rng(8), SHALLOW)


def test_a_shallow_look_finds_most_of_the_best_moves() -> None:
    """The files were judged with twenty times as many worlds."""
    exercises = [BANKED[f"b{number}"] for number in some(len(BANKED))[:10]]
    found = [judge(one.view, np.random.default_rng(1), SHALLOW, CLEAR) for one in exercises]
    hits = sum(max(one, key=one.__getitem__) == exercise.best for one, exercise in zip(found, exercises, strict=True))
    assert hits >= 0.7 * len(exercises)


def test_who_asks_for_a_clear_best_move_is_told_where_there_is_none() -> None:
    seen, dice = BANKED["b1"].view, np.random.default_rng
    assert judge_if_clear(seen, dice(7), 0.9, SHALLOW) is None
    clear = judge_if_clear(seen, dice(7), 0.0, SHALLOW)
    assert clear is not None
    assert max(clear, key=clear.__getitem__) == BANKED["b1"].best


# --- What is found -----------------------------------------------------------------------------------------------


def difficulty(seen: View, exercise_best: object) -> Difficulty:
    counted = count_cards(seen)
    if TRADER.move(seen, counted, Random(0)) == exercise_best:
        return Difficulty.EASY
    return Difficulty.MIDDLE if best_move(seen, counted) == exercise_best else Difficulty.HARD


def test_the_first_stall_is_found_by_rules_of_thumb_the_second_by_the_value_the_third_by_neither() -> None:
    for day in some(len(DAILY)):
        stalls = DAILY.stalls(day)
        assert [difficulty(one.view, one.best) for one in stalls] == list(Difficulty), day
        for one, wanted in zip(stalls, wanted_on_a_day(day), strict=True):
            assert wanted.kind in (None, Kind.of(one.best)), one.name


def test_the_bank_has_what_it_should() -> None:
    for number in some(len(BANKED)):
        one, wanted = BANKED[f"b{number}"], wanted_in_bank(number)
        assert difficulty(one.view, one.best) is wanted.difficulty, one.name
        assert wanted.kind in (None, Kind.of(one.best)), one.name


def test_every_kind_of_best_move_is_wanted_in_every_difficulty_that_names_one() -> None:
    banked = {(one.difficulty, one.kind) for one in map(wanted_in_bank, range(1, 41)) if one.kind}
    assert banked == {(one, kind) for one in (Difficulty.EASY, Difficulty.MIDDLE) for kind in Kind}
    for stall in (0, 1):
        assert {wanted_on_a_day(day)[stall].kind for day in range(1, 5)} == set(Kind)


def test_the_positions_come_from_real_rounds_as_their_movers_saw_them() -> None:
    moves, views = _play(Deal.shuffle(Random(5)), 1, Random(6))
    assert len(moves) >= len(views) > 10
    assert [seen.ply for seen in views] == list(range(len(views)))
    assert all(seen.is_my_turn and seen.opponent.hand is None for seen in views)
    assert any(_look(seen) for seen in views)


# --- The rating --------------------------------------------------------------------------------------------------


def test_what_the_weaker_find_is_easier() -> None:
    attempts = [(rating, rating >= least) for least in (1300, 2000, 2700) for rating in range(1200, 2900, 100)]
    easy, middle, hard = (fit(attempts[first : first + 17]) for first in (0, 17, 34))
    assert LEAST < easy < middle < hard < MOST
    assert abs(middle - 1950) < 60, "half of those at this rating find it"


def test_ratings_stay_in_bounds_where_all_find_it_or_none() -> None:
    by_all, by_none = (fit([(rating, found) for rating in (1280, 2870)] * 8) for found in (True, False))
    assert LEAST <= by_all < 1280 < 2870 < by_none <= MOST


# --- The files ---------------------------------------------------------------------------------------------------


@pytest.fixture
def stored() -> list[StoredExercise]:
    return [*ExerciseFile(BANK), *ExerciseFile(DAYS)]


@pytest.mark.parametrize("cut", [0, 1, 300, 1000, 1500, 2500])
def test_who_was_killed_goes_on_where_they_were(cut: int, stored: list[StoredExercise], tmp_path: Path) -> None:
    """Whatever was written by then: the file ends as if nothing had happened."""

    def find(number: int, _agreement: Agreement, _taken: Container[str]) -> list[StoredExercise]:
        return stored[STALLS * (number - 1) : STALLS * number]

    whole, killed = tmp_path / "whole.tsv", tmp_path / "killed.tsv"
    grow(whole, 3, STALLS, find, "days")
    assert list(ExerciseFile(whole)) == stored[:9]
    killed.write_bytes(whole.read_bytes()[:cut])
    grow(killed, 3, STALLS, find, "days")
    assert killed.read_bytes() == whole.read_bytes()


def test_no_position_is_found_that_stands_in_a_file(
    stored: list[StoredExercise], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor one with cloth and spice exchanged, nor one that was found just now."""
    known = [*stored[:2], stored[2].swapped("b3"), stored[1].swapped("b2"), stored[3]]
    found = iter(known)
    monkeypatch.setattr(exercise_finder, "_in_a_round", lambda *_: next(found))

    def find(_number: int, agreement: Agreement, taken: Container[str]) -> list[StoredExercise]:
        return [exercise_finder.find("b1", wanted_in_bank(1), 1, agreement, taken)]

    monkeypatch.setattr(grow_file, "BANK", tmp_path / "of_the_project.tsv")
    monkeypatch.setattr(grow_file, "DAYS", tmp_path / "days.tsv")
    (tmp_path / "of_the_project.tsv").write_text(f"{stored[0].line}\n{stored[2].line}\n", encoding="ascii")
    (tmp_path / "days.tsv").touch()
    grow(tmp_path / "bank.tsv", 2, 1, find, "bank")
    assert list(ExerciseFile(tmp_path / "bank.tsv")) == [stored[1], stored[3]]


def test_what_is_there_already_is_not_found_again(
    stored: list[StoredExercise], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[int] = []

    def find(number: int, agreement: Agreement, _taken: Container[str]) -> list[StoredExercise]:
        asked.append(number)
        agreement.count(is_same=number != 3)
        return [stored[number - 1]]

    file = tmp_path / "bank.tsv"
    grow(file, 2, 1, find, "bank")
    grow(file, 4, 1, find, "bank")
    grow(file, 3, 1, find, "bank")  # fewer are wanted than there are
    assert asked == [1, 2, 3, 4]
    assert list(ExerciseFile(file)) == stored[:4]
    assert "a second deep judge found the same best move in 1 of 2 positions" in capsys.readouterr().out
