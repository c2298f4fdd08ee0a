"""What the bot has shown to everybody, for the tests that look for leaks."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.e2e.jaipur_playground import JaipurPlayground


async def public_things(jaipur: "JaipurPlayground") -> list[dict[str, Any]]:
    """Every version of every message and thread that everybody may see."""
    return [one["thing"] for one in await jaipur.control.public() if one["seen_by"] is None]


def alt_texts(thing: dict[str, Any]) -> list[str]:
    return [text for text in values(thing, "description") if text]


def values(thing: object, key: str) -> list[Any]:
    """Everything under this key, however deep."""
    if isinstance(thing, list):
        return [found for one in thing for found in values(one, key)]
    if not isinstance(thing, dict):
        return []
    own = [thing[key]] if isinstance(thing.get(key), str) else []
    return own + [found for one in thing.values() for found in values(one, key)]


PUBLIC_ACTIONS = (
    "accept", "agree", "challenge-whom", "claim", "decline", "hand", "learn", "merchants", "more", "record", "refuse",
    "rematch", "replay", "reviews", "rules", "steward", "turning", "wait", "withdraw", "fair-join", "fair-leave",
    "fair-organise", "today", "today-message",
    "fair-show", "share", "share-away",
)  # fmt: skip
PUBLIC_PICTURES = (
    "board",
    "challenge",
    "profile",
    "result",
    "fair-result",
    "bazaar",
    "match",
    *(f"fair-{number}" for number in range(10)),
)
PRIVATE = {  # buttons of panels and pictures of hands: the playground calls them a violation on a public message
    "custom_ids": rf"j1\|(?!({'|'.join(PUBLIC_ACTIONS)})(\||$)).*",
    "files": rf"(?!({'|'.join(PUBLIC_PICTURES)})\.png$).*",
}
