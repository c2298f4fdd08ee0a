from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e_record_book.record_book_playground import RecordBookPlayground


@pytest.fixture
async def book(tmp_path: Path) -> AsyncIterator[RecordBookPlayground]:
    """The bot is online. Violations of Discord's rules and tracebacks fail the test."""
    async with RecordBookPlayground.open(tmp_path) as opened:
        yield opened
