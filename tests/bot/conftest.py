from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.application import Application
from tests.bot.world import FakeClock, application


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def rng() -> Random:
    return Random(7)


@pytest.fixture
async def app(tmp_path: Path, clock: FakeClock) -> AsyncIterator[Application]:
    async with application(tmp_path, clock) as opened:
        yield opened
