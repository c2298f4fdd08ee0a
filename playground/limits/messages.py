"""A message's body: content, flags, embeds, components, allowed mentions, attachments."""

from typing import Any

from playground.body_check import Form
from playground.limits import values as numbers
from playground.limits.components import check_components
from playground.limits.embeds import check_embeds
from playground.models import MessageFlag

NOT_WITH_V2 = ("content", "embeds", "poll", "sticker_ids")
SETTABLE = (
    MessageFlag.SUPPRESS_EMBEDS | MessageFlag.EPHEMERAL | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
)


def check_body(form: Form, body: dict[str, Any], files: set[str], *, v2: bool) -> None:
    """Everything of a new message or an edit; `files` are the names of its files afterwards."""
    check_content(form.at("content"), body.get("content"))
    if v2:
        for key in NOT_WITH_V2:
            if body.get(key):
                form.at(key).bad(
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
    if body.get("embeds") is not None:
        check_embeds(form.at("embeds"), body["embeds"], files)
    if body.get("components") is not None:
        check_components(form.at("components"), body["components"], files, v2=v2)
    if body.get("allowed_mentions") is not None:
        check_allowed_mentions(form.at("allowed_mentions"), body["allowed_mentions"])
    if body.get("nonce") is not None:
        form.at("nonce").text(str(body["nonce"]), 1, numbers.NONCE)
    form.at("sticker_ids").items(body.get("sticker_ids"), 0, 3)


def check_content(form: Form, content: object) -> None:
    """Ordinary text, which may be missing or empty."""
    if isinstance(content, str) and len(content) > numbers.CONTENT:
        form.bad("BASE_TYPE_MAX_LENGTH", f"Must be {numbers.CONTENT} or fewer in length.")
    elif content is not None and not isinstance(content, str):
        form.bad("STRING_TYPE_CONVERT", "Could not interpret as string.")


def check_allowed_mentions(form: Form, allowed: object) -> None:
    """`parse` and the list of the same kind exclude each other."""
    fields = form.mapping(allowed)
    parse = form.at("parse").items(fields.get("parse"), 0, 3)
    for index, kind in enumerate(parse):
        form.at("parse", index).one_of(kind, ("users", "roles", "everyone"))
    for kind in ("users", "roles"):
        ids = form.at(kind).items(fields.get(kind), 0, numbers.MENTION_IDS)
        if ids and kind in parse:
            form.bad(
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f"parse:[{kind!r}] and {kind}: [ids...] are mutually exclusive.",
            )
        for index, one in enumerate(ids):
            if not str(one).isdigit():
                form.at(kind, index).bad("NUMBER_TYPE_COERCE", f'Value "{one}" is not snowflake.')
