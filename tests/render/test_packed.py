"""What is kept packed gives back the very colours, whichever piece is asked for."""

from random import Random

import pytest
from PIL import Image

from render.packed import SQUARE, Packed

SIZE = 2 * SQUARE + 30, SQUARE + 7


@pytest.fixture(scope="module")
def picture() -> Image.Image:
    return Image.frombytes("RGB", SIZE, Random(5).randbytes(3 * SIZE[0] * SIZE[1]))


def test_the_whole_is_the_same(picture: Image.Image) -> None:
    packed = Packed(picture)
    assert packed.size == picture.size
    assert packed.image.tobytes() == picture.tobytes()


@pytest.mark.parametrize("seed", range(20))
def test_every_piece_is_the_same(picture: Image.Image, seed: int) -> None:
    """Also one that sticks out, or lies outside: there it is black, as Pillow has it."""
    chance = Random(seed)
    left, top = chance.randrange(-40, SIZE[0] + 20), chance.randrange(-40, SIZE[1] + 20)
    box = left, top, left + chance.randrange(1, SQUARE * 2), top + chance.randrange(1, SQUARE * 2)
    assert Packed(picture).crop(box).tobytes() == picture.crop(box).tobytes()


def test_a_wall_takes_a_tenth_of_its_memory() -> None:
    wall = Image.linear_gradient("L").resize((1080, 848)).convert("RGB")
    packed = sum(len(pixels) for row in Packed(wall)._rows for _, pixels in row)
    assert packed < 1080 * 848 * 4 / 10
