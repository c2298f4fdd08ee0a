"""The real bot on a playground of its own, for stories."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.bazaar import Bazaar


@pytest.fixture
async def bazaar(tmp_path: Path) -> AsyncIterator[Bazaar]:
    """The bot is online, nobody plays yet. Violations of Discord's rules and tracebacks fail the test."""
    async with Bazaar.open(tmp_path) as opened:
        yield opened
