"""The real bot on a playground of its own, for stories."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.bazaar import Bazaar


@pytest.fixture
async def bazaar(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Bazaar]:
    """The bot is online, nobody plays yet. Violations of Discord's rules and tracebacks fail the test.

    Other settings of the bot are given as a parameter.
    """
    async with Bazaar.open(tmp_path, **getattr(request, "param", {})) as opened:
        yield opened
