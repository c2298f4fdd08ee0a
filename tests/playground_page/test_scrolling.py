"""Where the messages stand: at their end, unless a person scrolled up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

from tests.playground_page import samples
from tests.playground_page.conftest import BEGIN, Window
from tests.playground_page.fake_server import FakeServer

pytestmark = pytest.mark.asyncio(loop_scope="session")

FROM_THE_END = "(node) => Math.round(node.scrollHeight - node.scrollTop - node.clientHeight)"


async def is_at_the_end(pane: Locator) -> None:
    """Now, and when everything that was about to move has moved."""
    for _ in range(3):
        await pane.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))")
        assert await pane.locator(".scroller").evaluate(FROM_THE_END) <= 1


async def pull(page: Page, start: int, end: int) -> None:
    """A finger goes down, moves, and leaves."""
    touch = await page.context.new_cdp_session(page)

    async def send(kind: str, *heights: int) -> None:
        points = [{"x": 200, "y": height} for height in heights]
        await touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    await send("touchStart", start)
    for height in range(start, end, 20):
        await send("touchMove", height)
    await send("touchEnd")


@pytest_asyncio.fixture(loop_scope="session")
async def phone(server: FakeServer, browser: Browser) -> AsyncIterator[Page]:
    context = await browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    await context.add_init_script(BEGIN)
    page = await context.new_page()
    for n in range(8):
        await server.post(content=f"line {n}\nand more")
    await server.post(**samples.board("board-1.png"))
    await page.goto(server.address)
    await expect(page.locator("[data-pane=pane0]").get_by_test_id("select")).to_be_in_viewport()
    yield page
    await context.close()


async def test_a_tap_and_its_new_picture_leave_the_list_at_the_end(server: FakeServer, phone: Page) -> None:
    pane = phone.locator("[data-pane=pane0]")
    board = server.messages[samples.GENERAL][-1]
    for turn in range(2, 7):
        server.pictures_wait = asyncio.Event()
        await pane.get_by_role("button", name="My hand").tap()
        await is_at_the_end(pane)
        await server.change(board, **samples.board(f"board-{turn}.png"))
        await is_at_the_end(pane)
        server.pictures_wait.set()
        await expect(pane.locator(f'.picture img[src$="board-{turn}.png"]')).to_be_visible()
        await is_at_the_end(pane)


async def test_a_picture_has_its_place_before_it_is_there(server: FakeServer, phone: Page) -> None:
    pane = phone.locator("[data-pane=pane0]")
    server.pictures_wait = asyncio.Event()
    await server.post(**samples.board("board-late.png"))
    picture = pane.locator(".picture").last
    await expect(picture.locator('img[src$="late.png"]')).to_be_attached()
    before = await picture.bounding_box()
    await is_at_the_end(pane)
    server.pictures_wait.set()
    await expect(picture.locator("img")).to_have_js_property("complete", True)
    await is_at_the_end(pane)
    after = await picture.bounding_box()
    assert before is not None
    assert after is not None
    assert (before["width"], before["height"]) == (after["width"], after["height"])
    assert round(before["width"] / before["height"], 2) == 1.5


async def test_a_person_who_is_switched_to_is_at_the_end(server: FakeServer, phone: Page) -> None:
    await phone.get_by_role("tab", name="Boris").tap()
    await is_at_the_end(phone.locator("[data-pane=pane1]"))
    await server.post(**samples.board("board-2.png"))
    await phone.get_by_role("tab", name="Asha").tap()
    await is_at_the_end(phone.locator("[data-pane=pane0]"))


async def test_whoever_pulled_the_list_down_stays_where_they_are(server: FakeServer, phone: Page) -> None:
    pane = phone.locator("[data-pane=pane0]")
    await pull(phone, 300, 500)
    await expect(pane.get_by_role("button", name="Jump to present")).to_be_visible()
    await server.post(content="news")
    await expect(pane.get_by_role("button", name="1 new message")).to_be_visible()
    await expect(pane.get_by_text("news")).not_to_be_in_viewport()


@pytest.mark.parametrize("key", ["PageUp", "Home", "ArrowUp"])
async def test_keys_scroll_up_and_the_end_comes_back_with_the_last_key(
    server: FakeServer, window: Window, key: str
) -> None:
    for n in range(30):
        await server.post(content=f"line {n}\nand more")
    await expect(window.left.get_by_text("line 29")).to_be_in_viewport()
    await window.left.locator(".scroller").focus()
    await window.page.keyboard.press(key)
    jump = window.left.get_by_role("button", name="Jump to present")
    await expect(jump).to_be_visible()
    await server.post(content="line 30")
    await expect(jump).to_contain_text("1 new message")
    await window.left.locator(".scroller").focus()
    await window.page.keyboard.press("End")
    await expect(jump).to_be_hidden()
    await is_at_the_end(window.left)


async def test_what_my_own_click_brought_is_shown_even_to_who_had_scrolled_up(
    server: FakeServer, window: Window
) -> None:
    await server.post(**samples.board("board-1.png"))
    for n in range(30):
        await server.post(content=f"line {n}\nand more")
    await window.left.get_by_role("button", name="My hand").scroll_into_view_if_needed()
    await window.left.get_by_test_id("messages").hover()
    await window.page.mouse.wheel(0, -100)
    await expect(window.left.get_by_role("button", name="Jump to present")).to_be_visible()
    server.answers_with = {"content": "your cards", "only_for": samples.ASHA}
    await window.left.get_by_role("button", name="My hand").click()
    await expect(window.left.get_by_text("your cards")).to_be_in_viewport()
    await is_at_the_end(window.left)
