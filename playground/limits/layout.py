"""The components that only messages of the second kind (Components V2) have."""

from collections.abc import Collection
from typing import Any

from playground.body_check import BodyCheck
from playground.limits import values as limits
from playground.limits.buttons_and_selects import BUTTON, SELECTS, check_button, check_scheme, check_select

ROW, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 1, 9, 10, 11, 12, 13, 14, 17
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
TOP_LEVEL = (*IN_CONTAINER, CONTAINER)
SCHEMES = ("http", "https", "attachment")


def check_layout(check: BodyCheck, component: dict[str, Any], allowed: Collection[int], files: set[str]) -> None:
    """One component and all below it; `files` are the names that `attachment://` may refer to."""
    kind = component.get("type")
    if not check.at("type").one_of(kind, allowed):
        return
    if kind == ROW:
        check_row(check, component)
    elif kind == SECTION:
        check_section(check, component, files)
    elif kind == TEXT:
        check.at("content").text(component.get("content"), 1, limits.V2_TEXT)
    elif kind == GALLERY:
        items = check.at("items").items(component.get("items"), 1, limits.GALLERY_ITEMS)
        for index, item in enumerate(items):
            place = check.at("items", index)
            check_picture(place, place.mapping(item), files)
    elif kind == FILE:
        check_media(check.at("file"), component.get("file"), files, ("attachment",))
    elif kind == SEPARATOR:
        check.at("spacing").one_of(component.get("spacing", 1), (1, 2))
    elif kind == CONTAINER:
        check_container(check, component, files)


def check_row(check: BodyCheck, row: dict[str, Any]) -> None:
    """One to five buttons, or one select."""
    children = check.at("components").items(row.get("components"), 1, limits.ROW_BUTTONS)
    kinds = [child.get("type") for child in children if isinstance(child, dict)]
    if any(kind in SELECTS for kind in kinds) and len(kinds) > 1:
        check.at("components").add_error(
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width"
        )
    for index, raw in enumerate(children):
        place = check.at("components", index)
        child = place.mapping(raw)
        if not place.at("type").one_of(child.get("type"), (BUTTON, *SELECTS)):
            continue
        if child["type"] == BUTTON:
            check_button(place, child)
        else:
            check_select(place, child)


def check_section(check: BodyCheck, section: dict[str, Any], files: set[str]) -> None:
    """One to three texts beside a button or a thumbnail; the latter is not optional."""
    texts = check.at("components").items(section.get("components"), 1, limits.SECTION_TEXTS)
    for index, raw in enumerate(texts):
        place = check.at("components", index)
        check_layout(place, place.mapping(raw), (TEXT,), files)
    place = check.at("accessory")
    if section.get("accessory") is None:
        place.required()
        return
    accessory = place.mapping(section["accessory"])
    if not place.at("type").one_of(accessory.get("type"), (BUTTON, THUMBNAIL)):
        return
    if accessory["type"] == BUTTON:
        check_button(place, accessory)
    else:
        check_picture(place, accessory, files)


def check_container(check: BodyCheck, container: dict[str, Any], files: set[str]) -> None:
    """Anything of the top level except another container."""
    if container.get("accent_color") is not None:
        check.at("accent_color").whole(container["accent_color"], 0, limits.COLOUR)
    children = check.at("components").items(container.get("components"), 1, limits.V2_COMPONENTS)
    for index, raw in enumerate(children):
        place = check.at("components", index)
        check_layout(place, place.mapping(raw), IN_CONTAINER, files)


def check_picture(check: BodyCheck, item: dict[str, Any], files: set[str]) -> None:
    """A gallery item or thumbnail: its media and its alt text."""
    check_media(check.at("media"), item.get("media"), files, SCHEMES)
    if item.get("description") is not None:
        check.at("description").text(item["description"], 1, limits.ALT_TEXT)


def check_media(check: BodyCheck, media: object, files: set[str], schemes: tuple[str, ...]) -> None:
    """A url that exists: an `attachment://` names a file of this very message."""
    if media is None:
        check.required()
        return
    url = check.mapping(media).get("url")
    if not check.at("url").text(url, 1, limits.MEDIA_URL) or not isinstance(url, str):
        return
    check_scheme(check.at("url"), url, schemes)
    if url.startswith("attachment://") and url.removeprefix("attachment://") not in files:
        check.at("url").add_error(
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", "The referenced attachment was not found"
        )
