"""Exercises: marks and grades, and every position in the project's files."""

from dataclasses import replace
from pathlib import Path

import pytest

from ai.exercises.exercise import EMOJIS, GIVES_AWAY_AT_MOST, Exercise, Mark, grade, kept, mark
from ai.exercises.files import BANK, DAYS, STALLS, Bank, Days, ExerciseFile, stall_name
from ai.exercises.stored import StoredExercise
from ai.training.exercise_rating import LEAST, MOST
from rules import Card
from rules.cards import count

CLEAR = 0.05  # the second best move is so far behind
LIVE = (0.10, 0.90)


def test_marks_differ_in_colour_and_in_shape() -> None:
    assert len(set(EMOJIS.values())) == len(Mark)
    assert [Mark(step).emoji for step in ("best", "good", "fair", "poor")] == ["🟩", "🟡", "🔶", "🔺"]


@pytest.mark.parametrize(
    ("chance", "best", "step", "points"),
    [
        (0.60, 0.60, Mark.BEST, 100),
        (0.599, 0.60, Mark.BEST, 99),  # only the best there was gets 100
        (0.55, 0.60, Mark.GOOD, 92),
        (0.46, 0.60, Mark.FAIR, 77),
        (0.30, 0.60, Mark.POOR, 50),
        (0.0, 0.60, Mark.POOR, 0),
        (0.0, 0.0, Mark.BEST, 100),  # nothing was there to lose
        (0.08, 0.10, Mark.FAIR, 80),
        (0.72, 0.90, Mark.FAIR, 80),  # as much of what was there, in a good position as in a bad one
    ],
)
def test_a_choice_is_judged_by_the_share_of_the_chance_that_it_keeps(
    chance: float, best: float, step: Mark, points: int
) -> None:
    assert mark(kept(chance, best)) is step
    assert grade(kept(chance, best)) == points


@pytest.fixture(params=[BANK, DAYS], ids=["bank", "days"])
def stored(request: pytest.FixtureRequest) -> list[StoredExercise]:
    return list(ExerciseFile(request.param))


def test_every_exercise_can_be_replayed_and_has_a_clear_best_move(stored: list[StoredExercise]) -> None:
    assert stored
    for one in stored:
        opened = one.opened()
        chances = sorted(opened.chances.values(), reverse=True)
        assert list(opened.chances) == sorted(opened.view.legal_moves(), key=str), one.name
        assert opened.view.is_my_turn
        assert opened.view.opponent.hand is None, "no more is open than the seat may see"
        assert chances[-1] >= 0
        assert LIVE[0] <= chances[0] <= LIVE[1], one.name
        assert chances[0] - chances[1] >= CLEAR - 1e-9, one.name
        assert LEAST <= one.rating <= MOST, one.name
        assert opened.mark(opened.best) is Mark.BEST
        assert opened.grade(opened.best) == 100


def test_a_line_says_all_of_an_exercise(stored: list[StoredExercise]) -> None:
    assert [StoredExercise.from_line(one.line + "\n") for one in stored] == stored


def test_no_position_stands_in_the_files_twice() -> None:
    seen: dict[str, str] = {}
    for one in (*ExerciseFile(BANK), *ExerciseFile(DAYS)):
        for same in (one, one.swapped(one.name)):
            view = same.opened().view
            key = repr((sorted(map(str, view.market)), view.me.hand, view.players, view.bonus_piles, view.history))
            assert seen.setdefault(key, one.name) == one.name


def test_names_are_the_numbers_of_the_lines() -> None:
    assert [one.name for one in ExerciseFile(BANK)] == list(Bank().ratings)
    days = [one.name for one in ExerciseFile(DAYS)]
    assert days == [stall_name(day, stall) for day in range(1, len(Days()) + 1) for stall in range(1, STALLS + 1)]


def test_the_stalls_of_a_day_get_harder() -> None:
    ratings = ExerciseFile(DAYS).ratings
    for first in range(0, len(ratings), STALLS):
        assert ratings[first] < ratings[first + 1] < ratings[first + 2], first


def test_an_exercise_is_found_by_its_name() -> None:
    bank, days = Bank(), Days()
    for name in bank.ratings:
        assert bank[name].name == name
        assert bank[name].rating == bank.ratings[name]
    assert [stall.name for stall in days.stalls(2)] == ["d2.1", "d2.2", "d2.3"]
    assert days["d2.3"] == days.stalls(2)[2]


@pytest.mark.parametrize("name", ["b0", "b99999", "b", "b1.1", "d1.1", "x", "", "b-1"])
def test_there_is_no_such_exercise_in_the_bank(name: str) -> None:
    with pytest.raises(KeyError):
        Bank()[name]


@pytest.mark.parametrize("name", ["d0.1", "d1.0", "d1.4", "d1", "b1", "", "d-1.1", "d1.1.1"])
def test_there_is_no_such_stall(name: str) -> None:
    with pytest.raises(KeyError):
        Days()[name]


def test_past_the_end_the_days_begin_anew_with_cloth_and_spice_exchanged() -> None:
    days = Days()
    for day in (1, 2):
        for before, after in zip(days.stalls(day), days.stalls(day + len(days)), strict=True):
            assert same_game(before, after)
            assert after.name.startswith(f"d{day + len(days)}.")
        assert days.source(day + len(days)) == (day, True)
        assert days.source(day) == days.source(day + 2 * len(days)) == (day, False)
        third = days.stalls(day + 2 * len(days))
        assert third[0].name == f"d{day + 2 * len(days)}.1"
        assert [replace(stall, name="") for stall in third] == [replace(stall, name="") for stall in days.stalls(day)]


def same_game(before: Exercise, after: Exercise) -> bool:
    """Is every move with cloth and spice exchanged as good there?"""
    swapped = {str(move).translate(str.maketrans("CP", "PC")): chance for move, chance in before.chances.items()}
    sides = {tuple(map("".join, map(sorted, text.partition("-")))): chance for text, chance in swapped.items()}
    there = {
        tuple(map("".join, map(sorted, str(move).partition("-")))): chance for move, chance in after.chances.items()
    }
    cloth = [count(move.taken + move.given, Card.CLOTH) for move in before.chances]
    spice = [count(move.taken + move.given, Card.SPICE) for move in after.chances]
    return sides == there and sorted(cloth) == sorted(spice)


def test_cloth_and_spice_change_places_everywhere() -> None:
    one = next(iter(ExerciseFile(BANK)))
    other = one.swapped("other")
    here, there = one.opened().view, other.opened().view
    assert here.market.count(Card.CLOTH) == there.market.count(Card.SPICE)
    assert other.swapped(one.name) == one
    assert here.players[0].hand_size == there.players[0].hand_size


def test_a_half_line_is_no_exercise(tmp_path: Path) -> None:
    """A command that was killed may leave one at the end."""
    lines = BANK.read_text(encoding="ascii").splitlines(keepends=True)[:3]
    cut = tmp_path / "bank.tsv"
    cut.write_text("".join(lines)[:-5], encoding="ascii")
    assert len(Bank(cut)) == 2


@pytest.mark.parametrize("page", ["today", "training"])
def test_the_docs_say_what_a_mark_means(page: str) -> None:
    text = (Path(__file__).parents[2] / "docs" / f"{page}.md").read_text(encoding="utf-8")
    for step, most in GIVES_AWAY_AT_MOST.items():
        (line,) = (line for line in text.splitlines() if line.startswith(f"| {step.emoji} "))
        assert f"| {100 - 100 * most:.0f} % or more |" in line


def test_a_file_that_has_grown_is_also_what_it_was(tmp_path: Path) -> None:
    """Its days stay where they are, whatever is added."""
    lines = DAYS.read_text(encoding="ascii").splitlines(keepends=True)
    path = tmp_path / "days.tsv"
    path.write_text("".join(lines[: 10 * STALLS]), encoding="ascii")
    before, after = Days(path), Days()
    for day in (1, 10):
        assert before.stalls(day) == after.stalls(day)
    assert len(after.up_to(10)) == len(after.up_to(99_999).up_to(10)) == 10
    assert len(before.up_to(99_999)) == 10
    for day in (10, 11, 20, 21):
        assert after.up_to(10).stalls(day) == before.stalls(day)
    assert after.stalls(11) != before.stalls(11)
    assert len(after) > 10, "it is as long as before itself"
