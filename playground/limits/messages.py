"""A message's body: content, flags, embeds, components, allowed mentions, attachments."""

from typing import Any

from playground.body_check import BodyCheck
from playground.limits import values as limits
from playground.limits.components import check_components
from playground.limits.embeds import check_embeds
from playground.models import MessageFlag

NOT_WITH_V2 = ("content", "embeds", "poll", "sticker_ids")
SETTABLE = (
    MessageFlag.SUPPRESS_EMBEDS | MessageFlag.EPHEMERAL | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
)


def check_body(check: BodyCheck, body: dict[str, Any], files: set[str], *, v2: bool) -> None:
    """Everything of a new message or an edit; `files` are the names of its files afterwards."""
    check_content(check.at("content"), body.get("content"))
    if v2:
        for key in NOT_WITH_V2:
            if body.get(key):
                check.at(key).add_error(
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
    if body.get("embeds") is not None:
        check_embeds(check.at("embeds"), body["embeds"], files)
    if body.get("components") is not None:
        check_components(check.at("components"), body["components"], files, v2=v2)
    if body.get("allowed_mentions") is not None:
        check_allowed_mentions(check.at("allowed_mentions"), body["allowed_mentions"])
    if body.get("nonce") is not None:
        check.at("nonce").text(str(body["nonce"]), 1, limits.NONCE)
    check.at("sticker_ids").items(body.get("sticker_ids"), 0, 3)


def check_content(check: BodyCheck, content: object) -> None:
    """Ordinary text, which may be missing or empty."""
    if isinstance(content, str) and len(content) > limits.CONTENT:
        check.add_error("BASE_TYPE_MAX_LENGTH", f"Must be {limits.CONTENT} or fewer in length.")
    elif content is not None and not isinstance(content, str):
        check.add_error("STRING_TYPE_CONVERT", "Could not interpret as string.")


def check_allowed_mentions(check: BodyCheck, allowed: object) -> None:
    """`parse` and the list of the same kind exclude each other."""
    fields = check.mapping(allowed)
    parse = check.at("parse").items(fields.get("parse"), 0, 3)
    for index, kind in enumerate(parse):
        check.at("parse", index).one_of(kind, ("users", "roles", "everyone"))
    for kind in ("users", "roles"):
        ids = check.at(kind).items(fields.get(kind), 0, limits.MENTION_IDS)
        if ids and kind in parse:
            check.add_error(
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f"parse:[{kind!r}] and {kind}: [ids...] are mutually exclusive.",
            )
        for index, one in enumerate(ids):
            if not str(one).isdigit():
                check.at(kind, index).add_error("NUMBER_TYPE_COERCE", f'Value "{one}" is not snowflake.')
