"""The pictures of the bazaar of the day: everything has its place, and the alt text says all of it."""

from dataclasses import replace
from itertools import combinations
from typing import get_args

import pytest

from bot.language import Language, languages
from render import alt_text
from render.alt_text.phrases import LONGEST
from render.layout import today as places
from render.layout.today import MOST_BARS, BarPlaces
from render.palette import CREAM
from render.parts.numerals import written
from render.pictures import choice_bars as bars
from render.pictures import today_card as cards
from render.today_results import ChoiceBars, MarkName, TodayCard
from tests.render.scenes_today import BARS, CARD, EXTREME_CARD, ONE_BAR

LANGUAGES = list(languages().values())
MARKS: tuple[MarkName, ...] = get_args(MarkName)


def test_nothing_overlaps_and_everything_is_inside() -> None:
    parts = [*places.STALLS, places.SCORE]
    assert all(places.CARD.holds(part) for part in parts)
    assert not any(one.overlaps(other) for one, other in combinations(parts, 2))
    assert all(stall.holds(places.mark_in(stall)) for stall in places.STALLS)
    for rows in range(1, MOST_BARS + 1):
        where = BarPlaces(rows)
        for index in range(rows):
            row = [where.mark(index), where.move(index), where.bar(index), where.share(index)]
            assert all(where.picture.holds(part) and where.row(index).holds(part) for part in row)
            assert not any(one.overlaps(other) for one, other in combinations(row, 2))


@pytest.mark.parametrize("share", ["1%", "46%", "100%"])
def test_a_share_stands_beside_its_bar(share: str) -> None:
    """Also where all have chosen the same."""
    where = BarPlaces(1)
    drawn = written(share, where.share(0).height, CREAM)
    assert where.share(0).right - drawn.width > where.bar(0).right


@pytest.mark.parametrize("card", [CARD, EXTREME_CARD])
def test_a_card_is_as_wide_as_all_pictures_and_small(card: TodayCard) -> None:
    painted = cards.today_card(card)
    assert (painted.width, painted.height <= 300) == (1080, True)
    assert len(painted.data) <= 60_000


def test_bars_are_not_large() -> None:
    painted = bars.choice_bars(BARS)
    assert painted.width == 1080
    assert len(painted.data) <= 100_000


def test_every_mark_is_seen_in_both_pictures() -> None:
    """By its shape too: in grey they differ as well."""
    looks = {cards.paint(replace(CARD, marks=(mark, "best", "best"))).convert("L").tobytes() for mark in MARKS}
    assert len(looks) == len(MARKS)
    first = BARS.bars[0]
    looks = {
        bars.paint(ChoiceBars((replace(first, mark=mark), *BARS.bars[1:]), 10)).convert("L").tobytes() for mark in MARKS
    }
    assert len(looks) == len(MARKS)


def test_what_nobody_can_judge_is_a_question_mark() -> None:
    unknown = TodayCard(214, (None, "good", None), None)
    assert cards.paint(unknown).tobytes() != cards.paint(replace(unknown, grade=0)).tobytes()
    assert cards.paint(unknown).tobytes() != cards.paint(replace(unknown, marks=("poor", "good", "poor"))).tobytes()
    for language in LANGUAGES:
        said = alt_text.today_card(unknown, language.say)
        assert "?" in said
        assert said != alt_text.today_card(replace(unknown, marks=("poor", "good", "poor")), language.say)


def test_ones_own_choice_and_its_share_are_seen() -> None:
    (only,) = ONE_BAR.bars
    for other in (replace(only, is_mine=False), replace(only, share=0.5)):
        assert bars.paint(ONE_BAR).tobytes() != bars.paint(ChoiceBars((other,), 10)).tobytes()


def test_more_choices_than_have_a_place_are_left_out() -> None:
    many = ChoiceBars((*BARS.bars, *BARS.bars), 1000)
    assert bars.paint(many).size == bars.paint(BARS).size


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.code)
def test_alt_texts_say_all_of_it_and_are_short_enough(language: Language) -> None:
    card = alt_text.today_card(CARD, language.say)
    assert "214" in card
    assert "88" in card
    assert len({alt_text.today_card(replace(CARD, marks=(mark, "best", "best")), language.say) for mark in MARKS}) == 4
    moves = ["M" * 80] * len(BARS.bars)
    words = alt_text.choice_bars(BARS, moves, language.say)
    assert len(words) < LONGEST
    assert words.count("M" * 80) == len(moves)
    for share in ("46", "25", "16", "8", "5", "1"):
        assert share in words
    assert words != alt_text.choice_bars(
        replace(BARS, bars=tuple(replace(b, is_mine=False) for b in BARS.bars)), moves, language.say
    )
