"""The window as a whole: two people, languages, reloads, mentions, connection, phone."""

from __future__ import annotations

import json
import re

import pytest
from playwright.async_api import Browser, expect

from tests.playground_page import samples
from tests.playground_page.conftest import Window
from tests.playground_page.fake_server import PAGE, FakeServer

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_two_people_see_the_same_channel(server: FakeServer, window: Window) -> None:
    await server.post(content="for all")
    for pane in (window.left, window.right):
        await expect(pane.get_by_test_id("message")).to_contain_text("for all")


async def test_a_spectator_can_take_a_screen(server: FakeServer, window: Window) -> None:
    await window.right.get_by_test_id("view-as").select_option(label="Wen (spectator)")
    await expect(window.page.get_by_role("region", name="Wen’s screen")).to_be_visible()
    await window.right.get_by_test_id("view-as").select_option(label="Asha")
    await expect(window.left).to_have_attribute("data-person", samples.WATCHER)


async def test_languages_change_the_pages_own_words(server: FakeServer, window: Window) -> None:
    await window.left.get_by_test_id("locale").select_option("ja")
    await expect(window.left.get_by_role("heading", name="テキストチャンネル")).to_be_visible()
    await expect(window.right.get_by_role("heading", name="Text channels")).to_be_visible()
    assert (await server.heard("locale"))[0]["locale"] == "ja"


async def test_a_reload_keeps_people_channel_and_language(server: FakeServer, window: Window) -> None:
    await window.right.get_by_test_id("view-as").select_option(label="Wen (spectator)")
    await window.left.get_by_test_id("locale").select_option("fr")
    await window.left.get_by_role("button", name="lounge").click()
    await window.page.reload()
    await expect(window.left.get_by_role("heading", name="lounge", exact=True)).to_be_visible()
    await expect(window.left.get_by_role("heading", name="Salons textuels")).to_be_visible()
    await expect(window.right).to_have_attribute("data-person", samples.WATCHER)


async def test_the_catalogues_are_complete(window: Window) -> None:
    texts: dict[str, dict[str, object]] = await window.page.evaluate(
        "import('/static/core/texts.js').then((m) => JSON.parse(JSON.stringify(m.CATALOGUES)))"
    )
    english = texts["en-US"]
    for locale, catalogue in texts.items():
        assert catalogue.keys() == english.keys(), locale
        for key, text in catalogue.items():
            assert text, key
            places = set(re.findall(r"\{(\w+)\}", json.dumps(text)))
            assert places == set(re.findall(r"\{(\w+)\}", json.dumps(english[key]))), (locale, key)


async def test_every_sentence_is_used() -> None:
    code = "".join(path.read_text() for path in PAGE.rglob("*.js") if path.parent.name != "texts")
    keys = re.findall(r"^  (\w+):", (PAGE / "texts" / "en.js").read_text(), re.MULTILINE)
    assert [key for key in keys if f'"{key}"' not in code] == []


async def test_a_mention_elsewhere_shows_a_badge(server: FakeServer, window: Window) -> None:
    await server.post(samples.LOUNGE, content=f"<@{samples.ASHA}> come", mentions=[samples.user(samples.ASHA)])
    lounge = window.left.get_by_test_id("channel").filter(has_text="lounge")
    await expect(lounge.get_by_test_id("badge")).to_have_text("1")
    await expect(window.page).to_have_title("(1) The Bazaar · Playground")
    await expect(window.right.get_by_test_id("badge")).to_have_count(0)
    await lounge.click()
    await expect(window.left.locator(".message.pinging")).to_be_visible()
    await server.heard("read")
    await expect(window.page).to_have_title("The Bazaar · Playground")


async def test_a_mention_in_plain_sight_is_read_at_once(server: FakeServer, window: Window) -> None:
    await server.post(content=f"<@{samples.ASHA}>", mentions=[samples.user(samples.ASHA)])
    await expect(window.left.locator(".message.pinging")).to_be_visible()
    await server.heard("read")
    await expect(window.left.get_by_test_id("badge")).to_have_count(0)


