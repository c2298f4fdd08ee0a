"""Painting from remembered tiles gives the very pixels of a picture that is painted in full colours."""

from random import Random

import pytest
from PIL import Image, ImageChops

from render import tiles
from render.canvas import Canvas
from render.pictures import board as boards
from render.pictures import panel as panels
from render.pictures import preview as previews
from render.sprites import cut, faint, in_palette, laid, opaque, sprite
from render.tiles import Background
from rules import view
from tests.render.scenes import BOARDS, PANELS, PREVIEWS, eager_match

SOME = ("coin", "card-gold", "emblem-0", "token-gold-5", "bonus-3", "herd", "seal")


def ground(width: int = 500, height: int = 400) -> Image.Image:
    """Every pixel another one, so that a tile at a wrong place is seen."""
    red, green = Image.linear_gradient("L").resize((width, height)), Image.radial_gradient("L").resize((width, height))
    return Image.merge("RGB", (red, green, ImageChops.invert(red)))


def is_the_same(canvas: Canvas) -> bool:
    return canvas.in_palette.tobytes() == in_palette(canvas.image).tobytes()


@pytest.mark.parametrize("name", [*BOARDS, *PANELS, *PREVIEWS])
def test_a_picture_from_tiles_is_the_picture_in_full_colours(name: str) -> None:
    for _ in range(2):  # painted, and from what is remembered
        if name in BOARDS:
            canvas = boards.compose(BOARDS[name])
        elif name in PANELS:
            canvas = panels.compose(PANELS[name])
        else:
            canvas = previews.compose(*PREVIEWS[name])
        assert is_the_same(canvas)


@pytest.mark.parametrize("seed", range(12))
def test_whatever_lies_on_whatever(seed: int) -> None:
    """Sprites that overlap each other in all ways, stick out of the picture and lie where others lay before."""
    rng, background = Random(seed), Background(ground())
    pieces = [*map(sprite, SOME), laid("card-gold", "shadow-card"), faint("coin"), opaque(ground(90, 60))]
    pieces.append(cut(Image.new("RGBA", (120, 90), (200, 30, 30, 120))))
    for _ in range(6):
        canvas = Canvas(background)
        for _ in range(rng.randrange(1, 25)):
            canvas.put(rng.choice(pieces), 10 * rng.randrange(-8, 48), 10 * rng.randrange(-8, 40))
        assert is_the_same(canvas)


def test_a_tile_is_not_taken_for_that_of_another_background() -> None:
    light, dark = Background(Image.new("RGB", (100, 100), "white")), Background(Image.new("RGB", (100, 100), "black"))
    for background in (light, dark, light):
        canvas = Canvas(background)
        canvas.put(faint("coin"), 10, 10)
        assert is_the_same(canvas)


def test_the_same_market_is_not_blended_again(monkeypatch: pytest.MonkeyPatch) -> None:
    first = eager_match(5, 20)
    boards.board(view(first, None))
    monkeypatch.setattr(tiles, "_blended", lambda *_: pytest.fail("blended again"))
    boards.board(view(first, None))


def test_what_is_remembered_is_bounded() -> None:
    background = Background(ground())
    for place in range(tiles.ON_A_BACKGROUND + 50):
        canvas = Canvas(background)
        canvas.put("coin", place % 400, place // 400)
        canvas.in_palette  # noqa: B018
    assert background.tile.cache_info().currsize == tiles.ON_A_BACKGROUND
    assert tiles._covering.cache_info().maxsize == tiles.ANYWHERE


def test_cards_share_their_shadows() -> None:
    around = [{part for part in laid(f"card-{kind}", "shadow-card").parts if part.mask} for kind in ("gold", "camel")]
    assert around[0] == around[1]
    assert len(around[0]) == 4
