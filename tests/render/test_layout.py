"""What stands where, exactly: inside the picture, on nothing else, large enough to read."""

from itertools import combinations

import pytest

from render.geometry import Rect, spread
from render.layout import board as layout
from render.layout import panel as layout_private
from render.layout import result as layout_result
from render.layout.board import CARD, HEIGHTS, NUMERAL, Plate
from render.layout.result import Column
from render.parts.numerals import sprite_name
from render.sprites import stencil
from rules.rulebook import BONUS_TOKENS, CARDS, GOODS_TOKENS, HAND_LIMIT

ALL_TOKENS = sum(map(len, GOODS_TOKENS))
ALL_BONUSES = sum(map(len, BONUS_TOKENS.values()))
RICHEST = sum(map(sum, GOODS_TOKENS)) + sum(map(sum, BONUS_TOKENS.values())) + 5

MARKET = [
    *layout.SLOTS,
    layout.DECK_CARD,
    layout.DECK_COUNT,
    *layout.BONUS_PILES.values(),
    *layout.BONUS_COUNTS.values(),
    layout.CAMEL_TOKEN,
]
TOKEN_ROWS = [*layout.ROW_ICONS, *(place for row in layout.TOKENS for place in row)]


def plate_places(plate: Plate) -> list[Rect]:
    return [
        plate.emblem,
        plate.hand,
        plate.hand_size,
        plate.herd,
        plate.herd_size,
        plate.coin,
        plate.rupees,
        *(tokens.frame for tokens in plate.goods),
        *plate.bonuses.values(),
        *plate.bonus_counts.values(),
        *plate.seals(2),
    ]


def column_places(column: Column) -> list[Rect]:
    rows = [place for good in range(6) for place in column.tokens(good, 1)]
    single = [column.emblem, column.prize, column.total, column.bonus_sum, column.herd, column.herd_size]
    single += [column.camel_token, column.camel_rupees, column.tie_break]
    return [*single, *column.icons, *column.sums, *rows, *column.bonuses(1), *column.hand(1), *column.seals(2)]


PICTURES = {
    "board": (
        layout.BOARD,
        [*MARKET, *TOKEN_ROWS, layout.RIBBON, *(place for plate in layout.PLATES for place in plate_places(plate))],
    ),
    "open board": (
        layout.OPEN_BOARD,
        [
            *(place for plate in layout.OPEN_PLATES for place in plate_places(plate)),
            *(place for plate in layout.OPEN_PLATES for place in plate.open_hand(HAND_LIMIT)),
        ],
    ),
    "panel": (
        layout.PANEL,
        [
            *MARKET,
            *TOKEN_ROWS,
            layout_private.OWN_CARDS,
            layout_private.EMBLEM,
            *(tokens.frame for tokens in layout_private.OWN_GOODS),
            layout_private.COIN,
            layout_private.RUPEES,
            layout_private.OPPONENT,
            layout_private.OPPONENT_HAND,
            layout_private.OPPONENT_HAND_SIZE,
            layout_private.OPPONENT_HERD,
            layout_private.OPPONENT_HERD_SIZE,
            *layout_private.bonuses(13),  # more than anybody could earn in a round
            *layout_private.seals(2),
        ],
    ),
    "result": (
        layout.RESULT,
        [place for frame in layout_result.COLUMNS for place in column_places(Column(frame))],
    ),
}


@pytest.mark.parametrize("name", PICTURES)
def test_everything_is_inside_the_picture(name: str) -> None:
    picture, places = PICTURES[name]
    assert [place for place in places if not picture.holds(place)] == []


@pytest.mark.parametrize("name", PICTURES)
def test_nothing_covers_anything_else(name: str) -> None:
    _, places = PICTURES[name]
    assert [(first, second) for first, second in combinations(places, 2) if first.overlaps(second)] == []


def test_pictures_are_wide_and_not_too_high() -> None:
    for picture in (layout.BOARD, layout.OPEN_BOARD, layout.PANEL, layout.RESULT, layout.PREVIEW, layout.CHALLENGE):
        assert picture.width == 1080
        assert 1.15 <= picture.width / picture.height <= 3