async def test_the_bots_state_is_told(server: FakeServer, window: Window) -> None:
    await server.set_bot("offline", "Next try in 2 s.")
    await expect(window.left.get_by_test_id("banner")).to_have_text("The bot is offline. Next try in 2 s.")
    await server.set_bot("starting")
    await expect(window.left.get_by_test_id("banner")).to_have_text("The bot is starting…")
    await server.set_bot("online")
    await expect(window.left.get_by_test_id("banner")).to_be_hidden()


async def test_a_lost_connection_comes_back_by_itself(server: FakeServer, window: Window) -> None:
    await server.post(content="before")
    await expect(window.left.get_by_test_id("message")).to_have_count(1)
    await server.drop()
    await expect(window.left.get_by_test_id("banner")).to_contain_text("Reconnecting")
    await expect(window.left.get_by_test_id("banner")).to_be_hidden()
    await server.post(content="after")
    await expect(window.left.get_by_test_id("message")).to_have_count(2)


async def test_the_list_stays_at_the_end_unless_scrolled_up(server: FakeServer, window: Window) -> None:
    for n in range(30):
        await server.post(content=f"line {n}\nand more")
    messages = window.left.get_by_test_id("messages")
    await expect(messages.get_by_text("line 29")).to_be_in_viewport()
    await window.left.get_by_test_id("messages").hover()
    await window.page.mouse.wheel(0, -600)
    jump = window.left.get_by_role("button", name="Jump to present")
    await expect(jump).to_be_visible()
    await server.post(content="line 30")
    await expect(jump).to_contain_text("1 new message")
    await expect(messages.get_by_text("line 30")).not_to_be_in_viewport()
    await jump.click()
    await expect(messages.get_by_text("line 30")).to_be_in_viewport()


async def test_messages_stand_in_order_and_go(server: FakeServer, window: Window) -> None:
    first = server.message(content="first")
    await server.post(content="second")
    server.messages[samples.GENERAL].append(first)
    await server.tell(first)
    await expect(window.left.get_by_test_id("message")).to_have_text([re.compile("first"), re.compile("second")])
    await server.push(samples.ASHA, {"t": "message_gone", "channel_id": samples.GENERAL, "id": first["id"]})
    await expect(window.left.get_by_test_id("message")).to_have_text([re.compile("second")])


async def test_the_hint_offers_a_first_challenge(server: FakeServer, window: Window) -> None:
    await window.page.get_by_role("button", name="Show the hint").click()
    await window.left.get_by_role("button", name="Try /table set with Boris").click()
    [command] = await server.heard("command")
    assert samples.leaves(command["options"]) == [{"name": "opponent", "type": 6, "value": samples.BORIS}]
    await expect(window.left.get_by_test_id("hint")).to_have_count(0)


async def test_the_hint_offers_a_command_that_needs_nobody_else(server: FakeServer, window: Window) -> None:
    server.first_command = "table help"
    await window.page.reload()
    await window.page.get_by_role("button", name="Show the hint").click()
    await expect(window.left.get_by_role("button", name="Try /table set with Boris")).to_be_visible()
    await window.left.get_by_role("button", name="Try /table help").click()
    [command] = await server.heard("command")
    assert [(one["name"], one["options"]) for one in command["options"]] == [("help", [])]


async def test_the_hint_makes_room_for_what_somebody_does(server: FakeServer, window: Window) -> None:
    await server.post(content="press it", components=[samples.row(samples.button("go", "Go"))])
    await window.page.get_by_role("button", name="Show the hint").click()
    await expect(window.left.get_by_test_id("hint")).to_be_visible()
    await window.right.get_by_role("button", name="Go").click()
    await expect(window.left.get_by_test_id("hint")).to_have_count(0)


