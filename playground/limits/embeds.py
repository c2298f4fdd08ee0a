"""Embeds of a message."""

from typing import Any

from playground.body_check import BodyCheck
from playground.limits import values as limits

PICTURES = (".jpg", ".jpeg", ".png", ".webp", ".gif")


def check_embeds(check: BodyCheck, embeds: object, files: set[str]) -> None:
    """Each embed, and that all together are not too long."""
    total = 0
    for index, raw in enumerate(check.items(embeds, 0, limits.EMBEDS)):
        place = check.at(index)
        total += check_embed(place, place.mapping(raw), files)
    if total > limits.EMBEDS_TOTAL:
        check.add_error("MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {limits.EMBEDS_TOTAL}")


def check_embed(check: BodyCheck, embed: dict[str, Any], files: set[str]) -> int:
    """One embed; gives the number of characters that count."""
    footer, author = embed.get("footer") or {}, embed.get("author") or {}
    texts = [
        (check.at("title"), embed.get("title"), limits.EMBED_TITLE),
        (check.at("description"), embed.get("description"), limits.EMBED_DESCRIPTION),
        (check.at("footer", "text"), footer.get("text"), limits.EMBED_FOOTER),
        (check.at("author", "name"), author.get("name"), limits.EMBED_AUTHOR),
    ]
    total = 0
    for place, value, most in texts:
        if value is not None and place.text(value, 0, most):
            total += len(value)
    fields = check.at("fields").items(embed.get("fields"), 0, limits.EMBED_FIELDS)
    for index, raw in enumerate(fields):
        place = check.at("fields", index)
        field = place.mapping(raw)
        if place.at("name").text(field.get("name"), 1, limits.EMBED_FIELD_NAME):
            total += len(field["name"])
        if place.at("value").text(field.get("value"), 1, limits.EMBED_FIELD_VALUE):
            total += len(field["value"])
    for key in ("image", "thumbnail"):
        url = str((embed.get(key) or {}).get("url") or "")
        if url.startswith("attachment://"):
            check_embedded_picture(check.at(key, "url"), url.removeprefix("attachment://"), files)
    return total


def check_embedded_picture(check: BodyCheck, name: str, files: set[str]) -> None:
    """The picture is a file of this message, in a format that embeds show."""
    if name not in files:
        check.add_error("UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", "The attachment was not found")
    elif not name.lower().endswith(PICTURES):
        check.add_error("EMBED_IMAGE_FORMAT", "Embeds show jpg, jpeg, png, webp and gif only.")
