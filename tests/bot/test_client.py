"""The Discord client: what it loads, and what it counts."""

from pathlib import Path

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
        await bot.freshen_metrics()
        for name, number in (("games", 1), ("tables_behind", 1), ("painting", 0), ("thinking", 0), ("shards", 0)):
            assert app.metrics.registry.get_sample_value(f"jaipur_{name}") == number
