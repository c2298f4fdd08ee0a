import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.store.migrate import migrations
from rules.__main__ import main as rules_main
from tests.bot.world import SINGLE, application, play_random, start_match

pytestmark = pytest.mark.sqlite_only  # for PostgreSQL: tests/bot/store/test_postgresql_commands.py
ROOT = Path(__file__).parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.abcdefghijklmnopqrstuvwxyz_0123456789AB"


def bot(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        cwd=folder,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "JAIPUR_DATABASE": "jaipur.db", **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )


@pytest.fixture
async def codes(tmp_path: Path, rng: Random) -> dict[str, str]:
    """The codes of a finished, a resigned, a called-off and a running game."""
    async with application(tmp_path) as app:
        finished = await start_match(app)
        await play_random(app, finished, rng)
        resigned = await start_match(app, (1, 2), SINGLE)
        await play_random(app, resigned, rng, moves=5)
        await app.endings.resign(resigned.code, 1)
        called_off = await start_match(app, (3, 4))
        await app.endings.cancel(called_off.code, 3)
        running = await start_match(app, (5, 6))
    return {
        "finished": finished.code,
        "resigned": resigned.code,
        "called off": called_off.code,
        "running": running.code,
    }


def test_help_lists_the_commands(tmp_path: Path) -> None:
    done = bot(tmp_path, "--help")
    assert done.returncode == 0
    for command in ("backup", "restore", "export", "invite", "doctor"):
        assert command in done.stdout


@pytest.mark.parametrize(
    "arguments", [["dance"], ["backup"], ["export"], ["export", "K7Q2"], ["export", "--all", "a", "b"]]
)
def test_bad_usage_exits_with_2(tmp_path: Path, arguments: list[str]) -> None:
    done = bot(tmp_path, *arguments)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_bad_settings_exit_with_2_and_one_line(tmp_path: Path) -> None:
    done = bot(tmp_path, "doctor", JAIPUR_LOG_LEVEL="LOUD", DISCORD_TOKEN=TOKEN)
    assert done.returncode == 2
    assert done.stderr.startswith("settings: JAIPUR_LOG_LEVEL: ")
    assert done.stderr.count("\n") == 1
    assert TOKEN not in done.stderr


def test_running_without_a_token_says_what_is_missing(tmp_path: Path) -> None:
    done = bot(tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("settings: DISCORD_TOKEN is not set")
    assert done.stderr.count("\n") == 1


def test_export_writes_records_that_verify(tmp_path: Path, codes: dict[str, str]) -> None:
    done = bot(tmp_path, "export", "--all", "records")
    assert done.returncode == 0, done.stderr
    files = sorted((tmp_path / "records").iterdir())
    assert [file.stem for file in files] == sorted(code for name, code in codes.items() if name != "running")
    assert rules_main(["check", *map(str, files)]) == 0


def test_export_of_one_match(tmp_path: Path, codes: dict[str, str]) -> None:
    assert bot(tmp_path, "export", codes["finished"].lower(), "out").returncode == 0
    assert [file.name for file in (tmp_path / "out").iterdir()] == [f"{codes['finished']}.jaipur"]


def test_export_refuses_running_and_unknown_matches_in_one_line(tmp_path: Path, codes: dict[str, str]) -> None:
    for code, says in ((codes["running"], "still running"), ("NNNNN", "no match")):
        done = bot(tmp_path, "export", code, "out")
        assert done.returncode == 1
        assert says in done.stderr
        assert done.stderr.count("\n") == 1


def test_backup_makes_a_private_copy(tmp_path: Path, codes: dict[str, str]) -> None:
    done = bot(tmp_path, "backup", "saved.db")
    assert done.returncode == 0, done.stderr
    saved = tmp_path / "saved.db"
    assert saved.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(saved)) as connection:
        assert connection.execute("SELECT count(*) FROM matches").fetchone()[0] == len(codes)


def test_backup_and_export_without_a_database(tmp_path: Path) -> None:
    for arguments in (["backup", "saved.db"], ["export", "--all", "out"]):
        done = bot(tmp_path, *arguments)
        assert done.returncode == 1
        assert "does not exist" in done.stderr
        assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_the_doctor_finds_nothing_wrong(tmp_path: Path, codes: dict[str, str]) -> None:
    done = bot(tmp_path, "doctor", DISCORD_TOKEN=TOKEN)
    assert done.returncode == 0, done.stdout
    assert "FAULT" not in done.stdout
    assert f"schema {migrations()[-1].version}" in done.stdout
    assert TOKEN not in done.stdout + done.stderr


def test_the_doctor_changes_nothing_on_a_new_machine_and_says_what_is_missing(tmp_path: Path) -> None:
    done = bot(tmp_path, "doctor")
    assert done.returncode == 1
    assert "DISCORD_TOKEN is not set" in done.stdout
    assert "Reset Token" in done.stdout
    assert "will be made at the first start" in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_the_doctor_names_each_fault_and_its_cure(tmp_path: Path, codes: dict[str, str]) -> None:
    file = tmp_path / "jaipur.db"
    file.chmod(0o644)
    done = bot(tmp_path, "doctor", DISCORD_TOKEN="not-a-token")
    assert done.returncode == 1
    assert "does not look like a bot token" in done.stdout
    assert "not-a-token" not in done.stdout
    assert "chmod 600 jaipur.db" in done.stdout
    settings = tmp_path / ".env"
    settings.write_text(f"DISCORD_TOKEN={TOKEN}\n")
    settings.chmod(0o640)
    assert "chmod 600 .env" in bot(tmp_path, "doctor").stdout
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 99")
    assert "run the newer program" in bot(tmp_path, "doctor", DISCORD_TOKEN=TOKEN).stdout
    file.write_bytes(b"nothing of the kind" * 999)
    done = bot(tmp_path, "doctor", DISCORD_TOKEN=TOKEN)
    assert done.returncode == 1
    assert "is damaged" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr
