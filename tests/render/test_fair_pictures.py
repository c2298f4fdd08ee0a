"""The pictures of a fair: everything has its place, and the alt text says all of it."""

from dataclasses import replace

import pytest

from bot.language import Language, languages
from render import alt_text
from render.alt_text.phrases import LONGEST
from render.fair_results import Cell
from render.layout.fair import MOST_NAMES, MOST_PLACES, CrossTablePlaces, FairCardPlaces
from render.lettering import fitted, fitting_size, length
from render.pictures import cross_table as tables
from render.pictures import fair_card as cards
from tests.render.scenes_fair import CARD, GROUPS_CARD, NAMES, table_of

LANGUAGES = list(languages().values())
ENGLISH = languages()["en"]
LONGEST_REASONS = {"en": "by head-to-head", "fr": "en duel direct", "ja": "優秀の証で上位"}


@pytest.mark.parametrize("people", range(1, MOST_NAMES + 1))
def test_nothing_overlaps_and_everything_is_inside(people: int) -> None:
    where = CrossTablePlaces(people)
    for index in range(people):
        parts = [where.rank(index), *(where.cell(index, column) for column in range(people))]
        parts += [where.name(index, has_reason=False), *(where.figure(index, column) for column in range(3))]
        for number, part in enumerate(parts):
            assert where.picture.holds(part)
            assert not any(part.overlaps(other) for other in parts[number + 1 :])


def test_a_cell_is_large_enough_to_be_told_apart_on_a_phone() -> None:
    """A picture of 1080 pixels is shown about 360 wide."""
    assert CrossTablePlaces(MOST_NAMES).cell(0, 0).width / 3 >= 9


@pytest.mark.parametrize("people", [3, 8, 12])
def test_a_table_is_as_wide_as_all_pictures_and_not_large(people: int) -> None:
    painted = tables.cross_table(table_of(people))
    assert painted.width == 1080
    assert len(painted.data) <= 150_000


@pytest.mark.parametrize("people", range(1, MOST_PLACES + 1))
def test_a_card_has_a_row_for_each_place_and_no_empty_one(people: int) -> None:
    where = FairCardPlaces(people)
    parts = [where.name, where.prize, where.winner, where.summary, *where.rows]
    assert len(where.rows) == people
    for number, part in enumerate(parts):
        assert where.frame.holds(part) or part is where.prize
        assert not any(part.overlaps(other) for other in parts[number + 1 :])


def test_a_card_with_many_winners_is_as_large_as_it_needs_to_be() -> None:
    few, many = cards.fair_card(CARD), cards.fair_card(GROUPS_CARD)
    assert many.height > few.height
    assert len(many.data) <= 150_000


def test_the_winner_s_name_is_shown_whole() -> None:
    where = FairCardPlaces(3).winner
    for name in ("Bo has won", "Maximilian of the long name has won", "W" * 21):
        size = fitting_size(name, where.width, cards.WINNER_SIZES)
        assert fitted(name, size, where.width) == name


def test_a_result_is_seen_in_the_picture() -> None:
    """Another winner is another picture."""
    before = table_of(3)
    first = replace(before.rows[0], cells=(Cell.BLANK, Cell.RUNNING, Cell.LOST))
    after = replace(before, rows=(first, *before.rows[1:]))
    assert tables.paint(before).tobytes() != tables.paint(after).tobytes()


def test_of_a_long_title_the_name_is_cut_and_not_which_group_it_is() -> None:
    """32 wide characters are still whole on a card."""
    wide = replace(table_of(3), fair="春" * 32)
    assert tables.paint(wide).tobytes() != tables.paint(replace(wide, part="group 3")).tobytes()
    where = FairCardPlaces(3).name
    assert length("春" * 32, cards.TITLE_SIZES[-1]) <= where.width


def test_everybody_s_number_is_in_their_own_row_also_where_places_are_shared() -> None:
    rows = tuple(replace(row, rank=1, reason="") for row in table_of(4).rows)
    shared = tables.paint(replace(table_of(4), rows=rows))
    where = CrossTablePlaces(4)
    spaces = [where.cell(index, index) for index in range(4)]
    own = [shared.crop((*one.corner, one.right, one.bottom)).tobytes() for one in spaces]
    assert len(set(own)) == 4


def test_the_alt_text_says_who_met_whom() -> None:
    words = alt_text.cross_table(table_of(3), ENGLISH.say)
    table = table_of(3)
    for name in NAMES[:3]:
        assert name in words
    for row in table.rows:
        assert f"won {row.wins}" in words
    assert "by head-to-head" in words


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.code)
def test_alt_texts_are_complete_and_short_enough(language: Language) -> None:
    reasons = (LONGEST_REASONS[language.code],) * 4
    words = alt_text.cross_table(table_of(MOST_NAMES, ("W" * 32,) * MOST_NAMES, reasons), language.say)
    assert len(words) < LONGEST
    assert not words.endswith("…")
    card = alt_text.fair_card(CARD, language.say)
    assert all(place.name in card for place in CARD.places)
    assert "15" in card
