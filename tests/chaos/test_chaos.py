"""Short runs with everything going wrong; `make chaos` has longer ones."""

from pathlib import Path

import pytest

from tests.chaos.run import chaos

DATABASE = ("slow_disk", "removed_database", "killed_restore", "second_process")


@pytest.mark.timeout(300)
async def test_nothing_is_lost_whatever_goes_wrong(tmp_path: Path) -> None:
    await chaos(tmp_path, seed=7, seconds=8)


@pytest.mark.timeout(300)
async def test_nothing_is_lost_when_it_is_the_database(tmp_path: Path) -> None:
    await chaos(tmp_path, seed=8, seconds=8, only=DATABASE)
