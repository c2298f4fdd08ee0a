"""The picture of *My style*: what stands where, and that everything on it shows."""

from dataclasses import replace
from itertools import combinations

import pytest

from ai.style import Kind
from bot.language import Language, languages
from render.geometry import Rect
from render.layout import my_style as layout
from render.layout.sizes import LABEL, NUMERAL
from render.lettering import broken, fitted
from render.parts.numerals import percent, written
from render.pictures import style_card as styles
from render.pictures.style_card import SMALL_LABEL, KindShares, StyleCard, StyleLabels, style_card
from tests.render.scenes_book import EXTREME_STYLE, STYLE, UNKNOWN_STYLE
from tests.render.test_book_pictures import small
from tests.render.test_golden import TOLERANCE, worst_block

every_language = pytest.mark.parametrize("language", languages().values(), ids=lambda language: language.code)


@pytest.mark.parametrize("card", [STYLE, EXTREME_STYLE, UNKNOWN_STYLE])
def test_it_is_painted_whatever_there_is(card: StyleCard) -> None:
    painted = style_card(card)
    assert (painted.width, painted.height) == (layout.PICTURE.width, layout.PICTURE.height) == (1080, 874)
    assert painted.filename == "my-style.png"
    assert len(painted.data) < 200_000


def test_everything_on_it_shows() -> None:
    """Changing any one thing changes the picture."""
    assert STYLE.early
    whole = small(styles.paint(STYLE))
    changes: dict[str, object] = {
        "grade": 61,
        "grades": STYLE.grades[::-1],
        "lately": STYLE.lately[::-1],
        "early": None,
        "late": KindShares((0.25, 0.25, 0.25, 0.25), (0.25, 0.25, 0.25, 0.25)),
        "labels": STYLE.labels._replace(early="Before"),
    }
    assert set(changes) == set(StyleCard.__dataclass_fields__)
    for name, value in changes.items():
        assert worst_block(whole, small(styles.paint(replace(STYLE, **{name: value})))) > TOLERANCE, name  # type: ignore[arg-type]
    for kind in range(len(Kind)):
        for side in ("mine", "strong"):
            shares = list(getattr(STYLE.early, side))
            shares[kind] += 0.07
            early = STYLE.early._replace(**{side: tuple(shares)})
            assert worst_block(whole, small(styles.paint(replace(STYLE, early=early)))) > TOLERANCE, (kind, side)


def test_the_bars_stand_in_the_order_of_the_kinds() -> None:
    assert tuple(kind.value for kind in Kind) == StyleLabels._fields[-len(Kind) :]


def places() -> list[list[Rect]]:
    rows = [layout.KindRow(number) for number in range(len(Kind))]
    known = [place for row in rows for stage in (*row.bars, *row.numbers) for place in stage]
    signs = [place for row in rows for place in (row.icon, row.label)]
    unknown = [place for row in rows for place in row.unknown]
    return [[*known, *signs, *layout.STAGE_LABELS], [*unknown, *signs, *layout.STAGE_LABELS]]


def test_nothing_lies_on_anything_else() -> None:
    frames = [layout.CARTOUCHE, layout.SCROLL, layout.LEGEND, layout.FRAME]
    groups = [
        (layout.PICTURE, frames),
        (layout.CARTOUCHE, [layout.GRADE_LABEL, layout.GRADE, layout.GAMES_LABEL]),
        (layout.SCROLL, [layout.CURVE_LABEL, layout.CURVE, layout.CURVE_TOP, layout.CURVE_BOTTOM]),
        (layout.LEGEND, [*layout.SWATCHES, *layout.LEGEND_LABELS]),
        *((layout.FRAME, group) for group in places()),
    ]
    for frame, inside in groups:
        assert all(frame.holds(place) for place in inside)
        assert not any(one.overlaps(other) for one, other in combinations(inside, 2)), frame


def test_numbers_have_room_and_can_be_read_on_a_phone() -> None:
    for stage in layout.KindRow(0).numbers:
        for place in stage:
            assert place.height >= NUMERAL
            assert written(percent(1), place.height, "#ffffff").width <= place.width


@every_language
def test_every_label_fits(language: Language) -> None:
    def label(what: str, margin: int | str = 25) -> str:
        return language.say("style-label", what=what, count=12, margin=margin)

    for what, space in {
        "grade": layout.GRADE_LABEL,
        "curve": layout.CURVE_LABEL,
        "mine": layout.LEGEND_LABELS[0],
        "strong": layout.LEGEND_LABELS[1],
        "early": layout.STAGE_LABELS[0],
        "late": layout.STAGE_LABELS[1],
    }.items():
        assert fitted(label(what), LABEL, space.width) == label(what), what
    row = layout.KindRow(0)
    for whole, size, width in [
        (label("games"), LABEL, layout.GAMES_LABEL.width),
        (label("games", "none"), LABEL, layout.GAMES_LABEL.width),
        *((label(k.value), SMALL_LABEL, row.label.width) for k in Kind),
    ]:
        lines = broken(whole, size, width, 2)
        assert "".join(lines).replace(" ", "") == whole.replace(" ", ""), whole
        assert [fitted(line.rstrip(), size, width) for line in lines] == [line.rstrip() for line in lines], whole
        cut = {line.rstrip() for line in lines} - {whole}
        assert language.code == "ja" or all(f" {part} " in f" {whole} " for part in cut), f"{whole} breaks in a word"
