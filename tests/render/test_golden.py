"""Golden pictures: a change of art is seen here first. Write them anew with `make golden`, and look."""

import numpy as np
import pytest
from PIL import Image

from tests.render.goldens import FOLDER, small
from tests.render.scenes import paintings

BLOCK = 10  # pixels; a numeral is about two blocks
TOLERANCE = 14  # levels, over a block: far below a piece that moved, far above another Pillow's rounding


@pytest.mark.parametrize("name", paintings())
def test_the_picture_looks_as_it_did(name: str) -> None:
    painted = small(paintings()[name]()).convert("RGB")
    with Image.open(FOLDER / f"{name}.png") as golden:
        assert painted.size == golden.size
        assert worst_block(painted, golden.convert("RGB")) <= TOLERANCE


def worst_block(first: Image.Image, second: Image.Image) -> float:
    """The largest mean difference of any block of pixels."""
    difference = np.abs(np.asarray(first, np.int16) - np.asarray(second, np.int16)).mean(axis=2)
    height, width = (side // BLOCK * BLOCK for side in difference.shape)
    blocks = difference[:height, :width].reshape(height // BLOCK, BLOCK, width // BLOCK, BLOCK)
    return float(blocks.mean(axis=(1, 3)).max())


def test_a_single_changed_number_would_be_noticed() -> None:
    scenes = paintings()
    with_sale, without = scenes["board-sale"](), scenes["board-sale"]()
    without.paste(without.crop((610, 770, 640, 806)), (108, 770))  # over the count of a bonus token
    assert worst_block(small(with_sale).convert("RGB"), small(without).convert("RGB")) > TOLERANCE


def test_every_golden_picture_has_its_scene() -> None:
    assert {file.stem for file in FOLDER.glob("*.png")} == set(paintings())
