"""Matches on the page in a real browser: whatever is to be pressed next is in sight, and nobody scrolls."""

import asyncio
import itertools
import os
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, BrowserContext, Locator, Page, async_playwright, expect

from tests.chromium import find_chromium
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground

CHROMIUM = find_chromium()
SLOW = WAIT * 1000  # in milliseconds
LONGEST = 400  # moves of a match; some forty a round are usual

# Buttons are found by what their ids mean, so that the test does not depend on words.
MOVE, PLAY, HAND, ACCEPT, REMATCH = "j1|move|", "j1|play|", "j1|hand|", "j1|accept|", "j1|rematch|"

# What of a panel is not in sight: its picture with market and hand, and everything that can be pressed.
HIDDEN = """(message) => {
    const list = message.closest(".scroller")?.getBoundingClientRect();
    const parts = [...message.querySelectorAll("[data-testid=picture], [data-custom]")].filter((part) => {
        const box = part.getBoundingClientRect();
        return list && (box.top < list.top || box.bottom > list.bottom);
    });
    return parts.map((part) => part.innerText || "the picture");
}"""

# A button that can be pressed as it stands: all of it inside the list, and nothing over it.
# Null: it was drawn anew just now.
IN_SIGHT = """(node) => {
    const list = node.closest(".scroller")?.getBoundingClientRect();
    const box = node.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return list ? node.contains(top) && box.top >= list.top && box.bottom <= list.bottom : null;
}"""

# Playwright's own waiting evaluates a text, which the page forbids: it is asked again and again instead.
PAINTED = "() => [...document.images].every((one) => one.complete && one.naturalWidth)"

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium found: the browser tests are not run")


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield opened
        await opened.close()


async def pictures_are_seen(page: Page) -> None:
    async with asyncio.timeout(WAIT):
        while not await page.evaluate(PAINTED):  # noqa: ASYNC110  # nobody tells us
            await asyncio.sleep(0.05)


@dataclass
class Table:
    """Two people on one page, on a phone or side by side."""

    jaipur: JaipurPlayground
    page: Page
    is_phone: bool
    taps: int = 0

    @property
    def match(self) -> dict[str, Any]:
        return self.jaipur.one("SELECT round, ply, mover FROM matches")

    async def screen(self, seat: int) -> Locator:
        """The screen of somebody; on a phone it has to be switched to."""
        if self.is_phone and not await self.page.locator(f"[data-pane=pane{seat}]").is_visible():
            await self.page.get_by_test_id("tab").nth(seat).tap()
        return self.page.locator(f"[data-pane=pane{seat}]")

    async def press(self, button: Locator) -> None:
        """Press it where it stands."""
        await expect(button).to_be_visible(timeout=SLOW)
        await expect(button).to_be_enabled(timeout=SLOW)
        while (in_sight := await button.evaluate(IN_SIGHT)) is None:
            pass
        if not in_sight:
            await self.look("out-of-sight")
            raise AssertionError(f"{await button.inner_text()!r} is out of sight after {self.taps} taps")
        self.taps += 1
        await (button.tap() if self.is_phone else button.click())

    async def look(self, name: str) -> None:
        """A picture for people, where the environment names a folder for it."""
        if folder := os.environ.get("SCREENSHOTS"):
            size = "phone" if self.is_phone else "desktop"
            await self.page.screenshot(path=Path(folder) / f"{size}-{name}.png", animations="disabled")

    async def open_hand(self, screen: Locator, moves: Locator) -> None:
        """An open panel shows the moves by itself. Else, and after the end of a round, the table is in sight."""
        hand = screen.locator(f'[data-custom^="{HAND}"]').last
        async with asyncio.timeout(WAIT):
            for tries in itertools.count():
                if await moves.count() and await moves.last.evaluate(IN_SIGHT):
                    return
                if tries % 20 == 10 and await hand.count() and await hand.evaluate(IN_SIGHT):
                    await self.press(hand)
                await asyncio.sleep(0.05)

    async def see_all(self, screen: Locator) -> None:
        """The whole panel is on the phone: market, hand and every button."""
        panel = screen.locator("[data-testid=message][data-ephemeral=yes]").last
        hidden = await panel.evaluate(HIDDEN)
        for _ in range(20):  # it may have been drawn just now
            if not hidden:
                return
            await asyncio.sleep(0.05)
            hidden = await panel.evaluate(HIDDEN)
        await self.look("not-all-in-sight")
        raise AssertionError(f"out of sight: {hidden}")

    async def move(self) -> None:
        """Whoever is to move opens their hand if it is not open, chooses, and plays."""
        match = self.match
        position = f"{match['round']}.{match['ply']}"
        screen = await self.screen(match["mover"])
        moves = screen.locator(f'[data-custom^="{MOVE}"][data-custom*="|{position}|"]:enabled')
        await self.open_hand(screen, moves)
        ids = [str(await one.get_attribute("data-custom")) for one in await moves.all()]
        await self.look(f"{position}-choose")
        if self.is_phone:
            await self.see_all(screen)
        await self.press(screen.locator(f'[data-custom="{max(ids, key=_worth)}"]').last)
        play = screen.locator(f'[data-custom^="{PLAY}"][data-custom*="|{position}|"]')
        await expect(play.last).to_be_visible(timeout=SLOW)
        await self.look(f"{position}-play")
        await self.press(play.last)
        await expect(play).to_have_count(0, timeout=SLOW)


