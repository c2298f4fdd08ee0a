import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.application import Application
from tests.bot.world import IN_MEMORY, FakeClock, application


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def rng() -> Random:
    return Random(7)


@pytest.fixture
async def app(clock: FakeClock) -> AsyncIterator[Application]:
    """Real SQLite, with its file in memory. What is about disks and deaths makes its own in `tmp_path`."""
    with tempfile.TemporaryDirectory(dir=IN_MEMORY) as folder:
        async with application(Path(folder), clock) as opened:
            yield opened
