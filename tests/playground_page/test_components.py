"""Buttons, selects, pictures, modals and private messages."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.playground_page import samples
from tests.playground_page.conftest import Window
from tests.playground_page.fake_server import FakeServer

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_board_of_components_is_shown(server: FakeServer, window: Window) -> None:
    await server.post(**samples.board())
    container = window.left.get_by_test_id("container")
    assert await container.evaluate("(node) => getComputedStyle(node).borderLeftColor") == "rgb(224, 138, 43)"
    await expect(container.get_by_role("heading", name="Round 1")).to_be_visible()
    await expect(container.get_by_alt_text("The market: leather, spice")).to_be_visible()
    await expect(container.get_by_role("button", name="Off")).to_be_disabled()
    await expect(container.get_by_role("button", name="Rules")).to_be_enabled()
    assert await container.locator("img").first.get_attribute("src") == "/cdn/board-1.png"


async def test_a_click_waits_then_is_done(server: FakeServer, window: Window) -> None:
    await server.post(**samples.board())
    await window.left.get_by_role("button", name="Silent").click()
    await expect(window.left.locator("[data-custom=silent].waiting")).to_be_visible()
    await window.left.get_by_role("button", name="Rules").click(force=True)
    clicks = await server.heard("click")
    assert [click["custom_id"] for click in clicks] == ["silent"], "one at a time"
    await server.push(samples.ASHA, {"t": "answer", "nonce": clicks[0]["nonce"], "state": "done"})
    await expect(window.left.locator(".waiting")).to_have_count(0)
    await expect(window.left.get_by_role("button", name="Rules")).to_be_focused()


async def test_a_failed_click_says_so_until_the_next(server: FakeServer, window: Window) -> None:
    await server.post(**samples.board())
    await window.left.get_by_role("button", name="Fails").click()
    await expect(window.left.get_by_test_id("failed")).to_have_text("This interaction failed")
    await expect(window.right.get_by_test_id("failed")).to_have_count(0)
    await window.left.get_by_role("button", name="Rules").click()
    await expect(window.left.get_by_test_id("failed")).to_have_count(0)


async def test_a_refused_click_gives_the_reason(server: FakeServer, window: Window) -> None:
    await server.post(**samples.board())
    await window.left.get_by_role("button", name="Silent").click()
    [click] = await server.heard("click")
    await server.push(samples.ASHA, {"t": "refused", "nonce": click["nonce"], "reason": "It is disabled."})
    await expect(window.left.get_by_test_id("failed")).to_have_text("It is disabled.")


async def test_a_single_select_sends_what_is_chosen(server: FakeServer, window: Window) -> None:
    await server.post(components=[samples.row(samples.goods_select())])
    await window.left.get_by_test_id("select").click()
    options = window.left.get_by_test_id("select-list").get_by_role("option")
    await expect(options.first).to_contain_text("4 + 3 + 2")
    await options.nth(2).click()
    [select] = await server.heard("select")
    assert (select["custom_id"], select["values"]) == ("goods", ["C"])
    await expect(window.left.get_by_test_id("select")).to_contain_text("Cloth")


async def test_a_multiple_select_sends_when_it_closes(server: FakeServer, window: Window) -> None:
    await server.post(components=[samples.row(samples.goods_select(min_values=2, max_values=2))])
    await window.left.get_by_test_id("select").press("Enter")
    await window.page.keyboard.press("Space")
    await window.page.keyboard.press("ArrowDown")
    await window.page.keyboard.press("Enter")
    full = window.left.get_by_test_id("select-list").get_by_role("option", name="Cloth")
    await expect(full).to_have_attribute("aria-disabled", "true")
    assert not [frame for _, frame in server.frames if frame["t"] == "select"]
    await window.page.keyboard.press("Escape")
    [select] = await server.heard("select")
    assert select["values"] == ["L", "P"]


async def test_a_select_of_people_can_be_searched(server: FakeServer, window: Window) -> None:
    await server.post(components=[samples.row({"type": 5, "custom_id": "who"})])
    await window.left.get_by_test_id("select").click()
    await window.page.keyboard.type("bor")
    await window.page.keyboard.press("Enter")
    [select] = await server.heard("select")
    assert select["values"] == [samples.BORIS]


async def test_a_modal_checks_and_submits(server: FakeServer, window: Window) -> None:
    await server.post(**samples.board())
    await window.left.get_by_role("button", name="Form").click()
    modal = window.left.get_by_role("dialog", name="Name your table")
    name = modal.get_by_label("Name")
    await expect(name).to_be_focused()
    await name.fill("ab")
    await modal.get_by_role("button", name="Submit").click()
    await expect(modal.get_by_text("At least 3 characters")).to_be_visible()
    await expect(modal.get_by_text("This field is required")).to_have_count(2)
    await name.fill("Corner")
    await modal.get_by_label("Loud").check()
    await modal.get_by_test_id("select").click()
    await window.left.get_by_test_id("select-list").get_by_role("option", name="Spice").click()
    await window.page.keyboard.press("Escape")
    await modal.get_by_role("button", name="Submit").click()
    [submit] = await server.heard("submit")
    assert submit["values"] == {
        "name": "Corner",
        "notes": "",
        "music": "loud",
        "wares": ["P"],
        "open": "true",
    }
    await expect(modal).to_have_count(0)


async def test_escape_closes_a_modal_and_tab_stays_inside(server: FakeServer, window: Window) -> None:
    await server.post(**samples.board())
    opener = window.left.get_by_role("button", name="Form")
    await opener.click()
    modal = window.left.get_by_test_id("modal")
    for _ in range(12):
        await window.page.keyboard.press("Tab")
        assert await modal.evaluate("(node) => node.contains(document.activeElement)")
    await window.page.keyboard.press("Escape")
    await expect(modal).to_have_count(0)
    assert not [frame for _, frame in server.frames if frame["t"] == "submit"]


async def test_the_lightbox_opens_and_closes_with_the_keyboard(server: FakeServer, window: Window) -> None:
    await server.post(**samples.board())
    picture = window.left.get_by_test_id("picture")
    await picture.press("Enter")
    large = window.page.get_by_test_id("lightbox-picture")
    await expect(large).to_have_attribute("alt", "The market: leather, spice")
    await window.page.keyboard.press("Escape")
    await expect(large).to_have_count(0)
    await expect(picture).to_be_focused()


async def test_a_new_picture_replaces_the_old_one(server: FakeServer, window: Window) -> None:
    message = await server.post(**samples.board())
    await expect(window.left.locator(".picture img")).to_have_attribute("src", "/cdn/board-1.png")
    await server.change(message, **samples.board("board-2.png"))
    await expect(window.left.locator(".picture img")).to_have_attribute("src", "/cdn/board-2.png")
    await expect(window.left.get_by_text("(edited)")).to_be_visible()
    await expect(window.left.get_by_test_id("message")).to_have_count(1)


async def test_a_private_message_is_for_one_and_can_be_dismissed(server: FakeServer, window: Window) -> None:
    await server.post(content="your hand", only_for=samples.ASHA)
    private = window.left.get_by_test_id("message")
    await expect(private).to_contain_text("Only you can see this")
    await expect(window.right.get_by_test_id("message")).to_have_count(0)
    await private.get_by_role("button", name="Dismiss message").click()
    await expect(private).to_have_count(0)
    await server.heard("dismiss")


async def test_thinking_becomes_the_answer(server: FakeServer, window: Window) -> None:
    message = await server.post(flags=128)
    await expect(window.left.get_by_test_id("thinking")).to_contain_text("Market Bot is thinking…")
    await server.change(message, flags=0, content="forty-two")
    await expect(window.left.get_by_test_id("thinking")).to_have_count(0)
    await expect(window.left.get_by_test_id("message")).to_contain_text("forty-two")


async def test_an_embed_shows_its_parts(server: FakeServer, window: Window) -> None:
    field = {"name": "Score", "value": "**12**", "inline": True}
    await server.post(embeds=[{"title": "Result", "description": "*well* played", "color": 255, "fields": [field]}])
    card = window.left.get_by_test_id("embed")
    for text in ("Result", "well played", "Score", "12"):
        await expect(card).to_contain_text(text)


async def test_the_keyboard_keeps_its_place_when_a_message_changes(server: FakeServer, window: Window) -> None:
    message = await server.post(components=[samples.row(samples.button("a:1", "One"), samples.button("b:1", "Two"))])
    await window.left.get_by_role("button", name="Two").focus()
    changed = samples.row(samples.button("a:2", "Three"), samples.button("b:2", "Four"))
    await server.change(message, components=[changed])
    await expect(window.left.get_by_role("button", name="Four")).to_be_focused()
