"""The pictures of the record book: what stands where, what they say in words, films that fit into Discord."""

from io import BytesIO
from itertools import combinations
from random import Random

import pytest
from PIL import Image, ImageSequence

from ai.analysis import RoundAnalysis
from bot.language import languages
from render.geometry import Rect
from render.layout import record_book as layout_book
from render.layout.sizes import NUMERAL
from render.parts.numerals import percent, rupees, step_for
from render.pictures import film as films
from render.pictures import profile_card as profiles
from render.pictures import rivalry as rivalries
from render.pictures import turning_points as turnings
from render.pictures.film import LARGEST, film
from render.pictures.profile_card import ProfileCard, ProfileLabels
from render.pictures.rivalry import Rival, RivalryCard
from rules import Card, Deal, Length, Options, View, view
from rules.match import Match
from tests.render.scenes_book import ANALYSIS, BLANK, CURVE, FULL, LARGE, RIVALS
from tests.render.test_golden import TOLERANCE, worst_block


def small(picture: Image.Image) -> Image.Image:
    return picture.resize((picture.width // 2, picture.height // 2), Image.Resampling.BOX)


@pytest.mark.parametrize("card", [FULL, LARGE, BLANK])
def test_a_profile_is_painted_whatever_there_is(card: ProfileCard) -> None:
    painted = profiles.profile(card)
    assert (painted.width, painted.height) == (1080, 820)
    assert painted.filename == "profile.png"
    assert len(painted.data) < 200_000


def test_every_figure_of_a_profile_shows() -> None:
    """Changing any one of them changes the picture."""
    whole = small(profiles.paint(FULL))
    changes = {
        "rating": 1232.0,
        "deviation": 90.0,
        "rank": 8,
        "curve": CURVE[::-1],
        "wins": 20,
        "losses": 60,
        "win_rate": None,
        "favourite": Card.DIAMOND,
        "favourite_share": 0.45,
        "average_sale": None,
        "bonus_rate": None,
        "camel_rate": 0.2,
        "reply": "5 h",
        "name": "Balthazar",
        "labels": ProfileLabels(),
    }
    assert set(changes) == set(ProfileCard.__dataclass_fields__)
    for name, value in changes.items():
        fields = {field: getattr(FULL, field) for field in ProfileCard.__dataclass_fields__}
        other = profiles.paint(ProfileCard(**(fields | {name: value})))
        assert worst_block(whole, small(other)) > TOLERANCE, name


def test_a_rivalry_lights_whoever_wins_at_the_moment() -> None:
    assert RIVALS.leader == 0
    assert RivalryCard((Rival(2, 0, 0, 1), Rival(2, 0, 0, 2)), None).leader is None
    lit, unlit = rivalries.paint(RIVALS), rivalries.paint(RivalryCard(RIVALS.rivals, ahead=0))
    assert worst_block(lit, unlit) > TOLERANCE
    assert rivalries.rivalry(RIVALS).filename == "rivalry.png"


def test_turning_points_are_painted_with_the_largest_moves() -> None:
    painted = turnings.turning_points(ANALYSIS)
    assert (painted.width, painted.height) == (1080, 882)
    quiet = turnings.paint(RoundAnalysis((0.5, 0.5), (), ()))
    assert quiet.size == (1080, 882)


def test_nothing_lies_on_anything_else() -> None:
    banner = layout_book.Banner(layout_book.BANNERS[0])
    point = layout_book.TurningPointPlaces(layout_book.TURNING_POINTS[0])
    groups = [
        (
            layout_book.PROFILE,
            [
                layout_book.HEADLINE,
                layout_book.CARTOUCHE,
                layout_book.SCROLL,
                layout_book.RESULTS,
                *layout_book.RESULT_LABELS,
                *layout_book.ALCOVES,
            ],
        ),
        (
            layout_book.SCROLL,
            [layout_book.CURVE, layout_book.CURVE_TOP, layout_book.CURVE_BOTTOM, layout_book.CURVE_LABEL],
        ),
        (layout_book.RIVALRY, list(layout_book.BANNERS)),
        (layout_book.BANNERS[0], [banner.emblem, banner.name, banner.wins, banner.prize, banner.bar, *banner.niches]),
        (layout_book.TURNING, [layout_book.GRAPH, *layout_book.TURNING_POINTS, *layout_book.BALANCES]),
        (
            layout_book.TURNING_POINTS[0],
            [point.mark, point.emblem, point.played, point.arrow, point.better, point.cost],
        ),
        (layout_book.BALANCES[0], list(vars(layout_book.Balance(layout_book.BALANCES[0])).values())),
    ]
    for frame, places in groups:
        assert all(frame.holds(place) for place in places)
        assert not any(one.overlaps(other) for one, other in combinations(places, 2)), frame


def test_numbers_are_large_enough_to_read_on_a_phone() -> None:
    numbers = [
        layout_book.RATING,
        layout_book.DEVIATION,
        layout_book.CURVE_TOP,
        layout_book.WON,
        layout_book.WIN_RATE,
        layout_book.alcove_number(Rect(0, 0, 10, 10)),
        layout_book.TurningPointPlaces(layout_book.TURNING_POINTS[0]).cost,
    ]
    assert all(place.height >= NUMERAL for place in numbers)


def test_figures_in_signs() -> None:
    assert (percent(0.314), percent(-0.005), rupees(6.449)) == ("31%", "0%", "6.4")
    assert [step_for(span) for span in (1, 60, 90, 301, 1000)] == [1, 20, 50, 200, 500]


def match_of(rng: Random, options: Options) -> Match:
    match = Match.start(options, Deal.shuffle(rng), 0)
    while not match.current.now.is_over:
        match, _ = match.play(rng.choice(match.current.now.legal_moves()))
    return match


def views_of(match: Match) -> list[View]:
    return [view(match.rewind(1, ply), None, reveal=True) for ply in range(len(match.rounds[0].events) + 1)]


def test_a_film_has_every_position_and_the_end() -> None:
    match = match_of(Random(3), Options(Length.SINGLE))
    seen, views = [], views_of(match)[:12]
    made = film(views, view(match, None), lambda done, of: seen.append((done, of)))
    assert seen == [(number, 13) for number in range(1, 13)]
    assert len(made.data) <= LARGEST
    with Image.open(BytesIO(made.data)) as opened:
        assert (made.filename, made.width, made.height) == ("film.gif", *opened.size)
        frames = [frame.copy() for frame in ImageSequence.Iterator(opened)]
        assert opened.info["loop"] == 0
    assert len(frames) == 13
    assert frames[0].width == 720


def test_a_long_film_is_made_smaller_until_it_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of(Random(3), Options(Length.SINGLE))
    whole = len(film(views_of(match)[:5], view(match, None)).data)
    monkeypatch.setattr(films, "LARGEST", whole * 3 // 4)
    made = film(views_of(match)[:5], view(match, None))
    assert len(made.data) <= whole * 3 // 4
    with Image.open(BytesIO(made.data)) as opened:
        assert opened.width in films.WIDTHS[1:]
        assert (made.width, made.height) == opened.size


def test_the_alt_text_of_a_film_fits_in_every_language() -> None:
    for language in languages().values():
        said = language.say("alt-film", first="M" * 32, second="W" * 32, round=3, moves=99)
        assert len(said) <= 1024
