"""Typing: plain text, slash commands, options, suggestions, context menus."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.playground_page import samples
from tests.playground_page.conftest import Window
from tests.playground_page.fake_server import FakeServer

pytestmark = pytest.mark.asyncio(loop_scope="session")


def sent_option(name: str, kind: int, value: object) -> dict[str, object]:
    return {"name": name, "type": kind, "value": value}


async def test_plain_text_is_said_with_mentions(server: FakeServer, window: Window) -> None:
    await window.type("Hello @bor")
    await window.page.keyboard.press("Enter")
    await window.page.keyboard.type("!")
    await window.page.keyboard.press("Enter")
    [say] = await server.heard("say")
    assert say["content"] == f"Hello <@{samples.BORIS}> !"
    await expect(window.right.get_by_test_id("message")).to_contain_text("Hello @Boris !")


async def test_a_slash_lists_all_commands(server: FakeServer, window: Window) -> None:
    await window.type("/")
    await expect(window.suggested()).to_have_count(4)
    await window.page.keyboard.type("se")
    await expect(window.suggested()).to_have_count(2)
    await expect(window.suggested().first).to_contain_text("/table set")
    await window.page.keyboard.press("Escape")
    await expect(window.suggested()).to_have_count(0)


async def test_a_command_with_person_choice_and_number(server: FakeServer, window: Window) -> None:
    await window.type("/table set ")
    await window.page.keyboard.type("@bor")
    await window.page.keyboard.press("Enter")
    await window.page.keyboard.type("len")
    await window.page.keyboard.press("Tab")
    await window.page.keyboard.press("ArrowDown")
    await window.page.keyboard.press("Enter")
    await window.page.keyboard.type("stake:")
    await window.page.keyboard.type("12")
    await window.page.keyboard.press("Enter")
    await expect(window.left.get_by_test_id("entry-problem")).to_have_text("“stake” must be at most 9")
    await window.page.keyboard.press("Backspace")
    await window.page.keyboard.press("Enter")
    [command] = await server.heard("command")
    assert command["command_id"] == samples.COMMAND
    assert command["options"] == [
        {
            "name": "set",
            "type": 1,
            "options": [
                sent_option("opponent", 6, samples.BORIS),
                sent_option("length", 3, "three"),
                sent_option("stake", 4, 1),
            ],
        }
    ]
    await expect(window.left.get_by_test_id("origin")).to_have_text("AAsha used /table set")


async def test_a_missing_required_option_is_told(server: FakeServer, window: Window) -> None:
    await window.type("/table tag ")
    await window.page.keyboard.press("Enter")
    await expect(window.left.get_by_test_id("entry-problem")).to_have_text("“name” is required")
    await window.page.keyboard.type("Corner")
    await window.page.keyboard.press("Enter")
    [command] = await server.heard("command")
    assert samples.leaves(command["options"]) == [sent_option("name", 3, "Corner")]


async def test_autocomplete_asks_once_typing_pauses(server: FakeServer, window: Window) -> None:
    await window.type("/table sell ")
    await expect(window.suggested()).to_have_count(2)
    await window.page.keyboard.type("two", delay=10)
    await expect(window.suggested().first).to_have_text("two leather")
    asked = await server.heard("autocomplete")
    typed = [samples.leaves(one["options"])[0]["value"] for one in asked]
    assert (typed[0], typed[-1]) == ("", "two")
    assert len(typed) < 4, "not one request a letter"
    await window.page.keyboard.press("ArrowDown")
    await window.page.keyboard.press("Enter")
    await window.page.keyboard.press("Enter")
    [command] = await server.heard("command")
    assert samples.leaves(command["options"]) == [sent_option("good", 3, "silver")]


async def test_late_suggestions_do_not_overtake(server: FakeServer, window: Window) -> None:
    server.autocomplete_delay = 0.3
    await window.type("/table sell ")
    await window.page.wait_for_timeout(250)
    await window.page.keyboard.type("new")
    await expect(window.suggested().first).to_have_text("new leather")


async def test_backspace_and_escape_lead_back_to_text(server: FakeServer, window: Window) -> None:
    await window.type("/table set ")
    await expect(window.left.get_by_test_id("command-form")).to_be_visible()
    await window.page.keyboard.press("Backspace")
    await expect(window.left.get_by_test_id("entry")).to_be_focused()
    await window.page.keyboard.type("/table tag ")
    await window.page.keyboard.press("Escape")
    await expect(window.left.get_by_test_id("entry")).to_be_focused()


async def test_a_command_without_answer_leaves_a_note(server: FakeServer, window: Window) -> None:
    server.silent = True
    await window.type("/table help ")
    await window.page.keyboard.press("Enter")
    await expect(window.left.get_by_test_id("sending")).to_be_visible()
    [command] = await server.heard("command")
    await server.push(samples.ASHA, {"t": "answer", "nonce": command["nonce"], "state": "failed"})
    note = window.left.get_by_test_id("note")
    await expect(note).to_contain_text("The application didn’t respond")
    await note.get_by_role("button", name="Dismiss message").click()
    await expect(note).to_have_count(0)


async def test_a_mentioned_command_goes_into_the_entry(server: FakeServer, window: Window) -> None:
    await server.post(content=f"Use </table tag:{samples.COMMAND}>")
    await window.left.get_by_role("button", name="/table tag").click()
    await expect(window.left.get_by_test_id("option-name")).to_be_focused()


async def test_commands_speak_the_persons_language(server: FakeServer, window: Window) -> None:
    await window.left.get_by_test_id("locale").select_option("fr")
    await window.type("/")
    await expect(window.suggested().nth(1)).to_contain_text("/table dresser")
    await expect(window.suggested().nth(1)).to_contain_text("Dresser une table pour deux")


@pytest.mark.parametrize("way", ["right-click", "keyboard"])
async def test_user_commands_are_in_the_menu_of_a_person(server: FakeServer, window: Window, way: str) -> None:
    await window.left.get_by_test_id("toggle-members").click()
    boris = window.left.get_by_test_id("members").get_by_role("button", name="Actions for Boris")
    if way == "right-click":
        await boris.click(button="right")
        await window.left.get_by_role("menuitem", name="Invite to a table").click()
    else:
        await boris.press("Enter")
        await window.page.keyboard.press("ArrowUp")
        await window.page.keyboard.press("Enter")
    [menu] = await server.heard("menu")
    assert (menu["command_id"], menu["target_id"]) == (samples.MENU, samples.BORIS)
