"""Embeds of a message."""

from typing import Any

from playground.body_check import Form
from playground.limits import values as numbers

PICTURES = (".jpg", ".jpeg", ".png", ".webp", ".gif")


def check_embeds(form: Form, embeds: object, files: set[str]) -> None:
    """Each embed, and that all together are not too long."""
    total = 0
    for index, raw in enumerate(form.items(embeds, 0, numbers.EMBEDS)):
        place = form.at(index)
        total += check_embed(place, place.mapping(raw), files)
    if total > numbers.EMBEDS_TOTAL:
        form.bad("MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {numbers.EMBEDS_TOTAL}")


def check_embed(form: Form, embed: dict[str, Any], files: set[str]) -> int:
    """One embed; gives the number of characters that count."""
    footer, author = embed.get("footer") or {}, embed.get("author") or {}
    texts = [
        (form.at("title"), embed.get("title"), numbers.EMBED_TITLE),
        (form.at("description"), embed.get("description"), numbers.EMBED_DESCRIPTION),
        (form.at("footer", "text"), footer.get("text"), numbers.EMBED_FOOTER),
        (form.at("author", "name"), author.get("name"), numbers.EMBED_AUTHOR),
    ]
    total = 0
    for place, value, most in texts:
        if value is not None and place.text(value, 0, most):
            total += len(value)
    fields = form.at("fields").items(embed.get("fields"), 0, numbers.EMBED_FIELDS)
    for index, raw in enumerate(fields):
        place = form.at("fields", index)
        field = place.mapping(raw)
        if place.at("name").text(field.get("name"), 1, numbers.EMBED_FIELD_NAME):
            total += len(field["name"])
        if place.at("value").text(field.get("value"), 1, numbers.EMBED_FIELD_VALUE):
            total += len(field["value"])
    for key in ("image", "thumbnail"):
        url = str((embed.get(key) or {}).get("url") or "")
        if url.startswith("attachment://"):
            check_embedded_picture(form.at(key, "url"), url.removeprefix("attachment://"), files)
    return total


def check_embedded_picture(form: Form, name: str, files: set[str]) -> None:
    """The picture is a file of this message, in a format that embeds show."""
    if name not in files:
        form.bad("UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", "The attachment was not found")
    elif not name.lower().endswith(PICTURES):
        form.bad("EMBED_IMAGE_FORMAT", "Embeds show jpg, jpeg, png, webp and gif only.")