def _worth(custom_id: str) -> tuple[int, str]:
    """Large sales first, then goods, then camels, then small sales: rounds come to their end."""
    move = custom_id.rpartition("|")[2]
    if move.startswith("-"):
        return (len(move) if len(move) > 3 else 0, move)
    return (1 if move == "+K" else 2, move)


async def screen_of(browser: Browser, width: int, height: int) -> BrowserContext:
    is_phone = width < 900
    return await browser.new_context(
        viewport={"width": width, "height": height}, has_touch=is_phone, is_mobile=is_phone
    )


async def sit_down(
    jaipur: JaipurPlayground, context: BrowserContext, *, is_phone: bool, language: str = "en-US"
) -> Table:
    page = await context.new_page()
    page.set_default_timeout(SLOW)
    await page.goto(f"{jaipur.pg.url}/#mira,ravi")
    table = Table(jaipur, page, is_phone)
    for seat in (1, 0):
        await (await table.screen(seat)).get_by_test_id("locale").select_option(language)
    await page.get_by_test_id("hint-run").click()
    await table.press((await table.screen(1)).locator(f'[data-custom^="{ACCEPT}"]').last)
    for seat in (0, 1):
        await expect((await table.screen(seat)).locator(f'[data-custom^="{HAND}"]').last).to_be_visible(timeout=SLOW)
    return table


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("width", "height", "language"),
    [(390, 844, "fr"), (390, 844, "ja"), (1280, 800, "en-US")],
    ids=["phone-fr", "phone-ja", "desktop"],
)
async def test_a_whole_round_is_played_without_scrolling(
    jaipur: JaipurPlayground, browser: Browser, width: int, height: int, language: str
) -> None:
    context = await screen_of(browser, width, height)
    table, moves = await sit_down(jaipur, context, is_phone=width < 900, language=language), 0
    while table.match["round"] == 1 and moves < LONGEST:
        await table.move()
        moves += 1
    assert table.match["round"] == 2, "the round did not end"
    assert table.taps >= 2 * moves
    await table.look("end")


@pytest.mark.timeout(480)
async def test_a_whole_match_is_played_on_a_phone_without_scrolling(jaipur: JaipurPlayground, browser: Browser) -> None:
    table, moves = await sit_down(jaipur, await screen_of(browser, 390, 844), is_phone=True), 0
    while table.match["mover"] is not None and moves < LONGEST:
        await table.move()
        moves += 1
    assert table.match["mover"] is None, "the match did not end"
    for seat in (0, 1):
        rematch = (await table.screen(seat)).locator(f'[data-custom^="{REMATCH}"]').last
        await expect(rematch).to_be_visible(timeout=SLOW)
        await table.look(f"over-{seat}")
        assert await rematch.evaluate(IN_SIGHT), "what comes next is in sight"
