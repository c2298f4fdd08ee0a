"""The painters paint beside the event loop, each picture once."""

import asyncio
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest

from render import Painters, Picture
from render import painters as module
from rules import parse, view
from tests.render.scenes import BOARDS, PANELS, PREVIEWS, RESULTS, eager_match
from tests.render.scenes_book import ANALYSIS

SEEN = BOARDS["board-sale"]
OTHER = BOARDS["board-exchange"]
BLANK = Picture(b"", "board.png", 1, 1)


@pytest.fixture
async def painters() -> AsyncIterator[Painters]:
    opened = Painters(painters=2, remembered=2)
    yield opened
    await opened.close()


class Brush:
    """Stands in for a painter: counts, and waits until it may go on."""

    def __init__(self) -> None:
        self.strokes = 0
        self.at_once = 0
        self.most_at_once = 0
        self.may_go_on = threading.Event()
        self._lock = threading.Lock()

    def __call__(self, *_: Any) -> Picture:
        with self._lock:
            self.strokes += 1
            self.at_once += 1
            self.most_at_once = max(self.most_at_once, self.at_once)
        self.may_go_on.wait(5)
        with self._lock:
            self.at_once -= 1
        return BLANK


@pytest.fixture
def brush(monkeypatch: pytest.MonkeyPatch) -> Brush:
    made = Brush()
    monkeypatch.setattr(module, "board", made)
    return made


async def test_every_kind_of_picture_comes_out(painters: Painters) -> None:
    pictures = await asyncio.gather(
        painters.board(SEEN),
        painters.panel(PANELS["panel-play"]),
        painters.result(RESULTS["result-round"]),
        painters.preview(*PREVIEWS["preview-take"]),
        painters.challenge(),
        painters.turning_points(ANALYSIS),
    )
    assert [picture.filename for picture in pictures] == [
        f"{kind}.png" for kind in ("board", "panel", "result", "preview", "challenge", "turning-points")
    ]


async def test_identical_requests_in_flight_are_one(painters: Painters, brush: Brush) -> None:
    waiting = [asyncio.create_task(painters.board(SEEN)) for _ in range(5)]
    await asyncio.sleep(0.01)
    brush.may_go_on.set()
    pictures = await asyncio.gather(*waiting)
    assert brush.strokes == 1
    assert all(picture is pictures[0] for picture in pictures)


async def test_the_board_is_one_picture_for_everybody(painters: Painters, brush: Brush) -> None:
    brush.may_go_on.set()
    for seat in (None, 0, 1):
        await painters.board(view(eager_match(5, 33), seat))
    assert brush.strokes == 1


async def test_a_picture_is_remembered_and_the_oldest_forgotten(painters: Painters, brush: Brush) -> None:
    brush.may_go_on.set()
    for seen in (SEEN, SEEN, OTHER, SEEN):
        await painters.board(seen)
    assert brush.strokes == 2
    await painters.board(BOARDS["board-start"])  # a third picture: room is for two, OTHER is the oldest
    await painters.board(SEEN)
    assert brush.strokes == 3
    await painters.board(OTHER)
    assert brush.strokes == 4


async def test_no_more_painters_than_agreed_and_the_loop_stays_free(painters: Painters, brush: Brush) -> None:
    waiting = [asyncio.create_task(painters.board(seen)) for seen in BOARDS.values()]
    for _ in range(20):
        await asyncio.sleep(0.001)  # the loop turns while painters wait
    assert brush.most_at_once == 2
    brush.may_go_on.set()
    await asyncio.gather(*waiting)
    assert brush.most_at_once == 2
    assert brush.strokes == len(BOARDS)


async def test_who_stops_waiting_takes_nothing_from_the_others(painters: Painters, brush: Brush) -> None:
    impatient, patient = asyncio.create_task(painters.board(SEEN)), asyncio.create_task(painters.board(SEEN))
    await asyncio.sleep(0.01)
    impatient.cancel()
    await asyncio.sleep(0)
    brush.may_go_on.set()
    assert await patient is BLANK


async def test_a_failure_is_told_and_not_remembered(painters: Painters, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="not over"):
        await painters.result(SEEN)
    with pytest.raises(ValueError, match="not over"):
        await painters.result(SEEN)


async def test_seats_and_moves_are_not_confused(painters: Painters) -> None:
    seen, move = PREVIEWS["preview-exchange"]
    first = await painters.preview(seen, move)
    second = await painters.preview(seen, parse("+G"))
    assert first.data != second.data


async def test_closed_painters_paint_no_more() -> None:
    closed = Painters()
    await closed.close()
    with pytest.raises(RuntimeError):
        await closed.board(SEEN)
