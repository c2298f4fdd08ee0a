"""Short runs with everything going wrong; `make chaos` has longer ones."""

from pathlib import Path

import pytest

from tests.chaos.run import chaos
from tests.postgresql import Server
from tests.postgresql import postgresql as postgresql

DATABASE = ("slow_disk", "removed_database", "killed_restore", "second_process")


@pytest.mark.timeout(300)
async def test_nothing_is_lost_whatever_goes_wrong(tmp_path: Path) -> None:
    await chaos(tmp_path, seed=7, seconds=8)


@pytest.mark.timeout(300)
async def test_nothing_is_lost_when_it_is_the_database(tmp_path: Path) -> None:
    await chaos(tmp_path, seed=8, seconds=8, only=DATABASE)


@pytest.mark.timeout(300)
async def test_nothing_is_lost_on_postgresql(tmp_path: Path, postgresql: Server) -> None:
    database = postgresql.new_database()
    await chaos(tmp_path, seed=9, seconds=8, database=database)
    postgresql.drop(database)
