"""What comes out: files that Discord shows, small, the same for the same view, from any thread."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from io import BytesIO

import pytest
from PIL import Image

from render import Picture, board, challenge, panel, preview, result
from rules import IllegalMove, parse
from tests.render.scenes import BOARDS, PANELS, PREVIEWS, RESULTS

KILOBYTE = 1000


@cache
def every_picture() -> tuple[Picture, ...]:
    return (
        *map(board, BOARDS.values()),
        *map(panel, PANELS.values()),
        *map(result, RESULTS.values()),
        *(preview(*scene) for scene in PREVIEWS.values()),
        challenge(),
    )


def test_every_picture_is_a_small_opaque_png() -> None:
    for picture in every_picture():
        assert len(picture.data) <= 150 * KILOBYTE, picture.filename
        with Image.open(BytesIO(picture.data)) as image:
            image.load()
            assert image.format == "PNG"
            assert image.size == (picture.width, picture.height)
            assert "transparency" not in image.info
            assert image.convert("RGBA").getchannel("A").getextrema() == (255, 255)


def test_file_names_tell_the_kind_and_nothing_else() -> None:
    names = {picture.filename for picture in every_picture()}
    assert names == {"board.png", "panel.png", "result.png", "preview.png", "challenge.png"}


def test_the_same_view_gives_the_same_bytes() -> None:
    for seen in BOARDS.values():
        assert board(seen) == board(seen)


def test_threads_do_not_disturb_each_other() -> None:
    views = [*BOARDS.values()] * 3
    alone = [board(seen).data for seen in views]
    with ThreadPoolExecutor(8) as painters:
        together = [picture.data for picture in painters.map(board, views)]
    assert together == alone


def test_a_panel_needs_a_seat() -> None:
    with pytest.raises(ValueError, match="no seat"):
        panel(BOARDS["board-start"])


def test_a_round_that_goes_on_has_no_result() -> None:
    with pytest.raises(ValueError, match="not over"):
        result(BOARDS["board-start"])


def test_an_illegal_move_has_no_preview() -> None:
    with pytest.raises(IllegalMove):
        preview(PANELS["panel-empty"], parse("-DD"))
