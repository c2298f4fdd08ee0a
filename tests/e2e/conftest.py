"""The real bot on a playground of its own, for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.jaipur_playground import JaipurPlayground


@pytest.fixture
async def jaipur(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[JaipurPlayground]:
    """The bot is online, nobody plays yet. Violations of Discord's rules and tracebacks fail the test.

    Other settings of the bot are given as a parameter.
    """
    async with JaipurPlayground.open(tmp_path, **getattr(request, "param", {})) as opened:
        yield opened
