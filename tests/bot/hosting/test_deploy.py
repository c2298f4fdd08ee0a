"""The files in deploy/ fit the program: what a host copies out of them works."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import USAGE
from bot.client import GRACE
from tests.bot.test_command_line import ROOT, TOKEN

DEPLOY = ROOT / "deploy"


def unit(name: str) -> list[tuple[str, str]]:
    lines = (DEPLOY / name).read_text(encoding="utf-8").splitlines()
    return [(key, value) for key, _, value in (line.partition("=") for line in lines) if value and key[0].isupper()]


def here(text: str, folder: Path) -> str:
    """The same with this checkout and a folder of the test in the place of the machine's."""
    return (
        text.replace("/opt/jaipur/.venv/bin/python", sys.executable)
        .replace("/opt/jaipur", str(ROOT))
        .replace("/var/lib/jaipur", str(folder / "jaipur"))
        .replace("/etc/jaipur.env", str(folder / "jaipur.env"))
    )


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """Settings as docs/hosting.md has them copied: the example with a token."""
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    (tmp_path / "jaipur.env").write_text(example.replace("DISCORD_TOKEN=", f"DISCORD_TOKEN={TOKEN}", 1))
    (tmp_path / "jaipur").mkdir()
    return tmp_path


def test_the_service_uses_its_own_folder_whatever_the_settings_say(machine: Path) -> None:
    """Settings from EnvironmentFile= win over Environment=, and the example names a database."""
    lines = dict(unit("jaipur.service"))
    names = dict(one.split("=", 1) for one in shlex.split(here(lines["Environment"], machine)))
    settings = dict(re.findall(r"^(\w+)=(.*)$", (machine / "jaipur.env").read_text(), re.MULTILINE))
    done = subprocess.run(
        [*shlex.split(here(lines["ExecStart"], machine)), "doctor"],
        cwd=here(lines["WorkingDirectory"], machine),
        env={"PATH": os.environ["PATH"]} | names | settings,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert f"{machine}/jaipur/jaipur.db does not exist yet" in done.stdout, done.stderr
    assert f"{machine}/jaipur is writable" in done.stdout
    assert done.returncode == 0


def test_the_service_gives_the_bot_time_and_does_not_insist_on_bad_settings() -> None:
    lines = dict(unit("jaipur.service"))
    assert lines["RestartPreventExitStatus"] == str(USAGE)
    assert int(lines["TimeoutStopSec"]) > GRACE * 2
    assert lines["KillMode"] == "mixed", "workers are needed for the moves at hand"


def test_a_bot_that_crashes_again_and_again_is_started_less_and_less_often() -> None:
    """As far as systemd can (from 254 on); `bot/hosting/log_in_pace.py` guards the log-ins everywhere."""
    lines = dict(unit("jaipur.service"))
    assert lines["StartLimitIntervalSec"] == "0", "it never gives up: Discord may be away for a day"
    assert int(lines["RestartSec"]) <= 10, "one crash is mended soon"
    assert int(lines["RestartSteps"]) > 1
    assert 24 * 3600 / int(lines["RestartMaxDelaySec"]) < 1000 / 2


def test_backups_are_made_by_the_same_user_of_the_same_database() -> None:
    bot, backup = unit("jaipur.service"), unit("jaipur-backup.service")
    for line in (("User", "jaipur"), ("DynamicUser", "yes"), ("StateDirectoryMode", "0700"), ("UMask", "0077")):
        assert line in bot
        assert line in backup
    assert "JAIPUR_DATABASE=/var/lib/jaipur/jaipur.db" in dict(bot)["ExecStart"]
    assert "JAIPUR_DATABASE=/var/lib/jaipur/jaipur.db" in dict(backup)["Environment"]


@pytest.mark.parametrize("arguments", [[], ["run"]])
def test_the_hosts_command_starts_no_second_bot(machine: Path, arguments: list[str]) -> None:
    done = command(machine, *arguments)
    assert done.returncode == 0
    assert done.stdout.startswith("usage:")


def test_the_hosts_command_knows_the_settings_and_the_database_of_the_service(machine: Path) -> None:
    done = command(machine, "doctor")
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{machine}/jaipur/jaipur.db does not exist yet" in done.stdout


def command(machine: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    script = machine / "command"
    script.write_text(here((DEPLOY / "jaipur").read_text(encoding="utf-8"), machine))
    env = {"PATH": os.environ["PATH"]}
    return subprocess.run(["sh", script, *arguments], cwd=machine, env=env, capture_output=True, text=True, timeout=60)


def test_the_container_has_every_package_that_the_bot_needs() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    copied = set(re.findall(r"^COPY (\w+) \1$", text, re.MULTILINE))
    assert copied == {"ai", "bot", "cogs", "render", "rules"}
    assert "VOLUME /opt/jaipur/data" in text, "the default of JAIPUR_DATABASE is in there"
    assert "WORKDIR /opt/jaipur\n" in text
    assert "requirements.lock" in text
    assert "requirements-dev.lock" not in text, "no tools in there"


def test_the_guide_names_every_file_and_every_command_that_it_needs() -> None:
    guide = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for file in re.findall(r"deploy/([\w.-]+)", guide):
        assert (DEPLOY / file).exists(), file
    for name in re.findall(r"-m bot (\w+)", guide):
        done = subprocess.run([sys.executable, "-m", "bot", name, "--help"], cwd=ROOT, capture_output=True, timeout=60)
        assert done.returncode == 0, name
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^(?:sudo )?make (?:-C \S+ )?(\w+)", guide, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
