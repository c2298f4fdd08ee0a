"""My style in words: complete in every language, short enough for a description, nothing told without reason."""

import re
from dataclasses import replace

import pytest

from ai.analysis import ENOUGH_ROUNDS
from ai.habits import ENOUGH, FavouriteMistake, Habit, Mistake
from ai.style import EARLY, Choice, Comparison
from bot.archive.my_style import CURVE, GAMES, SMOOTH, MyStyle
from bot.language import NAMES, languages
from bot.match.model import Position
from cogs.core.phrasing import Phrasing
from cogs.record_book.style_words import alt, card_of, sentences
from render.alt_text.phrases import LONGEST
from rules import GOODS, Card, parse

WORST = Mistake(0, Choice(9, 24, parse("-LL"), parse("+K"), 0.3))
COMPARED = Comparison(120, (0.52, 0.14, 0.01, 0.33), (0.22, 0.13, 0.42, 0.23))
LATE = Comparison(90, (0.31, 0.18, 0.21, 0.3), (0.25, 0.15, 0.17, 0.43))
STYLE = MyStyle(
    games=GAMES,
    rounds=27,
    moves=210,
    grade=63,
    margin=12,
    grades=(None, *[100] * (CURVE - 1)),
    lately=(None, 41, *[77] * (CURVE - 2)),
    early=COMPARED,
    late=LATE,
    favourite=FavouriteMistake(Habit.EARLY_SALES, Card.LEATHER, 42, 0.412, WORST),
    example=("K7Q2", Position(1, 9)),
)

every_language = pytest.mark.parametrize("phrasing", [Phrasing(languages()[code], {}) for code in NAMES], ids=NAMES)


@every_language
def test_the_favourite_mistake_comes_first_with_what_it_cost(phrasing: Phrasing) -> None:
    first, grade, *_, how = sentences(phrasing, STYLE)
    assert phrasing.say("style-good", good="leather") in first
    assert all(number in first for number in ("42", "27", "41"))
    assert "**63" in grade
    assert "12" in grade.replace(str(GAMES), "", 1), "how unsure it is"
    assert all(str(number) in how for number in (27, 210, EARLY))


@every_language
@pytest.mark.parametrize("habit", Habit)
def test_every_habit_has_words_of_its_own(phrasing: Phrasing, habit: Habit) -> None:
    assert STYLE.favourite
    goods = [None, *GOODS] if habit in (Habit.SMALL_SALES, Habit.EARLY_SALES, Habit.LATE_SALES) else [None]
    said = {
        next(sentences(phrasing, replace(STYLE, favourite=replace(STYLE.favourite, habit=one, good=good))))
        for one in (habit, Habit.OTHER_CARDS)
        for good in goods
    }
    assert len(said) == len(goods) + (habit is not Habit.OTHER_CARDS)


@every_language
def test_a_screen_reader_hears_all_numbers_of_the_picture(phrasing: Phrasing) -> None:
    said = alt(phrasing, STYLE)
    assert len(said) <= LONGEST
    assert "*" not in said
    shares = [round(100 * share) for one in (COMPARED, LATE) for side in (one.mine, one.strong) for share in side]
    assert all(str(number) in said for number in (63, 40, 80, SMOOTH, *shares))
    assert said.count("100") >= CURVE - 1
    assert said.count("80") == CURVE - 2


@every_language
def test_what_rests_on_too_little_is_named_as_missing(phrasing: Phrasing) -> None:
    few = replace(STYLE, rounds=ENOUGH - 2, grade=None, early=None, late=None, favourite=None, example=None)
    told = list(sentences(phrasing, few))
    assert str(ENOUGH) in told[0]
    assert "2" in told[0]
    assert told[1] == phrasing.say("style-no-grade", enough=ENOUGH_ROUNDS)
    assert told[2:4] == [phrasing.say("style-few-moves", stage=stage) for stage in ("early", "late")]
    said = alt(phrasing, few)
    assert all(one in said for one in told[1:4])
    card = card_of(phrasing, few)
    assert (card.grade, card.early, card.late) == (None, None, None)
    none_stands_out = next(sentences(phrasing, replace(STYLE, favourite=None)))
    assert none_stands_out == phrasing.say("style-no-habit")


@every_language
def test_the_card_has_the_same_numbers(phrasing: Phrasing) -> None:
    card = card_of(phrasing, STYLE)
    assert card.early
    assert (card.early.mine, card.early.strong) == (COMPARED.mine, COMPARED.strong)
    assert (card.grades, card.lately) == (STYLE.grades, STYLE.lately)
    assert str(GAMES) in card.labels.games
    assert "± 21".replace(" ", "") in re.sub(r"\s", "", card_of(phrasing, replace(STYLE, margin=21)).labels.games)
    assert "±" not in card_of(phrasing, replace(STYLE, grade=None)).labels.games
    assert str(SMOOTH) in card.labels.curve
