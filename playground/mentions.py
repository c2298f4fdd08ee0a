"""Who is mentioned by a message, as far as its `allowed_mentions` let it."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from playground.limits.components import walk
from playground.limits.layout import TEXT
from playground.models import Json

USER = re.compile(r"<@!?(\d+)>")
EVERYONE = re.compile(r"@(everyone|here)\b")
IN_CHANNELS = ("users", "roles", "everyone")
IN_INTERACTIONS = ("users",)


@dataclass(frozen=True)
class Mentions:
    users: list[int]
    everyone: bool = False


def find(text: str, allowed: Json | None, default: Iterable[str], known: Iterable[int]) -> Mentions:
    """The mentions in the text that count; `known` users exist, `default` applies where nothing is said."""
    parse = set(default) if allowed is None else set(allowed.get("parse") or [])
    listed = {str(one) for one in (allowed or {}).get("users") or []}
    users: list[int] = []
    exist = set(known)
    for found in USER.findall(text):
        counts = "users" in parse or found in listed
        if counts and int(found) in exist and int(found) not in users:
            users.append(int(found))
    return Mentions(users, "everyone" in parse and bool(EVERYONE.search(text)))


def text_of(content: str, components: list[Json]) -> str:
    """All text of a message in which a mention counts: content and text displays, not embeds."""
    texts = [one["content"] for one in walk(components) if one.get("type") == TEXT]
    return "\n".join([content, *texts])
