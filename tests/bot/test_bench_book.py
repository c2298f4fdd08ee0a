"""The benchmark of the record book measures what is there: its made-up games can be read as others can."""

from pathlib import Path

import pytest

from tests.bot.bench_book import _asking, _fill
from tests.bot.world import FakeClock, application


@pytest.mark.sqlite_only
async def test_everything_that_is_measured_can_be_asked(tmp_path: Path) -> None:
    async with application(tmp_path, FakeClock()) as app:
        await _fill(app, 60)
        for asking in _asking(app).values():
            assert await asking(1)