def test_a_market_card_stays_in_its_own_slot() -> None:
    assert [(slot.x, slot.y) for slot in layout.SLOTS] == [(28, 70), (183, 70), (338, 70), (493, 70), (648, 70)]
    assert all((slot.width, slot.height) == CARD for slot in layout.SLOTS)


def test_the_token_rows_have_a_place_for_every_token() -> None:
    assert [len(row) for row in layout.TOKENS] == [5, 5, 5, 7, 7, 9]
    for row, icon in zip(layout.TOKENS, layout.ROW_ICONS, strict=True):
        assert [place.y for place in row] == [row[0].y] * len(row)
        assert row[0].x - icon.x == 66


def test_every_numeral_is_at_least_36_pixels_high() -> None:
    assert min(HEIGHTS) >= NUMERAL == 36
    for height in HEIGHTS:
        for letter in "0123456789":
            box = stencil(f"numeral-{height}-{letter}").point([0] * 128 + [255] * 128).getbbox()
            assert box
            assert box[3] - box[1] >= height - 1, (height, letter)


def width(number: int | str, height: int) -> int:
    return sum(stencil(sprite_name(letter, height)).width for letter in str(number))


@pytest.mark.parametrize(
    ("space", "numbers"),
    [
        (layout.DECK_COUNT.centred(106, layout.HUGE), range(41)),
        (layout.BONUS_COUNTS[3], range(8)),
        (layout.PLATES[0].hand_size, range(HAND_LIMIT + 1)),
        (layout.PLATES[0].herd_size, range(CARDS[-1] + 1)),
        (layout.PLATES[0].rupees, range(sum(map(sum, GOODS_TOKENS)) + 1)),
        (layout.PLATES[0].bonus_counts[3], range(8)),
        (layout.PLATES[0].goods[0].rupees, range(30)),
        (layout_private.RUPEES, range(RICHEST + 1)),
        (layout_private.OPPONENT_HERD_SIZE, range(CARDS[-1] + 1)),
        (Column(layout_result.COLUMNS[0]).total, range(RICHEST + 1)),
        (Column(layout_result.COLUMNS[0]).sums[0], range(90)),
        (Column(layout_result.COLUMNS[0]).tie_break_count, range(ALL_TOKENS + 1)),
    ],
)
def test_every_number_fits_its_space(space: Rect, numbers: range) -> None:
    assert [number for number in numbers if width(number, space.height) > space.width] == []


def test_any_hand_fits_the_tray() -> None:
    space = layout_private.hand_space(layout_private.OWN_CARDS)
    for counts in ([], [1], [7], [1] * 6, [2, 1, 1, 1, 1, 1], [3, 4], [2, 2, 3], [1, 1, 5]):
        groups = layout_private.hand(space, counts)
        assert [len(group) for group in groups] == counts
        assert all(space.holds(card) for group in groups for card in group)
        for first, second in combinations(groups, 2):
            assert not any(card.overlaps(other) for card in first for other in second)


def test_a_sale_is_told_within_its_own_group() -> None:
    space = layout_private.hand_space(layout_private.OWN_CARDS)
    for counts, label in (([1] * 6, 96), ([2, 1, 1, 1, 1, 1], 96), ([3, 1, 1, 1, 1], 182), ([7], 182)):
        group = layout_private.hand(space, counts)[0]
        pill = layout_private.pill(group, label)
        assert group[0].x <= pill.x
        assert pill.right <= group[-1].right
        assert layout_private.OWN_CARDS.holds(pill)


def test_many_tokens_move_together_and_stay_inside() -> None:
    column = Column(layout_result.COLUMNS[1])
    for number in range(10):
        places = column.tokens(5, number)
        assert all(column.frame.holds(place) for place in places)
        assert len({place.x for place in places}) == number
    assert all(layout_private.PURSE.holds(place) for place in layout_private.bonuses(ALL_BONUSES))


def test_spread_keeps_the_pitch_where_there_is_room() -> None:
    assert spread(Rect(10, 0, 100, 20), (20, 20), 3, 30) == [
        Rect(10, 0, 20, 20),
        Rect(40, 0, 20, 20),
        Rect(70, 0, 20, 20),
    ]
    assert [place.x for place in spread(Rect(0, 0, 60, 20), (20, 20), 3, 30)] == [0, 20, 40]
