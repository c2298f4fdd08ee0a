"""A message as plain text, the way a person reads it from top to bottom."""

import re
from collections.abc import Collection, Iterator
from typing import Any

Json = dict[str, Any]
ROW, BUTTON, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 1, 2, 9, 10, 11, 12, 13, 14, 17
EPHEMERAL, LOADING = 1 << 6, 1 << 7
MENTION = re.compile(r"<@!?(\d+)>")
UNKNOWN = "@unknown-user"
EMOJI = re.compile(r"<a?:(\w+):\d+>")


def components_of(message: Json) -> Iterator[Json]:
    """Every component, nested ones too, in reading order."""
    todo = list(message["components"])
    while todo:
        one = todo.pop(0)
        yield one
        inside = list(one.get("components") or [])
        if one.get("accessory"):
            inside.append(one["accessory"])
        todo = inside + todo


def as_text(message: Json, users: dict[str, Json], strangers: Collection[str] = ()) -> str:
    """All that can be read: content, embeds, components, alt texts, and who may see it."""
    lines: list[str] = []
    if message["flags"] & LOADING:
        lines.append("(thinking...)")
    if message["content"]:
        lines.append(message["content"])
    for embed in message["embeds"]:
        lines += _embed(embed)
    for component in message["components"]:
        lines += _component(component)
    lines += [f"{{{one['filename']}: {one.get('description') or ''}}}" for one in message["attachments"]]
    if message["flags"] & EPHEMERAL:
        lines.append("Only you can see this")
    return _names("\n".join(lines), users, strangers)


def _names(text: str, users: dict[str, Json], strangers: Collection[str]) -> str:
    """Mentions and emojis as a screen shows them."""

    def name(found: re.Match[str]) -> str:
        if found[1] in strangers:
            return UNKNOWN
        user = users.get(found[1])
        return f"@{user['display_name']}" if user else found[0]

    return EMOJI.sub(r":\1:", MENTION.sub(name, text))


def _embed(embed: Json) -> list[str]:
    lines = [embed.get("title"), embed.get("description")]
    for field in embed.get("fields") or []:
        lines += [field["name"], field["value"]]
    lines.append((embed.get("footer") or {}).get("text"))
    return [line for line in lines if line]


def _component(component: Json) -> list[str]:
    kind = component["type"]
    children = component.get("components") or []
    if kind == TEXT:
        return [component["content"]]
    if kind == ROW:
        return [" ".join(_control(one) for one in children)]
    if kind == GALLERY:
        return [f"{{picture: {one.get('description') or ''}}}" for one in component["items"]]
    if kind == FILE:
        return [f"{{file: {str(component['file']['url']).rsplit('/', 1)[-1]}}}"]
    if kind == SEPARATOR:
        return ["---"]
    lines = [line for one in children for line in _component(one)]
    if accessory := component.get("accessory"):
        is_picture = accessory["type"] == THUMBNAIL
        lines.append(f"{{picture: {accessory.get('description') or ''}}}" if is_picture else _control(accessory))
    return lines


def _control(component: Json) -> str:
    """[Button], (disabled button), or <select: its options>."""
    if component["type"] == BUTTON:
        emoji = (component.get("emoji") or {}).get("name")
        label = " ".join(part for part in (emoji, component.get("label")) if part)
        return f"({label})" if component.get("disabled") else f"[{label}]"
    chosen = [f"*{o['label']}" if o.get("default") else o["label"] for o in component.get("options") or []]
    inside = f"{component.get('placeholder') or component['custom_id']}: {' | '.join(chosen)}"
    return f"(select {inside})" if component.get("disabled") else f"<{inside}>"
