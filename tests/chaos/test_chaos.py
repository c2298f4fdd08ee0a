"""A short run with everything going wrong; `make chaos` has longer ones."""

from pathlib import Path

import pytest

from tests.chaos.run import chaos


@pytest.mark.timeout(300)
async def test_nothing_is_lost_whatever_goes_wrong(tmp_path: Path) -> None:
    await chaos(tmp_path, seed=7, seconds=12)
