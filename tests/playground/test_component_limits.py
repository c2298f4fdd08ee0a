"""Every limit of components and messages: what is refused, and where the error tree says so."""

from typing import Any

import pytest

from playground.limits import values as limits
from tests.playground.raw_bot import RawPlayground

Json = dict[str, Any]
V2 = 1 << 15


def text(content: str = "hello") -> Json:
    return {"type": 10, "content": content}


def button(custom_id: str | None = "a", **fields: object) -> Json:
    return {"type": 2, "style": 1, "label": "Press", "custom_id": custom_id} | fields


def option(value: str = "a", **fields: object) -> Json:
    return {"label": "A", "value": value} | fields


def select(**fields: object) -> Json:
    return {"type": 3, "custom_id": "s", "options": [option()]} | fields


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def gallery(*items: Json) -> Json:
    return {"type": 12, "items": list(items)}


def picture(url: str = "https://example.org/a.png", **fields: object) -> Json:
    return {"media": {"url": url}} | fields


def container(*components: Json, **fields: object) -> Json:
    return {"type": 17, "components": list(components)} | fields


def v2(*components: Json) -> Json:
    return {"flags": V2, "components": list(components)}


def classic(*components: Json) -> Json:
    return {"content": "x", "components": list(components)}


REFUSED: list[tuple[str, Json, str]] = [
    ("content too long", {"content": "x" * 2001}, "content"),
    ("content is no text", {"content": 5}, "content"),
    ("too many embeds", {"embeds": [{"title": "x"}] * 11}, "embeds"),
    ("embed title", {"embeds": [{"title": "x" * 257}]}, "embeds.0.title"),
    ("embed description", {"embeds": [{"description": "x" * 4097}]}, "embeds.0.description"),
    ("embed fields", {"embeds": [{"fields": [{"name": "a", "value": "b"}] * 26}]}, "embeds.0.fields"),
    ("embed field value", {"embeds": [{"fields": [{"name": "a", "value": ""}]}]}, "embeds.0.fields.0.value"),
    ("embed footer", {"embeds": [{"footer": {"text": "x" * 2049}}]}, "embeds.0.footer.text"),
    ("embeds in all", {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]}, "embeds"),
    ("embed file", {"embeds": [{"image": {"url": "attachment://no.png"}}]}, "embeds.0.image.url"),
    ("nonce", {"content": "x", "nonce": "n" * 26}, "nonce"),
    ("mentions twice", {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, "allowed_mentions"),
    ("mention kind", {"content": "x", "allowed_mentions": {"parse": ["all"]}}, "allowed_mentions.parse.0"),
    ("mention ids", {"content": "x", "allowed_mentions": {"users": ["1"] * 101}}, "allowed_mentions.users"),
    ("six rows", classic(*(row(button(str(n))) for n in range(6))), "components"),
    ("text in a classic message", classic(text()), "components.0.type"),
    ("bare button", classic(button()), "components.0.type"),
    ("six buttons", classic(row(*(button(str(n)) for n in range(6)))), "components.0.components"),
    ("empty row", classic(row()), "components.0.components"),
    ("two selects in a row", classic(row(select(), select(custom_id="t"))), "components.0.components"),
    ("select beside a button", classic(row(select(), button())), "components.0.components"),
    ("row in a row", classic(row(row(button()))), "components.0.components.0.type"),
    ("button label", classic(row(button(label="x" * 81))), "components.0.components.0.label"),
    ("button says nothing", classic(row(button(label=None))), "components.0.components.0"),
    ("button style", classic(row(button(style=7))), "components.0.components.0.style"),
    ("no custom_id", classic(row(button(""))), "components.0.components.0.custom_id"),
    ("long custom_id", classic(row(button("x" * 101))), "components.0.components.0.custom_id"),
    ("custom_id twice", classic(row(button("a"), button("a"))), "components"),
    ("custom_id twice, nested", v2(container(row(button("a"))), row(button("a"))), "components"),
    ("id twice", v2(text() | {"id": 7}, text() | {"id": 7}), "components"),
    ("link with custom_id", classic(row(button(style=5, url="https://a.b"))), "components.0.components.0"),
    ("link without url", classic(row(button(style=5, custom_id=None))), "components.0.components.0.url"),
    (
        "link to nowhere",
        classic(row(button(style=5, custom_id=None, url="javascript:1"))),
        "components.0.components.0.url",
    ),
    (
        "long url",
        classic(row(button(style=5, custom_id=None, url="https://" + "x" * 512))),
        "components.0.components.0.url",
    ),
    ("url on a button", classic(row(button(url="https://a.b"))), "components.0.components.0"),
    ("empty emoji", classic(row(button(emoji={"id": None}))), "components.0.components.0.emoji.name"),
    ("no options", classic(row(select(options=[]))), "components.0.components.0.options"),
    (
        "26 options",
        classic(row(select(options=[option(str(n)) for n in range(26)]))),
        "components.0.components.0.options",
    ),
    (
        "option twice",
        classic(row(select(options=[option(), option()]))),
        "components.0.components.0.options.1.value",
    ),
    (
        "option label",
        classic(row(select(options=[option(label="x" * 101)]))),
        "components.0.components.0.options.0.label",
    ),
    (
        "option description",
        classic(row(select(options=[option(description="x" * 101)]))),
        "components.0.components.0.options.0.description",
    ),
    (
        "option value",
        classic(row(select(options=[option("x" * 101)]))),
        "components.0.components.0.options.0.value",
    ),
    ("placeholder", classic(row(select(placeholder="x" * 151))), "components.0.components.0.placeholder"),
    ("min above max", classic(row(select(min_values=2, max_values=1))), "components.0.components.0.min_values"),
    ("max above options", classic(row(select(max_values=2))), "components.0.components.0.max_values"),
    ("max 26", classic(row(select(max_values=26))), "components.0.components.0.max_values"),
    (
        "too many defaults",
        classic(row(select(options=[option(default=True), option("b", default=True)]))),
        "components.0.components.0.options",
    ),
    ("V2 with content", v2(text()) | {"content": "x"}, "content"),
    ("V2 with embeds", v2(text()) | {"embeds": [{"title": "x"}]}, "embeds"),
    ("41 components", v2(*(text(str(n)) for n in range(41))), "components"),
    ("41 components, nested", v2(*(container(text()) for _ in range(20)), text()), "components"),
    ("empty text", v2(text("")), "components.0.content"),
    ("4001 characters", v2(text("x" * 4001)), "components.0.content"),
    ("4001 characters in two texts", v2(text("x" * 2001), container(text("x" * 2000))), "components"),
    ("section without accessory", v2({"type": 9, "components": [text()]}), "components.0.accessory"),
    (
        "section with four texts",
        v2({"type": 9, "components": [text()] * 4, "accessory": button()}),
        "components.0.components",
    ),
    (
        "section with a row",
        v2({"type": 9, "components": [row(button("b"))], "accessory": button()}),
        "components.0.components.0.type",
    ),
    (
        "section with a select",
        v2({"type": 9, "components": [text()], "accessory": select()}),
        "components.0.accessory.type",
    ),
    ("thumbnail alone", v2({"type": 11, **picture()}), "components.0.type"),
    ("container in a container", v2(container(container(text()))), "components.0.components.0.type"),
    ("empty container", v2(container()), "components.0.components"),
    ("colour", v2(container(text(), accent_color=0x1000000)), "components.0.accent_color"),
    ("empty gallery", v2(gallery()), "components.0.items"),
    ("eleven pictures", v2(gallery(*[picture()] * 11)), "components.0.items"),
    ("alt text", v2(gallery(picture(description="x" * 1025))), "components.0.items.0.description"),
    ("empty alt text", v2(gallery(picture(description=""))), "components.0.items.0.description"),
    ("unknown file", v2(gallery(picture("attachment://no.png"))), "components.0.items.0.media.url"),
    ("picture scheme", v2(gallery(picture("file:///etc/passwd"))), "components.0.items.0.media.url"),
    ("long picture url", v2(gallery(picture("https://" + "x" * 2048))), "components.0.items.0.media.url"),
    ("file from elsewhere", v2({"type": 13, "file": {"url": "https://a.b/c"}}), "components.0.file.url"),
    ("separator", v2({"type": 14, "spacing": 3}), "components.0.spacing"),
    ("unknown attachment", {"content": "x", "attachments": [{"id": 0}]}, "attachments.0.id"),
]


