"""The doctor finds the mistakes that hosts make, and every start that fails says why in one line."""

import socket
from pathlib import Path

import pytest

from tests.bot.test_command_line import TOKEN, bot

NO_DISCORD = "http://127.0.0.1:9"  # nobody listens there


@pytest.mark.parametrize(
    ("name", "meant"),
    [("JAIPUR_LOGLEVEL", "JAIPUR_LOG_LEVEL"), ("JAIPUR_STATUSPORT", "JAIPUR_STATUS_PORT")],
)
def test_a_misspelt_setting_is_named_with_what_was_meant(tmp_path: Path, name: str, meant: str) -> None:
    settings = tmp_path / ".env"
    settings.touch(mode=0o600)
    settings.write_text(f"DISCORD_TOKEN={TOKEN}\n{name}=9400\nEDITOR=vi\n")
    for done in (bot(tmp_path, "doctor"), bot(tmp_path, "doctor", DISCORD_TOKEN=TOKEN, **{name: "9400"})):
        assert done.returncode == 1
        assert f"{name} is no setting of the bot" in done.stdout
        assert f"did you mean {meant}?" in done.stdout
        assert "EDITOR" not in done.stdout
        assert "9400" not in done.stdout, "what it was set to may be a secret"


def test_a_misspelt_token_is_named_and_not_shown(tmp_path: Path) -> None:
    settings = tmp_path / ".env"
    settings.touch(mode=0o600)
    settings.write_text(f"export DISCORD_TOKEN_={TOKEN}\n")
    done = bot(tmp_path, "doctor")
    assert "DISCORD_TOKEN is not set" in done.stdout
    assert "did you mean DISCORD_TOKEN?" in done.stdout
    assert TOKEN not in done.stdout + done.stderr


def test_a_database_that_cannot_be_reached_is_not_blamed_on_the_settings_file(tmp_path: Path) -> None:
    done = bot(tmp_path, "doctor", JAIPUR_DATABASE=f"{'x' * 300}/jaipur.db")
    assert done.returncode == 2
    assert done.stderr.startswith("settings: JAIPUR_DATABASE: ")
    assert "File name too long" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_taken_port_is_not_blamed_on_discord(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = bot(tmp_path, DISCORD_TOKEN=TOKEN, JAIPUR_STATUS_PORT=port, JAIPUR_DISCORD_URL=NO_DISCORD)
    assert done.returncode == 1, "it may be free again soon: a service tries on"
    assert done.stderr.splitlines()[-1] == (
        f"JAIPUR_STATUS_PORT: {port} is not to be had (address already in use); choose another, or leave it empty"
    )
    assert "Traceback" not in done.stderr


def test_a_discord_that_is_away_is_one_line(tmp_path: Path) -> None:
    done = bot(tmp_path, DISCORD_TOKEN=TOKEN, JAIPUR_DISCORD_URL=NO_DISCORD)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("Discord cannot be reached: ")
    assert "Traceback" not in done.stderr
    assert TOKEN not in done.stderr


def test_what_is_no_token_is_answered_with_where_to_get_one(tmp_path: Path) -> None:
    done = bot(tmp_path, "invite", DISCORD_TOKEN="hello")
    assert done.returncode == 2
    assert "Reset Token" in done.stderr
    assert "hello" not in done.stderr


def test_another_server_than_discord_is_refused_or_named(tmp_path: Path) -> None:
    settings = {"DISCORD_TOKEN": TOKEN, "JAIPUR_DISCORD_URL": "https://proxy.example/"}
    for command in ("run", "doctor"):
        done = bot(tmp_path, command, **settings)
        assert done.returncode == 2
        assert done.stderr.startswith("settings: JAIPUR_DISCORD_URL: proxy.example is not this machine")
        assert "JAIPUR_TRUSTED_HOST=proxy.example" in done.stderr
        assert done.stderr.count("\n") == 1
    done = bot(tmp_path, "doctor", **settings, JAIPUR_TRUSTED_HOST="proxy.example")
    assert done.returncode == 0
    assert "not Discord but https://proxy.example/ is used" in done.stdout
    assert "proxy.example gets the token" in done.stdout
