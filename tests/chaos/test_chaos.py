"""A short storm over the bazaar; `make chaos` has longer ones."""

from pathlib import Path

import pytest

from tests.chaos.run import chaos


@pytest.mark.timeout(300)
async def test_nothing_is_lost_in_a_storm(tmp_path: Path) -> None:
    await chaos(tmp_path, seed=7, seconds=12)
