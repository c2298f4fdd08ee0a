"""The page in a real browser, with the real bot: what a newcomer sees after `make run`."""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from tests.chromium import find_chromium
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import Player, play_out

CHROMIUM = find_chromium()
SLOW = WAIT * 1000  # in milliseconds
KINDS = ("camels", "exchange", "sell", "take")  # camels first: they pay for the exchange

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium found: the browser tests are not run")


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        )
        yield opened
        await opened.close()


async def open_page(browser: Browser, jaipur: JaipurPlayground, width: int, height: int = 900) -> Page:
    page = await browser.new_page(viewport={"width": width, "height": height})
    page.set_default_timeout(SLOW)
    await page.goto(f"{jaipur.pg.url}/#mira,ravi")
    return page


async def picture_of(page: Page, name: str) -> None:
    """A screenshot for people, where the environment names a folder for it."""
    if folder := os.environ.get("SCREENSHOTS"):
        await page.screenshot(path=Path(folder) / f"{name}.png", animations="disabled")


def button(screen: Locator, name: str) -> Locator:
    """The last button with this name on a screen: the newest message is at the bottom."""
    return screen.get_by_test_id("button").filter(has_text=name).last


class Seat:
    """One of the two screens on the page, and the moves that were made on it."""

    def __init__(self, page: Page, number: int) -> None:
        self.screen = page.locator(f"[data-pane=pane{number}]")
        self.private = self.screen.locator("[data-testid=message][data-ephemeral=yes]")
        self.panel = self.private.last

    async def open_panel(self) -> None:
        before = await self.private.count()
        await button(self.screen, "My hand").click()
        await expect(self.private).to_have_count(before + 1, timeout=SLOW)
        await expect(self.panel).to_contain_text("Against", timeout=SLOW)

    async def move(self, wanted: list[str]) -> str:
        """Make a move, of a wanted kind if there is one; says which kind it was."""
        await expect(self.panel).to_contain_text("Your turn", timeout=SLOW)  # the panel follows the match by itself
        for kind in [*wanted, *KINDS]:
            if await self._try(kind):
                await button(self.panel, "Play").click()
                await expect(self.panel).not_to_contain_text("Your move:", timeout=SLOW)
                await expect(self.panel).to_contain_text(" to move", timeout=SLOW)
                return kind
        raise AssertionError("no move was possible")

    async def _try(self, kind: str) -> bool:
        """Choose a move of this kind and stop before *Play*; False when there is none."""
        if kind == "exchange":
            return await self._exchange()
        labels = [await found.inner_text() for found in await self.panel.get_by_test_id("button").all()]
        beginning = {"take": "Take ", "camels": "Take ", "sell": "Sell "}[kind]
        fitting = [label for label in labels if beginning in label and ("camel" in label) == (kind == "camels")]
        if not fitting:
            return False
        await button(self.panel, fitting[0].strip().splitlines()[-1]).click()
        await expect(self.panel).to_contain_text("Your move:", timeout=SLOW)
        return True

    async def _exchange(self) -> bool:
        """The first exchange that is offered: a ready one, or a way to pay where only one thing can be taken."""
        begin = self.panel.get_by_test_id("button").filter(has_text="Exchange")
        if not await begin.count():
            return False
        await begin.click()
        pick = self.panel.locator('[data-testid=button][data-custom*="-"][data-custom^="j1|move|"]').first
        await expect(button(self.panel, "Back")).to_be_visible(timeout=SLOW)
        if not await pick.count():
            await button(self.panel, "Back").click()
            return False
        await pick.click()
        await expect(self.panel).to_contain_text("Your move:", timeout=SLOW)
        return True


@pytest.mark.timeout(240)
async def test_two_people_play_in_one_window_and_the_bot_restarts_in_the_middle(
    jaipur: JaipurPlayground, browser: Browser
) -> None:
    page = await open_page(browser, jaipur, width=1440)
    await page.get_by_test_id("hint-run").click()  # the one-click first challenge
    seats = [Seat(page, 0), Seat(page, 1)]
    await button(seats[1].screen, "Accept").click()
    await expect(seats[0].screen.get_by_text("to move").last).to_be_visible(timeout=SLOW)
    code = jaipur.one("SELECT code FROM matches")["code"]
    await seats[0].open_panel()
    await expect(seats[1].panel).to_contain_text("Against", timeout=SLOW)  # who accepts has it at once
    await picture_of(page, "playground")

    played: list[str] = []
    for turn in range(60):
        if set(played) == set(KINDS):
            break
        mover = jaipur.one("SELECT mover FROM matches")["mover"]
        played.append(await seats[mover].move([kind for kind in KINDS if kind not in played]))
        assert len(jaipur.moves(code)) == turn + 1
        if turn == 1:
            await jaipur.crash()
            for seat in seats:  # the buttons of the table work on; open panels follow again once they are opened anew
                await seat.open_panel()
    assert set(played) == set(KINDS)


@pytest.mark.timeout(240)
async def test_a_round_ends_on_the_page_of_somebody_with_a_phone(jaipur: JaipurPlayground, browser: Browser) -> None:
    page = await open_page(browser, jaipur, width=360, height=780)
    code = await jaipur.start_match(jaipur.mira, jaipur.ravi, length="A single round")
    players = [Player(jaipur.mira, code), Player(jaipur.ravi, code)]
    for player in players:
        await player.open_panel()
    await play_out(players, Player.collect)
    screen = page.locator("[data-pane=pane0]")
    await expect(screen.get_by_text("wins the game").last).to_be_visible(timeout=SLOW)
    await picture_of(page, "phone")
    for name in ("Rematch", "Replay", "Lessons", "More"):
        await expect(button(screen, name)).to_be_visible()
    overflow = await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert overflow == 0
