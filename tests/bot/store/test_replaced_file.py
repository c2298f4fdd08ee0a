"""The database is removed, replaced or written over while the bot runs: nothing is acknowledged into nothing."""

import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from bot.store.backup import backup
from bot.store.errors import DatabaseReplaced
from tests.bot.world import application, fresh, play_random, start_match


def remove_all(file: Path, _copy: Path) -> None:
    for path in list(file.parent.glob("jaipur.db*")):
        path.unlink()


DEEDS: dict[str, Callable[[Path, Path], object]] = {
    "removed": lambda file, _copy: file.unlink(),
    "removed with its log": remove_all,
    "moved away": lambda file, _copy: file.rename(file.with_name("elsewhere.db")),
    "replaced by a backup": lambda file, copy: copy.replace(file),
    "written over with a backup": lambda file, copy: shutil.copyfile(copy, file),
    "only the log removed": lambda file, _copy: file.with_name("jaipur.db-wal").unlink(),
}


@pytest.mark.parametrize("deed", DEEDS.values(), ids=DEEDS)
async def test_no_move_is_acknowledged_and_the_log_says_why(
    tmp_path: Path, rng: Random, deed: Callable[[Path, Path], object], caplog: pytest.LogCaptureFixture
) -> None:
    async with application(tmp_path) as app:
        match = (await play_random(app, await start_match(app), rng, moves=3))[-1].match
        backup(app.db.file, tmp_path / "copy.db")
        deed(app.db.file, tmp_path / "copy.db")
        for _ in range(3):
            with pytest.raises(DatabaseReplaced):
                await play_random(app, match, rng, moves=1)
            with pytest.raises(DatabaseReplaced):
                await app.downtime.mark_present()
        said = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
        assert len(said) == 1, "once, not with every click"
        assert "while the bot runs" in said[0]
        assert "restore" in said[0]


async def test_a_move_that_was_under_way_is_not_acknowledged(tmp_path: Path) -> None:
    async with application(tmp_path) as app:

        async def write() -> None:
            async with app.db.transaction() as queries:
                await queries.execute("INSERT INTO notices (key, said) VALUES ('a', 1)")
                app.db.file.unlink()

        with pytest.raises(DatabaseReplaced):
            await write()


async def test_a_database_that_is_put_back_goes_on(tmp_path: Path, rng: Random) -> None:
    async with application(tmp_path) as app:
        match = await start_match(app)
        away = app.db.file.rename(tmp_path / "elsewhere.db")
        with pytest.raises(DatabaseReplaced):
            await play_random(app, match, rng, moves=1)
        assert await fresh(app, match) == match, "looking goes on"
        away.rename(app.db.file)
        await play_random(app, match, rng, moves=1)


async def test_what_sqlite_itself_does_with_the_file_is_no_alarm(tmp_path: Path, rng: Random) -> None:
    async with application(tmp_path) as app, application(tmp_path, seed=2) as other:
        match = await start_match(app)
        for checkpoint in ("PASSIVE", "FULL", "RESTART", "TRUNCATE"):
            match = (await play_random(other, match, rng, moves=2))[-1].match
            await other.db.execute("VACUUM")
            await other.db.execute(f"PRAGMA wal_checkpoint({checkpoint})")
            match = (await play_random(app, match, rng, moves=2))[-1].match
        backup(app.db.file, tmp_path / "copy.db")
        await play_random(app, match, rng, moves=2)
