"""Text looks as on Discord, and stays text."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.playground_page import samples
from tests.playground_page.conftest import Window
from tests.playground_page.fake_server import FakeServer

pytestmark = pytest.mark.asyncio(loop_scope="session")

# What the first text of a message becomes, as a tree of tags.
OUTLINE = """(node) => {
  const walk = (n) => n.nodeType === 3 ? n.data : n.tagName === "IMG" ? `[${n.alt}]`
    : `<${n.tagName.toLowerCase()}>${[...n.childNodes].map(walk).join("")}</>`;
  return [...node.childNodes].map(walk).join("");
}"""


SHOWN = [
    (
        "**bold** *it* _it_ __under__ ~~gone~~",
        "<p><strong>bold</> <em>it</> <em>it</> <u>under</> <s>gone</></>",
    ),
    ("***both***", "<p><em><strong>both</></></>"),
    ("**bold with *italic* inside**", "<p><strong>bold with <em>italic</> inside</></>"),
    ("snake_case_name and 2 * 3 * 4", "<p>snake_case_name and 2 * 3 * 4</>"),
    (r"\*not\* \_it\_ \<@1>", "<p>*not* _it_ <@1></>"),
    ("`a **b** <x>`", "<p><code>a **b** <x></></>"),
    ("``a ` b``", "<p><code>a ` b</></>"),
    ("before\n```py\nx = 1\n```\nafter", "<p>before</><pre><code>x = 1</></><p>after</>"),
    ("```\n**raw**\n```", "<pre><code>**raw**</></>"),
    ("> one\n> **two**\nthree", "<blockquote><p>one\n<strong>two</></></><p>three</>"),
    ("> > twice", "<blockquote><p>> twice</></>"),
    (">>> all\nof it", "<blockquote><p>all\nof it</></>"),
    ("# Big\n## Middle\n### Small\n#### no", "<h3>Big</><h4>Middle</><h5>Small</><p>#### no</>"),
    ("-# quiet", "<div>quiet</>"),
    ("- a\n- b\n  - c\n1. d\n2. e", "<ul><li>a</><li>b<ul><li>c</></></></><ol><li>d</><li>e</></>"),
    ("[masked](https://example.com)", "<p><a>masked</></>"),
    ("[bad](javascript:alert(1))", "<p>[bad](javascript:alert(1))</>"),
    ("see https://example.com/a_b_c, ok", "<p>see <a>https://example.com/a_b_c</>, ok</>"),
    ("<https://example.com>", "<p><a>https://example.com</></>"),
    (
        f"<@{samples.BORIS}> <@!{samples.BORIS}> <@5>",
        "<p><button>@Boris</> <button>@Boris</> <span>@unknown-user</></>",
    ),
    (
        f"<#{samples.LOUNGE}> <@&{samples.ROLE}> @everyone",
        "<p><button>#lounge</> <span>@merchants</> <span>@everyone</></>",
    ),
    (f"</table set:{samples.COMMAND}>", "<p><button>/table set</></>"),
    (f"go <:camel:{samples.EMOJI}>", "<p>go [:camel:]</>"),
    ("||hidden||", "<p><span><span>hidden</></></>"),
    ("line one\nline two", "<p>line one\nline two</>"),
]


async def test_markdown_is_shown_as_on_discord(server: FakeServer, window: Window) -> None:
    for written, _ in SHOWN:
        await server.post(content=written)
    messages = window.left.get_by_test_id("message")
    await expect(messages).to_have_count(len(SHOWN))
    outlines = await messages.evaluate_all(f"(all) => all.map((one) => ({OUTLINE})(one.querySelector('.markdown')))")
    assert dict(zip([written for written, _ in SHOWN], outlines, strict=True)) == dict(SHOWN)


async def test_times_follow_the_language_and_the_clock(server: FakeServer, window: Window) -> None:
    await server.post(content="<t:1767225600:D> <t:9999999999:R>")
    await expect(window.left.locator("time[lang]").first).to_have_text("January 1, 2026")
    await expect(window.left.locator("time[data-relative]")).to_contain_text("in 2")
    await window.left.get_by_test_id("locale").select_option("fr")
    await expect(window.left.locator("time[lang]").first).to_have_text("1 janvier 2026")
    await expect(window.left.locator("time[data-relative]")).to_contain_text("dans 2")


async def test_a_relative_time_runs(server: FakeServer, window: Window) -> None:
    now = await window.page.evaluate("Math.floor(Date.now() / 1000)")
    await server.post(content=f"<t:{now - 2}:R>")
    clock = window.left.locator("time[data-relative]")
    before = await clock.inner_text()
    await expect(clock).not_to_have_text(before)
    await expect(clock).to_contain_text("seconds ago")


async def test_a_spoiler_opens_with_the_keyboard(server: FakeServer, window: Window) -> None:
    await server.post(content="||the seer||")
    spoiler = window.left.get_by_role("button", name="Show the spoiler")
    await spoiler.press("Enter")
    await expect(window.left.locator(".spoiler.revealed")).to_have_text("the seer")


async def test_a_jump_link_opens_the_message_here(server: FakeServer, window: Window) -> None:
    target = await server.post(samples.LOUNGE, content="over here")
    await server.post(content=f"[look](https://discord.com/channels/{samples.GUILD}/{samples.LOUNGE}/{target['id']})")
    await window.left.get_by_role("button", name="look").click()
    await expect(window.left.locator(".message.flash")).to_contain_text("over here")


HOSTILE = [
    "<img src=x onerror=window.pwned=1>",
    "<script>window.pwned=1</script>",
    "[x](javascript:window.pwned=1)",
    '"><svg onload=window.pwned=1>',
    "`<img src=x onerror=window.pwned=1>`",
    "**" * 400 + "x" + "||" * 400,
    "> " * 300 + "[[[[[[(((((",
    "data:text/html,<script>window.pwned=1</script>",
]


async def test_hostile_text_stays_text(server: FakeServer, window: Window) -> None:
    for text in HOSTILE:
        author = {**samples.user(samples.BORIS), "id": "99", "global_name": text[:80]}
        await server.post(author=author, content=text)
        await server.post(
            content="",
            embeds=[{"title": text[:200], "description": text, "url": "javascript:window.pwned=1"}],
            components=[samples.row({"type": 2, "style": 5, "label": text[:60], "url": "javascript:window.pwned=1"})],
        )
    await expect(window.left.get_by_test_id("message")).to_have_count(2 * len(HOSTILE))
    assert await window.page.evaluate("window.pwned") is None
    assert await window.page.locator("script:not([src]), [onerror], [onload], a[href^='javascript']").count() == 0


SLOW = [
    "*",
    "_",
    "~",
    "|",
    "`",
    "[",
    "<",
    "> ",
    "- ",
    "# ",
    "**a",
    "*a **b ",
    "__a_",
    "||a",
    "[a](",
    "\\\\",
    "  - x\n",
    "```",
]


async def test_no_text_takes_long_to_read(window: Window) -> None:
    times: dict[str, float] = await window.page.evaluate(
        """async (pieces) => {
          const { parse } = await import("/static/markdown/blocks.js");
          return Object.fromEntries(pieces.map((piece) => {
            const start = performance.now();
            parse(piece.repeat(4000 / piece.length) + "x");
            return [piece, performance.now() - start];
          }));
        }""",
        SLOW,
    )
    assert {piece: spent for piece, spent in times.items() if spent > 2_000} == {}


async def test_pictures_from_elsewhere_are_not_fetched(server: FakeServer, window: Window) -> None:
    asked: list[str] = []
    window.page.on("request", lambda request: asked.append(request.url))
    media = {"media": {"url": "https://example.com/spy.png"}}
    await server.post(flags=32768, components=[{"type": 12, "items": [media]}])
    await expect(window.left.get_by_text("Pictures from elsewhere aren’t shown here")).to_be_visible()
    assert not [url for url in asked if "example.com" in url]
