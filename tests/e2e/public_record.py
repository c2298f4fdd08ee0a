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


PUBLIC_ACTIONS = {  # of buttons on messages that everybody sees
    "accept", "agree", "claim", "decline", "hand", "more", "record", "refuse", "rematch", "replay", "rules", "turning",
    "wait", "withdraw",
}  # fmt: skip
FORGED = "forged"  # the text of messages that tests post in the bot's name
PUBLIC_PICTURES = {"board.png", "challenge.png", "profile.png", "result.png"}


async def private_parts(jaipur: "JaipurPlayground") -> list[str]:
    """What everybody could see although it belongs on private screens: buttons of panels, pictures of hands."""
    found = []
    for thing in await public_things(jaipur):
        if thing.get("content") == FORGED:
            continue
        actions = {custom_id.split("|")[1] for custom_id in values(thing, "custom_id") if custom_id.startswith("j1|")}
        found += sorted(actions - PUBLIC_ACTIONS)
        found += sorted(set(values(thing, "filename")) - PUBLIC_PICTURES)
    return found
