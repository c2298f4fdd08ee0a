"""Trying a deal on a phone, in a real browser and in each language: from the replay to the first move in four taps."""

import os
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, expect

from rules import Length
from tests.e2e.test_page_round import CHROMIUM, HIDDEN, IN_SIGHT, SLOW, pictures_are_seen, screen_of
from tests.e2e.test_page_round import browser as browser
from tests.e2e_record_book.record_book_playground import RecordBookPlayground

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium found: the browser tests are not run")


async def tap(screen: Locator, custom_id: str, name: str) -> None:
    """On what is in sight; with a picture for people, where the environment names a folder for it."""
    button = screen.locator(f'[data-custom^="{custom_id}"]:enabled').last
    await expect(button).to_be_visible(timeout=SLOW)
    await pictures_are_seen(screen.page)
    if folder := os.environ.get("SCREENSHOTS"):
        await screen.page.screenshot(path=Path(folder) / f"phone-try-{name}.png", animations="disabled")
    assert await button.evaluate(IN_SIGHT), f"{custom_id} is out of sight"
    await button.tap()


@pytest.mark.timeout(180)
@pytest.mark.parametrize("language", ["en-US", "fr", "ja"])
async def test_a_deal_is_tried_on_a_phone(book: RecordBookPlayground, browser: Browser, language: str) -> None:
    match = await book.play(book.mira, book.ravi, length=Length.BEST_OF_THREE)
    context = await screen_of(browser, 390, 844)
    page = await context.new_page()
    page.set_default_timeout(SLOW)
    await page.goto(f"{book.pg.url}/#tomoko,mira")
    screen = page.locator("[data-pane=pane0]")
    await screen.get_by_test_id("locale").select_option(language)
    await screen.get_by_test_id("entry").click()
    await page.keyboard.type(f"/jaipur verify {match.code}")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await tap(screen, f"j1|replay|{match.code}|1.0|verify", f"{language}-verify")
    await tap(screen, f"j1|try-deal|{match.code}|1|0|open", f"{language}-replay")
    await tap(screen, f"j1|try-deal|{match.code}|2|0|round2", f"{language}-choose-1")
    await tap(screen, f"j1|try-deal|{match.code}|2|1|seat1", f"{language}-choose-2")
    await tap(screen, f"j1|try-mine|{match.code}|2|1", f"{language}-choose-3")
    moves = screen.locator('[data-custom^="j1|move|"]:enabled')
    await expect(moves.first).to_be_visible(timeout=SLOW)
    panel = screen.locator("[data-testid=message][data-ephemeral=yes]").last
    await tap(screen, "j1|move|", f"{language}-panel")
    assert not await panel.evaluate(HIDDEN), "market, hand and every button are on the phone"
    [tried] = await book.app.matches.running(book.tomoko.id)
    assert tried.deal_of == (match.code, 2)
    await context.close()
