"""The Discord client: what it loads, and what it counts."""

from pathlib import Path

import pytest

from bot.client import EXTENSIONS, JaipurBot
from bot.match.merchant_thinking import MerchantThinking
from render import Painters
from tests.bot.world import application, start_match

ROOT = Path(__file__).parent.parent.parent


def test_every_extension_is_loaded() -> None:
    found = set()
    for file in (ROOT / "cogs").rglob("*.py"):
        if "\nasync def setup(" in file.read_text(encoding="utf-8"):
            found.add(".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"))
    assert set(EXTENSIONS) == found
    assert len(EXTENSIONS) == len(found)


async def test_numbers_are_fresh_when_somebody_looks(tmp_path: Path) -> None:
    async with application(tmp_path) as app, MerchantThinking() as merchant_thinking:
        await start_match(app)
        bot = JaipurBot(app, Painters(), merchant_thinking)
        assert bot.http.http_trace is not None
        await bot.freshen_metrics()
        for name, number in (("games", 1), ("tables_behind", 1), ("painting", 0), ("thinking", 0), ("shards", 0)):
            assert app.metrics.registry.get_sample_value(f"jaipur_{name}") == number


async def test_whatever_discord_says_breaks_the_silence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a minute of it discord.py gives the line up: see docs/hosting.md on outages."""
    async with application(tmp_path) as app, MerchantThinking() as merchant_thinking:
        seconds = 0.0
        monkeypatch.setattr("bot.client.monotonic", lambda: seconds)
        bot = JaipurBot(app, Painters(), merchant_thinking)
        heard: list[str] = []
        monkeypatch.setattr("discord.ext.commands.AutoShardedBot.dispatch", lambda _, name, *_rest: heard.append(name))
        seconds = 41.0
        assert bot.silence == 41
        bot.dispatch("socket_raw_send", "{}")
        bot.dispatch("answered", "somebody")
        assert bot.silence == 41, "what we say is no sign of life"
        bot.dispatch("socket_raw_receive", "{}")
        assert bot.silence == 0
        assert heard == ["answered"], "all other events go their way"
        assert not bot.is_connected
        assert bot._connection.heartbeat_timeout == 60
