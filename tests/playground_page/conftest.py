"""A browser for the page's tests, and the page itself before two people."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Locator, Page, async_playwright, expect

from tests.chromium import find_chromium
from tests.playground_page.fake_server import FakeServer

expect.set_options(timeout=10_000)

# A new tab remembers nothing but that the hint was read. What the tab before it clears may reach it too late.
BEGIN = """if (!sessionStorage.begun) {
  sessionStorage.begun = "yes";
  localStorage.playground = JSON.stringify({hint: false});
}"""


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    path = find_chromium()
    if path is None:
        pytest.skip("no Chromium on this machine: the page was not tested in a browser")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def shared_server() -> AsyncIterator[FakeServer]:
    shared_server = FakeServer()
    await shared_server.start()
    yield shared_server
    await shared_server.stop()


@pytest.fixture
def server(shared_server: FakeServer) -> FakeServer:
    """The same for all tests, so that the browser keeps the page's files; it forgets what was before."""
    shared_server.forget()
    return shared_server


@dataclass(frozen=True)
class Window:
    """The browser window: Asha's screen on the left, Boris's on the right."""

    page: Page

    @property
    def left(self) -> Locator:
        return self.page.locator("[data-pane=pane0]")

    @property
    def right(self) -> Locator:
        return self.page.locator("[data-pane=pane1]")

    async def open(self, server: FakeServer) -> None:
        await self.page.goto(server.address)
        await expect(self.left.get_by_test_id("entry")).to_be_visible()

    async def type(self, text: str) -> None:
        """Type into Asha's entry, key by key."""
        await self.left.get_by_test_id("entry").click()
        await self.page.keyboard.type(text)

    def suggested(self) -> Locator:
        return self.left.get_by_test_id("suggestions").get_by_role("option")


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser_context(browser: Browser) -> AsyncIterator[BrowserContext]:
    browser_context = await browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en-US", reduced_motion="reduce"
    )
    await browser_context.add_init_script(BEGIN)
    yield browser_context
    await browser_context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def window(browser_context: BrowserContext, server: FakeServer) -> AsyncIterator[Window]:
    """Open before a quiet server, without the hint. Script errors and breaches of policy fail the test."""
    page = await browser_context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda line: faults.append(line.text) if "Content Security Policy" in line.text else None)
    window = Window(page)
    await window.open(server)
    yield window
    await page.close()
    assert not faults