def place(errors: Json, path: str) -> bool:
    """Whether the error tree has errors exactly there."""
    node: Any = errors
    for step in path.split("."):
        node = node.get(step, {})
    return "_errors" in node


@pytest.mark.parametrize(("body", "path"), [pytest.param(b, p, id=name) for name, b, p in REFUSED])
async def test_a_bad_message_is_refused_where_it_is_bad(raw: RawPlayground, body: Json, path: str) -> None:
    status, answer = await raw.send(body)
    assert (status, answer["code"]) == (400, 50035)
    assert place(answer["errors"], path), answer["errors"]
    assert [one.code for one in raw.context.violations] == [50035]
    assert not raw.context.world.channels[int(raw.channel)].messages


TAKEN: list[tuple[str, Json]] = [
    ("2000 characters", {"content": "x" * 2000}),
    ("25 buttons", classic(*(row(*(button(f"{r}{n}") for n in range(5))) for r in range(5)))),
    ("40 components", v2(*(text(str(n)) for n in range(40)))),
    ("4000 characters", v2(text("x" * 4000))),
    ("everything", v2(container(text(), row(button()), row(select()), gallery(picture()), {"type": 14}))),
    ("a section", v2({"type": 9, "components": [text()], "accessory": {"type": 11, **picture()}})),
    ("a link", classic(row({"type": 2, "style": 5, "label": "x", "url": "https://a.b"}))),
    ("full embed", {"embeds": [{"title": "x" * 256, "description": "x" * 4096}]}),
]


@pytest.mark.parametrize("body", [pytest.param(body, id=name) for name, body in TAKEN])
async def test_what_is_just_within_the_limits_is_taken(raw: RawPlayground, body: Json) -> None:
    status, answer = await raw.send(body)
    assert status == 200, answer
    assert not raw.context.violations


async def test_too_many_bytes_of_text_break_discord_itself(raw: RawPlayground) -> None:
    fits = (limits.V2_TEXT_BYTES - limits.V2_TEXT_BYTES_EACH) // 3
    assert (await raw.send(v2(text("駱" * fits))))[0] == 200
    assert (await raw.send(v2(text("駱" * (fits + 1)))))[0] == 500
    assert len(raw.context.violations) == 1


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"components": [row(button())]}, v2()])
async def test_an_empty_message_is_refused(raw: RawPlayground, body: Json) -> None:
    status, answer = await raw.send(body)
    assert (status, answer["code"]) == (400, 50006)


async def test_components_get_numbers_and_keep_those_they_have(raw: RawPlayground) -> None:
    _, message = await raw.send(v2(container(text(), row(button() | {"id": 2}))))
    (context,) = message["components"]
    assert [context["id"], context["components"][0]["id"], context["components"][1]["id"]] == [1, 3, 4]
    assert context["components"][1]["components"][0]["id"] == 2
