"""What stands where, exactly: inside the picture, on nothing else, large enough to read."""

from itertools import combinations

import pytest

from render.art.samples import EVERY_TOKEN
from render.geometry import Rect, spread
from render.layout import board as layout
from render.layout import panel as layout_private
from render.layout import result as layout_result
from render.layout.board import Plate
from render.layout.market import MarketPlaces, TokenRows
from render.layout.panel import ScorePlate
from render.layout.result import Column
from render.layout.sizes import CARD, HAND_CARD, HEIGHTS, HUGE, NUMERAL
from render.layout.sizes import HEAD_START as HEAD_START_SIGN
from render.parts.line import Line
from render.parts.numerals import sprite_name
from render.parts.player_tokens import goods_tokens, rupees_and_bonuses
from render.sprites import stencil
from rules.rulebook import BONUS_TOKENS, CARDS, GOODS_TOKENS, HAND_LIMIT, HEAD_START

ALL_BONUSES = sum(map(len, BONUS_TOKENS.values()))
RICHEST = sum(map(sum, GOODS_TOKENS)) + sum(map(sum, BONUS_TOKENS.values())) + 5


def market_places(market: MarketPlaces, *, is_tall: bool) -> list[Rect]:
    """In the short pictures the count lies on the deck."""
    deck = [market.deck_card, market.deck_count] if is_tall else [market.deck]
    return [*market.slots, *deck, *market.bonus_piles.values(), *market.bonus_counts.values()]


def token_places(rows: TokenRows) -> list[Rect]:
    return [*rows.icons, *(place for row in rows.tokens for place in row), rows.camel_token]


def plate_places(plate: Plate) -> list[Rect]:
    return [
        plate.emblem,
        plate.name,
        plate.hand,
        plate.hand_size,
        plate.herd,
        plate.herd_size,
        plate.rupees,
        plate.goods,
        *plate.seals(2),
    ]


def column_places(column: Column) -> list[Rect]:
    rows = [place for good in range(6) for place in column.tokens(good, 1)]
    single = [column.emblem, column.name, column.total, column.coin, column.bonus_sum, column.herd, column.herd_size]
    single += [column.camel_token, column.camel_rupees, column.line, column.head_start]
    return [*single, *column.icons, *column.sums, *rows, *column.bonuses(1), *column.seals(2)]


def score_places(score: ScorePlate) -> list[Rect]:
    return [score.emblem, score.name, score.rupees, *score.seals(2)]


