"""A short storm over the bazaar; `make chaos` has longer ones."""

from pathlib import Path

import pytest

from tests.chaos.run import chaos


@pytest.mark.timeout(300)
async def test_nothing_is_lost_in_a_storm(tmp_path: Path) -> None:
    """Permissions have stories of their own, and the longer storms."""
    await chaos(tmp_path, seed=7, seconds=12, spared=("lost_permission", "kicked_out"))
