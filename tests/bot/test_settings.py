import re
from pathlib import Path

import pytest

from bot.clock import ShiftedClock, SystemClock
from bot.settings import BadSettings, Settings, load

EXAMPLE = Path(__file__).parents[2] / ".env.example"
NAMES = {str(field.validation_alias): field.default for field in Settings.model_fields.values()}


@pytest.fixture(autouse=True)
def no_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def test_the_example_has_every_setting_with_its_default() -> None:
    lines = dict(re.findall(r"^([A-Z_]+)=(.*)$", EXAMPLE.read_text(encoding="utf-8"), re.MULTILINE))
    in_words = {None: "", False: "false"}
    assert lines == {name: in_words.get(default, str(default)) for name, default in NAMES.items()}


def test_the_example_can_be_used_as_it_is() -> None:
    assert load(EXAMPLE) == load(None)


def test_the_environment_wins_over_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("JAIPUR_CHALLENGE_HOURS=3\nJAIPUR_LOG_LEVEL=debug\nDISCORD_TOKEN=a.b.c\nOTHER=1\n")
    monkeypatch.setenv("JAIPUR_CHALLENGE_HOURS", "5")
    settings = load()
    assert settings.challenge_hours == 5
    assert settings.log_level == "DEBUG"
    assert settings.token
    assert settings.token.get_secret_value() == "a.b.c"


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("JAIPUR_LOG_LEVEL", "LOUD", "'DEBUG', 'INFO', 'WARNING' or 'ERROR'"),
        ("JAIPUR_CHALLENGE_HOURS", "soon", "integer"),
        ("JAIPUR_CHALLENGE_HOURS", "0", "greater than or equal to 1"),
        ("JAIPUR_DISCORD_URL", "localhost", "http://"),
        ("JAIPUR_CLOCK_FILE", "clock", "on Discord the clock is the true one"),
        ("JAIPUR_DATABASE", ".", "folder"),
    ],
)
def test_bad_values_give_one_readable_line(monkeypatch: pytest.MonkeyPatch, name: str, value: str, says: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "top.secret.token")
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as error:
        load()
    assert str(error.value).startswith(f"{name}: ")
    assert says in str(error.value)
    assert "\n" not in str(error.value)
    assert "secret" not in str(error.value)


def test_the_clock_can_be_shifted_by_a_file(tmp_path: Path) -> None:
    file = tmp_path / "shift"
    clock, real = ShiftedClock(file), SystemClock()
    assert abs(clock.now() - real.now()) <= 1
    file.write_text("86400\n")
    assert abs(clock.now() - real.now() - 86400) <= 1
    file.write_text("")
    assert abs(clock.now() - real.now()) <= 1


def test_a_part_of_the_shards_is_named_by_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JAIPUR_SHARDS", "4")
    monkeypatch.setenv("JAIPUR_SHARD_IDS", "0, 3")
    assert load().shard_ids == [0, 3]


@pytest.mark.parametrize(("shards", "ids"), [("", "0"), ("2", "2"), ("2", "a,b"), ("2", "0;1"), ("0", "0")])
def test_shards_that_cannot_be(monkeypatch: pytest.MonkeyPatch, shards: str, ids: str) -> None:
    monkeypatch.setenv("JAIPUR_SHARDS", shards)
    monkeypatch.setenv("JAIPUR_SHARD_IDS", ids)
    with pytest.raises(BadSettings, match="JAIPUR_SHARD") as error:
        load()
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    "url",
    ["http://localhost:8765", "http://127.0.0.1:8765/", "http://127.8.9.1", "http://[::1]:8765", "https://LOCALHOST/x"],
)
def test_this_machine_may_stand_in_for_discord(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv("JAIPUR_DISCORD_URL", url)
    assert load().discord_url == url


ELSEWHERE = {
    "https://evil.example": "evil.example",
    "http://evil.example:8765/api": "evil.example",
    "http://localhost.evil.example": "localhost.evil.example",
    "http://127.0.0.1.evil.example": "127.0.0.1.evil.example",
    "http://10.0.0.1:8765": "10.0.0.1",
    "http://[2001:db8::1]:8765": "2001:db8::1",
    "http://0.0.0.0:8765": "0.0.0.0",
}


@pytest.mark.parametrize(("url", "host"), ELSEWHERE.items())
def test_another_machine_does_not_get_the_token_by_mistake(
    monkeypatch: pytest.MonkeyPatch, url: str, host: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "top.secret.token")
    monkeypatch.setenv("JAIPUR_DISCORD_URL", url)
    for trusted in ("", "localhost", "example"):
        monkeypatch.setenv("JAIPUR_TRUSTED_HOST", trusted)
        with pytest.raises(BadSettings) as error:
            load()
        assert str(error.value) == (
            f"JAIPUR_DISCORD_URL: {host} is not this machine, and would get the token; leave it empty for Discord, "
            f"or set JAIPUR_TRUSTED_HOST={host} if that is meant"
        )
    monkeypatch.setenv("JAIPUR_TRUSTED_HOST", host.upper())
    assert load().discord_url == url


@pytest.mark.parametrize("url", ["http://", "http://[::1", "http://localhost:port", "http://localhost@evil.example/",
                                 "http://me:password@localhost", "http://local host", "http://:8765",
                                 "http://evil.example?x=localhost", "http://evil.example#@localhost/",
                                 "http://evil.example\\@localhost"])  # fmt: skip
def test_an_address_that_cannot_be_read_is_refused(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv("JAIPUR_DISCORD_URL", url)
    monkeypatch.setenv("JAIPUR_TRUSTED_HOST", "evil.example")
    with pytest.raises(BadSettings, match=r"^JAIPUR_DISCORD_URL: ") as error:
        load()
    assert "\n" not in str(error.value)
    assert "password" not in str(error.value)


def test_an_address_is_a_database_and_a_standby_needs_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("JAIPUR_STANDBY", "true")
    with pytest.raises(BadSettings, match="JAIPUR_STANDBY: only with"):
        load(None)
    monkeypatch.setenv("JAIPUR_DATABASE", " postgresql://jaipur:geheim@db.example/jaipur ")
    settings = load(None)
    assert settings.is_standby
    assert str(settings.database) == "postgresql://jaipur@db.example/jaipur"
    assert "geheim" not in repr(settings)
    monkeypatch.setenv("JAIPUR_DATABASE", "postgresql://")
    with pytest.raises(BadSettings, match=r"JAIPUR_DATABASE: .*postgresql://user") as caught:
        load(None)
    assert len(str(caught.value).splitlines()) == 1
