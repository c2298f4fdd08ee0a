"""From the address of the playground to the first move: `make run` offers it in three taps."""

import re
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.async_api import Locator, async_playwright, expect

from tests.chromium import find_chromium
from tests.e2e.jaipur_playground import WAIT, until
from tests.playground.running import Start, starter

CHROMIUM = find_chromium()
SLOW = WAIT * 1000  # in milliseconds
MAKEFILE = Path(__file__).parents[2] / "Makefile"

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium found: the browser tests are not run")


@pytest.fixture
async def start() -> AsyncIterator[Start]:
    async for run in starter():
        yield run


async def address(start: Start, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Of a playground that offers what `make run` offers."""
    offered = re.search(r'--first-command "([^"]+)"', MAKEFILE.read_text(encoding="utf-8"))
    assert offered is not None
    monkeypatch.setenv("JAIPUR_DATABASE", str(folder / "playground.db"))
    names = ["--url-variable", "JAIPUR_DISCORD_URL", "--token-variable", "DISCORD_TOKEN"]
    program = await start(*names, "--first-command", offered[1], "--", sys.executable, "-m", "bot")
    found = (await program.says(r"open (http://\S+)"))[1]
    await program.says("the bot is online")
    return found


def moves(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "playground.db", timeout=10)) as database:
        return int(database.execute("SELECT count(*) FROM moves").fetchone()[0])


@pytest.mark.timeout(120)
async def test_the_first_move_takes_three_taps(start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = await address(start, tmp_path, monkeypatch)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        context = await browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
        page = await context.new_page()
        await page.goto(url)
        screen = page.locator("[data-pane=pane0]")
        taps: list[Locator] = [
            screen.get_by_test_id("hint-alone"),
            screen.locator('[data-custom^="j1|move|"]'),
            screen.locator('[data-custom^="j1|play|"]'),
        ]
        for button in taps:
            await expect(button).to_be_in_viewport(timeout=SLOW)
            await button.tap()
        await until(lambda: moves(tmp_path) > 0)
        await expect(page.get_by_test_id("hint")).to_have_count(0)
        await browser.close()
