from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e_book.library import Library


@pytest.fixture
async def library(tmp_path: Path) -> AsyncIterator[Library]:
    """The bot is online. Violations of Discord's rules and tracebacks fail the test."""
    async with Library.open(tmp_path) as opened:
        yield opened