async def test_a_phone_shows_one_person_without_sideways_scrolling(server: FakeServer, browser: Browser) -> None:
    server.can_advance = True
    await server.post(author=samples.user(samples.ASHA), content="long" * 200 + " ```\n" + "wide " * 60 + "\n```")
    await server.post(**samples.board())
    context = await browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = await context.new_page()
    await page.goto(server.address)
    picture = page.locator("[data-pane=pane0] .picture img")
    await expect(picture).to_be_visible()
    await expect(page.locator("[data-pane=pane1]")).to_be_hidden()
    box = await picture.bounding_box()
    assert box is not None
    assert box["width"] > 290
    assert await page.evaluate("document.documentElement.scrollWidth") == 360
    small = await page.evaluate("""[...document.querySelectorAll(
        ".button, .select, .icon-button, .tab, .step, .picker, .entry-box button")]
        .map((node) => [node.className, node.getBoundingClientRect()])
        .filter(([, box]) => box.width && (box.height < 40 || box.width < 40)).map(([name]) => name)""")
    assert small == []
    await page.get_by_role("tab", name="Boris").tap()
    await expect(page.locator("[data-pane=pane1] .picture img")).to_be_visible()
    await page.locator("[data-pane=pane1]").get_by_test_id("toggle-channels").tap()
    await page.locator("[data-pane=pane1]").get_by_role("button", name="lounge").tap()
    await expect(page.locator("[data-pane=pane1]").get_by_role("heading", name="lounge", exact=True)).to_be_visible()
    await context.close()


@pytest.mark.parametrize("width", [360, 390])
async def test_a_long_name_leaves_room_for_the_other_tab(
    server: FakeServer, browser: Browser, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(samples.NAMES, samples.ASHA, "W" * 32)
    server.forget()
    server.can_advance = True
    context = await browser.new_context(viewport={"width": width, "height": 844}, has_touch=True, is_mobile=True)
    page = await context.new_page()
    await page.goto(server.address)
    first, second = page.locator("[data-pane=pane0]"), page.locator("[data-pane=pane1]")
    await expect(page.get_by_role("tab", name="W" * 32)).to_be_visible()
    await first.get_by_test_id("locale").select_option("fr")
    assert await page.evaluate("document.documentElement.scrollWidth") == width
    await page.get_by_role("tab", name="Boris").tap()
    entry = second.get_by_test_id("entry")
    await expect(entry).to_be_visible()
    box = await entry.bounding_box()
    assert box is not None
    assert box["height"] >= 40  # a line and its padding: what stands in it is not cut
    await context.close()


async def test_a_tap_that_closes_a_sheet_presses_nothing_beneath(server: FakeServer, browser: Browser) -> None:
    await server.post(**samples.board())
    context = await browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = await context.new_page()
    await page.goto(server.address)
    button = page.locator("[data-pane=pane0]").get_by_role("button", name="My hand")
    box = await button.bounding_box()
    assert box is not None
    await page.locator("[data-pane=pane0]").get_by_test_id("select").tap()
    await page.touchscreen.tap(box["x"] + 5, box["y"] + 5)
    await expect(page.get_by_test_id("select-list")).to_have_count(0)
    assert not [frame for _, frame in server.frames if frame["t"] in ("click", "select")]
    await context.close()


async def test_the_page_begins_anew_with_a_server_of_other_people(server: FakeServer, window: Window) -> None:
    for person in server.people:
        person["id"] = person["id"][:-1] + "7"
    await server.drop()
    await expect(window.left).to_have_attribute("data-person", samples.ASHA[:-1] + "7")


async def test_a_day_passes_for_everybody_where_the_bot_follows(server: FakeServer, window: Window) -> None:
    await expect(window.page.get_by_test_id("plus_day")).to_have_count(0)
    server.can_advance = True
    await window.page.reload()
    await server.post(content="old news")
    await expect(window.left.get_by_text("Today at")).to_be_visible()
    await window.page.get_by_test_id("plus_day").click()
    steps = await server.heard("advance", 4)  # in quarters, so that a reminder comes before its deadline
    assert [step["seconds"] for step in steps] == [21600] * 4
    for pane in (window.left, window.right):
        await expect(pane.get_by_text("Yesterday at")).to_be_visible()
    await expect(window.page.get_by_text("in the playground").first).to_be_visible()
    await window.page.get_by_test_id("plus_hour").click()
    assert [one["seconds"] for one in await server.heard("advance", 5)][4:] == [900]


async def test_the_french_page_says_tu() -> None:
    said = (PAGE / "texts" / "fr.js").read_text()
    assert re.findall(r"\b(?:vous|votre|vos)\b|\b\w+ez\b", said, re.IGNORECASE) == []
