import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest

from bot.application import Application
from tests.bot import world
from tests.bot.world import IN_MEMORY, Engine, FakeClock, application
from tests.postgresql import postgresql as postgresql


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Whatever stores something is tested on both engines, unless it is about files of SQLite."""
    stores = "app" in metafunc.fixturenames or hasattr(metafunc.module, "application")
    if stores and not any(metafunc.definition.iter_markers("sqlite_only")):
        metafunc.parametrize("engine", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture(autouse=True)
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    is_postgresql = getattr(request, "param", "sqlite") == "postgresql"
    engine = Engine(request.getfixturevalue("postgresql") if is_postgresql else None)
    world.engine_in_use.append(engine)
    try:
        yield engine
    finally:
        world.engine_in_use.remove(engine)
        engine.clear_away()


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def rng() -> Random:
    return Random(7)


@pytest.fixture
async def app(clock: FakeClock, engine: Engine) -> AsyncIterator[Application]:
    """A real engine, with its files in memory. What is about disks and deaths makes its own in `tmp_path`."""
    with tempfile.TemporaryDirectory(dir=IN_MEMORY) as folder:
        async with application(Path(folder), clock) as opened:
            yield opened