PICTURES = {
    "board": (
        layout.BOARD,
        [
            *market_places(layout.MARKET, is_tall=True),
            *token_places(layout.TOKEN_ROWS),
            *layout.MOVES,
            *(place for plate in layout.PLATES for place in plate_places(plate)),
        ],
    ),
    "open board": (
        layout.OPEN_BOARD,
        [
            *(place for plate in layout.OPEN_PLATES for place in plate_places(plate)),
            *(place for plate in layout.OPEN_PLATES for place in plate.open_hand(HAND_LIMIT)),
        ],
    ),
    "panel": (
        layout_private.PANEL,
        [
            *market_places(layout_private.MARKET, is_tall=False),
            *token_places(layout_private.TOKEN_ROWS),
            layout_private.OWN_CARDS,
            *score_places(layout_private.OWN_SCORE),
            *(place for place in score_places(layout_private.OPPONENT) if place != layout_private.OPPONENT.name),
            layout_private.OPPONENT_NAME,
            layout_private.OPPONENT_CARDS,
        ],
    ),
    "preview": (
        layout_private.PREVIEW,
        [
            *market_places(layout_private.MARKET, is_tall=False),
            layout_private.PREVIEW_RIBBON,
            layout_private.PREVIEW_CARDS,
        ],
    ),
    "result": (
        layout_result.RESULT,
        [
            layout_result.BANNER_EMBLEM,
            layout_result.BANNER_NAME,
            layout_result.BANNER_PRIZE,
            layout_result.BANNER_SIGN,
            layout_result.BANNER_COUNT,
            *(place for frame in layout_result.COLUMNS for place in column_places(Column(frame))),
            *(layout_result.worthless(strip) for strip in layout_result.LEFT_OVER),
            *(place for strip in layout_result.LEFT_OVER for place in layout_result.left_over(strip, HAND_LIMIT)),
        ],
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
    sizes = (
        layout.BOARD,
        layout.OPEN_BOARD,
        layout_private.PANEL,
        layout_result.RESULT,
        layout_private.PREVIEW,
        layout.CHALLENGE,
    )
    for picture in sizes:
        assert picture.width == 1080
        assert 1.15 <= picture.width / picture.height <= 3


def test_the_panel_leaves_room_for_its_buttons_on_a_phone() -> None:
    """At 360 pixels across, of a screen that is 844 high."""
    assert layout_private.PANEL.height * 360 / 1080 <= 290


def test_the_hand_is_what_is_largest() -> None:
    assert HAND_CARD[0] >= 1.25 * 116  # what it was
    assert HAND_CARD > CARD


def test_a_market_card_stays_in_its_own_slot() -> None:
    assert [(slot.x, slot.y) for slot in layout.MARKET.slots] == [(28, 70), (183, 70), (338, 70), (493, 70), (648, 70)]
    for market in (layout.MARKET, layout_private.MARKET):
        assert all((slot.width, slot.height) == CARD for slot in market.slots)
        assert all(niche.holds(slot) for niche, slot in zip(market.niches, market.slots, strict=True))


def test_the_token_rows_have_a_place_for_every_token() -> None:
    for rows in (layout.TOKEN_ROWS, layout_private.TOKEN_ROWS):
        assert [len(row) for row in rows.tokens] == [5, 5, 5, 7, 7, 9]
        for row, icon in zip(rows.tokens, rows.icons, strict=True):
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
        (layout.MARKET.deck_count.centred(106, HUGE), range(41)),
        (layout.MARKET.bonus_counts[3], range(8)),
        (layout.PLATES[0].hand_size, range(HAND_LIMIT + 1)),
        (layout.PLATES[0].herd_size, range(CARDS[-1] + 1)),
        (Column(layout_result.COLUMNS[0]).total, range(RICHEST + 1)),
        (Column(layout_result.COLUMNS[0]).sums[0], range(90)),
    ],
)
def test_every_number_fits_its_space(space: Rect, numbers: range) -> None:
    assert [number for number in numbers if width(number, space.height) > space.width] == []


@pytest.mark.parametrize(
    ("line", "space", "room"),
    [
        (rupees_and_bonuses(130, {3: 7, 4: 6, 5: 5}), layout.PLATES[0].rupees, 70),
        (rupees_and_bonuses(99, {3: 2, 4: 2, 5: 2}), layout.PLATES[0].rupees, 40),
        (rupees_and_bonuses(75, {3: 3, 4: 0, 5: 2}), layout.PLATES[0].rupees, 0),
        (rupees_and_bonuses(75, {3: 3, 4: 0, 5: 2}, NUMERAL), layout_private.OPPONENT.rupees, 0),
        (goods_tokens(EVERY_TOKEN), layout.PLATES[0].goods, 150),
        (goods_tokens(EVERY_TOKEN[10:]), layout.PLATES[0].goods, 0),
    ],
)
def test_a_line_keeps_its_gaps_in_ordinary_games(line: Line, space: Rect, room: int) -> None:
    """Only where there is most of everything do pieces move together, by so many pixels in all."""
    assert line.width <= space.width + room


def test_every_head_start_fits_its_sign() -> None:
    assert max(width(f"+{rupees}", NUMERAL) for rupees in HEAD_START) <= HEAD_START_SIGN[0] - 16


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
    for counts, label in (([1] * 6, 124), ([2, 1, 1, 1, 1, 1], 124), ([3, 1, 1, 1, 1], 182), ([7], 182)):
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
    own = layout_private.OWN_SCORE
    assert all(own.frame.holds(place) for place in layout_private.own_bonuses(ALL_BONUSES))


def test_spread_keeps_the_pitch_where_there_is_room() -> None:
    assert spread(Rect(10, 0, 100, 20), (20, 20), 3, 30) == [
        Rect(10, 0, 20, 20),
        Rect(40, 0, 20, 20),
        Rect(70, 0, 20, 20),
    ]
    assert [place.x for place in spread(Rect(0, 0, 60, 20), (20, 20), 3, 30)] == [0, 20, 40]
